import { brand } from "../../../shared/brand.ts";
import { UNLISTED_SHEETS } from "../../../shared/site-pages.ts";
import { formHeaders } from "../../features/account/form-headers.ts";
import { DeleteAccount, MyData } from "../../features/account/settings/account-end.tsx";
import { FirmForm } from "../../features/account/settings/firm-form.tsx";
import { PasswordForm } from "../../features/account/settings/password-form.tsx";
import { ProfileForm } from "../../features/account/settings/profile-form.tsx";
import { Sessions } from "../../features/account/settings/sessions.tsx";
import { changeSettings, loadSettings } from "../../features/account/settings/settings.server.ts";
import { AccountPage } from "../../features/marketing/account-page.tsx";
import { signedInAccount } from "../../session.server.ts";
import { failedTo, stayIfUnreachable, withNetworkError } from "../../ui/loading/reachable.ts";
import { useOfflinePage } from "../../ui/loading/use-offline-page.ts";
import type { Route } from "./+types/settings";

export const headers = formHeaders;

export const meta = () => [{ title: `Settings · ${brand.productName}` }];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadSettings(request, signedInAccount(context));

export const action = ({ request, context }: Route.ActionArgs) =>
  changeSettings(request, signedInAccount(context));

export const shouldRevalidate = stayIfUnreachable;

/** What each form does, and the name under which its result is shown. */
const FORMS: ReadonlyMap<unknown, readonly [does: string, form: string]> = new Map([
  ["profile", ["save the profile", "profile"]],
  ["password", ["change the password", "password"]],
  ["session", ["end the session", "sessions"]],
  ["sessions", ["end the sessions", "sessions"]],
  ["delete", ["delete the account", "delete"]],
]);

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = await request.clone().formData();
  const [does, form] = FORMS.get(sent.get("form")) ?? ["do this"];
  return withNetworkError(failedTo(does), serverAction, form);
}

const ABOVE = [{ label: "Dashboard", to: "/dashboard" }];

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { email, profile, isProfileReadable, sessions, isSessionListed } = loaderData;
  useOfflinePage("/settings");
  return (
    <AccountPage title="Settings" sheet={UNLISTED_SHEETS.settings} above={ABOVE}>
      <div className="max-w-[40rem] space-y-12">
        <header>
          <h1 className="text-32">Settings</h1>
          <p className="mt-2 text-16 text-steel">Signed in as {email}</p>
        </header>
        <ProfileForm profile={profile} isReadable={isProfileReadable} answer={actionData} />
        <FirmForm />
        <PasswordForm email={email} answer={actionData} />
        <Sessions sessions={sessions} isListed={isSessionListed} answer={actionData} />
        <MyData isSessionListed={isSessionListed} />
        <DeleteAccount email={email} answer={actionData} />
      </div>
    </AccountPage>
  );
}
