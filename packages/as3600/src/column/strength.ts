import { type NotCovered, type Recorder, SILENT } from "@kingpost/calc";
import { barArea, bracketedRoot, type Point, regionProperties } from "@kingpost/concrete-section";
import {
  type AxialFactors,
  axialFactor,
  bendingFactor,
  type CompressionCase,
  compressionFactor,
} from "../capacity-factor/index.ts";
import {
  axisOf,
  type DesignSection,
  type SectionAxis,
  squashStress,
  ultimateState,
  ultimateStateAt,
} from "../flexure/design-section.ts";
import { ES, requireConcrete, squashFactor, ULTIMATE_STRAIN } from "../materials/index.ts";
import {
  BAR_STRESS,
  DESIGN_MOMENT,
  DESIGN_SQUASH,
  GROSS_AREA,
  LEAST_MOMENT,
  NET_AREA,
  POINT,
  POINT_FACTOR,
  POINT_FORCE,
  POINT_MOMENT,
  SQUASH,
} from "./strength-formulas.ts";

/** Neutral axis over the depth of the outermost bars at the balanced point. Source AS 3600 10.6.2. */
export function balancedRatio(fsy: number): number {
  return ULTIMATE_STRAIN / (ULTIMATE_STRAIN + fsy / ES);
}

/** Strength of the bars for which the neutral axis parameter of the buckling load is given: k_u = 0.545. Source AS 3600 10.4.4 */
const BUCKLING_FSY = 500;

/** Depth of the neutral axis at decompression: that of the section (DECOMP), or of the outermost bars in a textbook. */
export const DECOMPRESSION: "section" | "bars" = "section";

/**
 * Ultimate strength in axial compression: bars are deducted from the concrete unless displaced concrete is not.
 *
 * Units    N
 * Source   AS 3600 10.6.2.2
 * Checked  validation/cases/column.ts
 */
export function squashStrength(section: DesignSection, record: Recorder): number {
  const { concrete, region, bars, steel, options } = section;
  const as = barArea(bars);
  const ag = regionProperties(region).area;
  const alpha1 = squashFactor(concrete.fc, record);
  const net =
    options?.deductDisplaced === false
      ? record.rule(GROSS_AREA, ag, "displaced concrete is not deducted")
      : record.formula(NET_AREA, { ag, as });
  const stress = record.rule(BAR_STRESS, squashStress(steel), `f_sy = ${steel.fsy} MPa`);
  return record.formula(SQUASH, { alpha1, fc: concrete.fc, net, as, stress });
}

/** A section in bending that compresses one side, with any axial force. Units N, Nmm, mm. */
export interface AxisStrength {
  readonly axis: SectionAxis;
  readonly factors: AxialFactors;
  /** Ultimate strength in axial compression. */
  readonly nuo: number;
  /** Pure bending: moment, neutral axis and its parameter. */
  readonly muo: number;
  readonly dnPure: number;
  readonly kuo: number;
  /** Moment at the balanced point of bars of 500 MPa, which the buckling load has. */
  readonly mub: number;
  /** Depth of the outermost bars. */
  readonly dOuter: number;
}

const UNREINFORCED: NotCovered = {
  kind: "not-covered",
  reason: "A column needs bars: the section has no strength in bending without them (AS 3600 Clause 10.7.1).",
};

/**
 * What the strengths of a section in one direction depend on.
 *
 * Errors   DomainError 'bad-concrete'
 * Source   AS 3600 10.6.2, Table 2.2.2
 */
export function axisStrength(
  section: DesignSection,
  direction: Point,
  compression: CompressionCase,
): AxisStrength | NotCovered {
  requireConcrete(section.concrete);
  const axis = axisOf(section, direction);
  const pure = ultimateState(axis, 0);
  if (!pure || section.bars.length === 0) return UNREINFORCED;
  const { steel } = section;
  const dOuter = Math.max(...axis.view.bars.map(({ depth }) => depth));
  const kuo = pure.neutralAxis / dOuter;
  const balanced = ultimateStateAt(axis, balancedRatio(steel.fsy) * dOuter);
  return {
    axis,
    factors: {
      bending: bendingFactor(kuo, steel.ductility, SILENT),
      compression: compressionFactor(compression, SILENT),
      nub: balanced.n,
      nuot: -steel.fsy * barArea(section.bars),
      ductility: steel.ductility,
    },
    nuo: squashStrength(section, SILENT),
    muo: pure.moment,
    dnPure: pure.neutralAxis,
    kuo,
    // Weaker bars have their balanced point at more compression, where the moment may be greater: the stiffness is no higher for that.
    mub: ultimateStateAt(axis, balancedRatio(BUCKLING_FSY) * dOuter).moment,
    dOuter,
  };
}

