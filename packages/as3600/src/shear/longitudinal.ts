import { type Check, type Recorder, SILENT, strengthCheck } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { type CheckPlace, namesAt } from "../place.ts";
import { BAR_FORCE, COMPRESSION_SIDE_FORCE, TENSION_SIDE_FORCE } from "./longitudinal-formulas.ts";

/** Longitudinal forces at a section. Units N, Nmm, mm. */
export interface LongitudinalCase {
  /** Absolute value. */
  readonly m: number;
  /** Lever arm: that of the shear depth, or of the strength in bending. */
  readonly z: number;
  /** Axial force, tension positive. */
  readonly n: number;
  /** Additional tension of shear and of torsion, which are added. */
  readonly shearTension: number;
  readonly torsionTension: number;
  /** The force that the tension side need not exceed: that of the peak of the moment nearby. */
  readonly peakForce?: number | undefined;
  /** Areas of bars by their developed stress over fsy, mm2. */
  readonly tensionArea: number;
  readonly compressionArea: number;
  readonly fsy: number;
  /** Capacity factor in bending. */
  readonly phi: number;
}

type Side = "tension" | "compression";

/** Longitudinal tension on one side, not less than 0. Units N. Source AS 3600 8.2.8. */
export function longitudinalForce(of: LongitudinalCase, side: Side, record: Recorder): number {
  const { m, z, n, shearTension: shear, torsionTension: torsion } = of;
  const formula = side === "tension" ? TENSION_SIDE_FORCE : COMPRESSION_SIDE_FORCE;
  return record.formula(formula, { m, z, n, shear, torsion });
}

/**
 * The bars of each side against bending, axial force, and the additional tension of shear and torsion.
 *
 * Units    N
 * Source   AS 3600 8.2.7, 8.2.8
 * Checked  src/shear/shear.test.ts
 */
export function longitudinalChecks(of: LongitudinalCase, place: CheckPlace): readonly Check[] {
  return (["tension", "compression"] as const).map((side) => {
    const force = longitudinalForce(of, side, SILENT);
    const most = side === "tension" ? (of.peakForce ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
    const area = side === "tension" ? of.tensionArea : of.compressionArea;
    return strengthCheck({
      names: namesAt(place, `longitudinal-${side}`, `Longitudinal force, ${side} side`),
      reference: CLAUSES.longitudinalForce,
      assumptions: force > most ? ["Not more than the force at the peak of the moment (Clause 8.2.8)."] : [],
      demand: Math.max(0, Math.min(force, most)),
      unit: "kN",
      derivation: (record) => void longitudinalForce(of, side, record),
      capacity: (record) => record.formula(BAR_FORCE, { phi: of.phi, area, fsy: of.fsy }),
    });
  });
}
