/**
 * The policy of every page: only this product's own files, and of the scripts in the page only those that carry the response's
 * nonce or, in a page that many get, have one of the hashes (`scripts`: sources as they stand in the policy).
 * `style-src` allows inline styles because React writes `style` attributes; no script can be smuggled in that way.
 */
export function contentSecurityPolicy(scripts: readonly string[], tokenSyncUrl: string | undefined): string {
  // The development server injects its own modules over a socket.
  const own = import.meta.env.DEV ? "'self' ws:" : "'self'";
  // The one address outside that a page may send to, when the firm has configured it.
  const connect = tokenSyncUrl ? `${own} ${new URL(tokenSyncUrl).origin}` : own;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
