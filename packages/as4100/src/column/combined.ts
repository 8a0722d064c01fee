import { type Capacity, isCovered, type Recorder, SILENT, workedOnce } from "@kingpost/calc";
import { E, G, PHI } from "../constants.ts";
import { designMajorMoment, designMinorMoment, isCompactInBending } from "../member/biaxial.ts";
import { designSegmentMoment, type SegmentCase } from "../member/member-moment.ts";
import { NO_AXIAL_RESERVE, notCovered } from "../not-covered.ts";
import { designSectionCompression, designTension, type TensionConnection } from "../section/axial-section.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { type ColumnAxis, type EndMoments, endMomentRatio, type GivenRatio } from "./amplification.ts";
import {
  COMPACT_OUT_OF_PLANE,
  IN_PLANE,
  MEMBER_INTERACTION,
  OUT_OF_PLANE_COMPRESSION,
  OUT_OF_PLANE_TENSION,
  REDUCED_MOMENT,
  SECTION_INTERACTION,
} from "./combined-formulas.ts";
import { designMemberCompression } from "./compression-member.ts";
import { designFlexuralTorsional, mayTwist, type TwistLengths } from "./flexural-torsional.ts";
import { designTorsional, isEqualFlangedI, type TwistOfI } from "./torsional.ts";

/** An axial force and how its capacity in tension is found. Units N, compression positive. */
export interface AxialForce {
  readonly n: number;
  readonly connection: TensionConnection;
}

const sideOf = (n: number) => (n < 0 ? "tension" : "compression");

/** The design capacity of the section for the direction of the force. Units N. */
function axialCapacity(section: SteelSection, { n, connection }: AxialForce, record: Recorder): number {
  return n < 0 ? designTension(section, record, connection) : designSectionCompression(section, record);
}

/** Whether the alternatives for compact sections apply. Source AS 4100 8.3.2, 8.3.3, 8.4.2.2. */
export function isCompactInCombined(section: SteelSection, n: number): boolean {
  return isCompactInBending(section) && (section.kf === 1 || n < 0);
}

const sectionMoment = (section: SteelSection, axis: ColumnAxis, record: Recorder): Capacity =>
  axis === "x" ? designMajorMoment(section, record) : designMinorMoment(section, undefined, record);

/**
 * Design section moment capacity with an axial force.
 *
 *   phiMr = phiMs (1 - N* / phiNs)      compact I: 1.18 phiMsx (1 - n) and 1.19 phiMsy (1 - n^2), RHS 1.18 phiMs (1 - n), <= phiMs
 *
 * Shape    in tension with phiNt; the alternatives for kf = 1 or tension
 * Units    out Nmm, unrounded
 * Source   AS 4100 8.3.2, 8.3.3
 * Checked  src/column/combined.test.ts
 */
export function sectionMomentWithAxial(
  section: SteelSection,
  axis: ColumnAxis,
  force: AxialForce,
  record: Recorder,
): Capacity {
  if (section.kind === "angle") return notCovered("angleCombined");
  const ms = sectionMoment(section, axis, record);
  if (!isCovered(ms)) return ms;
  const capacity = axialCapacity(section, force, record);
  const n = Math.abs(force.n);
  if (n >= capacity) return NO_AXIAL_RESERVE;
  const { general, compactI, compactHollow } = REDUCED_MOMENT[sideOf(force.n)][axis];
  const compact = section.kind === "cold-formed-rhs" ? compactHollow : compactI;
  return record.formula(isCompactInCombined(section, force.n) ? compact : general, { ms, n, capacity });
}

/**
 * Combined actions on a cross-section, which must not exceed 1.
 *
 *   N* / phiNs + M*x / phiMsx + M*y / phiMsy      compact: (M*x / phiMrx)^gamma + (M*y / phiMry)^gamma, gamma = 1.4 + n <= 2
 *
 * Units    Nmm, magnitudes
 * Source   AS 4100 8.3.4
 * Checked  src/column/combined.test.ts
 */
