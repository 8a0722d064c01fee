import { useEffect } from "react";

/** After the page has come to rest: the download delays nothing. */
const REST_MS = 2500;

/** Keeps a page in the browser (worker/design-worker.ts), so that it opens without a connection. */
export function useKeptPage(path: string): void {
  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator) || !navigator.onLine) return;
    const timer = window.setTimeout(() => {
      const options: RegistrationOptions = { scope: path, updateViaCache: "none" };
      // Without it, for example in a private window, the page needs a connection.
      navigator.serviceWorker.register("/design-sw.js", options).catch(() => undefined);
    }, REST_MS);
    return () => window.clearTimeout(timer);
  }, [path]);
}
