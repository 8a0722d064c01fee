/**
 * Whether a change may have been requested by another site: by `Origin`, which browsers send with every form, else `Sec-Fetch-Site`, else
 * `Referer`. A request without any of them is foreign.
 */
export function isForeign(headers: Headers, publicUrl: string): boolean {
  const origin = headers.get("Origin");
  // "null" is always foreign, whatever the other headers are: no page of this site hides its origin.
  if (origin !== null) return origin !== publicUrl;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const referer = headers.get("Referer") ?? "";
  return !URL.canParse(referer) || new URL(referer).origin !== publicUrl;
}
