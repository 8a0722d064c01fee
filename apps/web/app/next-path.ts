/** The page after sign-in. */
export const HOME_OF_ACCOUNT = "/dashboard";

/** In the query of the sign-in page: the browser has not kept the cookie of the session. */
export const NO_COOKIE = "no-cookie";

/** The sign-in page that returns to the requested page. */
export function signInPath({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  return `/signin?next=${encodeURIComponent(pathname + search)}`;
}

/** Addresses that are not pages: a browser must not land there after signing in. */
const NO_PAGE = /^\/(api|signout)\b|\.(data|json)$/i;

/**
 * The path to go to after signing in. Only a path of this product is accepted: `//host`, `/\\host`, a scheme, control characters
 * and anything that resolves to another origin fall back to the dashboard.
 */
export function nextPath(given: string | null | undefined): string {
  if (!given?.startsWith("/")) return HOME_OF_ACCOUNT;
  const own = "http://own.invalid";
  if (!URL.canParse(given, own)) return HOME_OF_ACCOUNT;
  const url = new URL(given, own);
  if (url.origin !== own || /^\/(signin|signup)\/?$/.test(url.pathname)) return HOME_OF_ACCOUNT;
  // The parser resolves dots, so that only now it shows whether the path begins like the address of another host.
  if (/^\/[/\\]/.test(url.pathname) || NO_PAGE.test(url.pathname)) return HOME_OF_ACCOUNT;
  return url.pathname + url.search + url.hash;
}