export function combinedOfSection(
  section: SteelSection,
  force: AxialForce,
  { mx, my }: { readonly mx: number; readonly my: number },
  record: Recorder,
): Capacity {
  if (section.kind === "angle") return notCovered("angleCombined");
  const formulas = SECTION_INTERACTION[sideOf(force.n)];
  const n = Math.abs(force.n);
  if (isCompactInCombined(section, force.n)) {
    const mrx = sectionMomentWithAxial(section, "x", force, record);
    const mry = sectionMomentWithAxial(section, "y", force, record);
    if (!isCovered(mrx)) return mrx;
    if (!isCovered(mry)) return mry;
    const capacity = axialCapacity(section, force, SILENT);
    const gamma = record.formula(formulas.exponent, { n, capacity });
    return record.formula(formulas.power, { mx, mrx, my, mry, gamma });
  }
  const capacity = axialCapacity(section, force, record);
  const msx = sectionMoment(section, "x", record);
  const msy = sectionMoment(section, "y", record);
  if (!isCovered(msx)) return msx;
  if (!isCovered(msy)) return msy;
  return record.formula(formulas.linear, { n, capacity, mx, msx, my, msy });
}

/** A member in compression that bends in one plane. Units mm. */
export interface InPlaneCase {
  readonly axis: ColumnAxis;
  /** Effective length: of a braced member, ke <= 1; otherwise ke = 1. */
  readonly length: number;
  readonly ends: EndMoments;
  /** In place of the ratio of the end moments. */
  readonly betaM?: GivenRatio | undefined;
  /** Lengths for flexural-torsional buckling, which count where the section may twist. */
  readonly twist?: TwistLengths | undefined;
}

/** The capacity in compression about an axis; of a section that may twist the lower one. */
function memberCompression(
  section: SteelSection,
  axis: ColumnAxis,
  le: number,
  twist: TwistLengths | undefined,
  record: Recorder,
): number {
  const flexural = designMemberCompression(section, axis, le, record);
  if (!twist || !mayTwist(section)) return flexural;
  const twisting = designFlexuralTorsional(section, twist, SILENT);
  if (!isCovered(twisting) || twisting >= flexural) return flexural;
  record.heading("twist", "Buckling about x with twist");
  designFlexuralTorsional(section, twist, record);
  return twisting;
}

/**
 * Design in-plane member moment capacity in compression.
 *
 *   phiMi = phiMs (1 - N* / phiNc)      compact, kf = 1: phiMs {[1 - s] (1 - n) + 1.18 s sqrt(1 - n)} <= phiMr, s = [(1 + beta_m) / 2]^3
 *
 * Shape    ke = 1, also in sway members, whose moments are amplified; a lower one of braced members (recalled)
 * Units    out Nmm, unrounded
 * Source   AS 4100 8.4.2.2
 * Checked  src/column/combined.test.ts
 */
export function inPlaneMoment(
  section: SteelSection,
  force: AxialForce,
  of: InPlaneCase,
  record: Recorder,
): Capacity {
  if (section.kind === "angle") return notCovered("angleCombined");
  const { axis, length, twist } = of;
  const { n } = force;
  const nc = memberCompression(section, axis, length, twist, record);
  if (n >= nc) return NO_AXIAL_RESERVE;
  if (isCompactInCombined(section, n)) {
    const betaM = endMomentRatio(of, record);
    const mr = sectionMomentWithAxial(section, axis, force, record);
    const ms = sectionMoment(section, axis, SILENT);
    if (!isCovered(mr)) return mr;
    if (!isCovered(ms)) return ms;
    return record.formula(IN_PLANE[axis].compact, { ms, n, nc, betaM, mr });
  }
  const ms = sectionMoment(section, axis, record);
  if (!isCovered(ms)) return ms;
  return record.formula(IN_PLANE[axis].general, { ms, n, nc });
}

