import type { MiddlewareHandler } from "hono";

/** The headers of every response. */
function commonHeaders(publicUrl: string): Readonly<Record<string, string>> {
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
    ...commonHeaders(publicUrl),
    // A page may be stricter: the URL of a password reset contains its token.
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
  };
}

/** Adds the headers that a response does not set itself. Files of the build get only the common ones, without those for pages. */
export function setSecurityHeaders(publicUrl: string): MiddlewareHandler {
  const pageHeaders = Object.entries(securityHeaders(publicUrl));
  const fileHeaders = Object.entries(commonHeaders(publicUrl));
  return async (c, next) => {
    await next();
    const isFile = c.req.path.startsWith("/assets/") && c.res.status === 200;
    for (const [name, value] of isFile ? fileHeaders : pageHeaders)
      if (!c.res.headers.has(name)) c.header(name, value);
  };
}
