/** The ten UB and UC that are imported: outside the local rolling range, with dimensions rounded to 1 mm. */
const IMPORTED = /^(760UB|690UB|310UC(283|240|198)$)/;

/** Whether a size is imported and may be superseded. */
export function isImported(designation: string): boolean {
  return IMPORTED.test(designation);
}
