import { isCovered, SILENT } from "@kingpost/calc";
import type { SteelSection } from "../section/steel-section.ts";
import { type ChannelSide, designMajorMoment, designMinorMoment, isCompactInBending } from "./biaxial.ts";
import { COMPACT_BIAXIAL, LINEAR_BIAXIAL, MEMBER_BIAXIAL } from "./biaxial-formulas.ts";

/** The interactions of one section, for many cross-sections. Both rise with each moment. */
export interface BiaxialRatio {
  /** Clause 8.3.4. Units Nmm; magnitudes. */
  readonly ofSection: (mx: number, my: number, compressed: ChannelSide) => number;
  /** Clause 8.4.5, by the ratio of M*x to phiMbx. Units Nmm; magnitudes. */
  readonly ofMember: (major: number, my: number, compressed: ChannelSide) => number;
}

/**
 * As `biaxialOfSection` and `biaxialOfSegment`; undefined where a section capacity is not covered.
 *
 * Source   AS 4100 8.3.4, 8.4.5 with N* = 0
 * Checked  src/member/biaxial.test.ts
 */
export function biaxialRatio(section: SteelSection): BiaxialRatio | undefined {
  const capacityX = designMajorMoment(section, SILENT);
  const web = designMinorMoment(section, "web", SILENT);
  const tips = designMinorMoment(section, "flange-tips", SILENT);
  if (!isCovered(capacityX) || !isCovered(web) || !isCovered(tips)) return undefined;
  const formula = isCompactInBending(section) ? COMPACT_BIAXIAL : LINEAR_BIAXIAL;
  const minor = (compressed: ChannelSide) => (compressed === "web" ? web : tips);
  return {
    ofSection: (mx, my, compressed) => formula.evaluate({ mx, capacityX, my, capacityY: minor(compressed) }),
    ofMember: (major, my, compressed) =>
      MEMBER_BIAXIAL.evaluate({ mx: major, capacityX: 1, my, capacityY: minor(compressed) }),
  };
}
