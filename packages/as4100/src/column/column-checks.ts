import {
  attempt,
  type Capacity,
  type Check,
  type CheckNames,
  formatNumber,
  interactionCheck,
  isUnavailable,
  lazyRequirement,
  type Recorder,
  type RequirementCheck,
  SILENT,
  StepList,
  strengthCheck,
  workedOnce,
} from "@kingpost/calc";
import { memberBendingAssumptions } from "../capacity/statement.ts";
import { CLAUSES } from "../clauses.ts";
import { designSectionCompression, designTension, type TensionConnection } from "../section/axial-section.ts";
import { recordFormFactor } from "../section/section-property.ts";
import type { SteelSection } from "../section/steel-section.ts";
import {
  type Amplification,
  amplificationFactor,
  amplifiedMoment,
  bracedBucklingLoad,
  type ColumnAxis,
  GREATEST_AMPLIFICATION,
  type Sway,
  swayFactor,
} from "./amplification.ts";
import { type AxialForce, combinedOfMember, combinedOfSection, type MemberCapacities } from "./combined.ts";
import { designMemberCompression } from "./compression-member.ts";
import { columnLength, type EffectiveFactor } from "./effective-length.ts";

/** Compression against the section capacity. Units N. */
export function sectionCompressionCheck(section: SteelSection, n: number, names: CheckNames): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.sectionCompression,
    demand: n,
    unit: "kN",
    assumptions: [],
    derivation: (record) => recordFormFactor(section, record),
    capacity: (record) => designSectionCompression(section, record),
  });
}

/** A part of a column in compression, between restraints about an axis. Units N, mm. */
export interface CompressionCase {
  readonly axis: ColumnAxis;
  readonly n: number;
  readonly factor: EffectiveFactor;
  readonly l: number;
}

/** Compression against the capacity in flexural buckling about one axis. Units N, mm. */
export function memberCompressionCheck(
  section: SteelSection,
  { axis, n, factor, l }: CompressionCase,
  names: CheckNames,
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.memberCompression,
    demand: n,
    unit: "kN",
    assumptions: [],
    derivation: (record) => recordFormFactor(section, record),
    capacity: (record) => designMemberCompression(section, axis, columnLength(factor, l, record), record),
  });
}

/** Tension, as a magnitude. Units N. */
export function tensionCheck(
  section: SteelSection,
  n: number,
  connection: TensionConnection,
  names: CheckNames,
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.tension,
    demand: n,
    unit: "kN",
    assumptions: [],
    capacity: (record) => designTension(section, record, connection),
  });
}

const CAPACITY_CLAUSES = {
  sectionX: CLAUSES.sectionMajorAxial,
  sectionY: CLAUSES.sectionMinorAxial,
  inPlane: CLAUSES.inPlane,
  outOfPlane: CLAUSES.outOfPlane,
  outOfPlaneTension: CLAUSES.outOfPlaneTension,
} as const;

/** A first-order moment with its amplification. Units Nmm. Silently it is worked once. */
export type AmplifiedMoment = (record: Recorder) => number;

export const amplifiedOnce = (section: SteelSection, axis: ColumnAxis, of: Amplification): AmplifiedMoment =>
  workedOnce((record) => amplifiedMoment(section, axis, of, record));

/** An amplified moment against a capacity. */
export function columnMomentCheck(
  { kind }: SteelSection,
  of: {
    readonly clause: keyof typeof CAPACITY_CLAUSES;
    readonly moment: AmplifiedMoment;
    readonly capacity: (record: Recorder) => Capacity;
  },
  names: CheckNames,
): Check {
  return strengthCheck({
    names,
    reference: CAPACITY_CLAUSES[of.clause],
    demand: of.moment(SILENT),
    unit: "kNm",
    assumptions: memberBendingAssumptions(kind),
    derivation: (record) => {
      record.heading("moment", "Design moment");
      of.moment(record);
      record.heading("with-axial-force", "Capacity");
    },
    capacity: of.capacity,
  });
}

/** The moments about both axes of an interaction. */
export interface AmplifiedMoments {
  readonly x: AmplifiedMoment;
  readonly y: AmplifiedMoment;
}

function amplified({ x, y }: AmplifiedMoments, record: Recorder) {
  record.heading("moments", "Design moments");
  const mx = x(record);
  const my = y(record);
  record.heading("combined", "Capacity");
  return { mx, my };
}

/** Clause 8.3.4. */
export function combinedSectionCheck(
  section: SteelSection,
  force: AxialForce,
  moments: AmplifiedMoments,
  names: CheckNames,
): Check {
  return interactionCheck({
    names,
    reference: CLAUSES.biaxialSection,
    assumptions: memberBendingAssumptions(section.kind),
    value: (record) => combinedOfSection(section, force, amplified(moments, record), record),
    limit: 1,
  });
}

/** Clause 8.4.5. */
export function combinedMemberCheck(
  { kind }: SteelSection,
  force: Pick<AxialForce, "n">,
  moments: AmplifiedMoments,
  capacities: MemberCapacities,
  names: CheckNames,
): Check {
  return interactionCheck({
    names,
    reference: CLAUSES.biaxialMember,
    assumptions: memberBendingAssumptions(kind),
    value: (record) => combinedOfMember(force, amplified(moments, record), capacities, record),
    limit: 1,
  });
}

/** Compression against the elastic buckling load of the braced member, below which its moments are amplified. Units N, mm. */
export function elasticBucklingCheck(
  section: SteelSection,
  { axis, n, le }: { readonly axis: ColumnAxis; readonly n: number; readonly le: number },
  names: CheckNames,
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.elasticBuckling,
    demand: n,
    unit: "kN",
    assumptions: [],
    capacity: (record) => bracedBucklingLoad(section, axis, le, record),
  });
}

/** A storey whose sway grows without limit: a check that fails; undefined of a stable one. */
export function swayStabilityCheck(
  section: SteelSection,
  axis: ColumnAxis,
  of: { readonly n: number; readonly sway: Sway },
  { id, title, action }: CheckNames,
): RequirementCheck | undefined {
  const found = attempt(() => swayFactor(section, axis, of, SILENT));
  if (!isUnavailable(found)) return undefined;
  return {
    id,
    title,
    group: "Strength",
    reference: CLAUSES.swayAmplification,
    combination: action?.combination,
    location: action?.location?.(),
    kind: "requirement",
    isMet: false,
    finding: found.message,
    steps: action ? [action.step()] : [],
    assumptions: [],
  };
}

/** The amplification of first-order moments, beyond which a second-order analysis is required. */
export function amplificationCheck(
  section: SteelSection,
  axis: ColumnAxis,
  of: Amplification,
  { id, title, action }: CheckNames,
): RequirementCheck {
  const factor = amplificationFactor(section, axis, of, SILENT);
  const isMet = factor <= GREATEST_AMPLIFICATION;
  const finding = () => {
    const shown = formatNumber(factor, { decimals: 3 });
    return isMet
      ? `\u03b4 = ${shown}, not more than ${GREATEST_AMPLIFICATION}`
      : `\u03b4 = ${shown}, more than ${GREATEST_AMPLIFICATION}: a second-order analysis is required`;
  };
  const steps = () => {
    const list = new StepList();
    amplificationFactor(section, axis, of, list);
    return [...(action ? [action.step()] : []), ...list.steps];
  };
  return lazyRequirement({
    id,
    title,
    group: "Strength",
    reference: CLAUSES.amplificationLimit,
    combination: action?.combination,
    location: action?.location,
    isMet,
    finding,
    steps,
    assumptions: [],
  });
}
