import { type Capacity, isCovered, type NotCovered, type Recorder } from "@kingpost/calc";
import { CORE_AREA, PHI_BOLT } from "./bolt-formulas.ts";
import { type BoltClass, type BoltSize, boltDimensions, boltStrengths } from "./bolt-table.ts";
import {
  DUCTILITY_FACTOR,
  FILLER_FACTOR,
  INSTALLATION_TENSION,
  LAP_FACTOR,
  PHI_SLIP,
  SHANK_AREA,
  SHEAR_PLANES,
  SLIP,
  SLIP_INTERACTION,
  SLIP_TENSION,
} from "./structural-bolt-formulas.ts";

/** Property class and tightening: S snug-tight, TB tensioned for bearing, TF tensioned for friction. Source AS 4100 Table 9.2.1. */
export const BOLT_CATEGORIES = [
  "4.6/S",
  "8.8/S",
  "8.8/TB",
  "8.8/TF",
  "10.9/S",
  "10.9/TB",
  "10.9/TF",
] as const;
export type BoltCategory = (typeof BOLT_CATEGORIES)[number];

const CLASSES: Readonly<Record<BoltCategory, BoltClass>> = {
  "4.6/S": "4.6",
  "8.8/S": "8.8",
  "8.8/TB": "8.8",
  "8.8/TF": "8.8",
  "10.9/S": "10.9",
  "10.9/TB": "10.9",
  "10.9/TF": "10.9",
};

export function boltClass(category: BoltCategory): BoltClass {
  return CLASSES[category];
}

/** Whether bolts of a category are tensioned at installation. */
export const isTensioned = (category: BoltCategory): boolean => !category.endsWith("/S");
/** Whether slip of bolts of a category is limited at the serviceability limit state. */
export const limitsSlip = (category: BoltCategory): boolean => category.endsWith("/TF");

/** Shear planes of one bolt through its threads and through its plain shank. */
export interface ShearPlanes {
  readonly threaded: number;
  readonly plain: number;
}

/** What reduces the shear capacity of bolts. Units mm. */
export interface LapJoint {
  /** Length of a lap splice, from its first to its last bolt. */
  readonly length?: number | undefined;
  /** Greatest total thickness of filler plates on one shear plane, with paint. */
  readonly filler?: number | undefined;
}

/** Reduction factor of 10.9 with threads in a shear plane. Source AS 4100 9.2.2.1. */
const LEAST_DUCTILITY = 0.83;
/** Length of a lap splice that is not reduced, mm. Source AS 4100 9.2.2.1. */
const SHORT_LAP = 300;
/** Fillers that are not counted, and from which the rule does not apply, mm. Source AS 4100 9.2.2.5. */
const FILLER = { thin: 6, most: 20 } as const;

const THICK_FILLER: NotCovered = {
  kind: "not-covered",
  reason:
    "Filler plates of 20 mm or more are not covered: the reduction of AS 4100 Clause 9.2.2.5 is for thinner ones.",
};

/**
 * Reduction of the shear capacity of bolts through filler plates: 1 - 0.0154 (t - 6), for 6 < t < 20 mm.
 *
 * Units    mm
 * Source   AS 4100 9.2.2.5
 * Checked  packages/connections/validation/joints.test.ts
 */
export function fillerFactor(thickness: number, record: Recorder): Capacity {
  if (thickness >= FILLER.most) return THICK_FILLER;
  return thickness > FILLER.thin
    ? record.formula(FILLER_FACTOR.thick, { t: thickness })
    : record.rule(FILLER_FACTOR.thin, 1, `t = ${thickness} mm`);
}

/**
 * Design shear capacity of a bolt: phi 0.62 fuf krd kr kf (nn Ac + nx Ao).
 *
 * Shape    krd = 0.83 of 10.9 with threads in a shear plane; kr of a lap splice; kf of filler plates
 * Units    mm, out N
 * Source   AS 4100 9.2.2.1, 9.2.2.5
 * Checked  packages/connections/validation/joints.test.ts
 */
