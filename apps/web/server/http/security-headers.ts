import type { MiddlewareHandler } from "hono";

/** The headers of every response. Files of the build get only these, without those for pages. */
export function fileHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    ...(publicUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=63072000; includeSubDomains" }
      : {}),
  };
}

/** The headers of every page. The Content-Security-Policy depends on a page's scripts and is set where pages are rendered. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    ...fileHeaders(publicUrl),
    // A page may be stricter: the URL of a password reset contains its token.
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
  };
}

/** The Cache-Control of a response of the application: its own, unless it has none or a shared cache could give its cookie to another user. */
export function cacheControlOf(headers: Headers): string {
  const own = headers.get("Cache-Control") ?? "no-store";
  return headers.has("Set-Cookie") && !/\b(private|no-store)\b/i.test(own) ? "no-store" : own;
}

/** Adds the headers that a response of the application does not set itself. */
export function setHeaders(publicUrl: string): MiddlewareHandler {
  const headers = Object.entries(securityHeaders(publicUrl));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
    c.header("Cache-Control", cacheControlOf(c.res.headers));
  };
}
