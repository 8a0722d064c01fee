import type { SteelSection } from "@kingpost/as4100";

/** Root radius of a section that has one, mm. */
export function rootRadius({ plates }: SteelSection): number {
  const dimensions = plates?.dimensions;
  return dimensions && "r1" in dimensions ? dimensions.r1 : 0;
}

interface Notches {
  readonly topNotch: number;
  readonly bottomNotch: number;
}

/** The flat part of the web at the end of a beam, from the underside of the beam. Units mm. */
export function flatWeb(
  section: SteelSection,
  { topNotch, bottomNotch }: Notches,
): { readonly bottom: number; readonly top: number } {
  const flange = section.tf + rootRadius(section);
  return {
    bottom: bottomNotch > 0 ? bottomNotch : flange,
    top: section.d - (topNotch > 0 ? topNotch : flange),
  };
}

interface BoltColumn {
  readonly rows: number;
  readonly pitch: number;
  readonly edgeV: number;
}

/** Length of a plate with a column of bolts, mm. */
export const plateDepth = ({ rows, pitch, edgeV }: BoltColumn): number => (rows - 1) * pitch + 2 * edgeV;

/** Fewest and most rows of bolts of the usual layout. */
const ROWS = { least: 2, most: 12 } as const;

/** Most rows of bolts that fit in the flat part of the web; 1 at least. */
export function rowsThatFit(
  section: SteelSection,
  notches: Notches,
  { pitch, edgeV }: Pick<BoltColumn, "pitch" | "edgeV">,
): number {
  const { bottom, top } = flatWeb(section, notches);
  return Math.min(Math.max(Math.floor((top - bottom - 2 * edgeV) / pitch) + 1, 1), ROWS.most);
}

/** Rows of bolts of the usual layout: one less than fit, so that the plate is deeper than half of the beam and clear of its fillets. */
export function usualRows(
  section: SteelSection,
  notches: Notches,
  spacing: Pick<BoltColumn, "pitch" | "edgeV">,
): number {
  const most = rowsThatFit(section, notches, spacing);
  const isNotched = notches.topNotch > 0 || notches.bottomNotch > 0;
  return Math.max(isNotched ? most : most - 1, ROWS.least);
}
