import type { Capacity, NotCovered, Recorder } from "@kingpost/calc";
import { type Anchorage, nearestTo, SIDES, type TensionAnchor } from "../anchor.ts";
import { projectedSquares, unionArea } from "../union-area.ts";
import { bondResistance } from "./bond.ts";
import { coneConstant, coneFactors, installationFactor, PRODUCT_VALUE } from "./cone.ts";
import { CHARACTERISTIC_SPACING, CONCRETE_FACTOR, SINGLE_AREA, SINGLE_CONE } from "./cone-formulas.ts";
import { pullOutResistance } from "./pull-out.ts";
import {
  DEPTH_FACTOR,
  DESIGN_SPLITTING,
  SINGLE_SPLITTING,
  SPLITTING,
  SPLITTING_AREA,
  SPLITTING_BARS,
  SPLITTING_SPACING,
} from "./splitting-formulas.ts";

/** Edge distance of a group beyond which it does not split the concrete, in c_cr,sp. Source EN 1992-4:2018 7.2.1.7. */
const GROUP_EDGE = 1.2;
/** c_cr,sp of cast-in bolts without an assessment, in embedments. Recalled: docs/recalled-clauses.md. */
const CAST_IN_EDGE = 1.5;
/** Reinforcement that resists splitting: at 1/1.15 of at most 500 MPa. Source EN 1992-4:2018 7.2.1.7. */
const BARS = { phi: 1 / 1.15, fsy: 500 } as const;

/**
 * How splitting of the concrete is checked.
 *
 * value      against a capacity
 * bars       by reinforcement, for the tension of these anchors in N
 * distance   it does not occur: edges and depth are large enough; `isAssessed` by an assessment of the anchors
 */
export type Splitting =
  | { readonly by: "value"; readonly capacity: Capacity }
  | { readonly by: "bars"; readonly n: number }
  | { readonly by: "distance"; readonly isAssessed: boolean; readonly reason: string };

const UNCRACKED: NotCovered = {
  kind: "not-covered",
  reason:
    "Splitting reinforcement counts with cones and pull-out of cracked concrete only: choose cracked concrete, more edge distance or values of an assessment.",
};

interface Distances {
  readonly edge: number;
  readonly depth: number;
  readonly isAssessed: boolean;
}

const OPEN: NotCovered = {
  kind: "not-covered",
  reason:
    "Without splitting reinforcement, more edge distance or values of an assessment, splitting of the concrete beside cast-in bolts is not covered.",
};

function distancesOf({ fastener, embedment, concrete }: Anchorage): Distances | NotCovered {
  if (fastener.by === "hooked")
    return PRODUCT_VALUE("a head, a nut or a plate in place of hooks, or the values");
  if (fastener.by === "headed") {
    const { splittingEdge, leastDepth, head } = fastener;
    if (splittingEdge !== undefined && leastDepth !== undefined) {
      return { edge: splittingEdge, depth: leastDepth, isAssessed: true };
    }
    return {
      edge: CAST_IN_EDGE * embedment,
      depth: embedment + head.thickness + concrete.cover,
      isAssessed: false,
    };
  }
  const { splittingEdge, leastDepth } = fastener.product;
  if (splittingEdge === undefined)
    return PRODUCT_VALUE("the characteristic edge distance of splitting c_cr,sp");
  if (leastDepth === undefined) return PRODUCT_VALUE("the least depth of the concrete h_min");
  return { edge: splittingEdge, depth: leastDepth, isAssessed: true };
}

/** The distance from which anchors do not split the concrete together. Units mm. */
export function splittingReach(anchorage: Anchorage): number {
  const distances = distancesOf(anchorage);
  return "kind" in distances
    ? CHARACTERISTIC_SPACING.evaluate({ hef: anchorage.embedment })
    : SPLITTING_SPACING.evaluate({ edge: distances.edge });
}

/**
 * Splitting of the concrete by a group of anchors in tension.
 *
 *   none where c >= 1.2 c_cr,sp (one anchor c_cr,sp) and h >= h_min; As >= 0.5 N* / (phi fsy) in cracked concrete;
 *   N = N0 (Ac,N / A0) psi_s psi_re psi_ec psi_h with c_cr,sp and N0 = min(N0c, Np)
 *
 * Units    N, mm, MPa
 * Source   EN 1992-4:2018 7.2.1.7
 * Checked  validation/published.test.ts, src/anchors/tension/tension.test.ts
 */
