import type { Capacity, Formula, Recorder } from "@kingpost/calc";
import { PHI } from "../constants.ts";
import { notCovered } from "../not-covered.ts";
import { compressionReduction } from "../section/slenderness-reduction.ts";
import type { SteelSection } from "../section/steel-section.ts";
import {
  DEPTH_RATIO,
  DESIGN_BEARING,
  END_REDUCTION,
  HOLLOW_BEARING,
  INTERIOR_REDUCTION,
  PLATE_BEARING,
  RADIUS_RATIO,
  WALL_COEFFICIENT,
  WEB_SECTION_CONSTANT,
} from "./web-bearing-formulas.ts";

/** Position of the bearing: away from the ends of the member, or flush with an end. */
export type BearingPosition = "interior" | "end";

/**
 * Position by the clear distance from the bearing to the nearer end of the member, mm: it truncates the dispersion in the web
 * of an open section, and a hollow section is at an end where it is less than 1.5 d5.
 */
export interface NearEnd {
  readonly endDistance: number;
  /** To the other end, which truncates the dispersion of a short member too. */
  readonly farEndDistance?: number | undefined;
}

/**
 * How far a force disperses in the web beyond each end of a bearing: 1 : 2.5 through the flange for yield, and 1 : 1 to mid-depth of the
 * web for buckling; undefined where web bearing is not covered.
 *
 * Units    mm
 * Source   AS 4100 5.13.1, Figures 5.13.1.1 and 5.13.1.3
 * Checked  src/bearing/bearing.test.ts
 */
export function bearingDispersion(section: SteelSection, mode: "yield" | "buckling"): number | undefined {
  const { d, tf, rext = 0 } = section;
  const ofPlate = mode === "yield" ? 2.5 * tf : 2.5 * tf + (d - 2 * tf) / 2;
  const ofWalls = 2.5 * rext + (d - 2 * rext) / 2;
  return ofKind(section, ofPlate, ofWalls);
}

/** The flanges that are restrained against lateral movement and rotation at a bearing. */
export type RestrainedFlanges = 1 | 2;

/** In depths d5 of a hollow section: a bearing nearer to an end of the member is at the end. */
const END_ZONE = 1.5;

/** Compression member section constant of a web as a strut: AS 4100 5.13.4. */
export const WEB_ALPHA_B = 0.5;

/** The nominal capacity of one kind of section in one mode of failure; per millimetre where `bs` is undefined. */
type NominalBearing = (
  section: SteelSection,
  position: BearingPosition | NearEnd,
  bs: number | undefined,
  record: Recorder,
  flanges: RestrainedFlanges,
) => number;

/**
 * Design bearing yield capacity of the web.
 *
 *   phiRby = 0.9 x 1.25 bbf tw fy      bbf = bs + 5 tf, at the end of a member bs + 2.5 tf
 *   hollow: 0.9 x 2 bb t fy alpha_p    bb = bs + 5 rext + d5, at the end bs + 2.5 rext + d5 / 2
 *
 * Shape    I-sections, channels, RHS and SHS. At an end the bearing is flush with it; beside an end, I-sections and channels:
 *          bbf = bs + 2.5 tf + min(2.5 tf, bo), bb = bs + 2.5 tf + d1 / 2 + min(2.5 tf + d1 / 2, bo), and on a short member
 *          truncated at both ends
 * Units    bs in mm, out N; per millimetre of bbf (hollow: bb) where bs is undefined, N/mm
 * Source   AS 4100 5.13.3
 * Checked  validation/web-bearing.test.ts
 */
export function designBearingYield(
  section: SteelSection,
  position: BearingPosition | NearEnd,
  bs: number | undefined,
  record: Recorder,
): Capacity {
  const nominal = ofKind<NominalBearing>(section, plateYield, hollowYield);
  if (!nominal) return notCovered("bearing");
  const { yielding } = DESIGN_BEARING;
  const design = bs === undefined ? yielding.perMm : yielding[designAt(position)];
  return record.formula(design, { phi: PHI, nominal: nominal(section, position, bs, record, 2) });
}

