/** Calls through at most once in so many milliseconds. */
export function atMostEvery<Args extends readonly unknown[]>(
  ms: number,
  call: (...args: Args) => void,
): (...args: Args) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (...args) => {
    const now = performance.now();
    if (now - last < ms) return;
    last = now;
    call(...args);
  };
}
