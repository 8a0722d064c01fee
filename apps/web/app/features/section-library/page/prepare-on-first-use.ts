import type { Catalogue } from "@kingpost/sections";
import { loadRecords } from "../../../ui/catalogue/catalogue-store.ts";
import { whileIdle } from "../../../ui/loading/while-idle.ts";
import { findEntries } from "../filter/found/found.ts";
import { INITIAL_STATE } from "../view-state/library-state.ts";
import { TYPING_REST_MS } from "../view-state/use-library-state.ts";
import { SectionDetail } from "../view-state/views.ts";
import { NothingFound } from "./nothing-found-slot.ts";

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
  let stopRecords: (() => void) | undefined;
  const stopSearches = warmSearch(catalogue);
  const rest = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(begin, TYPING_REST_MS);
  };
  const begin = () => {
    window.clearTimeout(timer);
    for (const sign of POINTS) document.removeEventListener(sign, begin);
    for (const sign of KEYS) document.removeEventListener(sign, rest);
    void SectionDetail.preload();
    void NothingFound.preload();
    // If it fails, the view that needs it asks again and shows the failure.
    loadRecords().then(
      () => {
        if (!stopped.signal.aborted) stopRecords = makeRecords(catalogue);
      },
      () => undefined,
    );
  };
  for (const sign of POINTS)
    document.addEventListener(sign, begin, { passive: true, signal: stopped.signal });
  for (const sign of KEYS) document.addEventListener(sign, rest, { passive: true, signal: stopped.signal });
  return () => {
    window.clearTimeout(timer);
    stopped.abort();
    stopSearches();
    stopRecords?.();
  };
}

/** Searches of each kind: the beginning of a size, of a family, a condition. */
const SEARCHES = ["3", "36", "360 ub", "c", "ix>2", "1", "150x"];

/**
 * Searches while the browser is idle, one text at a time: the first searches of a page take several times as long as later ones, because
 * their code is not compiled yet.
 */
function warmSearch(catalogue: Catalogue): () => void {
  let at = 0;
  return whileIdle(() => {
    findEntries(catalogue, { ...INITIAL_STATE, text: SEARCHES[at] ?? "" });
    at += 1;
    return at < SEARCHES.length;
  });
}

/** Yields to any other work. Without idle callbacks the first filter creates the records. */
function makeRecords(catalogue: Catalogue): () => void {
  let at = 0;
  return whileIdle(() => {
    const end = performance.now() + SLICE_MS;
    while (at < catalogue.entries.length && performance.now() < end) {
      catalogue.record(catalogue.entries[at]?.id ?? "");
      at += 1;
    }
    return at < catalogue.entries.length;
  });
}
