/**
 * Calls a step again and again while the browser is idle, until it returns false; returns a function that stops it. Safari has no idle
 * callback: there it does nothing.
 */
export function whileIdle(step: () => boolean): () => void {
  if (typeof window.requestIdleCallback !== "function") return () => {};
  const run = () => {
    if (step()) due = window.requestIdleCallback(run);
  };
  let due = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(due);
}
