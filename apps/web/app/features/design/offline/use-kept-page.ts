import { useEffect } from "react";
import { keptAddresses, markLinks } from "../../../ui/loading/kept-links.ts";

/** Delay until the page has come to rest, so that the download delays nothing. */
const REST_MS = 2500;

/**
 * Keeps a page in the browser (worker/design-worker.ts), so that it opens without a connection, and the way back to it from the dashboard, to which its
 * header leads and which does not (worker/account-worker.ts).
 */
export function useKeptPage(path: string): void {
  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator) || !navigator.onLine) return;
    const timer = window.setTimeout(() => {
      for (const [worker, scope] of [
        ["/design-sw.js", path],
        ["/account-sw.js", "/dashboard"],
      ] as const) {
        // Without a service worker, for example in a private window, the page needs a connection.
        navigator.serviceWorker.register(worker, { scope, updateViaCache: "none" }).catch(() => undefined);
      }
    }, REST_MS);
    return () => window.clearTimeout(timer);
  }, [path]);
  useEffect(markWhileOffline, []);
}

/** Links to pages that this browser has not kept are marked while it is offline. Returns what ends it. */
function markWhileOffline(): () => void {
  let unmark: (() => void) | undefined;
  const update = async () => {
    const addresses = navigator.onLine ? undefined : await keptAddresses();
    unmark?.();
    unmark = addresses && markLinks(".design-page", addresses);
  };
  void update();
  for (const change of ["online", "offline"]) window.addEventListener(change, update);
  return () => {
    unmark?.();
    for (const change of ["online", "offline"]) window.removeEventListener(change, update);
  };
}