/** Control points of a curve. */
export type ControlPoint = "squash" | "decompression" | "balanced" | "pure bending" | "tension";

/** A point of an interaction curve. Units N, Nmm, mm; compression positive. */
export interface CurvePoint {
  readonly name?: ControlPoint | undefined;
  /** Infinite at the squash load, 0 in tension without bending. */
  readonly dn: number;
  readonly n: number;
  /** Component along the direction. */
  readonly m: number;
  /** About x and about y. */
  readonly mx: number;
  readonly my: number;
  readonly phi: number;
}

/** The point with a neutral axis at a depth, up to that of the section. */
export function curvePoint(of: AxisStrength, dn: number, name?: ControlPoint): CurvePoint {
  const { n, moment, mx, my } = ultimateStateAt(of.axis, dn);
  return { name, dn, n, m: moment, mx, my, phi: axialFactor(n, of.factors, SILENT) };
}

function squashPoint({ nuo, factors }: AxisStrength): CurvePoint {
  const { compression: phi } = factors;
  return { name: "squash", dn: Number.POSITIVE_INFINITY, n: nuo, m: 0, mx: 0, my: 0, phi };
}

/** All bars at yield in tension: a moment where they are not symmetrical about the plastic centroid. */
function tensionPoint({ axis, factors }: AxisStrength): CurvePoint {
  const { section, centroid, view } = axis;
  const { fsy } = section.steel;
  const [mx, my] = section.bars.reduce(
    ([x, y], bar) => [x - fsy * bar.area * (bar.y - centroid.y), y - fsy * bar.area * (bar.x - centroid.x)],
    [0, 0],
  );
  return {
    name: "tension",
    dn: 0,
    n: factors.nuot,
    m: (mx ?? 0) * view.direction.y + (my ?? 0) * view.direction.x,
    mx: mx ?? 0,
    my: my ?? 0,
    phi: axialFactor(factors.nuot, factors, SILENT),
  };
}

/** Depth of the neutral axis where the straight line to the squash load begins. */
export function decompressionDepth({ axis, dOuter }: AxisStrength): number {
  return DECOMPRESSION === "section" ? axis.view.depth : dOuter;
}

/** Points of a curve, and those of them in tension. */
const POINTS = 61;
const TENSION_POINTS = 10;

/**
 * Interaction curve from the squash load to tension without bending: closed at both ends.
 *
 * Shape    a straight line from the squash load to decompression; `count` points, denser about the balanced point
 * Units    N, Nmm
 * Source   AS 3600 10.6.2
 * Checked  validation/cases/column.ts, src/column/column.test.ts
 */
export function interactionCurve(of: AxisStrength, count = POINTS): readonly CurvePoint[] {
  const { dnPure, dOuter, axis } = of;
  const from = decompressionDepth(of);
  const balanced = balancedRatio(axis.section.steel.fsy) * dOuter;
  const inside = Math.max(4, count - TENSION_POINTS - 4);
  const [lowest, highest] = [Math.min(dnPure, from), from];
  const depths = new Set<number>();
  const isBetween = balanced > lowest && balanced < highest;
  const middle = isBetween ? balanced : (lowest + highest) / 2;
  const half = Math.floor(inside / 2);
  for (let at = 1; at <= half; at += 1) {
    // A parabola puts more of them beside the balanced point.
    depths.add(middle + (highest - middle) * (1 - at / (half + 1)) ** 1.5);
  }
  for (let at = 1; at <= inside - half; at += 1) {
    depths.add(middle - (middle - lowest) * (at / (inside - half + 1)) ** 1.5);
  }
  const points = [...depths].map((dn) => curvePoint(of, dn));
  const tension = Array.from({ length: TENSION_POINTS - 1 }, (_, at) =>
    curvePoint(of, lowest * (1 - (at + 1) / TENSION_POINTS) ** 2),
  );
  const named = [
    curvePoint(of, highest, "decompression"),
    ...(isBetween ? [curvePoint(of, balanced, "balanced")] : []),
    // The axial force that the solution leaves is rounding.
    { ...curvePoint(of, dnPure, "pure bending"), n: 0 },
  ];
  const inner = [...named, ...points, ...tension].toSorted((a, b) => b.dn - a.dn);
  return [squashPoint(of), ...inner, tensionPoint(of)];
}

/** The factored curve is closed where it is a hair beyond a bound. */
const CONVERGED = 1e-9;

