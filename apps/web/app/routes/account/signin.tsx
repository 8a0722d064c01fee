import { Link, useLocation } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { AuthPage } from "../../features/account/auth-page.tsx";
import { formHeaders } from "../../features/account/form-headers.ts";
import { signIn } from "../../features/account/sign-in.server.ts";
import { SignInForm } from "../../features/account/sign-in-form.tsx";
import { verification } from "../../features/account/verification.server.ts";
import { libraryPanel } from "../../features/section-library/data-pages/library-panel.server.ts";
import { type PreviewOffer, previewOffer } from "../../features/section-library/page/preview-offer.server.ts";
import { NO_COOKIE, nextPath } from "../../next-path.ts";
import { requireVisitor } from "../../session.server.ts";
import type { FormResult } from "../../ui/form/form-result.ts";
import { failedTo, stayIfUnreachable, withNetworkError } from "../../ui/loading/reachable.ts";
import { NOT_LISTED } from "../../ui/page/not-listed.ts";
import type { Route } from "./+types/signin";

export const middleware: Route.MiddlewareFunction[] = [requireVisitor];

export const headers = formHeaders;

export const meta = () => [{ title: `Sign in · ${brand.productName}` }, NOT_LISTED];

const COOKIE_NOT_KEPT: FormResult = {
  error:
    "You are not signed in: your browser has not kept the cookie. Allow cookies for this site, then sign in.",
};

export const loader = async ({ url }: Route.LoaderArgs) => ({
  verified: (await verification(url)) ?? (url.searchParams.has(NO_COOKIE) ? COOKIE_NOT_KEPT : undefined),
  preview: previewOffer(nextPath(url.searchParams.get("next"))),
  panel: libraryPanel(),
});

export const action = ({ request, url }: Route.ActionArgs) => signIn(request, url);

export const shouldRevalidate = stayIfUnreachable;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  withNetworkError(failedTo("sign in"), serverAction);

/** The next step for a visitor who followed a link to the library. */
function OpenPreview({ names, to }: PreviewOffer) {
  return (
    <p className="mb-6 border-blue border-l-4 bg-blue-wash px-3 py-2 text-16">
      No account?{" "}
      <Link to={to}>View {names.length === 0 ? "this page" : names.join(", ")} in the preview</Link> of the
      Section Library.
    </p>
  );
}

export default function SignIn({
  actionData,
  loaderData: { verified, preview, panel },
}: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <AuthPage
      title="Welcome Back"
      lead={<Link to={{ pathname: "/signup", search }}>Create an account</Link>}
      panel={panel}
    >
      {preview ? <OpenPreview {...preview} /> : null}
      <SignInForm answer={actionData ?? verified} />
    </AuthPage>
  );
}
