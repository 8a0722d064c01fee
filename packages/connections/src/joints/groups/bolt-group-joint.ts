import { BOLT_INTERACTION, boltTensionWithPrying, CLAUSES } from "@kingpost/as4100";
import {
  type Check,
  type CheckNames,
  interactionCheck,
  isCovered,
  type NotCovered,
  type Recorder,
  type RequirementCheck,
  SILENT,
} from "@kingpost/calc";
import {
  boltGroupCheck,
  boltShear,
  boltSizes,
  boltTension,
  boltTensionCheck,
  slipCheck,
} from "../bolts/bolt-checks.ts";
import {
  type AcrossActions,
  boltResultant,
  elasticTension,
  elasticTensions,
  groupPoints,
  indexOfMost,
  inPlaneForces,
  type PlaneActions,
  plasticTension,
} from "../bolts/bolt-group.ts";
import { boltProblems, holeProblems, type JointProblem } from "../detailing/problems.ts";
import { edgeCheck, spacingChecks } from "../detailing/requirements.ts";
import {
  type CutEdge,
  type JointActions,
  type JointBolts,
  type JointCheck,
  type JointRow,
  jointRow,
  type PlateSteel,
} from "../joint.ts";
import { type BoltedPly, plyBearingCheck } from "../plies/bearing.ts";
import { blockShearCheck } from "../plies/block-shear.ts";
import { designPlateBending, designPlateShear, designPlateTension } from "../plies/plate.ts";
import { COMPONENT_INTERACTION, ECCENTRIC_MOMENT } from "../plies/plate-formulas.ts";
import { blockOf } from "../simple/web-group.ts";

/** A rectangular group of bolts in a plate. Units mm. */
export interface BoltGroup {
  readonly bolts: JointBolts;
  readonly plate: PlateSteel;
  /** From the outer bolts to the edges of the plate, vertical and horizontal. */
  readonly edgeV: number;
  readonly edgeH: number;
  /** Shear planes of each bolt. */
  readonly planes: 1 | 2;
  /** From the force V, which is vertical and in the plane of the group, to its centroid: beside it, and out of its plane. */
  readonly e: number;
  readonly eAcross: number;
  /** Factor on tension for prying. */
  readonly prying: number;
  readonly cut: CutEdge;
}

/** In the plane: V at its eccentricity, and M. N is across the plane, compression positive. */
const inPlane = ({ e }: BoltGroup, { v, m }: Pick<JointActions, "v" | "m">): PlaneActions => ({
  x: 0,
  y: v,
  m: v * e + m,
});

const across = ({ eAcross }: BoltGroup, { v, n }: Pick<JointActions, "v" | "n">): AcrossActions => ({
  n: -n,
  mx: Math.abs(v * eAcross),
  my: 0,
});

const NO_TENSION: NotCovered = { kind: "not-applicable", reason: "No bolt is in tension." };

/**
 * The greatest tension of a bolt, without prying: of a moment alone from the plastic group, with an axial force elastic.
 *
 * Units    N
 * Source   ASI Handbook 1 (practice); AS 4100 9.3.2
 * Checked  src/joints/groups/groups.test.ts
 */
function greatestTension(
  group: BoltGroup,
  actions: Pick<JointActions, "v" | "n">,
  record: Recorder,
): number | NotCovered {
  const points = groupPoints(group.bolts);
  const of = across(group, actions);
  if (of.mx !== 0) record.formula(ECCENTRIC_MOMENT, { v: Math.abs(actions.v), e: group.eAcross });
  if (of.n === 0) return of.mx === 0 ? 0 : plasticTension(points, of.mx, record);
  const tensions = elasticTensions(points, of);
  if ("kind" in tensions) return tensions;
  const point = points[indexOfMost(tensions)];
  return point ? Math.max(elasticTension(points, of, point, record), 0) : 0;
}

