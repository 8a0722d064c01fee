import { memo, Suspense, useEffect, useState } from "react";
import { isBrowserCopy } from "../../../ui/loading/browser-copy.ts";
import { lazyOrNothing } from "../../../ui/loading/on-demand.tsx";

const OfflineNote = lazyOrNothing(async () => (await import("./offline-note.tsx")).OfflineNote);

/** Delay after loading, so that caching does not slow down the page. Milliseconds. */
const REST_MS = 1500;

function whenAtRest(act: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(act, REST_MS);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    window.clearTimeout(timer);
  };
}

/** The place for the offline note and the note of a newer version. */
export const OfflineSlot = memo(function OfflineSlot({ version }: { readonly version: string }) {
  const [shown, show] = useState(false);
  useEffect(() => {
    if (isBrowserCopy() || !navigator.onLine) show(true);
    else return whenAtRest(() => show(true));
  }, []);
  return shown ? (
    <Suspense>
      <OfflineNote version={version} />
    </Suspense>
  ) : null;
});