export function splittingOf(
  anchorage: Anchorage,
  anchors: readonly TensionAnchor[],
  record: Recorder,
): Splitting {
  const { concrete } = anchorage;
  const distances = distancesOf(anchorage);
  if ("kind" in distances) return { by: "value", capacity: distances };
  const nearest = Math.min(...SIDES.map((side) => nearestTo(concrete.edges, side, anchors)));
  const least = (anchors.length > 1 ? GROUP_EDGE : 1) * distances.edge;
  const hasBars = concrete.isCracked && concrete.splittingBars > 0;
  // Reinforcement makes a row of its own of distances that no assessment confirms.
  if (nearest >= least && concrete.depth >= distances.depth && !(hasBars && !distances.isAssessed)) {
    return {
      by: "distance",
      isAssessed: distances.isAssessed,
      reason: `Every edge is at least ${Math.ceil(least)} mm away and the concrete at least ${Math.ceil(distances.depth)} mm deep.`,
    };
  }
  if (hasBars) {
    const n = anchors.reduce((sum, one) => sum + one.n, 0);
    return { by: "bars", n };
  }
  if (!distances.isAssessed) {
    return { by: "value", capacity: concrete.splittingBars > 0 ? UNCRACKED : OPEN };
  }
  return { by: "value", capacity: splittingCapacity(anchorage, anchors, distances, record) };
}

/** Reinforcement that resists splitting by anchors with this tension together. Units N, out mm². Source EN 1992-4:2018 7.2.1.7. */
export const splittingBars = (n: number, record: Recorder): number =>
  record.formula(SPLITTING_BARS, { n, ...BARS });

/** Least resistance of one anchor to pull-out or, where bonded, to combined failure. */
function pullOutOf(anchorage: Anchorage, record: Recorder): Capacity {
  if (anchorage.fastener.by !== "bonded") return pullOutResistance(anchorage, record);
  const far = 1e6;
  const concrete = { ...anchorage.concrete, edges: { left: far, right: far, bottom: far, top: far } };
  return bondResistance({ ...anchorage, concrete }, [{ x: 0, y: 0, n: 1 }], record);
}

function splittingCapacity(
  anchorage: Anchorage,
  anchors: readonly TensionAnchor[],
  distances: Distances,
  record: Recorder,
): Capacity {
  const { concrete, fastener, embedment: hef } = anchorage;
  const { fc, edges, depth: h } = concrete;
  if (h < distances.depth) {
    return {
      kind: "not-covered",
      reason: `The concrete is less deep than the least depth of the assessment, ${Math.ceil(distances.depth)} mm.`,
    };
  }
  const k1 = coneConstant(fastener, concrete.isCracked);
  if (typeof k1 !== "number") return k1;
  const installation = installationFactor(fastener);
  if (typeof installation !== "number") return installation;
  const pullOut = pullOutOf(anchorage, record);
  if (typeof pullOut !== "number") return pullOut;
  const cone = record.formula(SINGLE_CONE, { k1, fc, hef });
  const single = record.formula(SINGLE_SPLITTING, { cone, pullOut });
  const { edge } = distances;
  const spacing = record.formula(SPLITTING_SPACING, { edge });
  const of = record.formula(SINGLE_AREA, { spacing });
  const area = record.rule(
    SPLITTING_AREA,
    unionArea(projectedSquares(anchors, edge, edges)),
    `union of ${anchors.length} squares, cut at the edges`,
  );
  const psi = coneFactors({ concrete, anchors }, { spacing, edge, hef }, record);
  const nearest = Math.min(...SIDES.map((side) => nearestTo(edges, side, anchors)));
  const depth = record.formula(DEPTH_FACTOR, { h, least: distances.depth, hef, edge: nearest });
  const n = record.formula(SPLITTING, { single, area, of, ...psi, depth });
  return record.formula(DESIGN_SPLITTING, { phi: record.formula(CONCRETE_FACTOR, { installation }), n });
}
