import { CLAUSES, designWebShear, E, PHI, type SteelSection } from "@kingpost/as4100";
import {
  type Capacity,
  type Check,
  type CheckNames,
  isCovered,
  type NotCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { type JointMember, jointRow, type Notch } from "../joint.ts";
import { SHEAR_WITH_BENDING } from "../plies/plate-formulas.ts";
import { JOINT_REFERENCES } from "../references.ts";
import {
  NOTCH_BENDING,
  NOTCH_BUCKLING,
  NOTCH_DEPTH,
  NOTCH_MOMENT,
  NOTCH_SHEAR,
  TEE_SECTION,
} from "./notch-formulas.ts";

/** Limits of a notch, in depths of the section. Source AISC Manual, Part 9 (recalled). */
export const NOTCH_LIMITS = { single: 0.5, double: 0.2, length: 2 } as const;

const NO_NOTCH: NotCovered = { kind: "not-applicable", reason: "The member has no notch." };
const NO_I_SECTION: NotCovered = {
  kind: "not-covered",
  reason: "Notches are covered for I-sections and channels only.",
};
const OUTSIDE_LIMITS: NotCovered = {
  kind: "not-covered",
  reason:
    "Local buckling of this notch is not covered: its rule is for notches up to half the depth of the section (each of two up to 0.2 of it) and up to twice the depth long.",
};
const NO_RESTRAINT: NotCovered = {
  kind: "not-covered",
  reason:
    "Lateral buckling of the notched end is not covered: restrain the compression flange laterally at the notch.",
};
const NOTCH_AXIAL: NotCovered = {
  kind: "not-covered",
  reason:
    "An axial force at a notch is not covered: it is eccentric to the section that is left and bends it.",
};
const SLENDER_WEB: NotCovered = {
  kind: "not-covered",
  reason:
    "The web beside the notch is so slender that it may buckle in shear (Clause 5.11.5), which is not covered at a notch.",
};
/** Slenderness of a web that reaches its yield capacity in shear. Source AS 4100 5.11.2. */
const STOCKY_WEB = 82;
const TOO_DEEP: NotCovered = { kind: "not-covered", reason: "The notches leave no web." };

/** A notch that takes a flange off; undefined where the end is not notched. */
export function notchOf({ notch }: JointMember): Notch | undefined {
  return notch && (notch.top > 0 || notch.bottom > 0) ? notch : undefined;
}

const isDouble = ({ top, bottom }: Notch) => top > 0 && bottom > 0;
const isSingleWeb = ({ kind }: SteelSection) =>
  kind === "rolled-i" || kind === "welded-i" || kind === "welded-i-as-rolled" || kind === "channel";

function webDepth({ d, tf }: SteelSection, notch: Notch, record: Recorder): number {
  return isDouble(notch)
    ? record.formula(NOTCH_DEPTH.double, { d, top: notch.top, bottom: notch.bottom })
    : record.formula(NOTCH_DEPTH.single, { d, tf, dc: Math.max(notch.top, notch.bottom) });
}

interface Tee {
  readonly dw: number;
  readonly ix: number;
  readonly z: number;
  readonly yc: number;
}

function teeOf({ bf, tf, tw }: SteelSection, dw: number, record: Recorder): Tee {
  const of = { bf, tf, tw, dw };
  const yc = record.formula(TEE_SECTION.centroid, of);
  const ix = record.formula(TEE_SECTION.inertia, { ...of, yc });
  const z = record.formula(TEE_SECTION.elastic, { ix, tf, dw, yc });
  return { dw, ix, z, yc };
}

const problemOf = (section: SteelSection, notch: Notch): NotCovered | undefined => {
  if (!isSingleWeb(section)) return NO_I_SECTION;
  return webDepth(section, notch, SILENT) > 0 ? undefined : TOO_DEEP;
};

const lowerYield = ({ fy, fyw }: SteelSection) => Math.min(fy, fyw);

/**
 * Design section moment capacity at a notch.
 *
 *   single: 0.9 fy min(S, 1.5 Z) of the tee      double: 0.9 fy tw dw^2 / 4
 *
 * Shape    I-sections and channels, without fillets; dw is the clear depth of web that is left
 * Units    mm, MPa, out Nmm
 * Source   ASI Handbook 1, Section 6
 * Checked  validation/joints.test.ts
 */
export function notchBending(section: SteelSection, notch: Notch, record: Recorder): Capacity {
  const problem = problemOf(section, notch);
  if (problem) return problem;
  const dw = webDepth(section, notch, record);
  const { bf, tf, tw } = section;
  const fy = lowerYield(section);
  if (isDouble(notch)) return record.formula(NOTCH_BENDING.double, { phi: PHI, fy, tw, dw });
  const { z } = teeOf(section, dw, record);
  const yp = record.formula(TEE_SECTION.axis, { bf, tf, tw, dw });
  const s = record.formula(TEE_SECTION.plastic, { bf, tf, tw, dw, yp });
  const ze = record.formula(TEE_SECTION.effective, { s, z });
  return record.formula(NOTCH_BENDING.single, { phi: PHI, fy, ze });
}

/**
 * Design shear capacity of the web at a notch.
 *
 *   single: 0.9 min(2 Vu / (0.9 + Qc dw / Ix), Vu), Vu = 0.6 fy dw tw      double: 0.9 x 0.5 fy tw dw
 *
 * Shape    dw / tw up to 82 / sqrt(fy / 250)
 * Units    out N
 * Source   AS 4100 5.11.3; ASI Handbook 1, Section 6
 * Checked  validation/joints.test.ts
 */
export function notchShear(section: SteelSection, notch: Notch, record: Recorder): Capacity {
  const problem = problemOf(section, notch);
  if (problem) return problem;
  const dw = webDepth(section, notch, record);
  const { tf, tw, fyw: fy } = section;
  if ((dw / tw) * Math.sqrt(fy / 250) > STOCKY_WEB) return SLENDER_WEB;
  if (isDouble(notch)) return record.formula(NOTCH_SHEAR.double, { phi: PHI, fy, tw, dw });
  const { ix, yc } = teeOf(section, dw, record);
  const qc = record.formula(TEE_SECTION.first, { tw, tf, dw, yc });
  const vu = record.formula(NOTCH_SHEAR.yield, { fy, dw, tw });
  return record.formula(NOTCH_SHEAR.single, { phi: PHI, vu, qc, dw, ix });
}

/** Design moment capacity of a notch for local buckling. Units Nmm. Source AISC Manual, Part 9 (recalled), with phi of AS 4100. */
export function notchBuckling(section: SteelSection, notch: Notch, record: Recorder): Capacity {
  const problem = problemOf(section, notch);
  if (problem) return problem;
  const { d, tw } = section;
  const { top, bottom, length: c } = notch;
  const fy = lowerYield(section);
  const deepest = Math.max(top, bottom);
  const most = isDouble(notch) ? NOTCH_LIMITS.double : NOTCH_LIMITS.single;
  if (deepest > most * d || c > NOTCH_LIMITS.length * d) return OUTSIDE_LIMITS;
  if (!(c > 0)) return NO_NOTCH;
  if (isDouble(notch)) {
    const ho = webDepth(section, notch, record);
    const fd = record.formula(NOTCH_BUCKLING.fd, { dc: deepest, d });
    const fcr = record.formula(NOTCH_BUCKLING.double, { e: E, tw, c, ho, fd });
    const z = record.formula(NOTCH_BUCKLING.rectangle, { tw, ho });
    return record.formula(NOTCH_BUCKLING.capacity, { phi: PHI, fcr, fy, z });
  }
  const { z } = teeOf(section, webDepth(section, notch, record), record);
  const ho = record.formula(NOTCH_BUCKLING.height, { d, dc: deepest });
  const f = record.formula(NOTCH_BUCKLING.f, { c, d });
  const k = record.formula(NOTCH_BUCKLING.k, { ho, c });
  const fcr = record.formula(NOTCH_BUCKLING.single, { e: E, tw, ho, f, k });
  return record.formula(NOTCH_BUCKLING.capacity, { phi: PHI, fcr, fy, z });
}

const NO_SHEAR: NotCovered = { kind: "not-applicable", reason: "No shear force acts." };

/** The reaction against the web of the member, notched or not. */
export function memberShearCheck(member: JointMember, v: number, names: CheckNames): Check {
  const notch = notchOf(member);
  return strengthCheck({
    names,
    reference: notch ? CLAUSES.shearNonUniform : CLAUSES.shearUniform,
    demand: Math.abs(v),
    unit: "kN",
    assumptions: notch ? [NOTCH_ASSUMPTION] : [],
    capacity: (record) => {
      if (v === 0) return NO_SHEAR;
      return notch
        ? notchShear(member.section, notch, record)
        : designWebShear(member.section, undefined, record);
    },
  });
}

/** The row of it in the joint of a beam. */
export const BEAM_SHEAR = jointRow<{ readonly member: JointMember }>(
  "beam-shear",
  "Beam shear",
  "Beam",
  ({ member }, { v }, names) => memberShearCheck(member, v, names),
);

/** The row of it in a splice. */
export const SPLICED_WEB_SHEAR = jointRow<{ readonly section: SteelSection }>(
  "web-member-shear",
  "Member web in shear",
  "Web",
  ({ section }, { v }, names) => memberShearCheck({ section }, v, names),
);

const NOTCH_ASSUMPTION = "The notched section is taken without root fillets.";

type NotchCapacity = (section: SteelSection, notch: Notch, record: Recorder) => Capacity;

/** `offset`: from the support to the end of the member. Units N, mm. */
interface NotchActions {
  readonly v: number;
  readonly n: number;
  readonly offset: number;
}

function notchMomentCheck(
  member: JointMember,
  { v, n, offset }: NotchActions,
  names: CheckNames,
  capacityOf: NotchCapacity,
  assumptions: readonly string[],
): Check {
  const notch = notchOf(member);
  const moment = (record: Recorder) =>
    notch ? record.formula(NOTCH_MOMENT, { v: Math.abs(v), length: notch.length, offset }) : 0;
  return strengthCheck({
    names,
    reference: capacityOf === notchBending ? JOINT_REFERENCES.notch : JOINT_REFERENCES.notchBuckling,
    demand: moment(SILENT),
    unit: "kNm",
    assumptions,
    derivation: (record) => {
      moment(record);
    },
    capacity: (record) => {
      if (!notch) return NO_NOTCH;
      if (n !== 0) return NOTCH_AXIAL;
      return v === 0 ? NO_SHEAR : capacityOf(member.section, notch, record);
    },
  });
}

/** Bending at the end of a notch. */
export function notchBendingCheck(member: JointMember, actions: NotchActions, names: CheckNames): Check {
  return notchMomentCheck(member, actions, names, notchBending, [NOTCH_ASSUMPTION]);
}

/** Shear with the bending at the end of a notch, of the section that is left. */
export function notchShearBendingCheck(
  member: JointMember,
  { v, n, offset }: NotchActions,
  names: CheckNames,
): Check {
  const notch = notchOf(member);
  return strengthCheck({
    names,
    reference: CLAUSES.shearBending,
    demand: Math.abs(v),
    unit: "kN",
    assumptions: [NOTCH_ASSUMPTION, "Clause 5.12.3 is applied to the notched web (practice)."],
    capacity: (record) => {
      if (!notch) return NO_NOTCH;
      if (n !== 0) return NOTCH_AXIAL;
      if (v === 0) return NO_SHEAR;
      const vv = notchShear(member.section, notch, record);
      if (!isCovered(vv)) return vv;
      const ms = notchBending(member.section, notch, record);
      if (!isCovered(ms)) return ms;
      const m = record.formula(NOTCH_MOMENT, { v: Math.abs(v), length: notch.length, offset });
      return record.formula(SHEAR_WITH_BENDING, { vv, m, ms });
    },
  });
}

/** Local buckling at a notch, and why lateral buckling is not covered where nothing restrains it. */
export function notchBucklingCheck(member: JointMember, actions: NotchActions, names: CheckNames): Check {
  const isFree = notchOf(member)?.isRestrained === false;
  return notchMomentCheck(
    member,
    actions,
    names,
    (section, notch, record) => {
      const capacity = notchBuckling(section, notch, record);
      return isFree && isCovered(capacity) ? NO_RESTRAINT : capacity;
    },
    ["Local buckling of the notch: AISC Manual, Part 9, recalled, with the capacity factor of AS 4100."],
  );
}
