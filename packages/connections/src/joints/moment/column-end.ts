import { CLAUSES } from "@kingpost/as4100";
import type { RequirementCheck } from "@kingpost/calc";
import { boltSizes } from "../bolts/bolt-checks.ts";
import { type JointProblem, problem } from "../detailing/problems.ts";
import { LEAST_EDGE, requirement } from "../detailing/requirements.ts";
import { JOINT_REFERENCES } from "../references.ts";
import type { MomentEndPlate } from "./moment-joint.ts";

// What an end plate needs of the column beside it. `row`: its upper bolts from the middle of the beam, mm.

/** From the upper bolts to the end of the column, mm; undefined: far away. */
export function toColumnEnd({ column, member }: MomentEndPlate, row: number): number | undefined {
  return column.endDistance === undefined ? undefined : member.section.d / 2 + column.endDistance - row;
}

/** Bolts that are beyond the end of the column. */
export function columnEndProblems(joint: MomentEndPlate, row: number): readonly JointProblem[] {
  const toEnd = toColumnEnd(joint, row) ?? Number.POSITIVE_INFINITY;
  return toEnd > boltSizes(joint.bolt).hole / 2
    ? []
    : [
        problem(
          "columnEnd",
          "The upper bolts are beyond the end of the column: make the column longer, or the plate flush.",
        ),
      ];
}

/** Distance of the bolts to the end of the column, and the width of the plate for the flange. Source AS 4100 9.5.2; practice. */
export function columnEndChecks(
  joint: MomentEndPlate,
  row: number,
  width: number,
): readonly RequirementCheck[] {
  const toEnd = joint.column.isElsewhere ? undefined : toColumnEnd(joint, row);
  return [
    requirement({
      id: "plate-width",
      title: "Width of the plate beside the flange and its welds",
      reference: JOINT_REFERENCES.practice,
      actual: width,
      least: joint.member.section.bf,
    }),
    ...(toEnd === undefined
      ? []
      : [
          requirement({
            id: "edge-column-end",
            title: "Upper bolts to the end of the column",
            reference: CLAUSES.boltEdge,
            actual: toEnd,
            least: LEAST_EDGE[joint.cut] * boltSizes(joint.bolt).diameter,
          }),
        ]),
  ];
}
