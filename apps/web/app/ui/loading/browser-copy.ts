/**
 * Whether this document is the cached copy of the library's page (worker/library-worker.ts), which was rendered for an anonymous
 * visitor without a query, whatever the session and the address are now.
 */
export function isBrowserCopy(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset.copy !== undefined;
}
