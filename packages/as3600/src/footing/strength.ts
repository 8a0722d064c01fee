import { type Recorder, SILENT } from "@kingpost/calc";
import { PHI_BEARING, PHI_TENSION_N } from "../capacity-factor/index.ts";
import { flexuralTensileStrength } from "../materials/index.ts";
import { criticalPerimeter, type PunchingSection } from "../punching/index.ts";
import { PERIMETER, SHAPE_RATIO } from "../punching/punching-formulas.ts";
import {
  DOWEL_BEARING,
  MINIMUM_FACTOR,
  MINIMUM_FOOTING_STEEL,
  PLAIN_BENDING,
  PLAIN_DEPTH,
  PLAIN_MODULUS,
  PLAIN_PUNCHING,
  PLAIN_SHEAR,
  STARTER_TENSION,
} from "./strength-formulas.ts";

/** Plain concrete. Source AS 3600 Table 2.2.2. */
const PHI_PLAIN = 0.6;
/** Least nominal depth of a plain footing, mm. Source AS 3600 20.4.1. */
export const LEAST_PLAIN_DEPTH = 200;
/** Factors of the minimum reinforcement of footings. Source AS 3600 21.3.1, 8.1.6.1. */
const TWO_WAY = 0.19;
const ONE_WAY = 0.2;
/** Greatest spacing of bars in footings: depths and mm (recalled). */
export const FOOTING_SPACING = { depths: 2, most: 300 } as const;

/**
 * Minimum reinforcement of a footing in one direction.
 *
 *   Ast.min = 0.19 (D/d)² (f'ct.f / fsy) b d       0.20 where it spans one way
 *
 * Units    mm, MPa, out mm2
 * Source   AS 3600 21.3.1, 8.1.6.1
 * Checked  validation/cases/footing.ts
 */
export function minimumFootingSteel(
  of: {
    readonly b: number;
    readonly depth: number;
    readonly d: number;
    readonly fc: number;
    readonly fsy: number;
    readonly isOneWay: boolean;
  },
  record: Recorder,
): number {
  const { b, depth, d, fc, fsy, isOneWay } = of;
  const alphaB = record.rule(
    MINIMUM_FACTOR,
    isOneWay ? ONE_WAY : TWO_WAY,
    isOneWay ? "one-way action" : "two-way action",
  );
  const tension = flexuralTensileStrength(fc, record);
  return record.formula(MINIMUM_FOOTING_STEEL, { alphaB, depth, d, tension, fsy, b });
}

/** A width of plain concrete. Units mm, MPa. */
export interface PlainSection {
  readonly fc: number;
  readonly b: number;
  /** Nominal: 50 mm of it is not counted. */
  readonly depth: number;
}

/** Depth of plain concrete that counts: 50 mm less than the nominal one. Units mm. */
export const plainDepth = (depth: number, record: Recorder = SILENT): number =>
  record.formula(PLAIN_DEPTH, { depth });

/** Units Nmm. Source AS 3600 Section 20. Checked validation/cases/footing.ts */
export function plainBending({ fc, b, depth }: PlainSection, record: Recorder): number {
  const z = record.formula(PLAIN_MODULUS, { b, depth: plainDepth(depth, record) });
  const tension = flexuralTensileStrength(fc, record);
  return record.formula(PLAIN_BENDING, { phi: PHI_PLAIN, z, tension });
}

/** Units N. Source AS 3600 Section 20. Checked validation/cases/footing.ts */
export function plainShear({ fc, b, depth }: PlainSection, record: Recorder): number {
  return record.formula(PLAIN_SHEAR, { phi: PHI_PLAIN, b, depth: plainDepth(depth, record), fc });
}

/** From the face to the section of one-way shear in plain concrete, over its depth. Source AS 3600 Section 20. */
export const PLAIN_SHEAR_AT = 0.5;

/**
 * Punching of plain concrete: `section.dom` is the depth that counts.
 *
 * Units    N
 * Source   AS 3600 Section 20
 */
export function plainPunching(section: PunchingSection, record: Recorder): number {
  const { area, edges, dom, fc } = section;
  const critical = section.perimeter ?? criticalPerimeter(area, edges, dom);
  const u = record.rule(PERIMETER, critical.u, `${critical.place} perimeter`);
  const sides = area.shape === "circular" ? [area.diameter, area.diameter] : [area.cx, area.cy];
  const betaH = record.formula(SHAPE_RATIO, { longer: Math.max(...sides), shorter: Math.min(...sides) });
  return record.formula(PLAIN_PUNCHING, { phi: PHI_PLAIN, u, depth: dom, betaH, fc });
}

/** Bearing strength with starter bars, which carry what the concrete does not. Units N, mm2, MPa. */
export const bearingWithDowels = (
  bearing: number,
  { as, fsy }: { readonly as: number; readonly fsy: number },
  record: Recorder,
): number => record.formula(DOWEL_BEARING, { bearing, phi: PHI_BEARING, as, fsy });

/** Starter bars of a column in tension. Units mm2, MPa, out N. Source AS 3600 Table 2.2.2. */
export const starterTension = (
  { as, fsy }: { readonly as: number; readonly fsy: number },
  record: Recorder,
): number => record.formula(STARTER_TENSION, { phi: PHI_TENSION_N, as, fsy });
