import {
  type AxialForce,
  type ColumnAxis,
  combinedOfMember,
  combinedOfSection,
  designMemberCompression,
  designSectionCompression,
  designTension,
  type InPlaneCase,
  inPlaneMoment,
  type MemberCase,
  mayTwist,
  memberCapacities,
  memberLayout,
  outOfPlaneMoment,
  RESTRAINT_PRESETS,
  type SteelSection,
  sectionMomentWithAxial,
} from "@kingpost/as4100";
import { attempt, type Capacity, isCovered, isUnavailable, type Recorder, SILENT } from "@kingpost/calc";
import type { Point } from "@kingpost/drawing/core";
import type { Member } from "../member/member.ts";

/** Design actions on a member, as typed. Units kN, kNm, compression positive. */
export interface TypedActions {
  readonly n: number;
  readonly mx: number;
  readonly my: number;
  /** Ratios of the end moments about x and y, positive in double curvature. */
  readonly betaX: number;
  readonly betaY: number;
}

export const START_ACTIONS: TypedActions = { n: 100, mx: 20, my: 0, betaX: -1, betaY: -1 };

const uncut = ({ ag }: SteelSection) => ({ kt: 1, an: ag });

const forceOf = (section: SteelSection, n: number): AxialForce => ({ n, connection: uncut(section) });

function inPlaneOf(
  section: SteelSection,
  axis: ColumnAxis,
  { lex, ley }: Member,
  { betaX, betaY }: TypedActions,
): InPlaneCase {
  const twist = axis === "x" && mayTwist(section) ? { lex: lex * 1000, lz: ley * 1000 } : undefined;
  return {
    axis,
    length: (axis === "x" ? lex : ley) * 1000,
    ends: { from: 0, to: 0 },
    betaM: { value: axis === "x" ? betaX : betaY, because: "as typed" },
    twist,
  };
}

/** The member with the effective lengths and the factor of the capacities view: one segment as long as le. */
function memberCase(section: SteelSection, member: Member, actions: TypedActions): MemberCase {
  const length = member.leb * 1000;
  const layout = memberLayout({
    length,
    restraints: [
      { ...RESTRAINT_PRESETS.full, x: 0 },
      { ...RESTRAINT_PRESETS.full, x: length },
    ],
  });
  const x = inPlaneOf(section, "x", member, actions);
  return {
    x,
    y: inPlaneOf(section, "y", member, actions),
    segment: {
      segment: {
        from: 0,
        to: length,
        start: "F",
        end: "F",
        ends: "FF",
        criticalFlange: "top",
        isContinuous: false,
        rotationEnds: 0,
        moments: { greatest: { x: 0, m: 0 }, m2: 0, m3: 0, m4: 0 },
        isBesideContinuous: false,
      },
      layout,
      loads: [],
      alphaM: { method: "value", value: member.alphaM, reason: "as typed" },
    },
    ley: member.ley * 1000,
    twist: x.twist,
  };
}

/** Why a check has no ratio, in the words of the engine. */
function orReason(calculate: () => Capacity): Capacity {
  const found = attempt(calculate);
  return isUnavailable(found) ? { kind: "not-covered", reason: found.message } : found;
}

/**
 * Axial force alone over its design capacity: section and member in compression, section in tension.
 *
 * Source   AS 4100 6.1, 7.1
 */
export function axialRatio(section: SteelSection, member: Member, { n }: TypedActions): number {
  const force = n * 1000;
  if (force < 0) return -force / designTension(section, SILENT, uncut(section));
  return force / greatestForce(section, member);
}

/** The smallest design capacity in compression: of the section, and of the member about x and y. Units N. */
function greatestForce(section: SteelSection, { lex, ley }: Member): number {
  return Math.min(
    designSectionCompression(section, SILENT),
    designMemberCompression(section, "x", lex * 1000, SILENT),
    designMemberCompression(section, "y", ley * 1000, SILENT),
  );
}

/** Section under combined actions. Source AS 4100 8.3.4. */
export function sectionUnderActions(
  section: SteelSection,
  { n, mx, my }: TypedActions,
  record: Recorder,
): Capacity {
  const moments = { mx: Math.abs(mx) * 1e6, my: Math.abs(my) * 1e6 };
  return orReason(() => combinedOfSection(section, forceOf(section, n * 1000), moments, record));
}

/** Member under combined actions. Source AS 4100 8.4.5. */
export function memberUnderActions(
  section: SteelSection,
  member: Member,
  actions: TypedActions,
  record: Recorder,
): Capacity {
  const { n, mx, my } = actions;
  const moments = { mx: Math.abs(mx) * 1e6, my: Math.abs(my) * 1e6 };
  const force = forceOf(section, n * 1000);
  return orReason(() => {
    const capacities = memberCapacities(section, force, memberCase(section, member, actions));
    return combinedOfMember(force, moments, capacities, record);
  });
}

/** A line of the interaction plot: kNm across, kN up. */
export interface InteractionLine {
  readonly name: "section" | "in plane" | "out of plane";
  readonly points: readonly Point[];
}

const STEPS = 20;

/**
 * Design moment capacities about an axis against the axial force, from the tension capacity to the compression capacity.
 *
 * Shape    without a line where the capacity is not covered
 * Source   AS 4100 8.3.2, 8.3.3, 8.4.2, 8.4.4
 */
export function interactionLines(
  section: SteelSection,
  axis: ColumnAxis,
  member: Member,
  actions: TypedActions,
): readonly InteractionLine[] {
  const of = memberCase(section, member, actions);
  const tension = designTension(section, SILENT, uncut(section));
  const compression = (about: ColumnAxis) =>
    designMemberCompression(section, about, (about === "x" ? member.lex : member.ley) * 1000, SILENT);
  const sectional = (n: number) => sectionMomentWithAxial(section, axis, forceOf(section, n), SILENT);
  const inPlane = (n: number) =>
    n <= 0 ? sectional(n) : inPlaneMoment(section, forceOf(section, n), of[axis], SILENT);
  const line = (
    name: InteractionLine["name"],
    most: number,
    at: (n: number) => Capacity,
  ): InteractionLine => ({ name, points: sampled(-tension, most, at) });
  const lines = [
    line("section", designSectionCompression(section, SILENT), sectional),
    line("in plane", compression(axis), inPlane),
    ...(axis === "x"
      ? [
          line("out of plane", compression("y"), (n: number) =>
            outOfPlaneMoment(section, forceOf(section, n), of, SILENT),
          ),
        ]
      : []),
  ];
  return lines.filter(({ points }) => points.length > 1);
}

/** From tension over no force to compression. The forces at both ends leave nothing; just inside them the formulas hold. */
function sampled(least: number, most: number, at: (n: number) => Capacity): readonly Point[] {
  const points: Point[] = [];
  for (let step = -STEPS; step <= STEPS; step += 1) {
    const n = ((step < 0 ? -least : most) * step) / STEPS;
    const found = orReason(() => at(Math.abs(step) === STEPS ? n * (1 - 1e-9) : n));
    if (isCovered(found)) points.push({ x: Math.max(0, found) / 1e6, y: n / 1e3 });
  }
  return points;
}
