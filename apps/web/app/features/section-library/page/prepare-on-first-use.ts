import type { Catalogue } from "@kingpost/sections";
import { loadRecords } from "../../../ui/catalogue/catalogue-store.ts";
import { TYPING_REST_MS } from "../view-state/use-library-state.ts";
import { SectionDetail } from "../view-state/views.ts";

/** The longest that a slice of the preparation holds up the browser, in milliseconds. */
const SLICE_MS = 4;

/** The first signs that the page is used, not only read. */
const POINTS = ["pointermove", "pointerdown"] as const;
const KEYS = ["keydown", "focusin"] as const;

/**
 * Fetches what a section on view needs as soon as the page is first used, before a section can be chosen, and then creates
 * the records while the browser is idle, before the first filter, table or chart needs them. Where keys are the first use it begins when
 * they rest: a file that is compiled between the first keys would delay their paint. Returns a function that stops it.
 */
export function prepareOnFirstUse(catalogue: Catalogue): () => void {
  const stopped = new AbortController();
  let timer: number | undefined;
  const rest = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(begin, TYPING_REST_MS);
  };
  const begin = () => {
    window.clearTimeout(timer);
    for (const sign of POINTS) document.removeEventListener(sign, begin);
    for (const sign of KEYS) document.removeEventListener(sign, rest);
    void SectionDetail.preload();
    // If it fails, the view that needs it asks again and shows the failure.
    loadRecords().then(
      () => makeRecords(catalogue, stopped.signal),
      () => undefined,
    );
  };
  for (const sign of POINTS)
    document.addEventListener(sign, begin, { passive: true, signal: stopped.signal });
  for (const sign of KEYS) document.addEventListener(sign, rest, { passive: true, signal: stopped.signal });
  return () => {
    window.clearTimeout(timer);
    stopped.abort();
  };
}

/** Yields to any other work. */
function makeRecords(catalogue: Catalogue, stopped: AbortSignal): void {
  // Safari has no idle callback: there the first filter creates the records.
  if (typeof window.requestIdleCallback !== "function") return;
  let at = 0;
  const slice = () => {
    const end = performance.now() + SLICE_MS;
    while (at < catalogue.entries.length && performance.now() < end) {
      catalogue.record(catalogue.entries[at]?.id ?? "");
      at += 1;
    }
    if (at < catalogue.entries.length && !stopped.aborted) window.requestIdleCallback(slice);
  };
  window.requestIdleCallback(slice);
}
