/** Design shear capacities that the web-to-flange weld governs, by the identifier of the section record, N. */
const PUBLISHED: ReadonlyMap<string, number> = new Map([
  ["500WC440_350", 3010e3],
  ["400WC361_350", 2690e3],
]);

/**
 * The published design shear capacity of a welded column whose web-to-flange weld is weaker than its web, or undefined.
 *
 * Units    out N
 * Source   design capacity tables of WC in Grade 400: 3010 and 2690 kN, where the web alone gives 3110 and 2720 kN. The weld size
 *          is not published, so the capacity cannot be calculated
 * Checked  packages/as4100/validation/published.test.ts
 */
export function publishedWeldLimit(id: string): number | undefined {
  return PUBLISHED.get(id);
}
