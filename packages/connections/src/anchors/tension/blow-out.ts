import type { Recorder } from "@kingpost/calc";
import {
  type Anchorage,
  type AnchorPosition,
  edgeDistanceTo,
  nearestTo,
  SIDES,
  type Side,
  type TensionAnchor,
} from "../anchor.ts";
import { CAST_IN } from "../capacity-factors.ts";
import { eccentricity, gapsOf } from "../clusters.ts";
import {
  BLOW_OUT,
  BLOW_OUT_AREA,
  BLOW_OUT_ECCENTRICITY,
  BLOW_OUT_EDGE,
  BLOW_OUT_GROUP,
  DESIGN_BLOW_OUT,
  SINGLE_BLOW_OUT,
  SINGLE_BLOW_OUT_AREA,
} from "./blow-out-formulas.ts";
import { CONCRETE_FACTOR } from "./cone-formulas.ts";
import { headArea } from "./pull-out.ts";

/** k_5 in cracked and in uncracked concrete. Source EN 1992-4:2018 7.2.1.8. */
const K5 = { cracked: 8.7, uncracked: 12.2 } as const;
/** Edge distance up to which heads blow out, in embedments. Source EN 1992-4:2018 7.2.1.8. */
const NEAR_EDGE = 0.5;
/** Anchors are one row where their edge distances differ by less, mm. */
const ROW = 1e-6;

/** The anchors nearest to a side, and the axis along it. */
export function rowNearest<Of extends { readonly x: number; readonly y: number }>(
  { edges }: Pick<Anchorage["concrete"], "edges">,
  side: Side,
  anchors: readonly Of[],
): { readonly row: readonly Of[]; readonly along: "x" | "y"; readonly c1: number } {
  const c1 = nearestTo(edges, side, anchors);
  return {
    row: anchors.filter((one) => edgeDistanceTo(edges, side, one) - c1 < ROW),
    along: side === "left" || side === "right" ? "y" : "x",
    c1,
  };
}

/** The parts of a row whose anchors are further apart than `reach` along it. Units mm. */
export function partsOfRow<Of extends AnchorPosition>(
  row: readonly Of[],
  along: "x" | "y",
  reach: number,
): readonly (readonly Of[])[] {
  const parts: Of[][] = [];
  for (const anchor of row.toSorted((a, b) => a[along] - b[along])) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part && before && anchor[along] - before[along] <= reach) part.push(anchor);
    else parts.push([anchor]);
  }
  return parts;
}

/** The distances from the ends of a row along a side to the corners. Units mm. */
export function cornersOf(
  { edges }: Pick<Anchorage["concrete"], "edges">,
  along: "x" | "y",
  row: readonly { readonly x: number; readonly y: number }[],
): readonly [number, number] {
  return along === "x"
    ? [nearestTo(edges, "left", row), nearestTo(edges, "right", row)]
    : [nearestTo(edges, "bottom", row), nearestTo(edges, "top", row)];
}

/** The sides towards which heads in tension may blow out. */
export function blowOutSides(
  { concrete, fastener, embedment }: Anchorage,
  anchors: readonly TensionAnchor[],
): readonly Side[] {
  if (fastener.by !== "headed" || anchors.length === 0) return [];
  return SIDES.filter((side) => nearestTo(concrete.edges, side, anchors) < NEAR_EDGE * embedment);
}

/** The anchors in tension from each row on that is near enough to a side to blow out, the nearest row first. */
export function blowOutRows(
  anchorage: Anchorage,
  side: Side,
  anchors: readonly TensionAnchor[],
): readonly (readonly TensionAnchor[])[] {
  if (!blowOutSides(anchorage, anchors).includes(side)) return [];
  const { row } = rowNearest(anchorage.concrete, side, anchors);
  const behind = anchors.filter((one) => !row.includes(one));
  return [anchors, ...blowOutRows(anchorage, side, behind)];
}

/** The parts of a row that blow out the side apart from each other: 4 c_1, as wide as the body of one head. */
export function blowOutParts(
  { concrete }: Pick<Anchorage, "concrete">,
  side: Side,
  anchors: readonly TensionAnchor[],
): readonly (readonly TensionAnchor[])[] {
  const { row, along, c1 } = rowNearest(concrete, side, anchors);
  return partsOfRow(row, along, 4 * c1);
}

/**
 * Design blow-out capacity of the row of heads nearest to a side, with the tension of that row.
 *
 *   N = k5 c1 sqrt(Ah) sqrt(f'c) (Ac,Nb / (4 c1)^2) psi_s psi_g psi_ec
 *
 * Shape    the largest spacing of the row for psi_g; below the head as far as the far side of the concrete
 * Units    N, mm, MPa
 * Source   EN 1992-4:2018 7.2.1.8
 * Checked  validation/published.test.ts (derived rows), src/anchors/tension/tension.test.ts
 */
export function blowOutOf(
  { concrete, fastener, steel, embedment }: Anchorage,
  side: Side,
  anchors: readonly TensionAnchor[],
): { readonly demand: number; readonly capacity: (record: Recorder) => number } {
  const { row, along, c1 } = rowNearest(concrete, side, anchors);
  return {
    demand: row.reduce((sum, { n }) => sum + n, 0),
    capacity: (record) => {
      if (fastener.by !== "headed") return 0;
      const area = headArea(fastener.head, steel.diameter, record);
      const k5 = concrete.isCracked ? K5.cracked : K5.uncracked;
      const single = record.formula(SINGLE_BLOW_OUT, { k5, c1, area, fc: concrete.fc });
      const of = record.formula(SINGLE_BLOW_OUT_AREA, { c1 });
      const gaps = gapsOf(row.map((one) => one[along]));
      const [from, to] = cornersOf(concrete, along, row);
      const total = record.formula(BLOW_OUT_AREA, {
        row: gaps.reduce((sum, gap) => sum + Math.min(gap, 4 * c1), 0),
        from,
        to,
        c1,
        below: Math.max(concrete.depth - embedment, 0),
      });
      const edge = record.formula(BLOW_OUT_EDGE, { c2: Math.min(from, to), c1 });
      const group = record.formula(BLOW_OUT_GROUP, { count: row.length, s2: Math.max(...gaps, 0), c1 });
      const eccentric = record.formula(BLOW_OUT_ECCENTRICITY, { e: eccentricity(row, along), c1 });
      const n = record.formula(BLOW_OUT, { single, area: total, of, edge, group, eccentric });
      const phi = record.formula(CONCRETE_FACTOR, { installation: CAST_IN });
      return record.formula(DESIGN_BLOW_OUT, { phi, n });
    },
  };
}
