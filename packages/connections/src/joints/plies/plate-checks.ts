import { CLAUSES, compressionReduction, E, G, PHI } from "@kingpost/as4100";
import {
  type Capacity,
  type Check,
  type CheckNames,
  interactionCheck,
  isCovered,
  type NotCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import type { PlateSteel } from "../joint.ts";
import { type BlockGroup, designBlockShear, worstBlock } from "./block-shear.ts";
import { designPlateBending, designPlateShear, designPlateTension, type HolesAcross } from "./plate.ts";
import {
  COMPONENT_INTERACTION,
  ECCENTRIC_MOMENT,
  GROSS_AREA,
  LAP,
  PHI_COMPONENT,
  PLATE_BENDING_ACROSS,
  PLATE_LATERAL,
  PLATE_STRUT,
  SHEAR_WITH_BENDING,
  SUM_OF_RATIOS,
} from "./plate-formulas.ts";

const NO_SHEAR: NotCovered = { kind: "not-applicable", reason: "No shear force acts." };
const NO_AXIAL: NotCovered = { kind: "not-applicable", reason: "No axial force acts." };
/** Compression member section constant of a plate: AS 4100 Table 6.3.3(A). */
const PLATE_ALPHA_B = 0.5;

/** A plate that carries shear along its depth d at an eccentricity. Units mm. */
export interface ShearPlate {
  readonly steel: PlateSteel;
  readonly depth: number;
  readonly e: number;
}

export function plateShearCheck(
  { steel, depth }: Pick<ShearPlate, "steel" | "depth">,
  v: number,
  names: CheckNames,
  assumptions: readonly string[] = [],
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.connectionComponents,
    demand: Math.abs(v),
    unit: "kN",
    assumptions,
    capacity: (record) => (v === 0 ? NO_SHEAR : designPlateShear(steel, depth, record)),
  });
}

const momentOf = (v: number, e: number, record: Recorder) =>
  record.formula(ECCENTRIC_MOMENT, { v: Math.abs(v), e });

export function plateBendingCheck({ steel, depth, e }: ShearPlate, v: number, names: CheckNames): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.connectionComponents,
    demand: momentOf(v, e, SILENT),
    unit: "kNm",
    assumptions: [],
    derivation: (record) => {
      momentOf(v, e, record);
    },
    capacity: (record) => (v === 0 ? NO_SHEAR : designPlateBending(steel, depth, record)),
  });
}

const SHORT_PLATE: NotCovered = {
  kind: "not-applicable",
  reason: "The plate is too short for its depth and thickness to buckle laterally.",
};

/**
 * Lateral buckling of a plate that is held at its weld, with the reaction at its free end.
 *
 *   phi 1.25 alpha_s Ms <= phi Ms, Mo = pi sqrt(E Iy G J) / l
 *
 * Shape    `length`: from the weld to the first bolts; the load is at the shear centre
 * Units    N, mm
 * Source   AS 4100 5.6.1.1, Table 5.6.2 (for a flat: derived)
 * Checked  src/joints/simple/side-plate/plate-lateral.test.ts
 */
export function plateLateralCheck(
  { steel, depth, e }: ShearPlate,
  length: number,
  v: number,
  names: CheckNames,
): Check {
  const capacityOf = (record: Recorder) => {
    const ms = designPlateBending(steel, depth, record);
    const mo = record.formula(PLATE_LATERAL.reference, { e: E, g: G, d: depth, t: steel.t, l: length });
    return { ms, mb: record.formula(PLATE_LATERAL.capacity, { ms, phi: PHI, mo }) };
  };
  return strengthCheck({
    names,
    reference: CLAUSES.lateralBuckling,
    demand: momentOf(v, e, SILENT),
    unit: "kNm",
    assumptions: [
      "The plate is a cantilever from its weld, which nothing restrains at the bolts: Clause 5.6 is applied to a flat (derived).",
    ],
    derivation: (record) => {
      momentOf(v, e, record);
    },
    capacity: (record) => {
      if (v === 0) return NO_SHEAR;
      const { ms, mb } = capacityOf(SILENT);
      return mb < ms ? capacityOf(record).mb : SHORT_PLATE;
    },
  });
}

/** Shear with the bending of the same reaction. */
export function plateShearBendingCheck(
  { steel, depth, e }: ShearPlate,
  v: number,
  names: CheckNames,
  assumptions: readonly string[] = [],
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.shearBending,
    demand: Math.abs(v),
    unit: "kN",
    assumptions: ["Clause 5.12.3 is applied to the plate (practice).", ...assumptions],
    capacity: (record) => {
      if (v === 0) return NO_SHEAR;
      const m = momentOf(v, e, record);
      const vv = designPlateShear(steel, depth, record);
      const ms = designPlateBending(steel, depth, record);
      return record.formula(SHEAR_WITH_BENDING, { vv, m, ms });
    },
  });
}

/** A plate as a strut. Units mm. */
export interface PlateStrut {
  readonly length: number;
  /** Effective length factor. */
  readonly k: number;
}

