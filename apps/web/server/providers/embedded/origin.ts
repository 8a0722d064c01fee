/**
 * Whether a request that would change something may have been sent by a page of another site. Browsers put `Origin` on every
 * form and every POST; a request without it passes only when it carries no cookie, so that it can borrow nobody's session.
 */
export function isForeign(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  // "null" is nobody, whatever else the browser says: no page of ours hides its origin.
  if (origin !== null) return origin !== publicUrl;
  const referer = request.headers.get("referer");
  if (referer !== null) return !URL.canParse(referer) || new URL(referer).origin !== publicUrl;
  return request.headers.has("cookie") || (site !== null && site !== "same-origin" && site !== "none");
}
