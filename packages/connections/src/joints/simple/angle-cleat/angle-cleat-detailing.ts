import type { RequirementCheck } from "@kingpost/calc";
import { boltSizes } from "../../bolts/bolt-checks.ts";
import { notchDetailing, webEdgeChecks, webFitChecks } from "../../detailing/member-detailing.ts";
import {
  boltProblems,
  holeProblems,
  type JointProblem,
  memberProblems,
  problem,
} from "../../detailing/problems.ts";
import { edgeCheck, requirement, spacingChecks, spannerCheck } from "../../detailing/requirements.ts";
import { supportFitChecks } from "../../detailing/support-fit.ts";
import { webEdges } from "../../member-end.ts";
import { JOINT_REFERENCES } from "../../references.ts";
import { supportEdgeChecks } from "../../support.ts";
import { type AngleCleat, angleCleatDepth } from "./angle-cleat.ts";

/** Least depth in depths of the member: practice (recalled). */
const DEPTH_TO_MEMBER = 0.5;

/**
 * What angle cleats must meet whatever their actions are.
 *
 * Source   AS 4100 9.5; practice for simple connections
 * Checked  src/joints/simple/simple.test.ts
 */
export function angleCleatDetailing(joint: AngleCleat): readonly RequirementCheck[] {
  const { member, bolts, angle, leg, webLine, supportLine, gap, edgeV, topToBolt, cut } = joint;
  const { tw, d } = member.section;
  const depth = angleCleatDepth(joint);
  return [
    ...spacingChecks(bolts, Math.min(angle.tf, tw)),
    edgeCheck("edge-angle-v", "Angle edge distance, vertical", bolts, {
      actual: edgeV,
      thickness: angle.tf,
      cut,
    }),
    edgeCheck("edge-angle-web", "Angle edge distance, leg on the web", bolts, {
      actual: leg - webLine,
      thickness: angle.tf,
      cut: "rolled",
    }),
    edgeCheck("edge-angle-support", "Angle edge distance, leg on the support", bolts, {
      actual: leg - supportLine,
      thickness: angle.tf,
      cut: "rolled",
    }),
    ...webEdgeChecks(member, bolts, { toEnd: webLine - gap, topToBolt, cut }),
    ...webFitChecks(member, topToBolt - edgeV, depth),
    requirement({
      id: "depth",
      title: "Depth of the angles",
      reference: JOINT_REFERENCES.simple,
      actual: depth,
      least: DEPTH_TO_MEMBER * d,
      assumptions: ["Rotation of the joint: Australian practice, recalled."],
    }),
    spannerCheck(bolts, Math.min(webLine, supportLine) - angle.tf),
    ...supportEdgeChecks(joint.support, bolts, 2 * supportLine + tw),
    ...notchDetailing(member),
    ...supportFitChecks(member, joint.support, {
      offset: gap,
      part: { top: topToBolt - edgeV, depth },
    }),
  ];
}

/** Why angle cleats have no design. */
export function angleCleatProblems(joint: AngleCleat): readonly JointProblem[] {
  const { member, bolts, leg, webLine, supportLine, gap, edgeV, topToBolt, angle } = joint;
  const { hole } = boltSizes(bolts);
  const web = webEdges(member, { topToBolt, depth: (bolts.rows - 1) * bolts.pitch });
  return [
    ...memberProblems(member),
    ...boltProblems(bolts),
    ...(bolts.columns === 1
      ? []
      : [problem("columns", "Angle cleats have one column of bolts in the web of the member.")]),
    ...(Math.min(webLine, supportLine) - angle.tf <= hole / 2
      ? [problem("line", "A bolt hole overlaps the other leg of the angle: move the bolts from the heel.")]
      : []),
    ...holeProblems(bolts, [
      { code: "edgeV", part: "angle", distance: edgeV },
      { code: "webLine", part: "angle", distance: leg - webLine },
      { code: "supportLine", part: "angle", distance: leg - supportLine },
      { code: "webLine", part: "web of the member", distance: webLine - gap },
      { code: "topToBolt", part: "web of the member", distance: web.top },
      { code: "topToBolt", part: "web of the member", distance: web.bottom },
    ]),
  ];
}
