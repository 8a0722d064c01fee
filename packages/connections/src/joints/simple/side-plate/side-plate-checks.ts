import { CLAUSES, designPlateFillet } from "@kingpost/as4100";
import {
  type Check,
  type CheckNames,
  type NotCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { boltGroupCheck, boltSizes, eccentricBoltsCheck, slipCheck } from "../../bolts/bolt-checks.ts";
import { groupPoints, type JointPoint, type PlaneActions } from "../../bolts/bolt-group.ts";
import {
  BEAM_SHEAR,
  notchBendingCheck,
  notchBucklingCheck,
  notchShearBendingCheck,
} from "../../cope/notch.ts";
import { type JointActions, type JointCheck, type JointRow, jointRow } from "../../joint.ts";
import { minimumShearCheck } from "../../member-end.ts";
import { type BoltedPly, plyBearingCheck } from "../../plies/bearing.ts";
import { blockShearCheck } from "../../plies/block-shear.ts";
import {
  combinedBlockCheck,
  LAP_ASSUMPTION,
  plateAxialCheck,
  plateBendingCheck,
  plateLateralCheck,
  plateShearBendingCheck,
  plateShearCheck,
} from "../../plies/plate-checks.ts";
import { ECCENTRIC_MOMENT, LAP } from "../../plies/plate-formulas.ts";
import { supportBendingCheck, wallShearCheck } from "../../support.ts";
import { TWO_RUNS } from "../../welds/two-runs-formulas.ts";
import { blockOf, type WebGroup, webAxialBlock, webBlock, webPlyOf } from "../web-group.ts";
import { type SidePlate, sidePlateEccentricity, sidePlateSize } from "./side-plate.ts";

const NO_SHEAR: NotCovered = { kind: "not-applicable", reason: "No shear force acts." };
const NO_AXIAL: NotCovered = { kind: "not-applicable", reason: "No axial force acts." };

type SideCheck = JointCheck<SidePlate>;

/** Effective length factor of the plate between its weld and the bolts: practice for a plate that may sway (recalled). */
const PLATE_LENGTH_FACTOR = 1.2;

const WELD_PINNED =
  "The reaction acts at the face of the support: the bolts carry its moment, and so do plate and weld.";

/** The forces of the bolts on the web of the member: the support pushes it up, and away where it is in compression. Units N, Nmm. */
export function forcesOnWeb(joint: SidePlate, { v, n }: Pick<JointActions, "v" | "n">): PlaneActions {
  return { x: n, y: v, m: -v * sidePlateEccentricity(joint) };
}

const opposite = ({ x, y, m }: PlaneActions): PlaneActions => ({ x: -x, y: -y, m: -m });

/** Half the height and width of the group, mm. */
function halves({ bolts }: SidePlate): JointPoint {
  return { x: ((bolts.columns - 1) * bolts.gauge) / 2, y: ((bolts.rows - 1) * bolts.pitch) / 2 };
}

export function sidePlatePly(joint: SidePlate): BoltedPly {
  const { x, y } = halves(joint);
  return {
    steel: joint.plate,
    points: groupPoints(joint.bolts),
    ...boltSizes(joint.bolts),
    edges: { right: x + joint.edgeH, top: y + joint.edgeV, bottom: -y - joint.edgeV },
  };
}

/** The bolts in the web of the member. */
export const sidePlateWeb = ({ member, bolts, topToBolt, firstLine, gap }: SidePlate): WebGroup => ({
  member,
  bolts,
  topToBolt,
  memberEdge: firstLine - gap,
});

const weldCheck: SideCheck = (joint, { v }, names) => {
  const { depth: di } = sidePlateSize(joint);
  return strengthCheck({
    names,
    reference: CLAUSES.weldGroup,
    demand: Math.abs(v),
    unit: "kN",
    assumptions: [WELD_PINNED],
    capacity: (record) => {
      if (v === 0) return NO_SHEAR;
      const vw = designPlateFillet(joint.weld, record);
      return record.formula(TWO_RUNS.eccentric, { di, vw, e: sidePlateEccentricity(joint) });
    },
  });
};

const WELD_LAP =
  "In compression both runs hold the moment of the lap that the plate carries, as a couple over the thickness of the plate.";

/** The weld under the reaction, its moment and an axial force, with the moment of the lap that bends the plate in compression. */
const weldWithAxialCheck: SideCheck = (joint, { v, n }, names) => {
  const { depth: di } = sidePlateSize(joint);
  const { t } = joint.plate;
  const force = (record: Recorder) => {
    const m = record.formula(ECCENTRIC_MOMENT, { v: Math.abs(v), e: sidePlateEccentricity(joint) });
    const of = { v: Math.abs(v), di, n: Math.abs(n), m };
    if (n <= 0) return record.formula(TWO_RUNS.combined, of);
    const lap = record.formula(LAP.moment, { n, t, other: joint.member.section.tw });
    return record.formula(TWO_RUNS.lapped, { ...of, lap, t });
  };
  return strengthCheck({
    names,
    reference: CLAUSES.weldGroup,
    demand: force(SILENT),
    unit: "kN/mm",
    assumptions: n > 0 ? [WELD_PINNED, WELD_LAP] : [WELD_PINNED],
    derivation: (record) => {
      force(record);
    },
    capacity: (record) => (n === 0 ? NO_AXIAL : designPlateFillet(joint.weld, record)),
  });
};

const boltShearCheck: SideCheck = (joint, { v }, names) =>
  eccentricBoltsCheck(joint.bolts, { v, e: sidePlateEccentricity(joint), planes: 1 }, names, [WELD_PINNED]);

const boltsWithAxialCheck: SideCheck = (joint, actions, names) =>
  actions.n === 0
    ? strengthCheck({
        names,
        reference: CLAUSES.boltGroupInPlane,
        demand: 0,
        unit: "kN",
        assumptions: [],
        capacity: () => NO_AXIAL,
      })
    : boltGroupCheck(
        {
          bolt: joint.bolts,
          points: groupPoints(joint.bolts),
          actions: forcesOnWeb(joint, actions),
          planes: 1,
        },
        names,
        [WELD_PINNED],
      );

const slip: SideCheck = (joint, { service }, names) =>
  slipCheck(
    joint.bolts,
    groupPoints(joint.bolts),
    service && { plane: forcesOnWeb(joint, service), tension: 0, interfaces: 1 },
    names,
  );

const plateBearing: SideCheck = (joint, actions, names) =>
  plyBearingCheck(sidePlatePly(joint), opposite(forcesOnWeb(joint, actions)), names);

const webBearing: SideCheck = (joint, actions, names) =>
  plyBearingCheck(webPlyOf(sidePlateWeb(joint)), forcesOnWeb(joint, actions), names);

const shearPlate = (joint: SidePlate) => ({
  steel: joint.plate,
  depth: sidePlateSize(joint).depth,
  e: sidePlateEccentricity(joint),
});

/** The plate toward its end: both ends are alike. */
const plateBlock = ({ bolts, plate: steel, edgeV, edgeH }: SidePlate) =>
  blockOf(bolts, "v", { steel, end: edgeV, sides: [edgeH] });

/** Toward its free edge. */
const plateAxialBlock = ({ bolts, plate: steel, edgeV, edgeH }: SidePlate) =>
  blockOf(bolts, "n", { steel, end: edgeH, sides: [edgeV, edgeV] });

const plateBlockShear: SideCheck = (joint, { v }, names) =>
  blockShearCheck(v === 0 ? undefined : plateBlock(joint), Math.abs(v), names);

const webBlockShear: SideCheck = (joint, { v }, names) =>
  blockShearCheck(webBlock(sidePlateWeb(joint), v), Math.abs(v), names);

/** Tension pulls the bolts to the free edge of the plate, and to the end of the member. */
const plateBlockCombined: SideCheck = (joint, { v, n }, names) =>
  combinedBlockCheck(
    { v: plateBlock(joint), n: n < 0 ? plateAxialBlock(joint) : undefined },
    { v, n },
    names,
  );

const webBlockCombined: SideCheck = (joint, { v, n }, names) => {
  const group = sidePlateWeb(joint);
  return combinedBlockCheck(
    { v: webBlock(group, v), n: n < 0 ? webAxialBlock(group) : undefined },
    { v, n },
    names,
  );
};

const plateAxial: SideCheck = (joint, { v, n }, names) =>
  plateAxialCheck(
    shearPlate(joint),
    { v, n },
    {
      holes: { count: joint.bolts.rows, diameter: boltSizes(joint.bolts).hole },
      strut: { length: joint.firstLine, k: PLATE_LENGTH_FACTOR },
      other: joint.member.section.tw,
    },
    names,
    n > 0
      ? [
          "Effective length of the plate in compression: 1.2 times its length to the bolts (practice, recalled).",
          LAP_ASSUMPTION,
        ]
      : [],
  );

const notch = (joint: SidePlate, { v, n }: JointActions) => ({ v, n, offset: joint.gap });

/** The checks of a web side plate under the actions of one combination, which have the minimum shear force (`simpleActions`). */
export const SIDE_PLATE_ROWS: readonly JointRow<SidePlate>[] = [
  jointRow("minimum-action", "Minimum design action", "Actions", ({ member }, actions, names) =>
    minimumShearCheck(member, actions, names),
  ),
  jointRow("bolt-shear", "Bolts in shear", "Bolts", boltShearCheck),
  jointRow("bolt-axial", "Bolts in shear with axial force", "Bolts", boltsWithAxialCheck),
  jointRow("slip", "Slip of bolts (serviceability)", "Bolts", slip),
  jointRow("bearing-plate", "Plate bearing and tear-out", "Plate", plateBearing),
  jointRow("bearing-web", "Beam web bearing and tear-out", "Beam", webBearing),
  jointRow("plate-shear", "Plate shear", "Plate", (joint, { v }, names) =>
    plateShearCheck(shearPlate(joint), v, names),
  ),
  jointRow("plate-bending", "Plate bending", "Plate", (joint, { v }, names) =>
    plateBendingCheck(shearPlate(joint), v, names),
  ),
  jointRow("plate-lateral", "Plate bending, lateral buckling", "Plate", (joint, { v }, names) =>
    plateLateralCheck(shearPlate(joint), joint.firstLine, v, names),
  ),
  jointRow("plate-shear-bending", "Plate shear and bending", "Plate", (joint, { v }, names) =>
    plateShearBendingCheck(shearPlate(joint), v, names),
  ),
  jointRow("plate-block", "Plate block shear", "Plate", plateBlockShear),
  jointRow("plate-axial", "Plate axial force and bending", "Plate", plateAxial),
  jointRow("plate-block-axial", "Plate block shear with axial force", "Plate", plateBlockCombined),
  jointRow("weld", "Weld", "Weld", weldCheck),
  jointRow("weld-axial", "Weld with axial force", "Weld", weldWithAxialCheck),
  BEAM_SHEAR,
  jointRow("beam-block", "Beam web block shear", "Beam", webBlockShear),
  jointRow("beam-block-axial", "Beam web block shear with axial force", "Beam", webBlockCombined),
  jointRow("cope-bending", "Bending at the notch", "Beam", (joint, actions, names) =>
    notchBendingCheck(joint.member, notch(joint, actions), names),
  ),
  jointRow("cope-shear-bending", "Shear and bending at the notch", "Beam", (joint, actions, names) =>
    notchShearBendingCheck(joint.member, notch(joint, actions), names),
  ),
  jointRow("cope-buckling", "Local buckling at the notch", "Beam", (joint, actions, names) =>
    notchBucklingCheck(joint.member, notch(joint, actions), names),
  ),
  jointRow("support-shear", "Support shear beside the plate", "Support", (joint, actions, names) =>
    wallShearCheck(joint.support, sidePlateSize(joint).depth, actions, names),
  ),
  jointRow("support-bending", "Support bending out of plane", "Support", ({ support }, actions, names) =>
    supportBendingCheck(support, actions, names),
  ),
];

/** Every check of a web side plate, for tests and tables. */
export function sidePlateChecks(
  joint: SidePlate,
  actions: JointActions,
  action?: CheckNames["action"],
): readonly Check[] {
  return SIDE_PLATE_ROWS.map(({ id, title, check }) => check(joint, actions, { id, title, action }));
}
