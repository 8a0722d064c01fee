import type { MiddlewareHandler } from "hono";

/** What every answer carries, whatever it is. */
function ofEveryAnswer(publicUrl: string): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    ...(publicUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=63072000; includeSubDomains" }
      : {}),
  };
}

/** Headers that every page carries. The Content-Security-Policy knows a page's scripts and is set where pages render. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    ...ofEveryAnswer(publicUrl),
    // A page may ask for more: the address of a password reset carries its token.
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
  };
}

/** Sets them on what does not say otherwise itself. A file of the build is no page: it goes without what only pages heed. */
export function setSecurityHeaders(publicUrl: string): MiddlewareHandler {
  const ofPages = Object.entries(securityHeaders(publicUrl));
  const ofFiles = Object.entries(ofEveryAnswer(publicUrl));
  return async (c, next) => {
    await next();
    const isFile = c.req.path.startsWith("/assets/") && c.res.status === 200;
    for (const [name, value] of isFile ? ofFiles : ofPages)
      if (!c.res.headers.has(name)) c.header(name, value);
  };
}
