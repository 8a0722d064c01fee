import type { RequirementCheck } from "@kingpost/calc";
import { NOTCH_LIMITS, notchOf } from "../cope/notch.ts";
import type { CutEdge, JointBolts, JointMember } from "../joint.ts";
import { clearWeb, webEdges } from "../member-end.ts";
import { JOINT_REFERENCES } from "../references.ts";
import { edgeCheck, requirement } from "./requirements.ts";

/** A part of a depth, from the top of the section, inside the clear depth of the web. Units mm. */
export function webFitChecks(member: JointMember, top: number, depth: number): readonly RequirementCheck[] {
  const clear = clearWeb(member);
  return [
    requirement({
      id: "fit-top",
      title: "Top of the joint within the clear depth of the web",
      reference: JOINT_REFERENCES.practice,
      actual: top,
      least: clear.top,
    }),
    requirement({
      id: "fit-bottom",
      title: "Bottom of the joint within the clear depth of the web",
      reference: JOINT_REFERENCES.practice,
      actual: top + depth,
      most: clear.bottom,
    }),
  ];
}

/** Distances from the bolts to the end of the web, and to the edges that notches make. Units mm. Source AS 4100 9.5.2, 9.5.4. */
export function webEdgeChecks(
  member: JointMember,
  bolts: JointBolts,
  { toEnd, topToBolt, cut }: { readonly toEnd: number; readonly topToBolt: number; readonly cut: CutEdge },
): readonly RequirementCheck[] {
  const thickness = member.section.tw;
  const web = webEdges(member, { topToBolt, depth: (bolts.rows - 1) * bolts.pitch });
  return [
    edgeCheck("edge-web", "Beam web edge distance, horizontal", bolts, { actual: toEnd, thickness, cut }),
    ...(["top", "bottom"] as const).flatMap((side) => {
      const actual = web[side];
      return actual === undefined
        ? []
        : [
            edgeCheck(`edge-web-${side}`, `Beam web edge distance, ${side}`, bolts, {
              actual,
              thickness,
              cut,
            }),
          ];
    }),
  ];
}

/** Depth and length of notches. */
export function notchDetailing(member: JointMember): readonly RequirementCheck[] {
  const notch = notchOf(member);
  if (!notch) return [];
  const { d, tf } = member.section;
  const isDouble = notch.top > 0 && notch.bottom > 0;
  const most = (isDouble ? NOTCH_LIMITS.double : NOTCH_LIMITS.single) * d;
  const sides = [
    ["top", notch.top],
    ["bottom", notch.bottom],
  ] as const;
  return [
    ...sides.flatMap(([side, depth]) =>
      depth > 0
        ? [
            requirement({
              id: `notch-${side}`,
              title: `Depth of the ${side} notch`,
              reference: JOINT_REFERENCES.notch,
              actual: depth,
              least: tf,
              most,
            }),
          ]
        : [],
    ),
    requirement({
      id: "notch-length",
      title: "Length of the notch",
      reference: JOINT_REFERENCES.notch,
      actual: notch.length,
      most: NOTCH_LIMITS.length * d,
    }),
  ];
}
