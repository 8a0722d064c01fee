import type { MiddlewareHandler } from "hono";

/** Headers that every answer carries. The Content-Security-Policy needs a page's nonce and is set where pages render. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const https = publicUrl.startsWith("https:");
  return async (c, next) => {
    await next();
    c.header("X-Content-Type-Options", "nosniff");
    // A page may ask for more: the address of a password reset carries its token.
    if (!c.res.headers.has("Referrer-Policy")) c.header("Referrer-Policy", "strict-origin-when-cross-origin");
    c.header("X-Frame-Options", "DENY");
    c.header("Cross-Origin-Opener-Policy", "same-origin");
    c.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    if (https) c.header("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  };
}
