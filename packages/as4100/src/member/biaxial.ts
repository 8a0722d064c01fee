import { type Capacity, isCovered, type Recorder, SILENT } from "@kingpost/calc";
import { grossProperties } from "@kingpost/section-geometry";
import { notCovered } from "../not-covered.ts";
import { effectiveModulus } from "../section/effective-modulus.ts";
import { designSectionMoment } from "../section/section-moment.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { isWithheldForThinWeb } from "../shear/thin-web.ts";
import { COMPACT_BIAXIAL, LINEAR_BIAXIAL, MEMBER_BIAXIAL } from "./biaxial-formulas.ts";
import { designSegmentMoment, type SegmentCase } from "./member-moment.ts";

/** The side of a channel in compression under bending about y. */
export type ChannelSide = "web" | "flange-tips";

/** Moments at one cross-section, or the greatest of a segment. Units Nmm; only their magnitudes count. */
export interface BiaxialMoments {
  readonly mx: number;
  readonly my: number;
  /** Side of a channel in compression; without it the weaker direction counts. */
  readonly compressed?: ChannelSide | undefined;
}

/** Section capacity about x. Units out Nmm. Source AS 4100 5.2. */
export function designMajorMoment(section: SteelSection, record: Recorder): Capacity {
  if (isWithheldForThinWeb(section, "phiMsx")) return notCovered("thinWeb");
  return designSectionMoment(section, { ze: section.zex, axis: "x" }, record);
}

/**
 * Design moment capacity about y: that of the section, because a member does not buckle laterally about its minor axis.
 *
 * Shape    channels by the side in compression; angles and channels without it: the weaker direction
 * Units    out Nmm, unrounded
 * Source   AS 4100 5.1, 5.2
 * Checked  src/member/biaxial.test.ts
 */
export function designMinorMoment(
  section: SteelSection,
  compressed: ChannelSide | undefined,
  record: Recorder,
): Capacity {
  const { zeyL, zeyR, zey } = section;
  if (compressed === "web" && zeyL !== undefined) {
    return designSectionMoment(section, { ze: zeyL, axis: "yL" }, record);
  }
  if (compressed === "flange-tips" && zeyR !== undefined) {
    return designSectionMoment(section, { ze: zeyR, axis: "yR" }, record);
  }
  return designSectionMoment(section, { ze: zey, axis: "y" }, record);
}

/**
 * Whether the power interaction of Clause 8.3.4 applies: a compact doubly symmetric I-section or rectangular hollow section.
 *
 * Shape    a section whose plates are not given counts as not compact
 */
export function isCompactInBending(section: SteelSection): boolean {
  const known = compact.get(section);
  if (known !== undefined) return known;
  const found = findCompact(section);
  compact.set(section, found);
  return found;
}

/** A column asks at every combination, several times, about the same section. */
const compact = new WeakMap<SteelSection, boolean>();

function findCompact({ kind, plates, fy, fyw }: SteelSection): boolean {
  if (plates === undefined) return false;
  switch (kind) {
    case "rolled-i":
    case "welded-i":
    case "welded-i-as-rolled":
    case "cold-formed-rhs": {
      const { dimensions, stress } = plates;
      const gross = grossProperties(dimensions);
      const steel = { fy: Math.min(fy, fyw), stress };
      return (["x", "y"] as const).every(
        (axis) => effectiveModulus(axis, dimensions, gross, steel, SILENT)?.letter === "C",
      );
    }
    default:
      return false;
  }
}

/**
 * Biaxial bending of a cross-section without axial force, which must not exceed 1.
 *
 *   M*x / phiMsx + M*y / phiMsy      compact I, RHS and SHS: (M*x / phiMsx)^1.4 + (M*y / phiMsy)^1.4
 *
 * Units    Nmm, out dimensionless
 * Source   AS 4100 8.3.4 with N* = 0
 * Checked  src/member/biaxial.test.ts
 */
export function biaxialOfSection(
  section: SteelSection,
  { mx, my, compressed }: BiaxialMoments,
  isCompact: boolean,
  record: Recorder,
): Capacity {
  const capacityX = designMajorMoment(section, record);
  const capacityY = designMinorMoment(section, compressed, record);
  if (!isCovered(capacityX)) return capacityX;
  if (!isCovered(capacityY)) return capacityY;
  const formula = isCompact ? COMPACT_BIAXIAL : LINEAR_BIAXIAL;
  return record.formula(formula, { mx: Math.abs(mx), capacityX, my: Math.abs(my), capacityY });
}

/**
 * Biaxial bending of a segment without axial force, which must not exceed 1.
 *
 *   (M*x / phiMbx)^1.4 + (M*y / phiMsy)^1.4
 *
 * Units    `my` in Nmm, out dimensionless
 * Errors   as `designSegmentMoment`
 * Source   AS 4100 8.4.5 with N* = 0
 * Checked  src/member/biaxial.test.ts
 */
export function biaxialOfSegment(
  section: SteelSection,
  of: SegmentCase,
  { my, compressed }: Omit<BiaxialMoments, "mx">,
  record: Recorder,
): Capacity {
  const capacityX = designSegmentMoment(section, of, record);
  const capacityY = designMinorMoment(section, compressed, record);
  if (!isCovered(capacityX)) return capacityX;
  if (!isCovered(capacityY)) return capacityY;
  const mx = Math.abs(of.segment.moments.greatest.m);
  return record.formula(MEMBER_BIAXIAL, { mx, capacityX, my: Math.abs(my), capacityY });
}
