import { Form, useNavigation } from "react-router";
import type { SessionSummary } from "../../../../shared/account-types.ts";
import { formatDateTime } from "../../../../shared/dates.ts";
import { FormMessage } from "../../../ui/form/form-message.tsx";
import type { FormResult } from "../../../ui/form/form-result.ts";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { SettingsSection } from "./settings-section.tsx";

interface Props {
  /** Null when they cannot be read now. */
  readonly sessions: readonly SessionSummary[] | null;
  /** Whether the account service knows the single sessions. */
  readonly isListed: boolean;
  readonly answer: FormResult | undefined;
}

export function Sessions({ sessions, isListed, answer }: Props) {
  const busy = useNavigation().state !== "idle";
  const result = !busy && answer?.form === "sessions" ? answer : undefined;
  return (
    <SettingsSection id="sessions" title="Active sessions">
      <FormMessage result={result} />
      {isListed ? null : (
        <p className="text-14">
          End every session but this one, for example if you have signed in on a device that is lost or
          shared.
        </p>
      )}
      {sessions ? null : (
        <p className="text-14">Your sessions are temporarily unavailable. Reload the page in a minute.</p>
      )}
      <ul className="divide-y divide-hairline">
        {sessions?.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="font-medium text-16">
                {session.device}
                {session.current ? " (this device)" : ""}
              </p>
              <p className="text-14 text-steel">
                Last seen <time dateTime={session.lastSeenAt}>{formatDateTime(session.lastSeenAt)}</time>
                {session.address === null ? "" : ` · Signed in from ${session.address}`}
              </p>
            </div>
            {session.current ? null : (
              <Form method="post">
                <input type="hidden" name="form" value="session" />
                <input type="hidden" name="session" value={session.id} />
                <SubmitButton busy={busy} kind="plain">
                  End<span className="sr-only"> the session on {session.device}</span>
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {!isListed || (sessions?.length ?? 0) > 1 ? (
        <Form method="post">
          <input type="hidden" name="form" value="sessions" />
          <SubmitButton busy={busy} kind="plain">
            End all other sessions
          </SubmitButton>
        </Form>
      ) : null}
    </SettingsSection>
  );
}
