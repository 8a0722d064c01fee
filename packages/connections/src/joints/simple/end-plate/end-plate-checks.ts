import { CLAUSES, designPlateFillet, PHI } from "@kingpost/as4100";
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
import { boltShear, boltSizes, combinedRatio, slipCheck } from "../../bolts/bolt-checks.ts";
import { groupPoints } from "../../bolts/bolt-group.ts";
import { EQUAL_SHEAR } from "../../bolts/bolt-group-formulas.ts";
import { stubBending, type TeeStub, tensionWithPrying } from "../../bolts/prying.ts";
import {
  BEAM_SHEAR,
  notchBendingCheck,
  notchBucklingCheck,
  notchShearBendingCheck,
} from "../../cope/notch.ts";
import { type JointActions, type JointCheck, type JointRow, jointRow } from "../../joint.ts";
import { minimumShearCheck, webPly } from "../../member-end.ts";
import { type BoltedPly, plyBearingCheck } from "../../plies/bearing.ts";
import { blockShearCheck } from "../../plies/block-shear.ts";
import { designPlateShear, designPlateTension } from "../../plies/plate.ts";
import { SUM_OF_RATIOS } from "../../plies/plate-formulas.ts";
import { supportBendingCheck, supportPlyCheck } from "../../support.ts";
import { BOTH_SIDES } from "../../support-formulas.ts";
import { TWO_RUNS } from "../../welds/two-runs-formulas.ts";
import { blockOf } from "../web-group.ts";
import { type EndPlate, endPlateSize } from "./end-plate.ts";
import { BOLT_TENSION_SHARE, STUB_WIDTH, WEB_SHEAR_AT_PLATE, WELD_WITH_AXIAL } from "./end-plate-formulas.ts";

const NO_SHEAR: NotCovered = { kind: "not-applicable", reason: "No shear force acts." };
const NO_AXIAL: NotCovered = { kind: "not-applicable", reason: "No axial force acts." };
const NO_TENSION: NotCovered = { kind: "not-applicable", reason: "No tension acts." };

type EndCheck = JointCheck<EndPlate>;

const countOf = ({ bolts }: EndPlate) => bolts.rows * bolts.columns;

/** The bolts carry the reaction alone: the plate is flexible. Force of each. Units N. */
const shareOf = (joint: EndPlate, v: number, record: Recorder) =>
  record.formula(EQUAL_SHEAR, { v: Math.abs(v), count: countOf(joint) });

export function endPlatePly(joint: EndPlate): BoltedPly {
  const { bolts, plate, edgeV, edgeH } = joint;
  const x = ((bolts.columns - 1) * bolts.gauge) / 2 + edgeH;
  const y = ((bolts.rows - 1) * bolts.pitch) / 2 + edgeV;
  return {
    steel: plate,
    points: groupPoints(bolts),
    ...boltSizes(bolts),
    edges: { left: -x, right: x, top: y, bottom: -y },
  };
}

const boltShearCheck: EndCheck = (joint, { v }, names) =>
  strengthCheck({
    names,
    reference: CLAUSES.boltShear,
    demand: shareOf(joint, v, SILENT),
    unit: "kN",
    assumptions: [],
    derivation: (record) => {
      shareOf(joint, v, record);
    },
    capacity: (record) => (v === 0 ? NO_SHEAR : boltShear(joint.bolts, 1, record)),
  });

const slip: EndCheck = (joint, { service }, names) =>
  slipCheck(
    joint.bolts,
    groupPoints(joint.bolts),
    service && {
      plane: { x: 0, y: service.v, m: 0 },
      tension:
        service.n < 0
          ? tensionWithPrying(endPlateStub(joint), tensionOf(joint, service.n, SILENT), SILENT)
          : 0,
      interfaces: 1,
    },
    names,
  );

const plateBearing: EndCheck = (joint, { v }, names) =>
  plyBearingCheck(endPlatePly(joint), { x: 0, y: -v, m: 0 }, names);

const supportBearing: EndCheck = (joint, actions, names) =>
  supportPlyCheck(joint.support, joint.bolts, groupPoints(joint.bolts), actions, names);

const plateShear: EndCheck = (joint, { v }, names) =>
  strengthCheck({
    names,
    reference: CLAUSES.connectionComponents,
    demand: Math.abs(v),
    unit: "kN",
    assumptions: [],
    capacity: (record) => {
      if (v === 0) return NO_SHEAR;
      return record.formula(BOTH_SIDES, {
        vv: designPlateShear(joint.plate, endPlateSize(joint).depth, record),
      });
    },
  });

/** Half of the reaction on each side of the web. */
const plateBlock: EndCheck = ({ bolts, plate: steel, edgeV, edgeH }, { v }, names) =>
  blockShearCheck(
    blockOf({ ...bolts, columns: 1 }, "v", { steel, end: edgeV, sides: [edgeH] }),
    Math.abs(v) / 2,
    names,
    ["Each side of the web carries half of the reaction."],
  );

const webShear: EndCheck = (joint, { v }, names) =>
  strengthCheck({
    names,
    reference: CLAUSES.shearYield,
    demand: Math.abs(v),
    unit: "kN",
    assumptions: [],
    capacity: (record) => {
      if (v === 0) return NO_SHEAR;
      const { tw, fyw: fy } = joint.member.section;
      return record.formula(WEB_SHEAR_AT_PLATE, { phi: PHI, fy, tw, di: endPlateSize(joint).depth });
    },
  });

const weld: EndCheck = (joint, { v }, names) =>
  strengthCheck({
    names,
    reference: CLAUSES.filletWeld,
    demand: Math.abs(v),
    unit: "kN",
    assumptions: [],
    capacity: (record) => {
      if (v === 0) return NO_SHEAR;
      const vw = designPlateFillet(joint.weld, record);
      return record.formula(TWO_RUNS.concentric, { di: endPlateSize(joint).depth, vw });
    },
  });

