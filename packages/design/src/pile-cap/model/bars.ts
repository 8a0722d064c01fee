import {
  areaOfBar,
  confiningDistance,
  type MatLine,
  type PileCap,
  type PilePlace,
  type TieArrangement,
  type TieBand,
  type TieSteel,
} from "@kingpost/as3600";
import type { PileCapInputs } from "../fields.ts";
import { type BottomBars, barPositions } from "./bar-positions.ts";
import { LINE } from "./layout.ts";

/** `N24` is 24 mm. */
export const diameterOf = (size: string): number => Number(size.slice(1));

/** The depths of the bars along x, the lower layer, and along y; those of a triangle cross in a third layer. */
export function effectiveDepths(
  { depth, embedment, cover, sizeX, sizeY }: PileCapInputs,
  arrangement: TieArrangement,
) {
  const [dx, dy] = [diameterOf(sizeX), diameterOf(sizeY)];
  const low = depth - embedment - cover;
  if (arrangement === "sides") return { x: low - 2.5 * dx, y: low - 2.5 * dx, isCrossed: true };
  return { x: low - dx / 2, y: low - dx - dy / 2, isCrossed: false };
}

export function bottomBars(
  inputs: PileCapInputs,
  piles: readonly PilePlace[],
  bands: readonly TieBand[],
  arrangement: TieArrangement,
  outline: PileCap["outline"],
): Readonly<Record<"x" | "y", BottomBars>> {
  const depths = effectiveDepths(inputs, arrangement);
  const bars = (along: "x" | "y"): BottomBars => {
    const isSide = arrangement === "sides";
    const db = diameterOf(along === "x" || isSide ? inputs.sizeX : inputs.sizeY);
    const count = along === "x" || isSide ? inputs.countX : inputs.countY;
    const d = depths[along];
    const [low, high] = along === "x" ? [outline.bottom, outline.top] : [outline.left, outline.right];
    const inside = { low: low + inputs.sideCover, high: high - inputs.sideCover };
    const across = along === "x" ? "y" : "x";
    const centres = bands
      .filter(({ direction }) => direction === along)
      .map((band) => piles[band.piles[0] ?? 0]?.[across] ?? 0);
    const lines =
      arrangement === "bands" && centres.length > 0
        ? centres.map((at) => ({ at, width: bandWidth(at, centres, inputs.pileSize + d, inside) }))
        : [
            isSide
              ? { at: 0, width: inputs.pileSize }
              : { at: (low + high) / 2, width: inside.high - inside.low },
          ];
    const narrowest = Math.min(...lines.map(({ width }) => width));
    return { db, count, lines, d, gap: (narrowest - count * db) / (count - 1) };
  };
  return { x: bars("x"), y: bars("y") };
}

/** The width of a band: of the pile and half of the depth on each side, to its neighbours and within the cover. */
function bandWidth(
  at: number,
  centres: readonly number[],
  most: number,
  inside: { readonly low: number; readonly high: number },
): number {
  const gaps = centres.filter((other) => other !== at).map((other) => Math.abs(other - at));
  return Math.min(most, ...gaps, 2 * (at - inside.low), 2 * (inside.high - at));
}

export function tieSteel(
  inputs: PileCapInputs,
  piles: readonly PilePlace[],
  bars: Readonly<Record<"x" | "y", BottomBars>>,
  arrangement: TieArrangement,
): PileCap["steel"] {
  const steel = (along: "x" | "y"): TieSteel => {
    const { db, count, gap, d, lines } = bars[along];
    const counted = arrangement === "mat" ? countOver(piles, along, bars[along], inputs.pileSize + d) : count;
    const cover = inputs.ends === "cog" ? inputs.sideCover : Math.min(inputs.cover, inputs.sideCover);
    return {
      area: counted * areaOfBar(db),
      db,
      cd: lines.length > 0 ? Math.max(1, confiningDistance({ cover, clearSpacing: gap })) : cover,
    };
  };
  const [x, y] = [steel("x"), steel("y")];
  return { x, y, side: x };
}

/**
 * Piles beside each other on one side of the column, whose struts the same bars of a mat tie: bars are of the nearest such line within
 * its reach. The bars of one side tie those of the other.
 */
export function matLines(
  inputs: PileCapInputs,
  piles: readonly PilePlace[],
  bars: Readonly<Record<"x" | "y", BottomBars>>,
): readonly MatLine[] {
  const { offsetX, offsetY, columnShape, columnX, columnY } = inputs;
  const column = { x: offsetX, y: offsetY };
  const side = { x: columnX, y: columnShape === "circular" ? columnX : columnY };
  return (["x", "y"] as const).flatMap((along) => {
    const across = along === "x" ? "y" : "x";
    const { d, db } = bars[along];
    const reach = (inputs.pileSize + d) / 2;
    const placeOf = (pile: number) => piles[pile]?.[across] ?? 0;
    // The strut of a pile below the column may thrust to either side, with the nodes or the piles moved.
    const isOn = (pile: number, sign: 1 | -1) =>
      sign * ((piles[pile]?.[along] ?? 0) - column[along]) >= -side[along] / 2;
    return ([1, -1] as const).flatMap((sign) => {
      const lines: number[][] = [];
      const order = piles.map((_, pile) => pile).filter((pile) => isOn(pile, sign));
      for (const pile of order.toSorted((a, b) => placeOf(a) - placeOf(b))) {
        const line = lines.at(-1);
        const last = line?.at(-1);
        if (line && last !== undefined && placeOf(pile) - placeOf(last) <= LINE * inputs.pileSize)
          line.push(pile);
        else lines.push([pile]);
      }
      const away = (line: readonly number[], at: number) => Math.abs(placeOf(line[0] ?? 0) - at);
      const counts = new Map<readonly number[], number>();
      for (const at of barPositions(bars[along], 0)) {
        const nearest = Math.min(...lines.map((line) => away(line, at)));
        if (nearest > reach) continue;
        // A bar in the middle between lines is shared.
        const sharing = lines.filter((line) => away(line, at) <= nearest + EVEN);
        for (const line of sharing) counts.set(line, (counts.get(line) ?? 0) + 1 / sharing.length);
      }
      return lines.map((line) => ({
        band: { direction: along, piles: line, others: [] },
        area: (counts.get(line) ?? 0) * areaOfBar(db),
      }));
    });
  });
}

/** Distances of a bar to lines that differ by rounding, mm. */
const EVEN = 1e-6;

/** Bars of a mat that are over the width of a pile and half of the depth on each side of it. */
function countOver(
  piles: readonly PilePlace[],
  along: "x" | "y",
  { count, lines, db }: BottomBars,
  width: number,
): number {
  const [line] = lines;
  if (!line) return 0;
  const across = along === "x" ? "y" : "x";
  const [first, step] = [line.at - line.width / 2 + db / 2, (line.width - db) / (count - 1)];
  return Array.from({ length: count }, (_, index) => first + index * step).filter((at) =>
    piles.some((pile) => Math.abs(pile[across] - at) <= width / 2),
  ).length;
}