export function designShearPlanes(
  { size, grade }: { readonly size: BoltSize; readonly grade: BoltClass },
  { threaded: nn, plain: nx }: ShearPlanes,
  { length: lj = 0, filler: thickness = 0 }: LapJoint,
  record: Recorder,
): Capacity {
  const { diameter: d, pitch: p } = boltDimensions(size);
  const isReduced = grade === "10.9" && nn > 0;
  const krd = record.rule(
    DUCTILITY_FACTOR,
    isReduced ? LEAST_DUCTILITY : 1,
    isReduced ? "threads in a shear plane" : grade === "10.9" ? "no threads in a shear plane" : grade,
  );
  const kr =
    lj > SHORT_LAP
      ? record.formula(LAP_FACTOR.long, { lj })
      : record.rule(LAP_FACTOR.short, 1, lj > 0 ? `l_j = ${lj} mm` : "not a lap splice");
  const filler = fillerFactor(thickness, record);
  if (!isCovered(filler)) return filler;
  const ac = record.formula(CORE_AREA, { d, p });
  const ao = record.formula(SHANK_AREA, { d });
  const { fuf } = boltStrengths(size, grade);
  return record.formula(SHEAR_PLANES, { phi: PHI_BOLT, fuf, krd, kr, filler, nn, ac, nx, ao });
}

/** Minimum bolt tension at installation of 8.8 and 10.9, kN. Source AS 4100 Table 15.2.2.2. */
const TENSIONS: Readonly<Partial<Record<BoltSize, Readonly<Record<"8.8" | "10.9", number>>>>> = {
  M16: { "8.8": 95, "10.9": 130 },
  M20: { "8.8": 145, "10.9": 205 },
  M24: { "8.8": 210, "10.9": 295 },
  M30: { "8.8": 335, "10.9": 465 },
  M36: { "8.8": 490, "10.9": 680 },
};

const NOT_TENSIONED: NotCovered = {
  kind: "not-covered",
  reason: "Bolts of this size and property class are not tensioned: AS 4100 Table 15.2.2.2 has no value.",
};

/** Minimum bolt tension at installation. Units N. Source AS 4100 Table 15.2.2.2. */
export function installationTension(size: BoltSize, grade: BoltClass): number | undefined {
  const tension = grade === "4.6" ? undefined : TENSIONS[size]?.[grade];
  return tension === undefined ? undefined : tension * 1e3;
}

export interface SlipData {
  /** Slip factor; 0.35 for clean surfaces as rolled. */
  readonly mu: number;
  /** 1.0 standard holes, 0.85 short slots and oversize holes, 0.70 long slots. */
  readonly kh: number;
  /** Effective interfaces. */
  readonly interfaces: number;
}

/** Design capacity of a bolt for slip: phi mu nei Nti kh, phi = 0.7. Units N. Source AS 4100 9.2.3.1. */
export function designSlip(
  { size, grade }: { readonly size: BoltSize; readonly grade: BoltClass },
  { mu, kh, interfaces: nei }: SlipData,
  record: Recorder,
): Capacity {
  const tension = installationTension(size, grade);
  if (tension === undefined) return NOT_TENSIONED;
  const nti = record.rule(INSTALLATION_TENSION, tension, `${size} ${grade}`);
  return record.formula(SLIP, { phi: PHI_SLIP, mu, nei, nti, kh });
}

/** Slip with tension, which must not exceed 1: V* / phiVsf + N* / phiNti. Units N. Source AS 4100 9.2.3.3. */
export function slipRatio(
  bolt: { readonly size: BoltSize; readonly grade: BoltClass },
  slip: SlipData,
  { shear: v, tension: n }: { readonly shear: number; readonly tension: number },
  record: Recorder,
): Capacity {
  const vsf = designSlip(bolt, slip, record);
  const tension = installationTension(bolt.size, bolt.grade);
  if (!isCovered(vsf)) return vsf;
  if (tension === undefined) return NOT_TENSIONED;
  const nti = record.formula(SLIP_TENSION, { phi: PHI_SLIP, nti: tension });
  return record.formula(SLIP_INTERACTION, { v, vsf, n, nti });
}
