import {
  type PileCap,
  type PileGroup,
  type PilePlace,
  pileGroup,
  type StandardLayout,
  standardLayout,
  type TieArrangement,
  toleranceRuns,
} from "@kingpost/as3600";
import type { PileCapInputs } from "../fields.ts";

/** The piles as drawn. */
export const drawnPiles = ({ layout, spacing, piles }: PileCapInputs): readonly PilePlace[] =>
  layout === "custom"
    ? piles.map(({ x, y }) => ({ x, y }))
    : standardLayout(Number(layout) as StandardLayout, spacing);

/** Piles that are nearer to a line than this part of their size are in that line. */
export const LINE = 0.25;

/** The plan of the cap: the edge beyond the piles as drawn. */
export function outlineOf(
  { pileSize, overhang }: PileCapInputs,
  piles: readonly PilePlace[],
): PileCap["outline"] {
  const reach = pileSize / 2 + overhang;
  return {
    left: Math.min(...piles.map(({ x }) => x)) - reach,
    right: Math.max(...piles.map(({ x }) => x)) + reach,
    bottom: Math.min(...piles.map(({ y }) => y)) - reach,
    top: Math.max(...piles.map(({ y }) => y)) + reach,
  };
}

/** The piles as drawn, in one line or not. */
export const drawnGroup = (inputs: PileCapInputs): PileGroup =>
  pileGroup(drawnPiles(inputs), LINE * inputs.pileSize);

/** Three piles that are not in one line have bars from pile to pile. */
export function arrangementOf({ arrangement }: PileCapInputs, { piles, line }: PileGroup): TieArrangement {
  if (arrangement === "mat") return "mat";
  return piles.length === 3 && !line ? "sides" : "bands";
}

export const greatestMove = (piles: readonly PilePlace[], built: readonly PilePlace[]): number =>
  Math.max(
    0,
    ...piles.map(({ x, y }, index) => Math.hypot((built[index]?.x ?? x) - x, (built[index]?.y ?? y) - y)),
  );

export function groupsOf(
  inputs: PileCapInputs,
  piles: readonly PilePlace[],
  drawn: PileGroup,
): readonly PileGroup[] {
  const { line } = drawn;
  if (inputs.places === "as-built") return [pileGroup(inputs.asBuilt, LINE * inputs.pileSize)];
  const runs = toleranceRuns(piles, inputs.tolerance);
  if (!line) return runs.map((places) => pileGroup(places));
  // A line of piles is moved along itself: what is across it goes to what holds the line.
  return runs.map((places) => {
    const along = places.map((place, index) => {
      const pile = piles[index] ?? place;
      const by = (place.x - pile.x) * line.x + (place.y - pile.y) * line.y;
      return { x: pile.x + by * line.x, y: pile.y + by * line.y };
    });
    return pileGroup(along, LINE * inputs.pileSize);
  });
}
