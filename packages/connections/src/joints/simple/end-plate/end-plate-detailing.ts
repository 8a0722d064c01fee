import type { RequirementCheck } from "@kingpost/calc";
import { boltSizes } from "../../bolts/bolt-checks.ts";
import { notchDetailing, webFitChecks } from "../../detailing/member-detailing.ts";
import {
  boltProblems,
  holeProblems,
  type JointProblem,
  memberProblems,
  problem,
} from "../../detailing/problems.ts";
import {
  edgeCheck,
  requirement,
  spacingChecks,
  spannerCheck,
  weldLengthCheck,
  weldSizeCheck,
} from "../../detailing/requirements.ts";
import { supportFitChecks } from "../../detailing/support-fit.ts";
import { JOINT_REFERENCES } from "../../references.ts";
import { supportEdgeChecks } from "../../support.ts";
import { type EndPlate, endPlateSize } from "./end-plate.ts";

/** Thickness up to which the plate lets the joint rotate, mm, and least depth in depths of the member: practice (recalled). */
const MOST_THICKNESS = 10;
const DEPTH_TO_MEMBER = 0.5;
const PRACTICE = ["Rotation of the joint: Australian practice, recalled."] as const;

/**
 * What a flexible end plate must meet whatever its actions are.
 *
 * Source   AS 4100 9.5, 9.6.3; practice for simple connections
 * Checked  src/joints/simple/simple.test.ts
 */
export function endPlateDetailing(joint: EndPlate): readonly RequirementCheck[] {
  const { member, bolts, plate, edgeV, edgeH, topToBolt, weld, cut } = joint;
  const { depth } = endPlateSize(joint);
  const { tw, d } = member.section;
  const edge = (id: string, title: string, actual: number) =>
    edgeCheck(id, title, bolts, { actual, thickness: plate.t, cut });
  return [
    ...spacingChecks({ ...bolts, columns: 1 }, plate.t),
    edge("edge-plate-v", "Plate edge distance, vertical", edgeV),
    edge("edge-plate-h", "Plate edge distance, horizontal", edgeH),
    ...webFitChecks(member, topToBolt - edgeV, depth),
    requirement({
      id: "depth",
      title: "Depth of the plate",
      reference: JOINT_REFERENCES.simple,
      actual: depth,
      least: DEPTH_TO_MEMBER * d,
      assumptions: PRACTICE,
    }),
    requirement({
      id: "rotation",
      title: "Thickness of the plate for rotation",
      reference: JOINT_REFERENCES.simple,
      actual: plate.t,
      most: MOST_THICKNESS,
      assumptions: PRACTICE,
    }),
    weldSizeCheck(weld.leg, [plate.t, tw]),
    weldLengthCheck(depth, weld.leg),
    spannerCheck(bolts, bolts.gauge / 2 - tw / 2 - weld.leg),
    ...supportEdgeChecks(joint.support, bolts, bolts.gauge),
    ...notchDetailing(member),
    ...supportFitChecks(member, joint.support, {
      offset: plate.t,
      part: { top: topToBolt - edgeV, depth },
    }),
  ];
}

/** Why a flexible end plate has no design. */
export function endPlateProblems({ member, bolts, edgeV, edgeH, weld }: EndPlate): readonly JointProblem[] {
  const { hole } = boltSizes(bolts);
  return [
    ...memberProblems(member),
    ...boltProblems(bolts),
    ...(bolts.columns === 2
      ? []
      : [problem("columns", "A flexible end plate has two columns of bolts, one on each side of the web.")]),
    ...(bolts.gauge / 2 - member.section.tw / 2 - weld.leg <= hole / 2
      ? [problem("gauge", "A bolt hole overlaps the weld to the web: increase the gauge.")]
      : []),
    ...holeProblems(bolts, [
      { code: "edgeV", part: "plate", distance: edgeV },
      { code: "edgeH", part: "plate", distance: edgeH },
    ]),
  ];
}
