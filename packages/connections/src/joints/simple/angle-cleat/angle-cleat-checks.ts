import { CLAUSES } from "@kingpost/as4100";
import {
  type Capacity,
  type Check,
  type CheckNames,
  interactionCheck,
  isCovered,
  type NotCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import {
  boltShear,
  boltSizes,
  combinedRatio,
  eccentricBoltsCheck,
  slipCheck,
} from "../../bolts/bolt-checks.ts";
import { groupPoints, type JointPoint, type PlaneActions, plasticTension } from "../../bolts/bolt-group.ts";
import { EQUAL_SHEAR } from "../../bolts/bolt-group-formulas.ts";
import { stubBending, type TeeStub, tensionWithPrying } from "../../bolts/prying.ts";
import {
  BEAM_SHEAR,
  notchBendingCheck,
  notchBucklingCheck,
  notchShearBendingCheck,
} from "../../cope/notch.ts";
import { type JointActions, type JointCheck, type JointRow, jointRow, type PlateSteel } from "../../joint.ts";
import { minimumShearCheck } from "../../member-end.ts";
import { plyBearingCheck } from "../../plies/bearing.ts";
import { blockShearCheck } from "../../plies/block-shear.ts";
import { designPlateBending, designPlateShear } from "../../plies/plate.ts";
import { plateShearBendingCheck } from "../../plies/plate-checks.ts";
import { ECCENTRIC_MOMENT } from "../../plies/plate-formulas.ts";
import { JOINT_REFERENCES } from "../../references.ts";
import { supportBendingCheck, supportPlyCheck } from "../../support.ts";
import { BOTH_SIDES } from "../../support-formulas.ts";
import { STUB_WIDTH } from "../end-plate/end-plate-formulas.ts";
import { blockOf, type WebGroup, webBlock, webPlyOf } from "../web-group.ts";
import { type AngleCleat, angleCleatDepth } from "./angle-cleat.ts";
import { HALF_MOMENT, LEG_LEVER } from "./angle-cleat-formulas.ts";

const NO_SHEAR: NotCovered = { kind: "not-applicable", reason: "No shear force acts." };
const NO_AXIAL: NotCovered = { kind: "not-applicable", reason: "No axial force acts." };
const AXIAL: NotCovered = {
  kind: "not-covered",
  reason:
    "Axial force through angle cleats is not covered: the legs bend. Use a web side plate or an end plate for it.",
};
const EXCLUDED: NotCovered = {
  kind: "not-applicable",
  reason: "The moment of the eccentricity is not included in the bolts of the support.",
};

type CleatCheck = JointCheck<AngleCleat>;

/** The steel of a leg. */
const legOf = ({ angle: { tf: t, fy, fu } }: AngleCleat): PlateSteel => ({ t, fy, fu });

/** The bolts in the web of the member. */
export const cleatWeb = ({ member, bolts, topToBolt, webLine, gap }: AngleCleat): WebGroup => ({
  member,
  bolts,
  topToBolt,
  memberEdge: webLine - gap,
});

/** The bolts in the support: a column in each angle. */
export function supportPoints({ bolts, supportLine, member }: AngleCleat): readonly JointPoint[] {
  return groupPoints({ ...bolts, columns: 2, gauge: 2 * supportLine + member.section.tw });
}

/** The forces of the bolts on the web of the member: the reaction acts at the heel of the angles. */
const onWeb = ({ webLine }: AngleCleat, v: number): PlaneActions => ({ x: 0, y: v, m: -v * webLine });

const webBolts: CleatCheck = ({ bolts, webLine }, { v }, names) =>
  eccentricBoltsCheck(bolts, { v, e: webLine, planes: 2 }, names, [
    "The reaction acts at the heel of the angles: the bolts in the web carry its moment.",
  ]);

const slip: CleatCheck = (joint, { service }, names) =>
  slipCheck(
    joint.bolts,
    groupPoints(joint.bolts),
    service && { plane: onWeb(joint, service.v), tension: 0, interfaces: 2 },
    names,
  );

/** The bolts in the support, with the tension of the eccentricity where they carry its moment. */
const slipOnSupport: CleatCheck = (joint, { service }, names) => {
  const points = supportPoints(joint);
  const v = service && joint.includesEccentricity ? service.v : 0;
  return slipCheck(
    joint.bolts,
    points,
    service && {
      plane: { x: 0, y: service.v, m: 0 },
      tension: v === 0 ? 0 : supportTension(joint, v, SILENT),
      interfaces: 1,
    },
    names,
  );
};

const webBearing: CleatCheck = (joint, { v }, names) =>
  plyBearingCheck(webPlyOf(cleatWeb(joint)), onWeb(joint, v), names);

/** Each angle carries half of the reaction. */
const angleBearing: CleatCheck = (joint, { v }, names) => {
  const { bolts, webLine, leg, edgeV } = joint;
  const y = ((bolts.rows - 1) * bolts.pitch) / 2 + edgeV;
  return plyBearingCheck(
    {
      steel: legOf(joint),
      points: groupPoints(bolts),
      ...boltSizes(bolts),
      edges: { right: leg - webLine, top: y, bottom: -y },
    },
    { x: 0, y: -v / 2, m: (v * webLine) / 2 },
    names,
    [HALVES],
  );
};

const HALVES = "Each angle carries half of the reaction.";

const supportShare = ({ bolts }: AngleCleat, v: number, record: Recorder) =>
  record.formula(EQUAL_SHEAR, { v: Math.abs(v), count: 2 * bolts.rows });

const supportBolts: CleatCheck = (joint, { v }, names) =>
  strengthCheck({
    names,
    reference: CLAUSES.boltShear,
    demand: supportShare(joint, v, SILENT),
    unit: "kN",
    assumptions: [],
    derivation: (record) => {
      supportShare(joint, v, record);
    },
    capacity: (record) => (v === 0 ? NO_SHEAR : boltShear(joint.bolts, 1, record)),
  });

/** One bolt in the support with its share of a leg, which bends as a tee-stub at the middle of the leg on the web. */
export function supportLegStub(joint: AngleCleat, record: Recorder = SILENT): TeeStub {
  const { bolts, supportLine, leg, edgeV, angle } = joint;
  const a = record.formula(LEG_LEVER, { line: supportLine, t: angle.tf });
  return {
    steel: legOf(joint),
    inner: a,
    outer: leg - supportLine,
    width: record.formula(STUB_WIDTH, { a, sp: bolts.pitch, edge: edgeV }),
    hole: boltSizes(bolts).hole,
  };
}

/** The tension of a bolt in the support by the moment of the reaction. Units N. */
function supportPull(joint: AngleCleat, v: number, record: Recorder): Capacity {
  const m = record.formula(ECCENTRIC_MOMENT, { v: Math.abs(v), e: joint.webLine });
  return plasticTension(supportPoints(joint), m, record);
}

/** The tension of a bolt in the support with the prying of its leg. Units N. */
export function supportTension(joint: AngleCleat, v: number, record: Recorder): Capacity {
  const pull = supportPull(joint, v, record);
  return isCovered(pull) ? tensionWithPrying(supportLegStub(joint, record), pull, record) : pull;
}

/** With the moment of the eccentricity across the support. */
const supportCombined: CleatCheck = (joint, { v }, names) =>
  interactionCheck({
    names,
    reference: CLAUSES.boltInteraction,
    limit: 1,
    assumptions: ["Tension of the bolts in the support: all bolts above the middle equal (practice)."],
    value: (record) => {
      if (!joint.includesEccentricity) return EXCLUDED;
      if (v === 0) return NO_SHEAR;
      const tension = supportTension(joint, v, record);
      if (!isCovered(tension)) return tension;
      const shear = supportShare(joint, v, record);
      return combinedRatio(joint.bolts, { shear, tension, planes: 1 }, record);
    },
  });

const supportBearing: CleatCheck = (joint, actions, names) =>
  supportPlyCheck(joint.support, joint.bolts, supportPoints(joint), actions, names);

const supportLegBearing: CleatCheck = (joint, { v }, names) => {
  const { bolts, supportLine, leg, edgeV } = joint;
  const y = ((bolts.rows - 1) * bolts.pitch) / 2 + edgeV;
  return plyBearingCheck(
    {
      steel: legOf(joint),
      points: groupPoints({ ...bolts, columns: 1 }),
      ...boltSizes(bolts),
      edges: { right: leg - supportLine, top: y, bottom: -y },
    },
    { x: 0, y: -v / 2, m: 0 },
    names,
    [HALVES],
  );
};

/** The legs that the moment of the reaction pulls from the support. */
const legAcross: CleatCheck = (joint, { v }, names) => {
  const bending = (record: Recorder) => {
    const pull = supportPull(joint, v, record);
    return isCovered(pull) ? stubBending(supportLegStub(joint, record), pull, record) : pull;
  };
  const found = bending(SILENT);
  const capacity: Capacity = "kind" in found ? found : found.capacity;
  return strengthCheck({
    names,
    reference: CLAUSES.prying,
    demand: "kind" in found ? 0 : found.moment,
    unit: "kNm",
    assumptions: [
      "The leg bends at the middle of the leg on the web, over 45° to both sides of a bolt (recalled).",
    ],
    derivation: (record) => {
      bending(record);
    },
    capacity: () => {
      if (!joint.includesEccentricity) return EXCLUDED;
      return v === 0 ? NO_SHEAR : capacity;
    },
  });
};

const legShear: CleatCheck = (joint, { v }, names) =>
  strengthCheck({
    names,
    reference: CLAUSES.connectionComponents,
    demand: Math.abs(v),
    unit: "kN",
    assumptions: [],
    capacity: (record) => {
      if (v === 0) return NO_SHEAR;
      const vv = designPlateShear(legOf(joint), angleCleatDepth(joint), record);
      return record.formula(BOTH_SIDES, { vv });
    },
  });

const legBlock =
  (line: "webLine" | "supportLine"): CleatCheck =>
  (joint, { v }, names) =>
    blockShearCheck(
      blockOf({ ...joint.bolts, columns: 1 }, "v", {
        steel: legOf(joint),
        end: joint.edgeV,
        sides: [joint.leg - joint[line]],
      }),
      Math.abs(v) / 2,
      names,
      [HALVES],
    );

const legBending: CleatCheck = (joint, { v }, names) => {
  const moment = (record: Recorder) => record.formula(HALF_MOMENT, { v: Math.abs(v), e: joint.webLine });
  return strengthCheck({
    names,
    reference: CLAUSES.connectionComponents,
    demand: moment(SILENT),
    unit: "kNm",
    assumptions: [HALVES],
    derivation: (record) => {
      moment(record);
    },
    capacity: (record) =>
      v === 0 ? NO_SHEAR : designPlateBending(legOf(joint), angleCleatDepth(joint), record),
  });
};

/** Half of the reaction in each angle. */
const legShearBending: CleatCheck = (joint, { v }, names) =>
  plateShearBendingCheck(
    { steel: legOf(joint), depth: angleCleatDepth(joint), e: joint.webLine },
    v / 2,
    names,
    [HALVES],
  );

const webBlockShear: CleatCheck = (joint, { v }, names) =>
  blockShearCheck(webBlock(cleatWeb(joint), v), Math.abs(v), names);

const axial: CleatCheck = (_, { n }, names) =>
  strengthCheck({
    names,
    reference: JOINT_REFERENCES.simple,
    demand: Math.abs(n),
    unit: "kN",
    assumptions: [],
    capacity: () => (n === 0 ? NO_AXIAL : AXIAL),
  });

const notch = (joint: AngleCleat, { v, n }: JointActions) => ({ v, n, offset: joint.gap });

/** The checks of angle cleats under the actions of one combination, which have the minimum shear force (`simpleActions`). */
export const ANGLE_CLEAT_ROWS: readonly JointRow<AngleCleat>[] = [
  jointRow("minimum-action", "Minimum design action", "Actions", ({ member }, actions, names) =>
    minimumShearCheck(member, actions, names),
  ),
  jointRow("bolt-shear", "Bolts in the web, double shear", "Bolts", webBolts),
  jointRow("bolt-support", "Bolts in the support, shear", "Bolts", supportBolts),
  jointRow("bolt-support-combined", "Bolts in the support, shear and tension", "Bolts", supportCombined),
  jointRow("slip", "Slip of bolts in the web (serviceability)", "Bolts", slip),
  jointRow("slip-support", "Slip of bolts in the support (serviceability)", "Bolts", slipOnSupport),
  jointRow("bearing-web", "Beam web bearing and tear-out", "Beam", webBearing),
  jointRow("bearing-angle", "Angle bearing and tear-out, leg on the web", "Angle", angleBearing),
  jointRow(
    "bearing-angle-support",
    "Angle bearing and tear-out, leg on the support",
    "Angle",
    supportLegBearing,
  ),
  jointRow("angle-shear", "Angle shear, both angles", "Angle", legShear),
  jointRow("angle-block", "Angle block shear, leg on the web", "Angle", legBlock("webLine")),
  jointRow("angle-block-support", "Angle block shear, leg on the support", "Angle", legBlock("supportLine")),
  jointRow("angle-bending", "Angle bending", "Angle", legBending),
  jointRow("angle-across", "Angle bending across the support", "Angle", legAcross),
  jointRow("angle-shear-bending", "Angle shear and bending", "Angle", legShearBending),
  jointRow("axial", "Axial force", "Angle", axial),
  BEAM_SHEAR,
  jointRow("beam-block", "Beam web block shear", "Beam", webBlockShear),
  jointRow("cope-bending", "Bending at the notch", "Beam", (joint, actions, names) =>
    notchBendingCheck(joint.member, notch(joint, actions), names),
  ),
  jointRow("cope-shear-bending", "Shear and bending at the notch", "Beam", (joint, actions, names) =>
    notchShearBendingCheck(joint.member, notch(joint, actions), names),
  ),
  jointRow("cope-buckling", "Local buckling at the notch", "Beam", (joint, actions, names) =>
    notchBucklingCheck(joint.member, notch(joint, actions), names),
  ),
  jointRow("bearing-support", "Support bearing and tear-out", "Support", supportBearing),
  jointRow("support-bending", "Support bending out of plane", "Support", (joint, actions, names) =>
    supportBendingCheck(joint.support, actions, names, joint.includesEccentricity ? "pulled" : "bolted"),
  ),
];

/** Every check of angle cleats, for tests and tables. */
export function angleCleatChecks(
  joint: AngleCleat,
  actions: JointActions,
  action?: CheckNames["action"],
): readonly Check[] {
  return ANGLE_CLEAT_ROWS.map(({ id, title, check }) => check(joint, actions, { id, title, action }));
}
