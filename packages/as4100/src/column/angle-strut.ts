import {
  type Capacity,
  type Check,
  type CheckNames,
  formatNumber,
  interactionCheck,
  isCovered,
  type NotCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { E, G, PHI } from "../constants.ts";
import { BENDING_REDUCTION } from "../member/lateral-buckling-formulas.ts";
import { designSectionCompression, nominalSectionCompression } from "../section/axial-section.ts";
import { designSectionMoment, nominalSectionMoment } from "../section/section-moment.ts";
import { recordFormFactor } from "../section/section-property.ts";
import { compressionReduction } from "../section/slenderness-reduction.ts";
import type { SteelSection } from "../section/steel-section.ts";
import {
  CAPACITY_H,
  DESIGN_CAPACITY_H,
  DESIGN_STRUT_MOMENT,
  EQUAL_LEG_REFERENCE_MOMENT,
  RADIUS_H,
  SLENDERNESS_H,
  STOCKY_STRUT,
  STRUT_ECCENTRICITY,
  STRUT_INTERACTION,
  STRUT_MEMBER_MOMENT,
  STRUT_MOMENT,
  STRUT_SECTION,
  UNEQUAL_LEG_REFERENCE_MOMENT,
} from "./angle-strut-formulas.ts";
import { designMemberCompression } from "./compression-member.ts";
import { sectionConstant } from "./section-constant.ts";

/** An angle about its legs. Units mm, mm4. */
export interface AngleLegs {
  readonly isEqual: boolean;
  /** About the axis parallel to the long leg, and to the short leg. */
  readonly ip: number;
  readonly in: number;
  /** From the back of the long leg to the centroid, and from the back of the short leg. */
  readonly nL: number;
  readonly pB: number;
  /** Slope of the major principal axis to the axis parallel to the short leg. */
  readonly tanAlpha: number;
}

/** How the ends of a strut are joined. Units mm. */
export interface StrutEnds {
  /** The leg that is joined. */
  readonly leg: "long" | "short";
  /** On the same side of a chord or gusset as the member that it meets, on the opposite side, or on a gusset of its own. */
  readonly side:
    | { readonly by: "same" }
    | { readonly by: "opposite"; readonly et: number }
    | { readonly by: "gusset"; readonly thickness: number };
}

/** An angle in compression that is loaded through one leg. Units N, mm. */
export interface AngleStrut {
  readonly section: SteelSection;
  readonly legs: AngleLegs;
  readonly ends: StrutEnds;
  /** Between the intersections: the effective length. */
  readonly l: number;
  readonly n: number;
  /** Who confirms the moment capacity of unequal legs; undefined where it is not confirmed. */
  readonly confirmedBy?: string | undefined;
}

/** l / t up to which the moment capacity is that of the section, with equal end moments in single curvature. Source AS 4100 8.4.6. */
const STOCKY = { constant: 210, moments: 175, betaM: -1 } as const;
/** Practice: l / r_y of struts. */
const LONGEST = 300;

const isLong = ({ legs, ends }: Pick<AngleStrut, "legs" | "ends">) => legs.isEqual || ends.leg === "long";

/** Between the major principal axis and the axis parallel to the loaded leg, rad. */
export function legAngle({ legs, ends }: Pick<AngleStrut, "legs" | "ends">): number {
  if (legs.isEqual) return Math.PI / 4;
  const slope = Math.atan(legs.tanAlpha);
  return ends.leg === "short" ? slope : Math.PI / 2 - slope;
}

/** From the centroid to the line of the force, across the loaded leg. Units mm. Source AS 4100 8.4.6. */
export function strutEccentricity(
  { section, legs, ends }: Pick<AngleStrut, "section" | "legs" | "ends">,
  record: Recorder,
): number {
  const centroid = isLong({ legs, ends }) ? legs.nL : legs.pB;
  const { side } = ends;
  switch (side.by) {
    case "same":
      return record.formula(STRUT_ECCENTRICITY.same, { centroid, t: section.tf });
    case "opposite":
      return record.formula(STRUT_ECCENTRICITY.opposite, { centroid, tension: side.et });
    case "gusset":
      return record.formula(STRUT_ECCENTRICITY.gusset, { centroid, gusset: side.thickness });
  }
}

const strutMoment = (strut: AngleStrut, record: Recorder): number =>
  record.formula(STRUT_MOMENT, { n: strut.n, e: strutEccentricity(strut, record) });

/** Design member capacity of an angle about the axis parallel to its loaded leg, le = l. Units N. Source AS 4100 6.3.3, 8.4.6. */
export function designStrutCompression(
  { section, legs, ends, l }: Omit<AngleStrut, "n">,
  record: Recorder,
): number {
  const { ag, kf } = section;
  const fy = Math.min(section.fy, section.fyw);
  const r = record.formula(RADIUS_H, { ih: isLong({ legs, ends }) ? legs.ip : legs.in, ag });
  const ns = nominalSectionCompression(section, record);
  const lambdaN = record.formula(SLENDERNESS_H, { l, r, kf, fy });
  const alphaC = compressionReduction(lambdaN, sectionConstant(section, record), record);
  const nominal = record.formula(CAPACITY_H, { alphaC, ns });
  return record.formula(DESIGN_CAPACITY_H, { phi: PHI, nominal });
}

/**
 * Design moment capacity of an angle about its major principal axis, with equal moments at both ends.
 *
 *   equal legs: Mo = (525 t / l) (250 / fy) Ms; Mb = Ms where l / t <= 35 (250 / fy)
 *   unequal legs: Mo = sqrt(pi^2 E Iy / l^2 G J), monosymmetry ignored
 *
 * Units    mm, out Nmm
 * Source   AS 4100 8.4.6 with Amendment 1, 5.6.1
 * Checked  validation/angle-strut.test.ts
 */
export function designStrutMoment({ section, legs, l }: Omit<AngleStrut, "n">, record: Recorder): number {
  const { tf: t, iy, j, zex } = section;
  const fy = Math.min(section.fy, section.fyw);
  const ms = nominalSectionMoment(section, { ze: zex, axis: "x" }, record);
  const limit = ((STOCKY.constant + STOCKY.moments * STOCKY.betaM) * 250) / fy;
  if (legs.isEqual && l / t <= limit) {
    const because = `${formatNumber(l / t, { significant: 3 })} of ${formatNumber(limit, { significant: 3 })}`;
    return record.formula(DESIGN_STRUT_MOMENT, {
      phi: PHI,
      nominal: record.rule(STOCKY_STRUT, ms, because),
    });
  }
  const mo = legs.isEqual
    ? record.formula(EQUAL_LEG_REFERENCE_MOMENT, { t, l, fy, ms })
    : record.formula(UNEQUAL_LEG_REFERENCE_MOMENT, { e: E, iy, l, g: G, j });
  const alphaS = record.formula(BENDING_REDUCTION, { ms, mo });
  const nominal = record.formula(STRUT_MEMBER_MOMENT, { alphaS, ms });
  return record.formula(DESIGN_STRUT_MOMENT, { phi: PHI, nominal });
}

/** N* / phi Nch + M*h / (phi Mbx cos alpha), which must not exceed 1. Source AS 4100 8.4.6 with Amendment 1. */
export function strutInteraction(strut: AngleStrut, record: Recorder): number {
  record.heading("moment", "Design moment");
  const mh = strutMoment(strut, record);
  record.heading("compression", "Compression about the loaded leg");
  const nch = designStrutCompression(strut, record);
  record.heading("bending", "Bending about the major principal axis");
  const mbx = designStrutMoment(strut, record);
  record.heading("interaction", "Interaction");
  return record.formula(STRUT_INTERACTION, { n: strut.n, nch, mh, mbx, angle: legAngle(strut) });
}

/** N* / phi Ns + M*x / phi Msx + M*y / phi Msy at an end, which must not exceed 1. Source AS 4100 8.3.4. */
export function strutSection(strut: AngleStrut, record: Recorder): number {
  const { section, n } = strut;
  const mh = strutMoment(strut, record);
  const ns = designSectionCompression(section, record);
  const msx = designSectionMoment(section, { ze: section.zex, axis: "x" }, record);
  const msy = designSectionMoment(section, { ze: section.zey, axis: "y" }, record);
  return record.formula(STRUT_SECTION, { n, ns, mh, angle: legAngle(strut), msx, msy });
}

const ASSUMPTIONS = [
  "A web member of a truss: each end has at least two bolts along the force, or is welded; no transverse load acts (Clause 8.4.6, with Amendment 1).",
  "The end moments are N* e at both ends, in single curvature; the eccentricity along the leg is neglected. The effective length is that between the intersections.",
] as const;

export const strutCompressionCheck = (strut: AngleStrut, names: CheckNames): Check =>
  strengthCheck({
    names,
    reference: CLAUSES.angleStrut,
    demand: strut.n,
    unit: "kN",
    assumptions: ASSUMPTIONS,
    derivation: (record) => recordFormFactor(strut.section, record),
    capacity: (record) => designStrutCompression(strut, record),
  });

export const strutSectionCheck = (strut: AngleStrut, names: CheckNames): Check =>
  interactionCheck({
    names,
    reference: CLAUSES.biaxialSection,
    limit: 1,
    assumptions: ASSUMPTIONS,
    value: (record) => strutSection(strut, record),
  });

/** The interaction; of unequal legs that pass, why an engineer must confirm it. */
export const strutEccentricCheck = (strut: AngleStrut, names: CheckNames): Check =>
  interactionCheck({
    names,
    reference: CLAUSES.angleStrut,
    limit: 1,
    assumptions: [...ASSUMPTIONS, ...confirmation(strut)],
    value: (record): Capacity => {
      const ratio = strutInteraction(strut, SILENT);
      if (!strut.legs.isEqual && strut.confirmedBy === undefined && ratio <= 1) return unconfirmed(ratio);
      return strutInteraction(strut, record);
    },
  });

const confirmation = ({ legs, confirmedBy }: AngleStrut): readonly string[] =>
  legs.isEqual || confirmedBy === undefined
    ? []
    : [
        `Unequal legs: the reference moment of Clause 5.6.1 ignores that the angle is not symmetric; confirmed by ${confirmedBy}.`,
      ];

const unconfirmed = (ratio: number): NotCovered => ({
  kind: "not-covered",
  reason: `Unequal legs: the sum is ${formatNumber(ratio, { decimals: [2, 2] })} with the reference moment of Clause 5.6.1, which ignores that the angle is not symmetric. State who confirms it.`,
});

export const strutSlendernessCheck = ({ section, l }: AngleStrut, names: CheckNames): Check =>
  strengthCheck({
    names,
    reference: CLAUSES.memberCompression,
    demand: l / section.ry,
    unit: "",
    assumptions: ["l / r of at most 300 is practice: AS 4100 has no limit."],
    capacity: () => LONGEST,
  });

/** Buckling about the minor axis, which the clause has in the axis of the leg: information, not a check. */
export function strutMinorCheck({ section, l, n }: AngleStrut, { id, title, action }: CheckNames): Check {
  const capacity = designMemberCompression(section, "y", l, SILENT);
  const share = isCovered(capacity) ? formatNumber(n / capacity, { decimals: [2, 2] }) : "";
  return {
    id,
    title,
    group: "Strength",
    reference: CLAUSES.memberCompression,
    combination: action?.combination,
    kind: "not applicable",
    reason: `Information: N* is ${share} of φN_cy = ${formatNumber(capacity / 1e3, { significant: 3 })} kN of a concentric force (l_e = l). Clause 8.4.6 takes buckling about the axis of the loaded leg.`,
  };
}
