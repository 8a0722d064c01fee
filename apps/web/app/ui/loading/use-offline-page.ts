import { useEffect } from "react";

/** Installs the page that this browser shows at an address while the server cannot be reached (worker/account-worker.ts). */
export function useOfflinePage(address: "/dashboard" | "/settings"): void {
  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    // Without it, for example in a private window, the browser shows its own error page.
    navigator.serviceWorker
      .register("/account-sw.js", { scope: address, updateViaCache: "none" })
      .catch(() => undefined);
  }, [address]);
}
