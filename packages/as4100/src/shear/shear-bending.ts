import {
  type Capacity,
  type Check,
  type CheckNames,
  isCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { designMajorMoment } from "../member/biaxial.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { INTERACTION_BEGINS, SHEAR_WITH_MOMENT } from "./shear-bending-formulas.ts";
import { designWebShear, shearAssumptions, type WebStiffeners } from "./stiffened-web.ts";

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

/** V* / phiVvm of any point of one section; undefined where a capacity is not covered. */
export interface ShearBendingRatio {
  /** Units N, Nmm; magnitudes. */
  readonly of: (v: number, m: number) => number;
  /** Where the interaction begins and where it ends: 0.75 phiMs and phiMs. Nmm. */
  readonly bends: readonly [begin: number, end: number];
}

export function shearBendingRatio(
  section: SteelSection,
  stiffeners?: WebStiffeners,
): ShearBendingRatio | undefined {
  const shear = designWebShear(section, stiffeners, SILENT);
  const moment = designMajorMoment(section, SILENT);
  if (!isCovered(shear) || !isCovered(moment)) return undefined;
  return {
    of: (v, m) => v / SHEAR_WITH_MOMENT.evaluate({ shear, m, moment }),
    bends: [INTERACTION_BEGINS * moment, moment],
  };
}

/** The shear force at a cross-section with its moment. Units N, Nmm. */
export function shearBendingCheck(
  section: SteelSection,
  { v, m }: { readonly v: number; readonly m: number },
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
