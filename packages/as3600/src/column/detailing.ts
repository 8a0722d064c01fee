import type { Check } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { type CheckPlace, millimetres, namesAt, requirement } from "../place.ts";
import {
  type ConfinedCore,
  type ConfinementRegion,
  confinementSpacing,
  type SpecialRegions,
} from "./confinement.ts";

/** Longitudinal bars over the gross area. Source AS 3600 10.7.1. */
const LEAST_RATIO = 0.01;
const LARGEST_RATIO = 0.04;
/** Above it, no arrangement of the bars is accepted. */
const REJECTED_RATIO = 0.08;
/** Bars further apart than this are restrained each, mm. Source AS 3600 10.7.4. */
const RESTRAINED_APART = 150;
/** Axial force over f'c Ag above which each bar is restrained. Source AS 3600 10.7.4. */
const RESTRAINED_FORCE = 0.3;
/** Strength above which the core is confined, MPa. Source AS 3600 10.7.3. */
const HIGH_STRENGTH = 50;
/** Longitudinal bars carry this part of N* at least where they are less than 1 %. Source AS 3600 10.7.1. */
const SMALL_COLUMN = 0.15;

/** Least diameter of fitments by the largest longitudinal bar, mm. Source AS 3600 Table 10.7.4.3. */
export function leastFitment(db: number, fsyf: number, isBundled = false): number {
  const plain = isBundled ? 12 : db <= 20 ? 6 : db <= 28 ? 10 : db <= 36 ? 12 : 16;
  return plain * Math.sqrt(500 / fsyf);
}

/** Greatest spacing of fitments. `dc`: the smaller dimension of the column. Units mm. Source AS 3600 10.7.4.3. */
export function fitmentSpacing(dc: number, db: number, isBundled = false): number {
  return isBundled ? Math.min(0.5 * dc, 7.5 * db) : Math.min(dc, 15 * db);
}

/** Axial force above which fitments restrain each bar. Units N. Source AS 3600 10.7.4. */
export function restraintForce(fc: number, ag: number): number {
  return RESTRAINED_FORCE * fc * ag;
}

/** The bars of a face, corners included, and the legs of a fitment across the column that can hold them. */
export interface ColumnFace {
  readonly bars: number;
  readonly legs: number;
  /** The direction of the legs. */
  readonly along: "x" | "y";
}

/** Bars within a face that a closed tie across the corners of a core can hold, beside the legs. */
const HELD_BY_INCLINED = 2;

/** The most bars of a face that the legs of a fitment hold, with those of an inclined tie. */
export function barsHeld(
  { legs }: Pick<ColumnFace, "legs">,
  restrained: ColumnDetails["restrained"],
): number {
  return legs + (restrained === "inclined" ? HELD_BY_INCLINED : 0);
}

/** Bars of a face that are to be held: each, or the corners with alternate bars. Source AS 3600 10.7.4. */
export function barsToHold(bars: number, isEach: boolean): number {
  return isEach ? bars : Math.ceil((bars - 1) / 2) + 1;
}

/** What a column is built of. Units mm, mm2, MPa, N. */
export interface ColumnDetails {
  readonly fc: number;
  readonly ag: number;
  readonly as: number;
  readonly fsy: number;
  /** Smaller dimension, or diameter. */
  readonly dc: number;
  readonly largestBar: number;
  readonly isBundled?: boolean | undefined;
  readonly fitment: {
    readonly diameter: number;
    readonly spacing: number;
    readonly fsyf: number;
    /** Spacing in special regions: that of the column unless set. */
    readonly endSpacing?: number | undefined;
  };
  /** Largest axial force of the combinations. */
  readonly n: number;
  /** Greatest distance between neighbouring bars, centre to centre. */
  readonly barsApart: number;
  /** Whether fitments restrain each bar, also by ties that are inclined, or alternate bars with each corner bar, or the corners only. */
  readonly restrained: "each" | "inclined" | "alternate" | "corners";
  /** The faces of a rectangle, with the legs of a fitment that end at them; none of a circle. */
  readonly faces?: readonly ColumnFace[] | undefined;
  /** The core and special regions of strong concrete. */
  readonly core?: ConfinedCore | undefined;
  readonly special?: SpecialRegions | undefined;
}

/**
 * Longitudinal bars, fitments and confinement of a column.
 *
 * Units    mm, N
 * Source   AS 3600 10.7
 * Checked  src/column/column.test.ts
 */