function withPrying(
  group: BoltGroup,
  actions: Pick<JointActions, "v" | "n">,
  record: Recorder,
): number | NotCovered {
  const tension = greatestTension(group, actions, record);
  return isCovered(tension) && tension > 0 ? boltTensionWithPrying(tension, group.prying, record) : tension;
}

type GroupCheck = JointCheck<BoltGroup>;

const shear: GroupCheck = (group, actions, names) =>
  boltGroupCheck(
    {
      bolt: group.bolts,
      points: groupPoints(group.bolts),
      actions: inPlane(group, actions),
      planes: group.planes,
    },
    names,
  );

const tension: GroupCheck = (group, actions, names) => {
  const found = withPrying(group, actions, SILENT);
  if (isCovered(found)) {
    return boltTensionCheck(group.bolts, found, names, (record) => {
      withPrying(group, actions, record);
    });
  }
  return interactionCheck({
    names,
    reference: CLAUSES.boltTension,
    limit: 1,
    assumptions: [],
    value: () => found,
  });
};

/** The greatest shear with the greatest tension, as if one bolt had both. */
const combined: GroupCheck = (group, actions, names) =>
  interactionCheck({
    names,
    reference: CLAUSES.boltInteraction,
    limit: 1,
    assumptions: ["The greatest shear and the greatest tension are taken on one bolt."],
    value: (record) => {
      const n = withPrying(group, actions, record);
      if (!isCovered(n)) return n;
      if (n === 0) return NO_TENSION;
      const v = boltResultant(groupPoints(group.bolts), inPlane(group, actions), record);
      if (!isCovered(v)) return v;
      const vf = boltShear(group.bolts, group.planes, record);
      if (!isCovered(vf)) return vf;
      const ntf = boltTension(group.bolts, record);
      return record.formula(BOLT_INTERACTION, { v, vf, n, ntf });
    },
  });

/** The greatest shear with the greatest tension, as in `combined`. */
const slip: GroupCheck = (group, { service }, names) =>
  slipCheck(
    group.bolts,
    groupPoints(group.bolts),
    service && {
      plane: inPlane(group, { m: 0, ...service }),
      tension: withPrying(group, service, SILENT),
      interfaces: group.planes,
    },
    names,
  );

function plyOf({ bolts, plate, edgeV, edgeH }: BoltGroup): BoltedPly {
  const x = ((bolts.columns - 1) * bolts.gauge) / 2 + edgeH;
  const y = ((bolts.rows - 1) * bolts.pitch) / 2 + edgeV;
  return {
    steel: plate,
    points: groupPoints(bolts),
    ...boltSizes(bolts),
    edges: { left: -x, right: x, top: y, bottom: -y },
  };
}

const bearing: GroupCheck = (group, actions, names) =>
  plyBearingCheck(plyOf(group), inPlane(group, actions), names);

const block: GroupCheck = ({ bolts, plate: steel, edgeV, edgeH }, { v }, names) =>
  blockShearCheck(blockOf(bolts, "v", { steel, end: edgeV, sides: [edgeH, edgeH] }), Math.abs(v), names);

const BESIDE: NotCovered = {
  kind: "not-covered",
  reason:
    "A plate that goes on from the bolts at the depth and width of the group does not carry V and M to them by itself: check what brings them to the bolts, or make the plate thicker or its edge distances greater.",
};
const UNLOADED: NotCovered = { kind: "not-applicable", reason: "No force acts in the plane of the group." };

/**
 * The plate between the bolts and the force: beside them, where the force is beyond them, as a cantilever of the depth of the group; along
 * them, where it is on the group, in tension with bending over the width.
 *
 *   N* / phiNt + M* / phiMs + (V* / phiVv)^2
 *
 * Shape    a plate that is not enough is not covered, because something else may bring the force to the bolts
 * Units    N, mm
 * Source   AS 4100 9.1.9; statics
 * Checked  src/joints/groups/plate-beside.test.ts
 */
