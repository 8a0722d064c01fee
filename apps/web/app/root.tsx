import { useEffect } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import headingFont from "../.fonts/heading.woff2?url";
import textFont from "../.fonts/text.woff2?url";
import { formatShortDay } from "../shared/dates.ts";
import { REJECTED_FORM_HEADER } from "../shared/rejected-form-header.ts";
import type { Route } from "./+types/root";
import { usePageDelivery } from "./delivery/page-delivery.ts";
import { useSharedSession } from "./features/account/use-shared-session.ts";
import { useTokenSync } from "./features/account/use-token-sync.ts";
import { MessagePage, messageTitle } from "./features/marketing/message-page.tsx";
import { catalogueCounts } from "./features/section-library/data-pages/catalogue-counts.server.ts";
import { services } from "./services.server.ts";
import { provideSession, sessionOf } from "./session.server.ts";
import "./styles/app.css";
import { isOnlyQuery } from "./ui/address/only-query.ts";
import { WrongAddress } from "./ui/address/wrong-address.tsx";
import { isUnreachable } from "./ui/form/form-result.ts";
import { LostModule, troubleOfPage } from "./ui/loading/reachable.ts";
import { RequestReference } from "./ui/loading/request-reference.tsx";
import { useLostModule } from "./ui/loading/use-lost-module.ts";
import { MAIN_ID } from "./ui/page/main.tsx";
import { SkipLink } from "./ui/page/skip-link.tsx";
import { usePageFocus } from "./ui/page/use-page-focus.ts";

export const links: Route.LinksFunction = () =>
  [textFont, headingFont].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous",
  }));

/** A form from another origin: the page is not rendered, and the error page is shown instead. */
const showRefusedForm: Route.MiddlewareFunction = async ({ request }, next) => {
  if (!request.headers.has(REJECTED_FORM_HEADER)) return next();
  const { settings } = await services();
  throw data(settings.PUBLIC_URL, { status: 403 });
};

export const middleware: Route.MiddlewareFunction[] = [showRefusedForm, provideSession];

export async function loader({ context }: Route.LoaderArgs) {
  const { account, isUnchecked } = await sessionOf(context);
  const { settings } = await services();
  return {
    account: account && { uid: account.uid, email: account.email },
    /** The session could not be read: the account is unknown, not absent. */
    isUnchecked,
    tokenSyncUrl: settings.TOKEN_SYNC_URL ?? null,
    publicUrl: settings.PUBLIC_URL,
    /** For title blocks. From the server, because a page may hydrate on a later day than it was rendered. */
    today: formatShortDay(new Date()),
    catalogue: catalogueCounts(),
  };
}

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  if (isUnreachable(change.actionResult)) return false;
  return isOnlyQuery(change) ? false : change.defaultShouldRevalidate;
}

/** The canonical URL of a page, whatever its query, host or case; undefined for an unknown page. */
function Canonical() {
  const { pathname } = useLocation();
  const publicUrl = useRouteLoaderData<typeof loader>("root")?.publicUrl;
  const isMessage = useMatches().some(({ id }) => id === "routes/not-found");
  const error = useRouteError();
  if (!publicUrl || isMessage || error) return null;
  const path = pathname === "/" ? "/" : pathname.replace(/\/$/, "").toLowerCase();
  return <link rel="canonical" href={publicUrl + path} />;
}

export function Layout({ children }: { readonly children: React.ReactNode }) {
  const { nonce, publicPageScript, isForReadingOnly = false } = usePageDelivery();
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Style sheets need no nonce; an empty one keeps the router from writing one that the browser hides. */}
        <Links nonce="" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1723" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Canonical />
        {publicPageScript ? <script async type="module" src={publicPageScript} /> : null}
      </head>
      <body>
        <SkipLink />
        {children}
        {isForReadingOnly ? null : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { account, tokenSyncUrl, publicUrl } = loaderData;
  useSharedSession(loaderData);
  useTokenSync(tokenSyncUrl, account?.uid);
  usePageFocus();
  const lost = useLostModule();
  // Marks the page as interactive: for tests, and for styles that depend on it.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  if (lost !== undefined) throw new LostModule(lost);
  return (
    <>
      <Outlet />
      <WrongAddress publicUrl={publicUrl} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // The error page stays if a page that it links to does not load either.
  const lost = useLostModule();
  const { title, words } = useMessageOf(lost === undefined ? error : new LostModule(lost));
  // A user who had scrolled down in the previous page would not see it.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <title>{messageTitle(title)}</title>
      <MessagePage title={title}>{words}</MessagePage>
    </>
  );
}

function useMessageOf(error: unknown): { readonly title: string; readonly words: React.ReactNode } {
  const { pathname, search } = useLocation();
  const trouble = troubleOfPage(error);
  if (trouble) {
    return {
      title: trouble.reason,
      words: (
        <>
          {trouble.advice}{" "}
          <a href={error instanceof LostModule ? error.address : pathname + search}>Reload the page</a>
          {error instanceof LostModule ? (
            <>
              {" "}
              or <a href={pathname + search}>go back</a>
            </>
          ) : null}
          .
        </>
      ),
    };
  }
  if (error instanceof DOMException) {
    return {
      title: "This page could not be shown",
      words:
        "Another program has changed the page. If your browser translates it, or an extension changes it, turn that off for this page, then reload it.",
    };
  }
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      title: "Page not found",
      words: "Check the address. The page may have moved.",
    };
  }
  if (isRouteErrorResponse(error) && error.status === 403 && typeof error.data === "string") {
    const page = error.data + pathname + search;
    return {
      title: "Form not accepted",
      words: (
        <>
          We only accept forms sent from our own address, and this one came from another. Nothing was changed.
          Open the page at <a href={page}>{page}</a> and send the form from there. Your browser{"\u2019"}s
          Back button returns to what you typed.
        </>
      ),
    };
  }
  if (isRouteErrorResponse(error) && error.status < 500) {
    return {
      title: "Method not allowed",
      words: "This page does not accept this type of request. Nothing was changed.",
    };
  }
  if (isRouteErrorResponse(error) && error.status === 503) {
    return {
      title: "Temporarily unavailable",
      words: (
        <>
          The server is busy or the database is not responding. Nothing was changed. Reload the page in 15
          seconds. If you sent a form, your browser{"\u2019"}s Back button returns to what you typed; enter
          passwords again.
          <RequestReference />
        </>
      ),
    };
  }
  return {
    title: "Something went wrong on our side",
    words: (
      <>
        The error has been logged. Reload the page. If it happens again, try again in a few minutes.
        <RequestReference />
      </>
    ),
  };
}
