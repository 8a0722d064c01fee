import { Link } from "react-router";
import { brand } from "../brand.ts";
import { AuthPage } from "../features/account/auth-page.tsx";
import { formHeaders } from "../features/account/form-headers.ts";
import { signIn } from "../features/account/sign-in.server.ts";
import { SignInForm } from "../features/account/sign-in-form.tsx";
import { requireVisitor } from "../session.server.ts";
import type { Route } from "./+types/signin";

export const middleware: Route.MiddlewareFunction[] = [requireVisitor];

export const headers = formHeaders;

export const meta = () => [{ title: `Sign in · ${brand.productName}` }];

export const loader = () => null;

export const action = ({ request, url }: Route.ActionArgs) => signIn(request, url);

export default function SignIn({ actionData }: Route.ComponentProps) {
  return (
    <AuthPage title="Welcome Back" lead={<Link to="/signup">Create an account</Link>}>
      <SignInForm answer={actionData} />
    </AuthPage>
  );
}
