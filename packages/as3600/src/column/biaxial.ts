import type { NotCovered, Recorder } from "@kingpost/calc";
import type { CompressionCase } from "../capacity-factor/index.ts";
import type { DesignSection } from "../flexure/design-section.ts";
import {
  type AxisStrength,
  axisStrength,
  type CurvePoint,
  designMoment,
  interactionCurve,
  pointAtForce,
  squashStrength,
} from "./strength.ts";
import { ALPHA_N, BIAXIAL_SUM } from "./strength-formulas.ts";

/** Divisor of N* in the exponent of 10.6.4: phi N_uo with the factor of that clause. */
export const ALPHA_N_DIV = 0.65;
/** Largest capacity factor in 10.6.4, at every axial force. */
export const BIAXIAL_PHI = 0.65;
/** Step of the directions of a surface, degrees. */
const STEP = 5;

/** Actions of a column about both axes: absolute moments, magnified. Units N, Nmm. */
export interface BiaxialActions {
  readonly n: number;
  readonly mx: number;
  readonly my: number;
}

/** The exponent of 10.6.4 for an axial force. Units N. Source AS 3600 10.6.4. */
export const biaxialExponent = (n: number, nuo: number): number =>
  ALPHA_N.evaluate({ n, divisor: ALPHA_N_DIV, nuo });

/**
 * The sum of 10.6.4: infinite where the axial force leaves no strength.
 *
 * Units    N, Nmm
 * Source   AS 3600 10.6.4
 * Checked  validation/cases/column.ts
 */
export function biaxialSum(
  strengths: { readonly x: AxisStrength; readonly y: AxisStrength },
  { n, mx, my }: BiaxialActions,
  record: Recorder,
): number {
  const phiMux = designMoment(strengths.x, n, record, BIAXIAL_PHI);
  const phiMuy = designMoment(strengths.y, n, record, BIAXIAL_PHI);
  if (phiMux <= 0 || phiMuy <= 0) return Number.POSITIVE_INFINITY;
  const nuo = squashStrength(strengths.x.axis.section, record);
  const alpha = record.formula(ALPHA_N, { n, divisor: ALPHA_N_DIV, nuo });
  return record.formula(BIAXIAL_SUM, { mx, my, phiMux, phiMuy, alpha });
}

/** The strengths of a section in all directions. */
export interface BiaxialSurface {
  readonly strengths: readonly AxisStrength[];
}

/** A section seen along all directions, 5 degrees apart. */
export function biaxialSurface(
  section: DesignSection,
  compression: CompressionCase,
): BiaxialSurface | NotCovered {
  const strengths: AxisStrength[] = [];
  for (let angle = 0; angle < 360; angle += STEP) {
    const radians = (angle * Math.PI) / 180;
    const strength = axisStrength(section, { x: Math.sin(radians), y: Math.cos(radians) }, compression);
    if ("kind" in strength) return strength;
    strengths.push(strength);
  }
  return { strengths };
}

/** The curves of a surface, one a direction. */
export function surfaceCurves({ strengths }: BiaxialSurface): readonly (readonly CurvePoint[])[] {
  return strengths.map((strength) => interactionCurve(strength));
}

/** Design moments about both axes. Units Nmm. */
export interface MomentPair {
  readonly mx: number;
  readonly my: number;
}

/** The design moments of a section at an axial force, all round: empty beyond its strength. Units N, Nmm. */
export function biaxialContour({ strengths }: BiaxialSurface, n: number): readonly MomentPair[] {
  const points = strengths.map((strength) => pointAtForce(strength, n));
  return points.some((point) => point === undefined)
    ? []
    : points.flatMap((point) => (point ? [{ mx: point.phi * point.mx, my: point.phi * point.my }] : []));
}

/**
 * Actions over the design strength in the direction of their moment, by the contour at their axial force.
 *
 * Shape    chords between directions: not more than the strength. Infinite beyond the strength in axial force
 * Units    N, Nmm; moments with their signs
 * Checked  src/column/column.test.ts
 */
export function rigorousRatio(surface: BiaxialSurface, { n, mx, my }: BiaxialActions): number {
  const contour = biaxialContour(surface, n);
  if (contour.length === 0) return Number.POSITIVE_INFINITY;
  const demand = Math.hypot(mx, my);
  if (demand === 0) return 0;
  const [ux, uy] = [mx / demand, my / demand];
  let most = 0;
  for (const [index, from] of contour.entries()) {
    const to = contour[(index + 1) % contour.length];
    if (!to) continue;
    const [dx, dy] = [to.mx - from.mx, to.my - from.my];
    const cross = ux * dy - uy * dx;
    if (cross === 0) continue;
    const along = (from.mx * dy - from.my * dx) / cross;
    const part = (from.mx * uy - from.my * ux) / cross;
    if (along > 0 && part >= -1e-9 && part <= 1 + 1e-9) most = most === 0 ? along : Math.min(most, along);
  }
  return most > 0 ? demand / most : Number.POSITIVE_INFINITY;
}
