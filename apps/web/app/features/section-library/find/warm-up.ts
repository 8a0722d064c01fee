import type { Catalogue } from "@kingpost/sections/catalogue";

/** Milliseconds that a slice leaves to the browser before its time is over. */
const LEFT_OVER = 2;

/**
 * Makes every record while the browser has nothing else to do, so that the first filter, table or chart finds them made. Yields
 * to any other work; returns a function that stops it.
 */
export function warmUp(catalogue: Catalogue): () => void {
  // Safari has no idle time to give away: there the first filter makes the records.
  if (typeof window.requestIdleCallback !== "function") return () => undefined;
  let at = 0;
  let next = 0;
  const slice = (deadline: IdleDeadline) => {
    while (at < catalogue.entries.length && deadline.timeRemaining() > LEFT_OVER) {
      catalogue.record(catalogue.entries[at]?.id ?? "");
      at += 1;
    }
    if (at < catalogue.entries.length) next = window.requestIdleCallback(slice);
  };
  next = window.requestIdleCallback(slice);
  return () => window.cancelIdleCallback(next);
}
