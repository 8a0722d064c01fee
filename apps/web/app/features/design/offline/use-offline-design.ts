import type { RunnableModule } from "@kingpost/design";
import { useEffect, useRef } from "react";
import { isBrowserCopy } from "../../../ui/loading/browser-copy.ts";
import { type OpenedLink, openLink } from "../state/open-link.ts";
import { offlineDesign } from "./offline-design.ts";
import { useKeptPage } from "./use-kept-page.ts";

/** Keeps the page in the browser. A kept copy was rendered without a design: there it opens the design of the address. */
export function useOfflineDesign(module: RunnableModule, onOpen: (opened: OpenedLink) => void): void {
  const open = useRef(onOpen);
  useKeptPage(`/design/${module.kind}`);
  useEffect(() => {
    if (!isBrowserCopy()) return;
    const { href } = window.location;
    openLink(module, href).then((linked) => open.current(offlineDesign(linked, href)));
  }, [module]);
}