const plateBeside: GroupCheck = (group, { v, m }, names) =>
  interactionCheck({
    names,
    reference: CLAUSES.connectionComponents,
    limit: 1,
    assumptions: ["The plate goes on from the bolts to the force at the depth or width of the group."],
    value: (record) => {
      if (v === 0 && m === 0) return UNLOADED;
      const r = besideRatio(group, { v, m }, SILENT);
      return isCovered(r) && r <= 1 ? besideRatio(group, { v, m }, record) : isCovered(r) ? BESIDE : r;
    },
  });

function besideRatio(
  { bolts, plate, edgeV, edgeH, e }: BoltGroup,
  { v, m }: Pick<JointActions, "v" | "m">,
  record: Recorder,
): number | NotCovered {
  const half = ((bolts.columns - 1) * bolts.gauge) / 2;
  const isBeside = Math.abs(e) > half;
  const { hole: diameter } = boltSizes(bolts);
  const d = isBeside ? (bolts.rows - 1) * bolts.pitch + 2 * edgeV : 2 * (half + edgeH);
  const holes = { count: isBeside ? bolts.rows : bolts.columns, diameter };
  const nt = designPlateTension(plate, d, holes, record);
  if (!isCovered(nt)) return nt;
  const arm = isBeside ? e - Math.sign(e) * half : e;
  return record.formula(COMPONENT_INTERACTION, {
    n: isBeside ? 0 : Math.abs(v),
    nt,
    m: Math.abs(v * arm + m),
    ms: designPlateBending(plate, d, record),
    v: isBeside ? Math.abs(v) : 0,
    vv: designPlateShear(plate, d, record),
  });
}

/** The checks of a bolt group by itself under the actions of one combination; `n` is across its plane. */
export const BOLT_GROUP_ROWS: readonly JointRow<BoltGroup>[] = [
  jointRow("bolt-shear", "Bolts in shear", "Bolts", shear),
  jointRow("bolt-tension", "Bolts in tension", "Bolts", tension),
  jointRow("bolt-combined", "Bolts in shear and tension", "Bolts", combined),
  jointRow("slip", "Slip of bolts (serviceability)", "Bolts", slip),
  jointRow("bearing-plate", "Plate bearing and tear-out", "Plate", bearing),
  jointRow("plate-block", "Plate block shear", "Plate", block),
  jointRow("plate-beside", "Plate beside the bolts", "Plate", plateBeside),
];

export function boltGroupChecks(
  group: BoltGroup,
  actions: JointActions,
  action?: CheckNames["action"],
): readonly Check[] {
  return BOLT_GROUP_ROWS.map(({ id, title, check }) => check(group, actions, { id, title, action }));
}

/** The force of each bolt in the plane of the group, for figures and tables. */
export const boltGroupForces = (group: BoltGroup, actions: Pick<JointActions, "v" | "m">) =>
  inPlaneForces(groupPoints(group.bolts), inPlane(group, actions));

/** What a bolt group must meet whatever its actions are. Source AS 4100 9.5. */
export function boltGroupDetailing({
  bolts,
  plate: { t: thickness },
  edgeV,
  edgeH,
  cut,
}: BoltGroup): readonly RequirementCheck[] {
  return [
    ...spacingChecks(bolts, thickness),
    edgeCheck("edge-plate-v", "Plate edge distance, vertical", bolts, { actual: edgeV, thickness, cut }),
    edgeCheck("edge-plate-h", "Plate edge distance, horizontal", bolts, { actual: edgeH, thickness, cut }),
  ];
}

/** Why a bolt group has no design. */
export function boltGroupProblems({ bolts, edgeV, edgeH }: BoltGroup): readonly JointProblem[] {
  return [
    ...boltProblems(bolts),
    ...holeProblems(bolts, [
      { code: "edgeV", part: "plate", distance: edgeV },
      { code: "edgeH", part: "plate", distance: edgeH },
    ]),
  ];
}
