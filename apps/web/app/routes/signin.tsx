import { Link, useLocation } from "react-router";
import { brand } from "../brand.ts";
import { AuthPage } from "../features/account/auth-page.tsx";
import { formHeaders } from "../features/account/form-headers.ts";
import { orUnreachable, stayIfUnreachable } from "../features/account/reachable.ts";
import { signIn } from "../features/account/sign-in.server.ts";
import { SignInForm } from "../features/account/sign-in-form.tsx";
import { requireVisitor } from "../session.server.ts";
import type { FormResult } from "../ui/form-result.ts";
import type { Route } from "./+types/signin";

export const middleware: Route.MiddlewareFunction[] = [requireVisitor];

export const headers = formHeaders;

export const meta = () => [{ title: `Sign in · ${brand.productName}` }];

/** What the link of a verification e-mail came to. */
function verification(query: URLSearchParams): FormResult | undefined {
  if (!query.has("verified")) return undefined;
  return query.has("error")
    ? { error: "This link has been used or is too old. Sign up again to get a new one." }
    : { success: "Your email address is verified. You can sign in now." };
}

export const loader = ({ url }: Route.LoaderArgs) => ({ verified: verification(url.searchParams) });

export const action = ({ request, url }: Route.ActionArgs) => signIn(request, url);

export const shouldRevalidate = stayIfUnreachable;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orUnreachable("Failed to sign in: ", serverAction);

export default function SignIn({ actionData, loaderData: { verified } }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <AuthPage title="Welcome Back" lead={<Link to={{ pathname: "/signup", search }}>Create an account</Link>}>
      <SignInForm answer={actionData ?? verified} />
    </AuthPage>
  );
}
