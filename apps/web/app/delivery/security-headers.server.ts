/**
 * The Content-Security-Policy of every page: only this product's own files, and only scripts with the response's nonce or, on shared
 * pages, with one of the hashes (`scripts`: sources in the policy's syntax). `style-src` allows inline styles because React
 * writes `style` attributes; they cannot run scripts.
 */
export function contentSecurityPolicy(scripts: readonly string[], tokenSyncUrl: string | undefined): string {
  // The development server injects its modules over a WebSocket.
  const own = import.meta.env.DEV ? "'self' ws:" : "'self'";
  // The only external address that a page may send to, if configured.
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
