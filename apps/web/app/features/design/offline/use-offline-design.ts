import type { RunnableModule } from "@kingpost/design";
import { useEffect, useRef } from "react";
import { isBrowserCopy } from "../../../ui/browser-copy.ts";
import { type OpenedLink, openLink } from "../state/open-link.ts";
import { offlineDesign } from "./offline-design.ts";

/** After the page has come to rest: the download delays nothing. */
const REST_MS = 2500;

/** Keeps the page in the browser (worker/design-worker.ts), and opens the design of the address in a kept copy, which has none. */
export function useOfflineDesign(module: RunnableModule, onOpen: (opened: OpenedLink) => void): void {
  const open = useRef(onOpen);
  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator) || !navigator.onLine) return;
    const timer = window.setTimeout(() => {
      const options: RegistrationOptions = { scope: `/design/${module.kind}`, updateViaCache: "none" };
      // Without it, for example in a private window, the page needs a connection.
      navigator.serviceWorker.register("/design-sw.js", options).catch(() => undefined);
    }, REST_MS);
    return () => window.clearTimeout(timer);
  }, [module]);
  useEffect(() => {
    if (!isBrowserCopy()) return;
    const { href } = window.location;
    openLink(module, href).then((linked) => open.current(offlineDesign(linked, href)));
  }, [module]);
}
