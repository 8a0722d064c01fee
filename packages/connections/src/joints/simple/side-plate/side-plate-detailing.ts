import type { RequirementCheck } from "@kingpost/calc";
import { boltSizes } from "../../bolts/bolt-checks.ts";
import { notchDetailing, webEdgeChecks, webFitChecks } from "../../detailing/member-detailing.ts";
import { boltProblems, holeProblems, type JointProblem, memberProblems } from "../../detailing/problems.ts";
import {
  edgeCheck,
  requirement,
  spacingChecks,
  spannerCheck,
  weldLengthCheck,
  weldSizeCheck,
} from "../../detailing/requirements.ts";
import { supportFitChecks } from "../../detailing/support-fit.ts";
import { webEdges } from "../../member-end.ts";
import { JOINT_REFERENCES } from "../../references.ts";
import { type SidePlate, sidePlateSize } from "./side-plate.ts";

/** Weld leg that lets the plate yield first, and thickness that lets the joint rotate: practice (recalled). */
const WELD_TO_PLATE = 0.75;
const PLATE_TO_BOLT = 0.5;
const DEPTH_TO_MEMBER = 0.5;
const PRACTICE = ["Rotation of the joint: Australian practice, recalled."] as const;

/**
 * What a web side plate must meet whatever its actions are.
 *
 * Source   AS 4100 9.5, 9.6.3; practice for simple connections
 * Checked  src/joints/simple/simple.test.ts
 */
export function sidePlateDetailing(joint: SidePlate): readonly RequirementCheck[] {
  const { member, bolts, plate, edgeV, edgeH, firstLine, gap, topToBolt, weld, cut, support } = joint;
  const { tw, d } = member.section;
  const { depth } = sidePlateSize(joint);
  const { diameter } = boltSizes(bolts);
  const wall = support.section && [
    support.kind === "column flange" ? support.section.tf : support.section.tw,
  ];
  return [
    ...spacingChecks(bolts, Math.min(plate.t, tw)),
    edgeCheck("edge-plate-v", "Plate edge distance, vertical", bolts, {
      actual: edgeV,
      thickness: plate.t,
      cut,
    }),
    edgeCheck("edge-plate-h", "Plate edge distance, horizontal", bolts, {
      actual: edgeH,
      thickness: plate.t,
      cut,
    }),
    ...webEdgeChecks(member, bolts, { toEnd: firstLine - gap, topToBolt, cut }),
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
      most: PLATE_TO_BOLT * diameter,
      assumptions: PRACTICE,
    }),
    requirement({
      id: "weld-ductility",
      title: "Fillet weld leg length for the plate to yield first",
      reference: JOINT_REFERENCES.simple,
      actual: weld.leg,
      least: WELD_TO_PLATE * plate.t,
      assumptions: PRACTICE,
    }),
    weldSizeCheck(weld.leg, [plate.t, ...(wall ?? [])]),
    weldLengthCheck(depth, weld.leg),
    spannerCheck(bolts, firstLine - weld.leg),
    requirement({
      id: "gap",
      title: "Gap between member and support",
      reference: JOINT_REFERENCES.practice,
      actual: gap,
      least: weld.leg,
    }),
    ...notchDetailing(member),
    ...supportFitChecks(member, joint.support, {
      offset: gap,
      part: { top: topToBolt - edgeV, depth },
    }),
  ];
}

/** Why a web side plate has no design. */
export function sidePlateProblems(joint: SidePlate): readonly JointProblem[] {
  const { member, bolts, edgeV, edgeH, firstLine, gap, topToBolt } = joint;
  const web = webEdges(member, { topToBolt, depth: (bolts.rows - 1) * bolts.pitch });
  return [
    ...memberProblems(member),
    ...boltProblems(bolts),
    ...holeProblems(bolts, [
      { code: "edgeV", part: "plate", distance: edgeV },
      { code: "edgeH", part: "plate", distance: edgeH },
      { code: "firstLine", part: "web of the member", distance: firstLine - gap },
      { code: "topToBolt", part: "web of the member", distance: web.top },
      { code: "topToBolt", part: "web of the member", distance: web.bottom },
    ]),
  ];
}
