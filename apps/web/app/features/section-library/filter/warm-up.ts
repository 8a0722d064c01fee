import type { Catalogue } from "@kingpost/sections";

/** Milliseconds that a slice leaves to the browser before its time is over. */
const LEFT_OVER = 2;

/**
 * Creates every record while the browser is idle, before the first filter, table or chart needs them. Yields
 * to any other work; returns a function that stops it.
 */
export function warmUp(catalogue: Catalogue): () => void {
  // Safari has no idle callback: there the first filter creates the records.
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
