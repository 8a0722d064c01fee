/**
 * Whether this document is the copy that the browser keeps of the library's page (worker/library-worker.ts). The server has
 * rendered it for a visitor and without a query, whoever looks at it now and whatever its address says.
 */
export function isBrowserCopy(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset.copy !== undefined;
}
