import type { Capacity, NotCovered, Recorder } from "@kingpost/calc";
import { type Anchorage, type AnchorPosition, SIDES, type Side } from "../anchor.ts";
import { CAST_IN } from "../capacity-factors.ts";
import { gapsOf } from "../clusters.ts";
import { cornersOf, partsOfRow, rowNearest } from "../tension/blow-out.ts";
import { CONCRETE_FACTOR } from "../tension/cone-formulas.ts";
import {
  DESIGN_EDGE,
  DIAMETER_EXPONENT,
  EDGE,
  EDGE_AREA,
  EDGE_CORNER,
  EDGE_DEPTH,
  EDGE_DIRECTION,
  EDGE_ECCENTRICITY,
  EDGE_REINFORCEMENT,
  LENGTH_EXPONENT,
  REDUCED_EDGE,
  SHEAR_LENGTH,
  SINGLE_EDGE,
  SINGLE_EDGE_AREA,
} from "./edge-formulas.ts";

/** k_9 in cracked and in uncracked concrete. Source EN 1992-4:2018 7.2.2.5. */
const K9 = { cracked: 1.7, uncracked: 2.4 } as const;
/** Beyond the larger, no edge fails: in embedments and diameters. Recalled: docs/recalled-clauses.md. */
const FAR = { embedments: 10, diameters: 60 } as const;
/** Diameter up to which the length of an anchor is at most 12 diameters, mm. Source EN 1992-4:2018 7.2.2.5. */
const SLENDER = 24;
/** Factor of edge reinforcement. Source EN 1992-4:2018 7.2.2.5. */
const REINFORCED = 1.4;
/** Least embedment of anchors with edge reinforcement, in covers. Source EN 1992-4:2018 7.2.2.5. */
const REINFORCED_EMBEDMENT = 2.5;
/** The most anchors of a group near an edge. Source EN 1992-4:2018 7.2.2.5. */
const MOST_ANCHORS = 9;
/** Least spacing along an edge, in diameters. Source EN 1992-4:2018 7.2.2.5. */
const LEAST_SPACING = 4;
const ROUNDING = 1e-9;

/** A shear force on the concrete. Units N. */
export interface ShearForce {
  readonly vx: number;
  readonly vy: number;
}

/** The component of a force towards a side; negative away from it. */
const towards = ({ vx, vy }: ShearForce, side: Side): number =>
  ({ left: -vx, right: vx, bottom: -vy, top: vy })[side];

/** The distance from which an edge does not fail. Units mm. */
export function farEdge({ steel, embedment }: Pick<Anchorage, "steel" | "embedment">): number {
  return Math.max(FAR.embedments * embedment, FAR.diameters * steel.diameter);
}

/** The sides that a shear force may break out: towards it, or along it, and not far away. */
export function edgeSides(
  anchorage: Anchorage,
  positions: readonly AnchorPosition[],
  force: ShearForce,
): readonly Side[] {
  const total = Math.hypot(force.vx, force.vy);
  if (!(total > 0)) return [];
  return SIDES.filter(
    (side) =>
      towards(force, side) >= -ROUNDING * total &&
      rowNearest(anchorage.concrete, side, positions).c1 <= farEdge(anchorage),
  );
}

/**
 * The parts of a group that break out a side apart from each other: the row nearest to it, where its bolts are further apart than their
 * bodies are wide. A group that is one part is whole.
 *
 * Units    mm
 * Source   EN 1992-4:2018 7.2.2.5: s_2 of at most 3 c_1; the parts derived, on the safe side
 * Checked  src/base-plate/anchorage/unsafe-side.test.ts
 */
export function edgeParts<Of extends AnchorPosition>(
  { concrete }: Pick<Anchorage, "concrete">,
  group: readonly Of[],
  side: Side,
): readonly (readonly Of[])[] {
  const { row, along, c1 } = rowNearest(concrete, side, group);
  const parts = partsOfRow(row, along, 3 * c1);
  return parts.length > 1 ? parts : [group];
}

