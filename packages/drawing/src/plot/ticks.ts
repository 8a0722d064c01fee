/** Below this share of its numbers, the steps of an axis are lost in rounding. */
export const LEAST_SPAN = 1e-9;

/** Steps of 1, 2 or 5 times a power of ten, about `wanted` of them in the span: `step(3)` is three steps. */
export function roundStep(span: number, wanted: number): (count: number) => number {
  const rough = span / Math.max(1, wanted);
  const power = Math.floor(Math.log10(rough));
  const lead = rough / 10 ** power;
  const digit = lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10;
  // In decimal text, so that three steps of 0.1 are 0.3.
  return (count) => Number(`${count * digit}e${power}`);
}

/**
 * Round numbers along an axis: steps of 1, 2 or 5 times a power of ten, from the first at or above `from` to the last at
 * or below `to`.
 *
 * Shape    about `wanted` numbers, never more than twice as many
 */
export function roundTicks(from: number, to: number, wanted: number): readonly number[] {
  const span = to - from;
  if (!(span > LEAST_SPAN * Math.max(Math.abs(from), Math.abs(to))) || !Number.isFinite(span)) return [from];
  const at = roundStep(span, wanted);
  const ticks: number[] = [];
  for (let step = Math.ceil(from / at(1) - 1e-9); at(step) <= to + at(1) * 1e-9; step += 1)
    ticks.push(at(step));
  return ticks;
}
