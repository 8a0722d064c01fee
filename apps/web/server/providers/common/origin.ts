/**
 * Whether a change may have been requested by another site. Browsers send `Origin` with every form and every POST; a request without it
 * is accepted only without a cookie, so that it cannot use a session.
 */
export function isForeign(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  // "null" is always foreign, whatever the other headers are: no page of this site hides its origin.
  if (origin !== null) return origin !== publicUrl;
  const referer = request.headers.get("referer");
  if (referer !== null) return !URL.canParse(referer) || new URL(referer).origin !== publicUrl;
  return request.headers.has("cookie") || (site !== null && site !== "same-origin" && site !== "none");
}
