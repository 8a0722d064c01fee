import type { MiddlewareHandler } from "hono";

/** Headers that every answer carries. The Content-Security-Policy knows a page's scripts and is set where pages render. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    // A page may ask for more: the address of a password reset carries its token.
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    ...(publicUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=63072000; includeSubDomains" }
      : {}),
  };
}

/** Sets them on what does not say otherwise itself. */
export function setSecurityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = Object.entries(securityHeaders(publicUrl));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
  };
}
