import type { Check, CheckNames, RequirementCheck } from "@kingpost/calc";
import { BEAM_SHEAR } from "../cope/notch.ts";
import { type JointProblem, memberProblems } from "../detailing/problems.ts";
import { requirement, weldSizeCheck } from "../detailing/requirements.ts";
import type { JointActions, JointRow } from "../joint.ts";
import { JOINT_REFERENCES } from "../references.ts";
import { columnRows } from "./column-rows.ts";
import { beamFlangeCheck, flangeWeldCheck, minimumMomentCheck, webWeldCheck } from "./flange-force.ts";
import type { WeldedMoment } from "./moment-joint.ts";

/** The leg of the weld beside a flange, which a force disperses through, mm. */
export const weldBeside = ({ flangeWeld }: WeldedMoment): number =>
  flangeWeld.by === "fillet" ? flangeWeld.leg : 0;

/** The checks of a welded moment connection under the actions of one combination, which have the minimum moment (`rigidActions`). */
export const WELDED_MOMENT_ROWS: readonly JointRow<WeldedMoment>[] = [
  {
    id: "minimum-action",
    title: "Minimum design action",
    topic: "Actions",
    check: ({ member }, actions, names) => minimumMomentCheck(member, actions, names),
  },
  {
    id: "weld-flange",
    title: "Flange weld",
    topic: "Weld",
    check: ({ member, flangeWeld }, actions, names) =>
      flangeWeldCheck(member.section, flangeWeld, actions, names),
  },
  {
    id: "beam-flange",
    title: "Beam flange at the weld",
    topic: "Beam",
    check: ({ member, flangeWeld }, actions, names) =>
      beamFlangeCheck(member.section, flangeWeld, actions, names),
  },
  {
    id: "weld-web",
    title: "Web weld",
    topic: "Weld",
    check: ({ member, webWeld }, actions, names) => webWeldCheck(member.section, webWeld, actions, names),
  },
  BEAM_SHEAR,
  ...columnRows<WeldedMoment>(weldBeside, false),
];

export function weldedMomentChecks(
  joint: WeldedMoment,
  actions: JointActions,
  action?: CheckNames["action"],
): readonly Check[] {
  return WELDED_MOMENT_ROWS.map(({ id, title, check }) => check(joint, actions, { id, title, action }));
}

/** What a welded moment connection must meet whatever its actions are. Source AS 4100 9.6.3. */
export function weldedMomentDetailing({
  member,
  column,
  flangeWeld,
  webWeld,
}: WeldedMoment): readonly RequirementCheck[] {
  const { tf, tw } = member.section;
  const wall = column.section ? [column.section.tf] : [];
  return [
    ...(column.section && !column.isElsewhere
      ? [
          requirement({
            id: "column-width",
            title: "Width of the column flange beside the flange and its welds",
            reference: JOINT_REFERENCES.practice,
            actual: column.section.bf,
            least: member.section.bf,
          }),
        ]
      : []),
    ...(flangeWeld.by === "fillet"
      ? [weldSizeCheck(flangeWeld.leg, [tf, ...wall], "weld-flange", "Minimum flange weld leg length")]
      : []),
    weldSizeCheck(webWeld.leg, [tw, ...wall], "weld-web", "Minimum web weld leg length"),
  ];
}

/** Why a welded moment connection has no design. */
export const weldedMomentProblems = ({ member }: WeldedMoment): readonly JointProblem[] =>
  memberProblems({ section: member.section });
