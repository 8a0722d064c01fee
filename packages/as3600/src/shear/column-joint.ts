import { type Check, type CheckNames, formatNumber, SILENT, strengthCheck, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { barsAcross, planeLimit, planeStrength, type ShearPlane, TAMPED } from "./shear-plane.ts";

/** A concrete column through the construction joint at its end. Units N, Nmm, mm, mm2, MPa. */
export interface ColumnJoint {
  readonly shape: { readonly cx: number; readonly cy: number } | { readonly diameter: number };
  /** The weaker of both sides. */
  readonly fc: number;
  readonly fsy: number;
  /** Bars across the joint, by the part of their yield strength that they develop on both sides. */
  readonly bars: number;
  /** Compression positive. */
  readonly n: number;
  readonly mx: number;
  readonly my: number;
  /** Compression that acts at all times; 0 where it is not known. */
  readonly permanent: number;
}

const STRESS = {
  id: "tau-star",
  title: "Design shear stress in the joint of the column",
  reference: CLAUSES.planeStress,
  result: symbol("tau*", "MPa"),
  rule: "V* over the area of the column",
} as const;

const areaOf = ({ shape }: ColumnJoint): number =>
  "diameter" in shape ? (Math.PI * shape.diameter ** 2) / 4 : shape.cx * shape.cy;

/** Whether the force compresses the whole joint: it is within the kern. */
function isCompressed({ shape, n, mx, my }: ColumnJoint): boolean {
  const edge =
    "diameter" in shape
      ? (8 * Math.hypot(mx, my)) / shape.diameter
      : (6 * Math.abs(mx)) / shape.cy + (6 * Math.abs(my)) / shape.cx;
  return n > 0 && edge <= n;
}

/**
 * The joint as a plane in shear: trowelled or tamped, with its concrete where the whole of it is compressed, the bars less what an axial
 * tension needs of them, and of the axial force what is permanent, because the clause has no other.
 *
 * Units    N, mm2, MPa
 * Source   AS 3600 8.4.3, Table 8.4.3
 * Checked  src/shear/column-joint.test.ts
 */
export function jointPlane(joint: ColumnJoint): ShearPlane {
  const { fc, fsy, bars, n, permanent } = joint;
  return {
    surface: isCompressed(joint) ? TAMPED : { ...TAMPED, kco: 0 },
    fc,
    area: areaOf(joint),
    as: Math.max(0, bars - Math.max(0, -n) / fsy),
    fsy,
    permanent: Math.max(0, Math.min(permanent, n)),
  };
}

/** A shear force over what carries it; infinite where nothing does. */
export function jointRatio(joint: ColumnJoint, v: number): number {
  const plane = jointPlane(joint);
  return v / plane.area / planeStrength(plane, SILENT);
}

/** What a joint carries, and the bars that it needs beside its own; infinite where no bars are enough. Units N, mm2. */
export function jointShortfall(
  joint: ColumnJoint,
  v: number,
): { readonly carried: number; readonly bars: number } {
  const plane = jointPlane(joint);
  const stress = v / plane.area;
  return {
    carried: planeStrength(plane, SILENT) * plane.area,
    bars:
      stress > planeLimit(plane.fc, SILENT) ? Number.POSITIVE_INFINITY : Math.ceil(barsAcross(plane, stress)),
  };
}

const kilonewtons = (force: number): string => `${formatNumber(force / 1e3, { decimals: [1, 1] })} kN`;
const squareMillimetres = (area: number): string => `${formatNumber(area, { decimals: [0, 0] })} mm²`;

/** Shear through the joint; not covered where bars of another size, or another surface, would carry it. `bars` are their words. */
export function jointShearCheck(
  joint: ColumnJoint,
  v: number,
  {
    names,
    bars,
    assumption,
  }: { readonly names: CheckNames; readonly bars: string; readonly assumption: string },
): Check {
  const plane = jointPlane(joint);
  const stress = v / plane.area;
  return strengthCheck({
    names,
    reference: CLAUSES.planeStrength,
    assumptions: [
      assumption,
      joint.permanent > 0
        ? "0.9 of the permanent axial force presses on the joint."
        : "The axial force is not counted: its permanent part is not known.",
    ],
    demand: stress,
    unit: "MPa",
    derivation: (record) => void record.rule(STRESS, stress, `V* = ${kilonewtons(v)}`),
    capacity: (record) => {
      const strength = planeStrength(plane, record);
      if (stress <= strength) return strength;
      const { carried, bars: missing } = jointShortfall(joint, v);
      if (!Number.isFinite(missing)) return planeLimit(plane.fc, record);
      const force = joint.permanent > 0 ? "with 0.9 of the permanent force" : "without the axial force";
      return {
        kind: "not-covered",
        reason: `The ${bars} and concrete carry ${kilonewtons(carried)} of ${kilonewtons(v)}, ${force}: add ${squareMillimetres(missing)} of ${bars}, or design the joint with its surface and permanent force (Clause 8.4).`,
      };
    },
  });
}
