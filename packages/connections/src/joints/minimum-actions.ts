import type { Recorder } from "@kingpost/calc";
import {
  GREATER,
  MINIMUM_AXIAL,
  MINIMUM_MOMENT,
  MINIMUM_SHEAR,
  SPLICE_MOMENT,
} from "./minimum-actions-formulas.ts";

/** Shares of a design capacity that a joint is designed for at least. Source AS 4100 9.1.4. */
export const MINIMUM_SHARES = {
  rigidMoment: 0.5,
  memberEnd: 0.3,
  /** A threaded rod with a turnbuckle. */
  threadedRod: 1,
  spliceTension: 0.3,
  spliceFullContact: 0.15,
  spliceCompression: 0.3,
  spliceMoment: 0.3,
} as const;

export type AxialJoint = Exclude<keyof typeof MINIMUM_SHARES, "rigidMoment" | "spliceMoment">;
export type MomentJoint = "rigidMoment" | "spliceMoment";

/** Shear force of a simple joint: at least the smaller of 0.15 phiVv and 40 kN. Units N. Source AS 4100 9.1.4. */
export function shearNotLess(v: number, vv: number, record: Recorder): number {
  const min = record.formula(MINIMUM_SHEAR, { vv });
  return record.formula(GREATER.shear, { v, min });
}

/** `capacity`: design capacity of the member in the direction of the force. Units N. Source AS 4100 9.1.4. */
export function axialNotLess(n: number, capacity: number, joint: AxialJoint, record: Recorder): number {
  const min = record.formula(MINIMUM_AXIAL, { share: MINIMUM_SHARES[joint], n: capacity });
  return record.formula(GREATER.axial, { n, min });
}

/** `capacity`: design moment capacity of the member. Units Nmm. Source AS 4100 9.1.4. */
export function momentNotLess(m: number, capacity: number, joint: MomentJoint, record: Recorder): number {
  const min = record.formula(MINIMUM_MOMENT, { share: MINIMUM_SHARES[joint], m: capacity });
  return record.formula(GREATER.moment, { m, min });
}

/** Moment of a splice in compression between lateral supports: delta N* ls / 1000. Units N, mm, out Nmm. Source AS 4100 9.1.4. */
export function spliceMoment(delta: number, n: number, ls: number, record: Recorder): number {
  return record.formula(SPLICE_MOMENT, { delta, n, ls });
}
