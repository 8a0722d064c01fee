import type { Capacity, NotCovered, Recorder } from "@kingpost/calc";
import type { Anchorage, TensionAnchor } from "../anchor.ts";
import { gapsOf } from "../clusters.ts";
import { projectedSquares, unionArea } from "../union-area.ts";
import {
  BOND,
  BOND_AREA,
  BOND_LIMIT,
  BOND_SPACING,
  CLOSE_GROUP,
  DESIGN_BOND,
  GROUP_FACTOR,
  SINGLE_BOND,
  SINGLE_BOND_AREA,
  SUSTAINED,
} from "./bond-formulas.ts";
import { coneFactors, installationFactor, PRODUCT_VALUE } from "./cone.ts";
import { CHARACTERISTIC_EDGE, CHARACTERISTIC_SPACING, CONCRETE_FACTOR } from "./cone-formulas.ts";

const NOT_BONDED: NotCovered = { kind: "not-applicable", reason: "The anchors are not bonded." };

/** k_3 in cracked and in uncracked concrete. Source EN 1992-4:2018 7.2.1.6. */
const K3 = { cracked: 7.7, uncracked: 11 } as const;
/** Factor of sustained load where the assessment has none. Source EN 1992-4:2018 7.2.1.6. */
const PSI_0_SUS = 0.6;

/** The distance from which anchors do not share their bond failure; that of cones without the values of an assessment. Units mm. */
export function bondReach({ fastener, steel, embedment: hef }: Anchorage): number {
  if (fastener.by !== "bonded" || fastener.product.bondUncracked === undefined) {
    return CHARACTERISTIC_SPACING.evaluate({ hef });
  }
  const { bondUncracked: tau, psi0sus = PSI_0_SUS, alphaSus } = fastener.product;
  const sustained = SUSTAINED.evaluate({ limit: psi0sus, share: alphaSus });
  return BOND_SPACING.evaluate({ d: steel.diameter, sustained, tau, hef });
}

/** Characteristic resistance of combined pull-out and cone of bonded anchors. Units N. */
export function bondResistance(
  { concrete, fastener, steel, embedment: hef }: Anchorage,
  anchors: readonly TensionAnchor[],
  record: Recorder,
): Capacity {
  if (fastener.by !== "bonded") return NOT_BONDED;
  const { bondCracked, bondUncracked, psi0sus = PSI_0_SUS, alphaSus } = fastener.product;
  if (bondUncracked === undefined) return PRODUCT_VALUE("the bond strength in uncracked concrete");
  const tau = concrete.isCracked ? bondCracked : bondUncracked;
  if (tau === undefined) return PRODUCT_VALUE("the bond strength in cracked concrete");
  const { diameter: d } = steel;
  const sustained = record.formula(SUSTAINED, { limit: psi0sus, share: alphaSus });
  const single = record.formula(SINGLE_BOND, { sustained, tau, d, hef });
  const spacing = record.formula(BOND_SPACING, { d, sustained, tau: bondUncracked, hef });
  const edge = record.formula(CHARACTERISTIC_EDGE, { spacing });
  const area = record.rule(
    BOND_AREA,
    unionArea(projectedSquares(anchors, spacing / 2, concrete.edges)),
    `union of ${anchors.length} squares, cut at the edges`,
  );
  const of = record.formula(SINGLE_BOND_AREA, { spacing });
  const k3 = concrete.isCracked ? K3.cracked : K3.uncracked;
  const limit = record.formula(BOND_LIMIT, { k3, hef, fc: concrete.fc, d });
  const close = record.formula(CLOSE_GROUP, { count: anchors.length, tau, limit });
  const gaps = (["x", "y"] as const).flatMap((along) => gapsOf(anchors.map((one) => one[along])));
  const mean = gaps.length === 0 ? spacing : gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const group = record.formula(GROUP_FACTOR, { close, mean: Math.min(mean, spacing), spacing });
  const { edge: psi, dense, x, y } = coneFactors({ concrete, anchors }, { spacing, edge, hef }, record);
  return record.formula(BOND, { single, area, of, group, edge: psi, dense, x, y });
}

/**
 * Design capacity of combined pull-out and cone of bonded anchors.
 *
 * Shape    the embedment is not reduced between near edges: on the safe side
 * Units    N, mm, MPa
 * Source   EN 1992-4:2018 7.2.1.6, with the values of an assessment
 * Checked  validation/published.test.ts
 */
export function designBond(
  anchorage: Anchorage,
  anchors: readonly TensionAnchor[],
  record: Recorder,
): Capacity {
  const { fastener } = anchorage;
  const n = bondResistance(anchorage, anchors, record);
  if (typeof n !== "number") return n;
  const installation = installationFactor(fastener);
  if (typeof installation !== "number") return installation;
  return record.formula(DESIGN_BOND, { phi: record.formula(CONCRETE_FACTOR, { installation }), n });
}
