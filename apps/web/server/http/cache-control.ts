/** The Cache-Control of a response of the application: its own, unless it has none or a shared cache could give its cookie to another user. */
export function cacheControlOf(headers: Headers): string {
  const own = headers.get("Cache-Control") ?? "no-store";
  return headers.has("Set-Cookie") && !/\b(private|no-store)\b/i.test(own) ? "no-store" : own;
}
