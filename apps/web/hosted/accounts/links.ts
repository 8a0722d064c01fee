/**
 * The service's links open `/account/link` with a mode, a code and the address to continue at, which is one of ours and carries our own
 * signed value.
 */

/** The pages that a link may continue at. */
const PAGES: Readonly<Record<string, string>> = { resetPassword: "/reset-password", verifyEmail: "/signin" };

/** Where a reset email's link continues; `state` is our signed value. */
export function resetPage(publicUrl: string, state: string): string {
  return `${publicUrl}/reset-password?state=${state}`;
}

/** The token of our reset page: the service's code, and our state. */
const resetTokenOf = (code: string, state: string) => `${code}~${state}`;

/** The parts of a reset token; undefined if it is none. */
export function partsOfResetToken(
  token: string,
): { readonly code: string; readonly state: string } | undefined {
  const [, code, state] = /^([\w-]{1,200})~([\w.-]{1,200})$/.exec(token) ?? [];
  return code === undefined || state === undefined ? undefined : { code, state };
}

/** The page of ours that a link of the service opens: its path and query; undefined if it is no such link. */
export function pageOfLink(publicUrl: string, link: URL): string | undefined {
  const { mode = "", oobCode = "", continueUrl = "" } = Object.fromEntries(link.searchParams);
  const page = PAGES[mode];
  if (page === undefined || !URL.canParse(continueUrl)) return undefined;
  const target = new URL(continueUrl);
  if (target.origin !== publicUrl || target.pathname !== page) return undefined;
  if (mode === "verifyEmail") return target.pathname + target.search;
  const token = resetTokenOf(oobCode, target.searchParams.get("state") ?? "");
  return partsOfResetToken(token) && `${page}?token=${encodeURIComponent(token)}`;
}