/**
 * Design bearing buckling capacity of the web.
 *
 *   phiRbb = 0.9 alpha_c bb tw fy      bb = bbf + d1, at the end bbf + d1 / 2; strut with alpha_b = 0.5, kf = 1, le / r = 2.5 d1 / tw
 *   hollow: 2 bb t                     le / r = 3.5 d5 / t, at the end 3.8 d5 / t
 *
 * Shape    as `designBearingYield`. One flange restrained against lateral movement and rotation instead of both: 5.0 d1 / tw
 * Units    as `designBearingYield`; per millimetre of bb where bs is undefined
 * Source   AS 4100 5.13.4
 * Checked  validation/web-bearing.test.ts
 */
export function designBearingBuckling(
  section: SteelSection,
  position: BearingPosition | NearEnd,
  bs: number | undefined,
  record: Recorder,
  flanges: RestrainedFlanges = 2,
): Capacity {
  const nominal = ofKind<NominalBearing>(section, plateBuckling, hollowBuckling);
  if (!nominal) return notCovered("bearing");
  const { buckling } = DESIGN_BEARING;
  const design = bs === undefined ? buckling.perMm : buckling[designAt(position)];
  return record.formula(design, { phi: PHI, nominal: nominal(section, position, bs, record, flanges) });
}

/** The formulas of the design capacity are the same wherever the bearing is. */
function designAt(position: BearingPosition | NearEnd): BearingPosition {
  return typeof position === "string" ? position : "interior";
}

function ofKind<T>({ kind }: SteelSection, plate: T, hollow: T): T | undefined {
  switch (kind) {
    case "rolled-i":
    case "welded-i":
    case "welded-i-as-rolled":
    case "channel":
      return plate;
    case "cold-formed-rhs":
      return hollow;
    default:
      return undefined;
  }
}

function plateYield(
  section: SteelSection,
  position: BearingPosition | NearEnd,
  bs: number | undefined,
  record: Recorder,
): number {
  const { tf, tw: t, fyw: fy } = section;
  if (bs === undefined) return record.formula(PLATE_BEARING.yieldPerMm, { t, fy });
  const far = truncatingFarEnd(position, bearingDispersion(section, "yield"));
  const b =
    typeof position === "string"
      ? record.formula(PLATE_BEARING.yieldWidth[position], { bs, tf })
      : far === undefined
        ? record.formula(PLATE_BEARING.yieldWidthNearEnd, { bs, tf, bo: position.endDistance })
        : record.formula(PLATE_BEARING.yieldWidthBetweenEnds, { bs, tf, bo: position.endDistance, far });
  return record.formula(PLATE_BEARING.yielding, { b, t, fy });
}

/** The distance to the other end of the member, where the dispersion reaches it. */
function truncatingFarEnd(
  position: BearingPosition | NearEnd,
  dispersion: number | undefined,
): number | undefined {
  if (typeof position === "string" || dispersion === undefined) return undefined;
  const { farEndDistance } = position;
  return farEndDistance !== undefined && farEndDistance < dispersion ? farEndDistance : undefined;
}