/**
 * Design out-of-plane member moment capacity about x.
 *
 *   phiMox = phiMbx (1 - N* / phiNcy)      tension: phiMbx (1 + N* / phiNt) <= phiMrx
 *   compact I, kf = 1, no load between restraints, if greater: alpha_bc phiMbxo sqrt[(1 - N* / phiNcy) (1 - N* / phiNoz)] <= phiMrx
 *
 * Shape    `ley`: of the part of the member between restraints about y, mm; `unloaded`: the end moments of a segment without loads
 * Units    out Nmm, unrounded
 * Source   AS 4100 8.4.4.1, 8.4.4.2
 * Checked  src/column/combined.test.ts
 */
export function outOfPlaneMoment(
  section: SteelSection,
  force: AxialForce,
  { segment, ley, unloaded, twist, twistOfI }: OutOfPlaneCase,
  record: Recorder,
): Capacity {
  if (section.kind === "angle") return notCovered("angleCombined");
  const mb = designSegmentMoment(section, segment, record);
  if (!isCovered(mb)) return mb;
  const n = Math.abs(force.n);
  if (force.n < 0) {
    const mr = sectionMomentWithAxial(section, "x", force, record);
    if (!isCovered(mr)) return mr;
    // Holes and the connection do not raise what a tension gains.
    const nt = Math.max(designTension(section, SILENT, force.connection), designTension(section, SILENT));
    return record.formula(OUT_OF_PLANE_TENSION, { mb, n, nt, mr });
  }
  const nc = compressionAcross(section, { ley, twist, twistOfI }, record);
  if (n >= nc) return NO_AXIAL_RESERVE;
  const general = record.formula(OUT_OF_PLANE_COMPRESSION, { mb, n, nc });
  // The alternative is for an I-section that is restrained against twist wherever it is restrained sideways.
  const compact = twistOfI
    ? undefined
    : compactOutOfPlane(section, force, { segment, ley, unloaded }, record);
  return compact === undefined
    ? general
    : record.formula(COMPACT_OUT_OF_PLANE.greater, { one: general, other: compact });
}

/** A segment in bending about x with an axial force. Units mm. */
interface OutOfPlaneCase {
  readonly segment: SegmentCase;
  readonly ley: number;
  /** Its end moments, where no load acts between them. */
  readonly unloaded?: EndMoments | undefined;
  readonly twist?: TwistLengths | undefined;
  /** Where restraints hold an I-section sideways, but not against twist. */
  readonly twistOfI?: TwistOfI | undefined;
}

/** The lower capacity in compression across the plane of bending: in flexure about y, or in twist. */
function compressionAcross(
  section: SteelSection,
  { ley, twist, twistOfI }: Pick<OutOfPlaneCase, "ley" | "twist" | "twistOfI">,
  record: Recorder,
): number {
  const flexural = memberCompression(section, "y", ley, twist, record);
  if (!twistOfI || !isEqualFlangedI(section)) return flexural;
  if (designTorsional(section, twistOfI, SILENT) >= flexural) return flexural;
  record.heading("twist-of-i", "Buckling in twist about the restraints");
  return designTorsional(section, twistOfI, record);
}

