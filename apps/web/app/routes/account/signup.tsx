import { Link, useLocation } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { AuthPage } from "../../features/account/auth-page.tsx";
import { formHeaders } from "../../features/account/form-headers.ts";
import { signUp } from "../../features/account/sign-up.server.ts";
import { SignUpForm } from "../../features/account/sign-up-form.tsx";
import { libraryPanel } from "../../features/section-library/data-pages/library-panel.server.ts";
import { requireVisitor } from "../../session.server.ts";
import { failedTo, stayIfUnreachable, withNetworkError } from "../../ui/loading/reachable.ts";
import { NOT_LISTED } from "../../ui/page/not-listed.ts";
import type { Route } from "./+types/signup";

export const middleware: Route.MiddlewareFunction[] = [requireVisitor];

export const headers = formHeaders;

export const meta = () => [{ title: `Sign up · ${brand.productName}` }, NOT_LISTED];

export const loader = () => ({ panel: libraryPanel() });

export const action = ({ request, url }: Route.ActionArgs) => signUp(request, url);

export const shouldRevalidate = stayIfUnreachable;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  withNetworkError(failedTo("create an account"), serverAction);

export default function SignUp({ actionData, loaderData: { panel } }: Route.ComponentProps) {
  const { search } = useLocation();
  const lead = (
    <>
      Already have an account? <Link to={{ pathname: "/signin", search }}>Sign in</Link>
    </>
  );
  return (
    <AuthPage title="Sign Up" lead={lead} panel={panel}>
      <SignUpForm answer={actionData} />
    </AuthPage>
  );
}
