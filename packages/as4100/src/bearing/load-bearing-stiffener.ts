import {
  type Capacity,
  type Check,
  type CheckNames,
  formatNumber,
  isCovered,
  type Recorder,
  requirementCheck,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { PHI } from "../constants.ts";
import { notCovered } from "../not-covered.ts";
import { compressionReduction } from "../section/slenderness-reduction.ts";
import { rootRadiusOf, type SteelSection } from "../section/steel-section.ts";
import { type Bearing, bearingYield } from "./bearing.ts";
import {
  CONTACT_AREA,
  DESIGN_STIFFENER_BUCKLING,
  GREATEST_OUTSTAND,
  STIFFENER_AREA,
  STIFFENER_BUCKLING,
  STIFFENER_CONTACT,
  STIFFENER_STIFFNESS,
  STIFFENER_YIELD,
  STRUT_AREA,
  STRUT_LENGTH,
  STRUT_RADIUS,
  STRUT_SLENDERNESS,
  STRUT_YIELD,
  TORSIONAL_RESTRAINT,
  WEB_STRIP,
} from "./stiffener-formulas.ts";
import { WEB_ALPHA_B } from "./web-bearing.ts";
import { WEB_SECTION_CONSTANT } from "./web-bearing-formulas.ts";

/** Flat plates welded to the web, on one or both of its sides. Units mm, MPa. */
export interface StiffenerPlates {
  /** Outstand from the web. */
  readonly width: number;
  readonly thickness: number;
  readonly sides: 1 | 2;
  readonly fy: number;
}

export interface LoadBearingStiffener extends StiffenerPlates {
  /** Distance to the next stiffener; undefined: far away. */
  readonly spacing?: number | undefined;
  /** The sides of the stiffener, along the member, on which there is web: 1 at an end of the member. */
  readonly webSides: 1 | 2;
}

/**
 * Design yield capacity of a web with a load-bearing stiffener.
 *
 *   phiRsy = phiRby + phi As fys      As: in contact with the flange
 *
 * Shape    I-sections and channels
 * Units    out N, unrounded
 * Errors   as `designBearing`
 * Source   AS 4100 5.14.1
 * Checked  validation/beam.test.ts
 */
export function stiffenedBearingYield(
  section: SteelSection,
  bearing: Bearing,
  stiffener: LoadBearingStiffener,
  record: Recorder,
): Capacity {
  const problem = stiffenerProblem(section, stiffener);
  if (problem !== undefined) return { kind: "not-covered", reason: problem };
  const capacity = bearingYield(section, bearing, record);
  if (!isCovered(capacity)) return capacity;
  const { sides: n, thickness: t } = stiffener;
  const area = record.formula(CONTACT_AREA, { n, b: contactWidth(section, stiffener, record), t });
  return record.formula(STIFFENER_YIELD, { bearing: capacity, phi: PHI, area, fy: stiffener.fy });
}

/**
 * Design buckling capacity of a web with a load-bearing stiffener, as a strut with alpha_b = 0.5 and kf = 1.
 *
 *   phiRsb = phi alpha_c Aeff fy      Aeff: the stiffener, and min(17.5 tw / sqrt(fy / 250), s / 2) of web on each side
 *   le = 0.7 d1, d1 where one flange is restrained; fy: the lower of web and stiffener
 *
 * Shape    I-sections and channels; the radius of gyration is that of the stiffener about the centre of the web
 * Units    out N, unrounded
 * Source   AS 4100 5.14.2
 * Checked  validation/beam.test.ts
 */
export function stiffenedBearingBuckling(
  section: SteelSection,
  { restrainedFlanges }: Pick<Bearing, "restrainedFlanges">,
  stiffener: LoadBearingStiffener,
  record: Recorder,
): Capacity {
  const problem = stiffenerProblem(section, stiffener);
  if (problem !== undefined) return { kind: "not-covered", reason: problem };
  const { d, tf, tw, fyw } = section;
  const { spacing: s, webSides } = stiffener;
  const area = stiffenerArea(stiffener, record);
  const length =
    s === undefined
      ? record.formula(WEB_STRIP.free, { tw, fy: fyw })
      : record.formula(WEB_STRIP.spaced, { tw, fy: fyw, s });
  const a = record.formula(STRUT_AREA[webSides], { area, length, tw });
  const i = stiffenerStiffness(section, stiffener, record);
  const r = record.formula(STRUT_RADIUS, { i, a });
  const le = record.formula(STRUT_LENGTH[restrainedFlanges], { d1: d - 2 * tf });
  const fy = record.formula(STRUT_YIELD, { web: fyw, stiffener: stiffener.fy });
  const lambdaN = record.formula(STRUT_SLENDERNESS, { le, r, fy });
  const alphaB = record.rule(WEB_SECTION_CONSTANT, WEB_ALPHA_B, "0.5, with k_f = 1");
  const alphaC = compressionReduction(lambdaN, alphaB, record);
  const nominal = record.formula(STIFFENER_BUCKLING, { alphaC, a, fy });
  return record.formula(DESIGN_STIFFENER_BUCKLING, { phi: PHI, nominal });
}

/**
 * Width of a stiffener on one side of the web that bears on the flange: without its corner, which is cut for the root radius, or for a weld as
 * large as the web of a welded section is thick.
 *
 * Units    mm
 * Source   AS 4100 5.14.1 (area in contact with the flange); the weld of a welded section is our own
 * Checked  src/bearing/stiffener.test.ts
 */
export function contactWidth(
  section: SteelSection,
  { width: b }: Pick<StiffenerPlates, "width">,
  record: Recorder,
): number {
  return record.formula(STIFFENER_CONTACT, { b, corner: rootRadiusOf(section) || section.tw });
}

/** Units mm2. */
export function stiffenerArea(
  { sides: n, width: b, thickness: t }: StiffenerPlates,
  record: Recorder,
): number {
  return record.formula(STIFFENER_AREA, { n, b, t });
}

/** About the centre of the web. Units mm4. */
export function stiffenerStiffness(
  { tw }: SteelSection,
  { sides: n, width: b, thickness: t }: StiffenerPlates,
  record: Recorder,
): number {
  return record.formula(STIFFENER_STIFFNESS, { n, b, t, tw });
}

function isStiffenable({ kind }: SteelSection): boolean {
  return kind === "rolled-i" || kind === "welded-i" || kind === "welded-i-as-rolled" || kind === "channel";
}

/** Beside the web of a section that stiffeners can be welded to, on each side that has a flange. Units mm. */
export function flangeOutstand({ kind, bf, tw }: SteelSection): number {
  return kind === "channel" ? bf - tw : (bf - tw) / 2;
}

/** Why plates cannot stiffen the web of a section, or undefined. */
export function stiffenerProblem(section: SteelSection, plates: StiffenerPlates): string | undefined {
  if (!isStiffenable(section)) return notCovered("stiffener").reason;
  if (section.kind === "channel" && plates.sides === 2) {
    return "Not covered: a channel has flanges on one side of its web only. Enter stiffeners on one side.";
  }
  const outstand = flangeOutstand(section);
  if (plates.width <= outstand) return undefined;
  const [width, most] = [plates.width, outstand].map((value) => formatNumber(value, { decimals: [0, 1] }));
  return `Not covered: the stiffener is ${width} mm wide, but the flange of ${section.name} has ${most} mm beside the web.`;
}

/** Length of web on one side that acts with a stiffener far from the next one and from an end, mm. Source AS 4100 5.14.2. */
export function webBesideStiffener({ tw, fyw: fy }: SteelSection): number {
  return WEB_STRIP.free.evaluate({ tw, fy });
}

const ASSUMPTIONS = ["The load-bearing stiffener is fitted to the loaded flange (Clause 5.14.4)."] as const;

/** Units `force` in N. */
export function stiffenedYieldCheck(
  section: SteelSection,
  bearing: Bearing,
  stiffener: LoadBearingStiffener,
  force: number,
  names: CheckNames,
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.stiffenerYield,
    demand: Math.abs(force),
    unit: "kN",
    assumptions: ASSUMPTIONS,
    capacity: (record) => stiffenedBearingYield(section, bearing, stiffener, record),
  });
}