/** The alternative for compact sections; undefined where it does not apply. */
function compactOutOfPlane(
  section: SteelSection,
  force: AxialForce,
  { segment, ley, unloaded }: OutOfPlaneCase,
  record: Recorder,
): number | undefined {
  const { kind, j, iw, ag, ix, iy } = section;
  const { n } = force;
  const isDoublySymmetricI = kind === "rolled-i" || kind === "welded-i" || kind === "welded-i-as-rolled";
  const { ends, isContinuous, from, to } = segment.segment;
  const isHeld = /^[FP][FP]$/.test(ends);
  if (!unloaded || n <= 0 || !isDoublySymmetricI || isContinuous || !isHeld) return undefined;
  if (!isCompactInCombined(section, n)) return undefined;
  const mbo = designSegmentMoment(section, { ...segment, alphaM: { method: "one" } }, SILENT);
  const mr = sectionMomentWithAxial(section, "x", force, SILENT);
  if (!isCovered(mbo) || !isCovered(mr)) return undefined;
  const nc = designMemberCompression(section, "y", ley, SILENT);
  const noz = SILENT.formula(COMPACT_OUT_OF_PLANE.torsional, {
    g: G,
    j,
    e: E,
    iw,
    lz: to - from,
    ag,
    ix,
    iy,
  });
  if (n >= PHI * noz) return undefined;
  record.heading("compact-alternative", "Alternative for compact sections without loads between restraints");
  const shownMbo = designSegmentMoment(section, { ...segment, alphaM: { method: "one" } }, record);
  record.formula(COMPACT_OUT_OF_PLANE.torsional, { g: G, j, e: E, iw, lz: to - from, ag, ix, iy });
  const betaM = endMomentRatio({ ends: unloaded }, record);
  const alphaBc = record.formula(COMPACT_OUT_OF_PLANE.factor, { betaM, n, nc });
  return record.formula(COMPACT_OUT_OF_PLANE.capacity, {
    alphaBc,
    mbo: isCovered(shownMbo) ? shownMbo : mbo,
    n,
    nc,
    phi: PHI,
    noz,
    mr,
  });
}

/** The moment capacities that the interaction of a member is of: in tension those of the section take the place of the ones in plane. */
export interface MemberCapacities {
  readonly aboutX: (record: Recorder) => Capacity;
  readonly outOfPlane: (record: Recorder) => Capacity;
  readonly aboutY: (record: Recorder) => Capacity;
}

/** A member under an axial force and moments about both axes. */
export interface MemberCase {
  readonly x: InPlaneCase;
  readonly y: InPlaneCase;
  readonly segment: SegmentCase;
  readonly ley: number;
  /** End moments of the segment, where no load acts between them. */
  readonly unloaded?: EndMoments | undefined;
  readonly twist?: TwistLengths | undefined;
}

/** The capacity of a part of a member that bends about one axis; in tension that of its section. Silently it is worked once. */
export const planeMoment = (
  section: SteelSection,
  force: AxialForce,
  of: InPlaneCase,
): ((record: Recorder) => Capacity) =>
  workedOnce((record) =>
    force.n < 0
      ? sectionMomentWithAxial(section, of.axis, force, record)
      : inPlaneMoment(section, force, of, record),
  );

export const memberCapacities = (
  section: SteelSection,
  force: AxialForce,
  of: MemberCase,
): MemberCapacities => ({
  aboutX: planeMoment(section, force, of.x),
  outOfPlane: (record) => outOfPlaneMoment(section, force, of, record),
  aboutY: planeMoment(section, force, of.y),
});

/**
 * Combined actions on a member, which must not exceed 1.
 *
 *   (M*x / phiMcx)^1.4 + (M*y / phiMiy)^1.4, Mcx = min(Mix, Mox)      tension: Mtx = min(Mrx, Mox) and Mry
 *
 * Units    Nmm, magnitudes
 * Source   AS 4100 8.4.5
 * Checked  src/column/combined.test.ts
 */
export function combinedOfMember(
  { n }: Pick<AxialForce, "n">,
  { mx, my }: { readonly mx: number; readonly my: number },
  { aboutX, outOfPlane, aboutY }: MemberCapacities,
  record: Recorder,
): Capacity {
  record.heading("about-x", "In plane, about x");
  const one = aboutX(record);
  record.heading("out-of-plane", "Out of plane");
  const other = outOfPlane(record);
  record.heading("about-y", "In plane, about y");
  const mcy = aboutY(record);
  if (!isCovered(one)) return one;
  if (!isCovered(other)) return other;
  if (!isCovered(mcy)) return mcy;
  record.heading("interaction", "Interaction");
  const { major, sum } = MEMBER_INTERACTION[sideOf(n)];
  const mcx = record.formula(major, { one, other });
  return record.formula(sum, { mx, mcx, my, mcy });
}
