import type { Check, Recorder } from "@kingpost/calc";
import { SILENT } from "@kingpost/calc";
import { type Capacity, isCovered } from "../capacity.ts";
import { CLAUSES } from "../clauses.ts";
import { designMajorMoment } from "../member/biaxial.ts";
import type { SteelSection } from "../steel-section.ts";
import { type CheckNames, strengthCheck } from "../strength-check.ts";
import { SHEAR_WITH_MOMENT } from "./shear-bending-formulas.ts";
import { designWebShear, shearAssumptions, type WebStiffeners } from "./stiffened-web.ts";

/** The actions of one combination at one cross-section. Units mm, N, Nmm. */
export interface ShearPoint {
  readonly x: number;
  readonly v: number;
  readonly m: number;
}

/**
 * Design shear capacity of a cross-section that also carries a moment.
 *
 *   phiVvm = phiVv for M* <= 0.75 phiMs, phiVv [2.2 - 1.6 M* / (phiMs)] beyond
 *
 * Shape    the moment counts up to phiMs; beyond it the section fails in bending
 * Units    `moment` in Nmm, out N, unrounded
 * Source   AS 4100 5.12.3
 * Checked  validation/beam.test.ts
 */
export function designShearWithMoment(
  section: SteelSection,
  moment: number,
  stiffeners: WebStiffeners | undefined,
  record: Recorder,
): Capacity {
  const shear = designWebShear(section, stiffeners, record);
  if (!isCovered(shear)) return shear;
  const capacity = designMajorMoment(section, record);
  if (!isCovered(capacity)) return capacity;
  return record.formula(SHEAR_WITH_MOMENT, { shear, m: Math.abs(moment), moment: capacity });
}

/** The point with the greatest ratio V* / phiVvm; undefined without points, and where a capacity is not covered. */
export function governingShearPoint(
  section: SteelSection,
  points: Iterable<ShearPoint>,
  stiffeners?: WebStiffeners,
): { readonly point: ShearPoint; readonly ratio: number } | undefined {
  const shear = designWebShear(section, stiffeners, SILENT);
  const moment = designMajorMoment(section, SILENT);
  if (!isCovered(shear) || !isCovered(moment)) return undefined;
  let [worst, most]: [ShearPoint | undefined, number] = [undefined, -1];
  for (const point of points) {
    const capacity = SHEAR_WITH_MOMENT.evaluate({ shear, m: Math.abs(point.m), moment });
    const ratio = Math.abs(point.v) / capacity;
    if (ratio > most) [worst, most] = [point, ratio];
  }
  return worst && { point: worst, ratio: most };
}

/** The shear force at a cross-section with its moment. */
export function shearBendingCheck(
  section: SteelSection,
  { v, m }: Pick<ShearPoint, "v" | "m">,
  names: CheckNames,
  stiffeners?: WebStiffeners,
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.shearBending,
    demand: Math.abs(v),
    unit: "kN",
    assumptions: shearAssumptions(section.kind, stiffeners),
    capacity: (record) => designShearWithMoment(section, m, stiffeners, record),
  });
}