const MANY: NotCovered = {
  kind: "not-covered",
  reason: "Edge failure of groups of more than 9 anchors is not covered.",
};

const NEAR_EACH_OTHER: NotCovered = {
  kind: "not-covered",
  reason: "Edge failure of anchors that are nearer to each other than 4 diameters is not covered.",
};

/**
 * Design capacity of an edge of the concrete against a shear force, which the row nearest to it carries alone.
 *
 *   V = k9 d^alpha lf^beta sqrt(f'c) c1^1.5 (Ac,V / 4.5 c1^2) psi_s psi_h psi_ec psi_alpha psi_re
 *
 * Shape    a narrow thin member has c1'; the force is in the middle of the row
 * Units    N, mm, MPa
 * Source   EN 1992-4:2018 7.2.2.5
 * Checked  validation/published.test.ts
 */
export function designEdge(
  anchorage: Anchorage,
  positions: readonly AnchorPosition[],
  side: Side,
  force: ShearForce,
  record: Recorder,
): Capacity {
  if (positions.length > MOST_ANCHORS) return MANY;
  const { concrete, steel, embedment: hef } = anchorage;
  const { depth: h } = concrete;
  const { diameter: d } = steel;
  const { row, along, c1: actual } = rowNearest(concrete, side, positions);
  const gaps = gapsOf(row.map((one) => one[along]));
  if (gaps.some((gap) => gap < LEAST_SPACING * d)) return NEAR_EACH_OTHER;
  const [from, to] = cornersOf(concrete, along, row);
  const isNarrow = Math.max(from, to) < 1.5 * actual && h < 1.5 * actual;
  const c1 = isNarrow
    ? record.formula(REDUCED_EDGE, { c2: Math.max(from, to), h, s2: Math.max(...gaps, 0) })
    : actual;
  const lf = record.formula(d <= SLENDER ? SHEAR_LENGTH.slender : SHEAR_LENGTH.thick, { hef, d });
  const alpha = record.formula(LENGTH_EXPONENT, { lf, c1 });
  const beta = record.formula(DIAMETER_EXPONENT, { d, c1 });
  const k9 = concrete.isCracked ? K9.cracked : K9.uncracked;
  const single = record.formula(SINGLE_EDGE, { k9, d, alpha, lf, beta, fc: concrete.fc, c1 });
  const of = record.formula(SINGLE_EDGE_AREA, { c1 });
  const area = record.formula(EDGE_AREA, {
    row: gaps.reduce((sum, gap) => sum + Math.min(gap, 3 * c1), 0),
    from,
    to,
    c1,
    h,
  });
  const corner = record.formula(EDGE_CORNER, { c2: Math.min(from, to), c1 });
  const depth = record.formula(EDGE_DEPTH, { c1, h });
  const eccentric = record.formula(EDGE_ECCENTRICITY, { e: 0, c1 });
  const total = Math.hypot(force.vx, force.vy);
  const cosine = Math.min(Math.max(towards(force, side) / total, 0), 1);
  const direction = record.formula(EDGE_DIRECTION, { angle: Math.acos(cosine) });
  const isReinforced =
    concrete.hasEdgeBars && concrete.isCracked && hef >= REINFORCED_EMBEDMENT * concrete.cover;
  const reinforced = record.rule(
    EDGE_REINFORCEMENT,
    isReinforced ? REINFORCED : 1,
    isReinforced ? "provided" : concrete.hasEdgeBars ? "does not count" : "not provided",
  );
  const v = record.formula(EDGE, {
    single,
    area,
    of,
    corner,
    depth,
    eccentric,
    direction,
    reinforced,
  });
  const phi = record.formula(CONCRETE_FACTOR, { installation: CAST_IN });
  return record.formula(DESIGN_EDGE, { phi, v });
}
