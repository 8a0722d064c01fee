import { Link, useLocation } from "react-router";
import { brand } from "../brand.ts";
import { AuthPage } from "../features/account/auth-page.tsx";
import { formHeaders } from "../features/account/form-headers.ts";
import { signIn } from "../features/account/sign-in.server.ts";
import { SignInForm } from "../features/account/sign-in-form.tsx";
import { verification } from "../features/account/verification.server.ts";
import { requireVisitor } from "../session.server.ts";
import { NOT_LISTED } from "../ui/not-listed.ts";
import { failedTo, stayIfUnreachable, withNetworkError } from "../ui/reachable.ts";
import type { Route } from "./+types/signin";

export const middleware: Route.MiddlewareFunction[] = [requireVisitor];

export const headers = formHeaders;

export const meta = () => [{ title: `Sign in · ${brand.productName}` }, NOT_LISTED];

export const loader = async ({ url }: Route.LoaderArgs) => ({ verified: await verification(url) });

export const action = ({ request, url }: Route.ActionArgs) => signIn(request, url);

export const shouldRevalidate = stayIfUnreachable;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  withNetworkError(failedTo("sign in"), serverAction);

export default function SignIn({ actionData, loaderData: { verified } }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <AuthPage title="Welcome Back" lead={<Link to={{ pathname: "/signup", search }}>Create an account</Link>}>
      <SignInForm answer={actionData ?? verified} />
    </AuthPage>
  );
}
