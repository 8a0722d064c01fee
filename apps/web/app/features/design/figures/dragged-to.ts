/** Steps of a drag, mm. */
const STEP = 10;

/** Where a part is after a drag by some drawing units: a whole number of steps within the drawn length. Units: mm. */
export function draggedTo(
  value: number,
  by: number,
  { left, right, length }: { readonly left: number; readonly right: number; readonly length: number },
): number {
  const moved = value + (by * length) / (right - left);
  return Math.max(0, Math.min(length, STEP * Math.round(moved / STEP)));
}
