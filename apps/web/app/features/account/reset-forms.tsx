import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { EmailField } from "../../ui/form/email-field.tsx";
import { FormMessage, SUCCESS_MESSAGE } from "../../ui/form/form-message.tsx";
import type { FormResult } from "../../ui/form/form-result.ts";
import { NewPasswordFields } from "../../ui/form/new-password-fields.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useFormResult } from "../../ui/form/use-form-result.ts";
import { requestResetSchema, setPasswordSchema } from "./schema.ts";

interface Props {
  readonly answer: FormResult | undefined;
}

function BackToSignIn() {
  return (
    <Link
      to="/signin"
      className="inline-flex min-h-11 items-center rounded-sm border border-rule px-5 text-16 text-ink no-underline hover:border-ink"
    >
      Back to Sign In
    </Link>
  );
}

/** Asks for the email with the link. */
export function RequestResetForm({ answer }: Props) {
  const { result, busy, formProps } = useFormResult(requestResetSchema, answer);
  return (
    <Form method="post" className="space-y-4" {...formProps}>
      <FormMessage result={result} />
      <EmailField defaultValue={answer?.values?.email} error={result?.fields?.email} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>Reset Password</SubmitButton>
        <BackToSignIn />
      </div>
    </Form>
  );
}

/** Sets the new password; opened by the link of the email. */
export function SetPasswordForm({ answer, token }: Props & { readonly token: string }) {
  const { result, busy, formProps } = useFormResult(setPasswordSchema, answer);
  return (
    <Form method="post" className="space-y-4" {...formProps}>
      <FormMessage result={result} />
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields labels={["New Password", "Confirm Password"]} errors={result?.fields} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>Set New Password</SubmitButton>
        <BackToSignIn />
      </div>
    </Form>
  );
}

/** The message after a form has succeeded or failed. */
export function ResetEnd({ answer }: Props) {
  const end = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => end.current?.querySelector<HTMLElement>(SUCCESS_MESSAGE)?.focus(), []);
  return (
    <div ref={end} className="space-y-4">
      <FormMessage result={answer} />
      <BackToSignIn />
    </div>
  );
}
