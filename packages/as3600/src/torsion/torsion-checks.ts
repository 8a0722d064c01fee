import { type Check, type Recorder, SILENT, strengthCheck } from "@kingpost/calc";
import { shearFactor } from "../capacity-factor/index.ts";
import { CLAUSES } from "../clauses.ts";
import { type CheckPlace, millimetres, namesAt, requirement } from "../place.ts";
import { fitmentArea, legArea } from "../shear/fitments.ts";
import { type ShearActions, type ShearSection, type ShearStrength, shearStrength } from "../shear/shear.ts";
import {
  crackingTorque,
  minimumTorsionLeg,
  type TorsionSection,
  torsionalStrength,
  torsionLimit,
  torsionSpacing,
  tubeArea,
} from "./torsion.ts";
import { CRUSHING_LIMIT, CRUSHING_STRESS, OUTER_LEG } from "./torsion-formulas.ts";

/** A section in shear and torsion. Units N, Nmm, mm, MPa. */
export interface TorsionDesign {
  readonly shear: ShearSection;
  readonly torsion: TorsionSection;
  readonly actions: Omit<ShearActions, "torsion"> & { readonly t: number };
  /** Shear at the face of the support, which may crush the web: that of the section unless set. */
  readonly faceShear?: number | undefined;
  /** Mean compressive stress, MPa. */
  readonly sigmaCp?: number | undefined;
}

/** Whether torsion is more than 0.25 phi Tcr: it is designed for then. */
export function needsTorsion(of: TorsionDesign): boolean {
  return of.actions.t > limitOf(of, SILENT);
}

/** By the lower factor, that of a section without fitments. */
function limitOf({ shear, torsion, sigmaCp = 0 }: TorsionDesign, record: Recorder): number {
  return torsionLimit(
    crackingTorque(torsion, shear.concrete.fc, sigmaCp, record),
    shearFactor(false, record),
    record,
  );
}

/** The actions with torsion, for the shear strength of the same section. */
export function actionsWithTorsion({ torsion, actions }: TorsionDesign): ShearActions {
  const { t, ...others } = actions;
  return { ...others, torsion: { t, uh: torsion.uh, ao: tubeArea(torsion, SILENT) } };
}

/**
 * Strength in torsion, crushing of the web in shear and torsion, and the fitments of both.
 *
 * Shape    torsion up to 0.25 phi Tcr is one check
 * Units    N, Nmm
 * Source   AS 3600 8.2.1.2, 8.2.3.3, 8.2.5
 * Checked  src/torsion/torsion.test.ts
 */
export function torsionChecks(of: TorsionDesign, place: CheckPlace): readonly Check[] {
  const { actions, shear, torsion } = of;
  if (!needsTorsion(of)) {
    return [
      strengthCheck({
        names: namesAt(place, "torsion", "Torsion that is not considered"),
        reference: CLAUSES.torsionConsidered,
        assumptions: [],
        demand: actions.t,
        unit: "kNm",
        capacity: (record) => limitOf(of, record),
      }),
    ];
  }
  const { fitments } = shear;
  const inTorsion = (record: Recorder) => shearStrength(shear, actionsWithTorsion(of), "general", record);
  const strength = inTorsion(SILENT);
  const strengthOf = (record: Recorder) => {
    const found = inTorsion(record);
    if ("kind" in found) return found;
    const { theta, phi } = found;
    return fitments ? torsionalStrength({ section: torsion, fitments, theta, phi }, record) : 0;
  };
  const check = strengthCheck({
    names: namesAt(place, "torsion", "Torsion"),
    reference: CLAUSES.torsion,
    assumptions: ["Closed fitments. A bar in every corner of the fitments."],
    demand: actions.t,
    unit: "kNm",
    capacity: strengthOf,
  });
  if ("kind" in strength || !fitments) return [check];
  return [check, crushingCheck(of, strength, place), ...fitmentChecks(of, strength, place)];
}

function crushingCheck(of: TorsionDesign, strength: ShearStrength, place: CheckPlace): Check {
  const { actions, shear, torsion, faceShear = actions.v } = of;
  const { bv } = shear;
  const { dv, phiVuMax } = strength;
  const values = { v: faceShear, t: actions.t, bv, dv, uh: torsion.uh, aoh: torsion.aoh };
  return strengthCheck({
    names: namesAt(place, "torsion-crushing", "Web crushing in shear and torsion"),
    reference: CLAUSES.webCrushing,
    assumptions: ["Solid section."],
    demand: CRUSHING_STRESS.evaluate(values),
    unit: "MPa",
    derivation: (record) => void record.formula(CRUSHING_STRESS, values),
    capacity: (record) => record.formula(CRUSHING_LIMIT, { crushing: phiVuMax, bv, dv }),
  });
}

function fitmentChecks(of: TorsionDesign, strength: ShearStrength, place: CheckPlace): readonly Check[] {
  const { actions, shear, torsion, sigmaCp = 0 } = of;
  const { fitments } = shear;
  if (!fitments) return [];
  const { theta, phi, vuc, vus } = strength;
  const leg = legArea(fitments);
  const spacing = fitments.spacing;
  const whole = { section: torsion, fitments, theta, phi };
  const required = (record: Recorder) => {
    // What shear takes beyond the concrete, and what torsion takes, by their parts of the strength of the fitments.
    const part = vus > 0 ? Math.max(actions.v / phi - vuc, 0) / vus : 0;
    const torque = torsionalStrength(whole, SILENT);
    return record.formula(OUTER_LEG, {
      shear: (part * 2 * fitmentArea(fitments)) / fitments.legs / spacing,
      torsion: ((actions.t / torque) * leg) / spacing,
    });
  };
  const limit = torsionSpacing(torsion);
  const names = namesAt(place, "torsion-spacing", "Spacing of closed fitments");
  return [
    strengthCheck({
      names: namesAt(place, "torsion-leg", "Outer leg of the fitments in shear and torsion"),
      reference: CLAUSES.torsion,
      assumptions: [],
      demand: leg / spacing,
      relation: "≥",
      unit: "mm",
      capacity: required,
    }),
    strengthCheck({
      names: namesAt(place, "torsion-minimum", "Minimum closed fitments"),
      reference: CLAUSES.minimumTorsion,
      assumptions: [],
      demand: leg,
      relation: "≥",
      unit: "mm²",
      capacity: (record) =>
        minimumTorsionLeg(whole, crackingTorque(torsion, shear.concrete.fc, sigmaCp, record), record),
    }),
    requirement(
      { ...names, group: "Detailing" },
      {
        reference: CLAUSES.minimumTorsion,
        isMet: spacing <= limit,
        finding: `${millimetres(spacing)}, at most ${millimetres(limit)}: the smaller of 0.12u_h and 300 mm`,
      },
    ),
  ];
}
