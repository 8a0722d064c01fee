import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { AuthPage } from "../../features/account/auth-page.tsx";
import { resetPassword } from "../../features/account/reset.server.ts";
import { RequestResetForm, ResetEnd, SetPasswordForm } from "../../features/account/reset-forms.tsx";
import { libraryPanel } from "../../features/section-library/data-pages/library-panel.server.ts";
import { services } from "../../services.server.ts";
import { failedTo, stayIfUnreachable, withNetworkError } from "../../ui/loading/reachable.ts";
import { NOT_LISTED } from "../../ui/page/not-listed.ts";
import type { Route } from "./+types/reset-password";

export const meta = () => [{ title: `Reset password · ${brand.productName}` }, NOT_LISTED];

/** The address may carry a token: it must not reach another site in a Referer. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers(actionHeaders);
  // Not "no-referrer": a browser would then hide the origin of this page's forms too, and the server would reject them.
  headers.set("Referrer-Policy", "same-origin");
  return headers;
};

export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  const panel = libraryPanel();
  if (!token) return { token: null, usable: false, panel };
  const { accounts } = await services();
  return { token, usable: await accounts.isResetTokenValid(token), panel };
}

export const action = ({ request }: Route.ActionArgs) => resetPassword(request);

const USED_UP = "This link has been used or has expired. Request a new one below.";

export const shouldRevalidate = stayIfUnreachable;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  withNetworkError(failedTo("reset password"), serverAction);

export default function ResetPassword({
  loaderData: { token, usable, panel },
  actionData,
}: Route.ComponentProps) {
  if (actionData?.form === "done") {
    return (
      <AuthPage title="Reset Password" isUnderBar panel={panel}>
        <ResetEnd answer={actionData} />
      </AuthPage>
    );
  }
  if (token && usable) {
    return (
      <AuthPage
        title="Reset Password"
        isUnderBar
        panel={panel}
        lead="Choose a new password. You will be signed out on all devices."
      >
        <SetPasswordForm answer={actionData} token={token} />
      </AuthPage>
    );
  }
  const lead = token ? USED_UP : "We'll email you a one-time link, valid for one hour.";
  return (
    <AuthPage title="Reset Password" lead={lead} isUnderBar panel={panel}>
      <RequestResetForm answer={actionData} />
      <p className="mt-6 text-14">
        New here? <Link to="/signup">Create an account</Link>
      </p>
    </AuthPage>
  );
}
