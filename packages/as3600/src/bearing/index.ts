import { type Check, type Recorder, strengthCheck } from "@kingpost/calc";
import { PHI_BEARING } from "../capacity-factor/index.ts";
import { CLAUSES } from "../clauses.ts";
import { type CheckPlace, namesAt } from "../place.ts";
import { BEARING_STRESS, DESIGN_BEARING } from "./bearing-formulas.ts";

/** A loaded area on concrete. Units MPa, mm2. */
export interface BearingArea {
  readonly fc: number;
  readonly loaded: number;
  /** Largest similar and concentric area of the support: at least the loaded one. */
  readonly supporting: number;
}

/**
 * Design bearing strength of concrete.
 *
 * Units    MPa, mm2, out N
 * Source   AS 3600 12.6
 * Checked  src/bearing/bearing.test.ts
 */
export function bearingStrength({ fc, loaded, supporting }: BearingArea, record: Recorder): number {
  const fb = record.formula(BEARING_STRESS, { fc, supporting: Math.max(supporting, loaded), loaded });
  return record.formula(DESIGN_BEARING, { phi: PHI_BEARING, fb, loaded });
}

/** A force against the bearing strength. Units N. Source AS 3600 12.6. */
export function bearingCheck(area: BearingArea, n: number, place: CheckPlace): Check {
  return strengthCheck({
    names: namesAt(place, "bearing", "Bearing on concrete"),
    reference: CLAUSES.bearing,
    assumptions: [],
    demand: n,
    unit: "kN",
    capacity: (record) => bearingStrength(area, record),
  });
}