function plateBuckling(
  section: SteelSection,
  position: BearingPosition | NearEnd,
  bs: number | undefined,
  record: Recorder,
  flanges: RestrainedFlanges,
): number {
  const { d, tf, tw: t, fyw: fy } = section;
  const d1 = d - 2 * tf;
  const ratio = record.formula(PLATE_BEARING.slenderness[flanges], { d1, t });
  const alphaC = strutReduction(PLATE_BEARING.modifiedSlenderness, ratio, fy, record);
  if (bs === undefined) return record.formula(PLATE_BEARING.bucklingPerMm, { alphaC, t, fy });
  const far = truncatingFarEnd(position, bearingDispersion(section, "buckling"));
  const b =
    typeof position === "string"
      ? record.formula(PLATE_BEARING.bucklingWidth[position], { bs, tf, d1 })
      : far === undefined
        ? record.formula(PLATE_BEARING.bucklingWidthNearEnd, { bs, tf, d1, bo: position.endDistance })
        : record.formula(PLATE_BEARING.bucklingWidthBetweenEnds, {
            bs,
            tf,
            d1,
            bo: position.endDistance,
            far,
          });
  return record.formula(PLATE_BEARING.buckling, { alphaC, b, t, fy });
}

function hollowYield(
  { d, tf: t, fy, rext = 0 }: SteelSection,
  at: BearingPosition | NearEnd,
  bs: number | undefined,
  record: Recorder,
): number {
  const d5 = d - 2 * rext;
  const position = hollowPosition(at, d5);
  const alphaP = wallReduction(rext, d5, t, position, record);
  if (bs === undefined) return record.formula(HOLLOW_BEARING.yieldPerMm, { alphaP, t, fy });
  const b = record.formula(HOLLOW_BEARING.width[position], { bs, rext, d5 });
  return record.formula(HOLLOW_BEARING.yielding, { alphaP, b, t, fy });
}

function hollowBuckling(
  { d, tf: t, fy, rext = 0 }: SteelSection,
  at: BearingPosition | NearEnd,
  bs: number | undefined,
  record: Recorder,
): number {
  const d5 = d - 2 * rext;
  const position = hollowPosition(at, d5);
  const ratio = record.formula(HOLLOW_BEARING.slenderness[position], { d5, t });
  const alphaC = strutReduction(HOLLOW_BEARING.modifiedSlenderness, ratio, fy, record);
  if (bs === undefined) return record.formula(HOLLOW_BEARING.bucklingPerMm, { alphaC, t, fy });
  const b = record.formula(HOLLOW_BEARING.width[position], { bs, rext, d5 });
  return record.formula(HOLLOW_BEARING.buckling, { alphaC, b, t, fy });
}

function hollowPosition(at: BearingPosition | NearEnd, d5: number): BearingPosition {
  if (typeof at === "string") return at;
  return at.endDistance < END_ZONE * d5 ? "end" : "interior";
}

/** alpha_c of a web as a strut between the flanges. Source AS 4100 5.13.4, 6.3.3. */
function strutReduction(
  slenderness: Formula<"ratio" | "fy">,
  ratio: number,
  fy: number,
  record: Recorder,
): number {
  const lambdaN = record.formula(slenderness, { ratio, fy });
  const alphaB = record.rule(WEB_SECTION_CONSTANT, WEB_ALPHA_B, "0.5, with k_f = 1");
  return compressionReduction(lambdaN, alphaB, record);
}

/**
 * Reduction factor alpha_p for the round corners of a hollow section in bearing.
 *
 *   interior   alpha_p = (0.5 / ks) [1 + (1 - alpha_pm^2) (1 + ks / kv - (1 - alpha_pm^2) 0.25 / kv^2)],  alpha_pm = 1 / ks + 0.5 / kv
 *   end        alpha_p = sqrt(2 + ks^2) - ks                                                    ks = 2 rext / t - 1, kv = d5 / t
 *
 * Source   AS 4100 5.13.3
 */
function wallReduction(
  rext: number,
  d5: number,
  t: number,
  position: BearingPosition,
  record: Recorder,
): number {
  const ks = record.formula(RADIUS_RATIO, { rext, t });
  if (position === "end") return record.formula(END_REDUCTION, { ks });
  const kv = record.formula(DEPTH_RATIO, { d5, t });
  const alphaPm = record.formula(WALL_COEFFICIENT, { ks, kv });
  return record.formula(INTERIOR_REDUCTION, { ks, kv, alphaPm });
}