/** Units `force` in N. */
export function stiffenedBucklingCheck(
  section: SteelSection,
  bearing: Bearing,
  stiffener: LoadBearingStiffener,
  force: number,
  names: CheckNames,
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.stiffenerBuckling,
    demand: Math.abs(force),
    unit: "kN",
    assumptions: ASSUMPTIONS,
    capacity: (record) => stiffenedBearingBuckling(section, bearing, stiffener, record),
  });
}

/** The outstand of a stiffener: bes <= 15 ts / sqrt(fys / 250). Source AS 4100 5.14.3. */
export function stiffenerOutstandCheck(
  { width, thickness: t, fy }: StiffenerPlates,
  names: CheckNames,
): Check {
  return requirementCheck({
    names,
    reference: CLAUSES.stiffenerOutstand,
    demand: width,
    unit: "mm",
    assumptions: [],
    capacity: (record) => record.formula(GREATEST_OUTSTAND, { t, fy }),
  });
}

/** What torsional end restraint by a stiffener depends on. Units mm, N. */
export interface TorsionalRestraintCase {
  /** Design reaction at the support, and the total design load on the span. */
  readonly reaction: number;
  readonly load: number;
}

/**
 * A stiffener that alone restrains the end of a member against twist.
 *
 *   Is >= (alpha_t / 1000) d^3 tf R* / F*      alpha_t = 230 / (le / ry) - 0.6, 0 <= alpha_t <= 4
 *
 * Shape    alpha_t = 4: le / ry is that of the stiffened web (Clause 5.14.2), and of those in use not more than 50
 * Units    mm, N
 * Source   AS 4100 5.14.5
 * Checked  src/bearing/stiffener.test.ts
 */
export function torsionalRestraintCheck(
  section: SteelSection,
  stiffener: StiffenerPlates,
  { reaction, load }: TorsionalRestraintCase,
  names: CheckNames,
): Check {
  const { d, tf } = section;
  return strengthCheck({
    names,
    reference: CLAUSES.torsionalEndRestraint,
    demand: stiffenerStiffness(section, stiffener, SILENT),
    relation: "≥",
    unit: "mm⁴",
    assumptions: [],
    capacity: (record) => {
      const problem = stiffenerProblem(section, stiffener);
      if (problem !== undefined) return { kind: "not-covered", reason: problem };
      stiffenerStiffness(section, stiffener, record);
      return record.formula(TORSIONAL_RESTRAINT, {
        d,
        tf,
        reaction: Math.abs(reaction),
        load,
      });
    },
  });
}