/** The part of the web that is welded to the plate. */
const webWithAxial: EndCheck = (joint, { v, n }, names) =>
  interactionCheck({
    names,
    reference: CLAUSES.connectionComponents,
    limit: 1,
    assumptions: ["Shear and axial force of the web: the sum of their ratios, on the safe side."],
    value: (record) => {
      if (n === 0) return NO_AXIAL;
      const { depth: di } = endPlateSize(joint);
      const { tw, fyw: fy } = joint.member.section;
      const vr = record.formula(WEB_SHEAR_AT_PLATE, { phi: PHI, fy, tw, di });
      const nr = designPlateTension(webPly(joint.member.section), di, { count: 0, diameter: 0 }, record);
      if (!isCovered(nr)) return nr;
      return record.formula(SUM_OF_RATIOS, { v: Math.abs(v), vr, n: Math.abs(n), nr });
    },
  });

/** Compression too is in the weld: the end of the web is not fitted to the plate. */
const weldWithAxial: EndCheck = (joint, { v, n }, names) => {
  const force = (record: Recorder) =>
    record.formula(WELD_WITH_AXIAL, { v: Math.abs(v), n: Math.abs(n), di: endPlateSize(joint).depth });
  return strengthCheck({
    names,
    reference: CLAUSES.weldGroup,
    demand: force(SILENT),
    unit: "kN/mm",
    assumptions: [],
    derivation: (record) => {
      force(record);
    },
    capacity: (record) => (n === 0 ? NO_AXIAL : designPlateFillet(joint.weld, record)),
  });
};

/** One bolt with its share of the plate, which bends at the face of the web. */
export function endPlateStub(
  { bolts, plate, edgeH, edgeV, member }: EndPlate,
  record: Recorder = SILENT,
): TeeStub {
  const a = (bolts.gauge - member.section.tw) / 2;
  return {
    steel: plate,
    inner: a,
    outer: edgeH,
    width: record.formula(STUB_WIDTH, { a, sp: bolts.rows > 1 ? bolts.pitch : 2 * edgeV, edge: edgeV }),
    hole: boltSizes(bolts).hole,
  };
}

const tensionOf = (joint: EndPlate, n: number, record: Recorder) =>
  record.formula(BOLT_TENSION_SHARE, { n: Math.max(-n, 0), count: countOf(joint) });

/** Tension of the member that the bolts carry together with the reaction. */
const boltsCombined: EndCheck = (joint, { v, n }, names) =>
  interactionCheck({
    names,
    reference: CLAUSES.boltInteraction,
    limit: 1,
    assumptions: [],
    value: (record) => {
      if (n >= 0) return NO_TENSION;
      const tension = tensionWithPrying(endPlateStub(joint, record), tensionOf(joint, n, record), record);
      if (!isCovered(tension)) return tension;
      const shear = shareOf(joint, v, record);
      return combinedRatio(joint.bolts, { shear, tension, planes: 1 }, record);
    },
  });

const plateAcross: EndCheck = (joint, { n }, names) => {
  const bending = (record: Recorder) =>
    stubBending(endPlateStub(joint, record), tensionOf(joint, n, record), record);
  const found = bending(SILENT);
  const reason: Capacity = "kind" in found ? found : found.capacity;
  return strengthCheck({
    names,
    reference: CLAUSES.prying,
    demand: "kind" in found ? 0 : found.moment,
    unit: "kNm",
    assumptions: ["The plate bends at the face of the web, over 45° to both sides of a bolt (recalled)."],
    derivation: (record) => {
      bending(record);
    },
    capacity: () => (n < 0 ? reason : NO_TENSION),
  });
};

const notch = (joint: EndPlate, { v, n }: JointActions) => ({ v, n, offset: joint.plate.t });

/** The checks of a flexible end plate under the actions of one combination, which have the minimum shear force (`simpleActions`). */
export const END_PLATE_ROWS: readonly JointRow<EndPlate>[] = [
  jointRow("minimum-action", "Minimum design action", "Actions", ({ member }, actions, names) =>
    minimumShearCheck(member, actions, names),
  ),
  jointRow("bolt-shear", "Bolts in shear", "Bolts", boltShearCheck),
  jointRow("bolt-combined", "Bolts in shear and tension", "Bolts", boltsCombined),
  jointRow("slip", "Slip of bolts (serviceability)", "Bolts", slip),
  jointRow("bearing-plate", "Plate bearing and tear-out", "Plate", plateBearing),
  jointRow("plate-shear", "Plate shear on both sides", "Plate", plateShear),
  jointRow("plate-block", "Plate block shear", "Plate", plateBlock),
  jointRow("plate-tension", "Plate bending by axial tension", "Plate", plateAcross),
  jointRow("weld", "Weld", "Weld", weld),
  jointRow("weld-axial", "Weld with axial force", "Weld", weldWithAxial),
  jointRow("beam-web", "Beam web shear at the plate", "Beam", webShear),
  jointRow("beam-web-axial", "Beam web at the plate with axial force", "Beam", webWithAxial),
  BEAM_SHEAR,
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
  jointRow("support-bending", "Support bending out of plane", "Support", ({ support }, actions, names) =>
    supportBendingCheck(support, actions, names, "bolted"),
  ),
];

/** Every check of a flexible end plate, for tests and tables. */
export function endPlateChecks(
  joint: EndPlate,
  actions: JointActions,
  action?: CheckNames["action"],
): readonly Check[] {
  return END_PLATE_ROWS.map(({ id, title, check }) => check(joint, actions, { id, title, action }));
}