export function detailingChecks(of: ColumnDetails, place: CheckPlace): readonly Check[] {
  const { ag, as, n, fsy, dc, largestBar, fitment, fc, isBundled = false } = of;
  const ratio = as / ag;
  const rule = (
    name: string,
    title: string,
    reference: Check["reference"],
    isMet: boolean,
    finding: string,
  ) => requirement(namesAt(place, name, title, "Detailing"), { reference, isMet, finding });
  const percent = (100 * ratio).toFixed(2);
  const isSmall = ratio < LEAST_RATIO && as * fsy > SMALL_COLUMN * n;
  const most = fitmentSpacing(dc, largestBar, isBundled);
  const least = leastFitment(largestBar, fitment.fsyf, isBundled);
  const isLarge = n > restraintForce(fc, ag) || of.barsApart > RESTRAINED_APART;
  const isOfCorners = of.faces?.every(({ bars }) => bars <= 2) ?? false;
  const isRestrained =
    of.restrained === "each" ||
    of.restrained === "inclined" ||
    isOfCorners ||
    (!isLarge && of.restrained === "alternate");
  const restraint = isLarge
    ? "each bar is to be restrained: N* is more than 0.3f'cA_g, or bars are more than 150 mm apart"
    : "each corner bar and alternate bars are to be restrained";
  const short = of.faces?.find((face) => barsHeld(face, of.restrained) < barsToHold(face.bars, isLarge));
  return [
    isSmall || (ratio > LARGEST_RATIO && ratio <= REJECTED_RATIO)
      ? {
          kind: "not covered",
          id: `${place.id}/bars`,
          title: "Longitudinal bars",
          group: "Detailing",
          reference: CLAUSES.columnReinforcement,
          reason: isSmall
            ? `${percent} % of bars, less than 1 %: allowed where the section is larger than strength needs, with A_s f_sy more than 0.15N*. That the section is larger is for the engineer to confirm.`
            : `${percent} % of bars, more than 4 %: placing and compacting the concrete, and the laps, are for the engineer to confirm.`,
        }
      : rule(
          "bars",
          "Longitudinal bars",
          CLAUSES.columnReinforcement,
          ratio >= LEAST_RATIO && ratio <= LARGEST_RATIO,
          `${percent} % of the gross area, 1 % to 4 %`,
        ),
    rule(
      "fitment-size",
      "Diameter of fitments",
      CLAUSES.columnFitments,
      fitment.diameter >= least,
      `${millimetres(fitment.diameter)}, at least ${millimetres(least)} for ${largestBar} mm bars`,
    ),
    rule(
      "fitment-spacing",
      "Spacing of fitments",
      CLAUSES.columnFitments,
      fitment.spacing <= most,
      `${millimetres(fitment.spacing)}, at most ${millimetres(most)}: the smaller of ${isBundled ? "0.5D_c and 7.5d_b" : "D_c and 15d_b"}`,
    ),
    isRestrained && short
      ? {
          kind: "not covered",
          id: `${place.id}/restraint`,
          title: RESTRAINT,
          group: "Detailing",
          reference: CLAUSES.columnFitments,
          reason: `${restraint[0]?.toUpperCase()}${restraint.slice(1)}. A face of ${short.bars} bars needs ${barsToHold(short.bars, isLarge)} of them restrained, and ${short.legs} legs along ${short.along} hold ${barsHeld(short, of.restrained)}: enter the legs of the fitments.`,
        }
      : rule("restraint", RESTRAINT, CLAUSES.columnFitments, isRestrained, withLegs(restraint, of)),
    ...confinementCheck(of, place),
  ];
}

const RESTRAINT = "Restraint of the longitudinal bars";

/** The requirement with the legs that meet it. */
function withLegs(restraint: string, { faces, restrained }: ColumnDetails): string {
  if (!faces) return restraint;
  const legs = faces.map((face) => `${face.legs} along ${face.along}`).join(", ");
  const inclined = restrained === "inclined" ? ", with inclined ties" : "";
  return `${restraint}; legs: ${legs}${inclined}`;
}

function confinementCheck(of: ColumnDetails, place: CheckPlace): readonly Check[] {
  const { fc, core, special, fitment, dc } = of;
  const names = namesAt(place, "confinement", "Confinement of the core", "Detailing");
  if (fc <= HIGH_STRENGTH) return [];
  if (!core || !special) {
    return [
      {
        kind: "not covered",
        id: names.id,
        title: names.title,
        group: "Detailing",
        reference: CLAUSES.confinement,
        reason: "The confinement of concrete above 50 MPa is not checked without the fitments of the core.",
      },
    ];
  }
  const { spacing, endSpacing = spacing } = fitment;
  const rule = (region: ConfinementRegion, provided: number, where: string): Check => {
    const most = confinementSpacing(core, fc, dc, region);
    const isSpecial = region === "special";
    const suffix = isSpecial ? "-special" : "";
    const title = isSpecial ? "Confinement of special regions" : names.title;
    return requirement(
      { ...names, id: `${names.id}${suffix}`, title },
      {
        reference: CLAUSES.confinement,
        isMet: provided <= most,
        finding: `${millimetres(provided)}, at most ${millimetres(most)} ${where}`,
      },
    );
  };
  const { top, base, isWhole } = special;
  const hasSpecial = isWhole || top > 0 || base > 0;
  return [
    ...(isWhole
      ? []
      : [rule("other", spacing, hasSpecial ? "between the special regions" : "in other regions")]),
    ...(hasSpecial ? [rule("special", endSpacing, regionText(special))] : []),
  ];
}

function regionText({ top, base, isWhole }: SpecialRegions): string {
  if (isWhole) return "over the whole column";
  const ends = [
    top > 0 ? `${millimetres(top)} from the top` : "",
    base > 0 ? `${millimetres(base)} from the base` : "",
  ];
  return `within ${ends.filter((one) => one !== "").join(" and ")}`;
}