/**
 * Design capacity of a plate of depth d in compression: 0.9 alpha_c fy A, with alpha_b = 0.5 and kf = 1.
 *
 * Units    mm, out N
 * Source   AS 4100 6.3.3; the effective length is practice
 * Checked  src/joints/simple/simple.test.ts
 */
export function designPlateCompression(
  { t, fy }: PlateSteel,
  d: number,
  { length, k }: PlateStrut,
  record: Recorder,
): number {
  const ag = record.formula(GROSS_AREA, { d, t });
  const lambdaN = record.formula(PLATE_STRUT.slenderness, { k, length, t, fy });
  const alphaC = compressionReduction(lambdaN, PLATE_ALPHA_B, record);
  return record.formula(PLATE_STRUT.capacity, { phi: PHI, alphaC, fy, ag });
}

/**
 * Design capacity of plates in bending in their plane where the half in compression may buckle across it: alpha_c of the strut that each of
 * them is. The other half holds it, which is not counted.
 *
 * Shape    t: thickness of one plate, of `steel` all of them
 * Units    mm, out Nmm
 * Source   AS 4100 6.3.3, 9.1.9; on the safe side of lateral buckling of a flat
 * Checked  src/joints/splice/web-plates.test.ts
 */
export function designPlateStrutBending(
  steel: PlateSteel,
  d: number,
  { length, k, t }: PlateStrut & { readonly t: number },
  record: Recorder,
): number {
  const ms = designPlateBending(steel, d, record);
  const lambdaN = record.formula(PLATE_STRUT.slenderness, { k, length, t, fy: steel.fy });
  const alphaC = compressionReduction(lambdaN, PLATE_ALPHA_B, record);
  return record.formula(PLATE_STRUT.bending, { alphaC, ms });
}

/** What a plate in compression that is lapped on one face of another part adds to its ratio: the bending of the lap. Units mm, N. */
export function withLap(
  r: number,
  {
    steel: { t, fy },
    width: b,
    other,
  }: { readonly steel: PlateSteel; readonly width: number; readonly other: number },
  n: number,
  record: Recorder,
): number {
  const m = record.formula(LAP.moment, { n, t, other });
  const ms = record.formula(PLATE_BENDING_ACROSS, { phi: PHI_COMPONENT, fy, b, t });
  return record.formula(LAP.interaction, { r, m, ms });
}

/** Assumption of each check of a lap. */
export const LAP_ASSUMPTION =
  "In compression the plate carries all of the moment of the lap, without amplification (practice).";

/** Axial force with bending and shear in the plane of a plate. `n`: compression positive; `other`: thickness of what it is lapped on. */
export function plateAxialCheck(
  { steel, depth, e }: ShearPlate,
  { v, n }: { readonly v: number; readonly n: number },
  {
    holes,
    strut,
    other,
  }: { readonly holes: HolesAcross; readonly strut: PlateStrut; readonly other: number },
  names: CheckNames,
  assumptions: readonly string[],
): Check {
  return interactionCheck({
    names,
    reference: CLAUSES.connectionComponents,
    limit: 1,
    assumptions,
    value: (record) => {
      if (n === 0) return NO_AXIAL;
      const nt =
        n > 0
          ? designPlateCompression(steel, depth, strut, record)
          : designPlateTension(steel, depth, holes, record);
      if (!isCovered(nt)) return nt;
      const m = momentOf(v, e, record);
      const ms = designPlateBending(steel, depth, record);
      const vv = designPlateShear(steel, depth, record);
      const r = record.formula(COMPONENT_INTERACTION, { n: Math.abs(n), nt, m, ms, v: Math.abs(v), vv });
      return n > 0 ? withLap(r, { steel, width: depth, other }, n, record) : r;
    },
  });
}

/** Design capacity of a group against the block of it that is used most. Units N, of the force on the whole group. */
function groupBlockShear(group: BlockGroup, record: Recorder): Capacity {
  const path = worstBlock(group);
  if (!path) return NO_AXIAL;
  const capacity = designBlockShear(group, path, record);
  if (!isCovered(capacity)) return capacity;
  return (capacity * group.along.count * group.across.count) / (path.along * path.across);
}

/** Block shear under a reaction with an axial force: the sum of both ratios. */
export function combinedBlockCheck(
  groups: { readonly v: BlockGroup | undefined; readonly n: BlockGroup | undefined },
  forces: { readonly v: number; readonly n: number },
  names: CheckNames,
): Check {
  return interactionCheck({
    names,
    reference: CLAUSES.connectionComponents,
    limit: 1,
    assumptions: ["Block shear of two forces: the sum of their ratios, on the safe side."],
    value: (record) => {
      if (!groups.n || forces.n === 0) {
        return { kind: "not-applicable", reason: "No axial force pulls the bolts toward an edge." };
      }
      const nr = groupBlockShear(groups.n, record);
      if (!isCovered(nr)) return nr;
      const vr = groups.v && forces.v !== 0 ? groupBlockShear(groups.v, record) : undefined;
      if (vr !== undefined && !isCovered(vr)) return vr;
      const v = vr === undefined ? 0 : Math.abs(forces.v);
      return record.formula(SUM_OF_RATIOS, { v, vr: vr ?? nr, n: Math.abs(forces.n), nr });
    },
  });
}
