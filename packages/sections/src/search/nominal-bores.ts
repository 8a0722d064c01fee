/**
 * The pipe sizes known by nominal bore (DN, NB), with their outside diameters, both in mm.
 *
 * Source   AS 1074 and AS/NZS 1163; 150 is made in two diameters
 */
const OUTSIDE_DIAMETERS: ReadonlyMap<string, readonly number[]> = new Map([
  ["15", [21.3]],
  ["20", [26.9]],
  ["25", [33.7]],
  ["32", [42.4]],
  ["40", [48.3]],
  ["50", [60.3]],
  ["65", [76.1]],
  ["80", [88.9]],
  ["100", [114.3]],
  ["125", [139.7]],
  ["150", [165.1, 168.3]],
  ["200", [219.1]],
  ["250", [273.1]],
  ["300", [323.9]],
  ["350", [355.6]],
  ["400", [406.4]],
  ["450", [457]],
  ["500", [508]],
  ["600", [610]],
]);

/** The outside diameters of a nominal bore as typed; an incomplete number matches all that start with it. */
export function diametersOfBore(typed: string): readonly number[] {
  const known = OUTSIDE_DIAMETERS.get(typed);
  if (known) return known;
  return [...OUTSIDE_DIAMETERS].filter(([bore]) => bore.startsWith(typed)).flatMap(([, ods]) => ods);
}