/** A point of the design curve at which a line or an axial force meets it. */
function designPoint(
  of: AxisStrength,
  offset: (point: CurvePoint) => number,
  most: number,
): CurvePoint | undefined {
  const deepest = decompressionDepth(of);
  const scale = Math.abs(offset(squashPoint(of))) + Math.abs(offset(tensionPoint(of)));
  const at = (dn: number) => offset(curvePoint(of, dn));
  const shallow = most * 1e-9;
  if (at(shallow) > 0) return between(tensionPoint(of), curvePoint(of, shallow), offset);
  const dn = bracketedRoot(at, shallow, deepest, CONVERGED * scale);
  if (dn !== undefined) return curvePoint(of, dn);
  return between(curvePoint(of, deepest), squashPoint(of), offset);
}

/** Where a straight part of the curve has an offset of 0; undefined where it has none. */
function between(
  low: CurvePoint,
  high: CurvePoint,
  offset: (point: CurvePoint) => number,
): CurvePoint | undefined {
  const [a, b] = [offset(low), offset(high)];
  if (!(a <= 0 && b >= 0)) return undefined;
  const part = b > a ? -a / (b - a) : 0;
  const mix = (from: number, to: number) => from + (to - from) * part;
  return {
    dn: high.dn,
    n: mix(low.n, high.n),
    m: mix(low.m, high.m),
    mx: mix(low.mx, high.mx),
    my: mix(low.my, high.my),
    phi: high.phi,
  };
}

/** A factor that is not exceeded: of biaxial bending. */
function limited(point: CurvePoint, phiMost: number): CurvePoint {
  return point.phi > phiMost ? { ...point, phi: phiMost } : point;
}

/**
 * The point of the design curve with an axial force: undefined beyond its ends.
 *
 * Shape    `phiMost`: the largest factor, as in biaxial bending
 * Units    N
 * Source   AS 3600 10.6.2
 */
export function pointAtForce(of: AxisStrength, n: number, phiMost = 1): CurvePoint | undefined {
  const offset = (point: CurvePoint) => {
    const { phi, n: nu } = limited(point, phiMost);
    return phi * nu - n;
  };
  const found = designPoint(of, offset, of.axis.view.depth);
  return found && limited(found, phiMost);
}

/**
 * The point of the design curve on the ray from the origin through an action.
 *
 * Units    N, Nmm; m not negative
 */
export function pointOnRay(of: AxisStrength, n: number, m: number): CurvePoint | undefined {
  // The side of the ray: the squash load is on one, tension on the other.
  return designPoint(of, (point) => point.phi * (point.n * m - point.m * n), of.axis.view.depth);
}

/** Design strength in bending at an axial force: 0 beyond the ends of the curve. Units N, Nmm. */
export function designMoment(of: AxisStrength, n: number, record: Recorder, phiMost = 1): number {
  const point = pointAtForce(of, n, phiMost);
  if (!point) return 0;
  return recordPoint(of, point, record, phiMost);
}

/** Design strength in bending along the ray of an action: what its moment is compared with. Units N, Nmm. */
export function designMomentOnRay(of: AxisStrength, n: number, m: number, record: Recorder): number {
  const point = pointOnRay(of, n, m);
  return point ? recordPoint(of, point, record) : 0;
}

function recordPoint(of: AxisStrength, point: CurvePoint, record: Recorder, phiMost = 1): number {
  const { n, m, dn } = point;
  const deepest = decompressionDepth(of);
  record.rule(
    POINT,
    Math.min(dn, deepest),
    dn > deepest ? "between decompression and squash" : "on the curve",
  );
  const nu = record.rule(POINT_FORCE, n, dn > deepest ? "on the straight line to N_uo" : "sum of the forces");
  const mu = record.rule(
    POINT_MOMENT,
    m,
    dn > deepest ? "on the straight line to N_uo" : "sum of the moments",
  );
  const factor = axialFactor(nu, of.factors, record);
  const phi = factor > phiMost ? record.rule(POINT_FACTOR, phiMost, "biaxial bending") : factor;
  return record.formula(DESIGN_MOMENT, { phi, mu });
}

/** Design strength in axial compression. Units N. Source AS 3600 10.6.2.2. */
export function designSquash(section: DesignSection, compression: CompressionCase, record: Recorder): number {
  const nuo = squashStrength(section, record);
  return record.formula(DESIGN_SQUASH, { phi: compressionFactor(compression, record), nuo });
}

/** Least moment of a compressed column about an axis. Units N, mm. Source AS 3600 10.1.2. */
export function leastMoment(n: number, depth: number, record: Recorder): number {
  return record.formula(LEAST_MOMENT, { depth, n: Math.max(n, 0) });
}
