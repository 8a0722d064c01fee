import {
  CLAUSES,
  designPlateFillet,
  designSectionCompression,
  designTension,
  isHollow,
  netArea,
} from "@kingpost/as4100";
import {
  type Check,
  type CheckNames,
  interactionCheck,
  isCovered,
  type NotCovered,
  type Recorder,
  type RequirementCheck,
  SILENT,
  StepList,
  strengthCheck,
} from "@kingpost/calc";
import { boltGroupCheck, boltSizes, slipCheck } from "../bolts/bolt-checks.ts";
import { groupPoints } from "../bolts/bolt-group.ts";
import { boltProblems, holeProblems, type JointProblem, problem } from "../detailing/problems.ts";
import {
  edgeCheck,
  requirement,
  spacingChecks,
  weldLengthCheck,
  weldSizeCheck,
} from "../detailing/requirements.ts";
import { type JointActions, type JointBolts, type JointCheck, type JointRow, jointRow } from "../joint.ts";
import { axialNotLess } from "../minimum-actions.ts";
import { plyBearingCheck } from "../plies/bearing.ts";
import { blockShearCheck } from "../plies/block-shear.ts";
import { designPlateBending, designPlateShear, designPlateTension } from "../plies/plate.ts";
import { designPlateCompression, LAP_ASSUMPTION, withLap } from "../plies/plate-checks.ts";
import { COMPONENT_INTERACTION, LAP } from "../plies/plate-formulas.ts";
import { JOINT_REFERENCES } from "../references.ts";
import { TWO_RUNS } from "../welds/two-runs-formulas.ts";
import type { BracingCleat } from "./bracing-cleat.ts";
import { SPREAD_WIDTH, STRUT_RATIO, SUPPORT_FORCE } from "./bracing-formulas.ts";

const NO_FORCE: NotCovered = { kind: "not-applicable", reason: "No force acts." };
const NO_TENSION: NotCovered = { kind: "not-applicable", reason: "No tension acts." };
const NO_COMPRESSION: NotCovered = { kind: "not-applicable", reason: "No compression acts." };
const NO_SPREAD: NotCovered = {
  kind: "not-covered",
  reason:
    "The plate is wider than its bolts spread to at 30°: choose the limited width, or make the plate narrower.",
};
const NO_LENGTH_FACTOR: NotCovered = {
  kind: "not-covered",
  reason: "Compression of the plate is not covered without its effective length factor.",
};
const HOLLOW: NotCovered = {
  kind: "not-covered",
  reason:
    "The end of a hollow brace is not covered: a slotted end has shear lag, and a plate on its end bends.",
};

type CleatCheck = JointCheck<BracingCleat>;

/** Bolts with x along the force: the brace is to the right, its end to the left. */
export function braceBolts({ bolts }: BracingCleat): JointBolts {
  const { rows, columns, pitch, gauge } = bolts;
  return { ...bolts, rows: columns, columns: rows, pitch: gauge, gauge: pitch };
}

/**
 * The axial force of the end of a member with its minimum: 0.3 of the design capacity of its section.
 *
 * Units    N, compression positive
 * Source   AS 4100 9.1.4
 * Checked  src/joints/moment/moment.test.ts
 */
export function memberEndActions(
  brace: Pick<BracingCleat, "member" | "planes">,
  actions: JointActions,
): JointActions {
  return { ...actions, n: endForce(brace, actions.n, SILENT) };
}

/** Bolts in double shear are through two sections, one on each face of the plate: the minimum is of both. */
function endForce(
  { member, planes: count }: Pick<BracingCleat, "member" | "planes">,
  n: number,
  record: Recorder,
): number {
  if (n === 0) return 0;
  const capacity = n > 0 ? designSectionCompression(member, SILENT) : designTension(member, SILENT);
  return Math.sign(n) * axialNotLess(n, count * capacity, "memberEnd", record);
}

const minimum: CleatCheck = (joint, { n }, { id, title, group = "Strength", action }) => {
  const steps = new StepList();
  const used = endForce(joint, n, steps);
  return {
    kind: "requirement",
    id,
    title,
    group,
    reference: CLAUSES.minimumActions,
    combination: action?.combination,
    location: undefined,
    isMet: true,
    finding: `designed for ${(Math.abs(used) / 1e3).toFixed(1)} kN; ${(Math.abs(n) / 1e3).toFixed(1)} kN acts`,
    steps: steps.steps,
    assumptions: [
      "The minimum is of the capacity of the section, which is not less than that of the member.",
      ...(joint.planes === 2
        ? ["Two shear planes: two sections, one on each face of the plate. The minimum is of both."]
        : []),
    ],
  };
};

const lapOf = ({ bolts }: BracingCleat) => ({ length: (bolts.rows - 1) * bolts.pitch });

const shear: CleatCheck = (joint, { n }, names) =>
  boltGroupCheck(
    {
      bolt: joint.bolts,
      points: groupPoints(braceBolts(joint)),
      actions: { x: n, y: 0, m: 0 },
      planes: joint.planes,
      lap: lapOf(joint),
    },
    names,
    ["The force is along the centroid of the bolts."],
  );

const slip: CleatCheck = (joint, { service }, names) =>
  slipCheck(
    joint.bolts,
    groupPoints(braceBolts(joint)),
    service && { plane: { x: service.n, y: 0, m: 0 }, tension: 0, interfaces: joint.planes },
    names,
  );

/** Tension pulls the bolts to the end of the plate, on the side of the brace, and to the end of the brace. */
const bearing =
  (of: "plate" | "member"): CleatCheck =>
  (joint, { n }, names) => {
    const group = braceBolts(joint);
    const x = ((group.columns - 1) * group.gauge) / 2;
    const y = ((group.rows - 1) * group.pitch) / 2;
    const isPlate = of === "plate";
    const side = y + (isPlate ? joint.edgePlateAcross : joint.edgeMemberAcross);
    return plyBearingCheck(
      {
        steel: isPlate ? joint.plate : joint.part,
        points: groupPoints(group),
        ...boltSizes(joint.bolts),
        edges: {
          top: side,
          bottom: -side,
          ...(isPlate ? { right: x + joint.edgePlate } : { left: -x - joint.edgeMember }),
        },
      },
      { x: isPlate ? -n : n, y: 0, m: 0 },
      names,
    );
  };

const block =
  (of: "plate" | "member"): CleatCheck =>
  (joint, { n }, names) => {
    const { bolts, plate, part } = joint;
    const isPlate = of === "plate";
    return blockShearCheck(
      {
        steel: isPlate ? plate : part,
        hole: boltSizes(bolts).hole,
        along: { count: bolts.rows, spacing: bolts.pitch },
        across: { count: bolts.columns, spacing: bolts.gauge },
        end: isPlate ? joint.edgePlate : joint.edgeMember,
        sides: [isPlate ? joint.edgePlateAcross : joint.edgeMemberAcross],
        isConcentric: isPlate,
      },
      Math.max(-n, 0),
      names,
    );
  };

/** The width of plate that carries the force, or why it is not known. Units mm. */
function effectiveWidth(joint: BracingCleat, record: Recorder): number | NotCovered {
  const { bolts, width, hasSpread, edgePlateAcross: near } = joint;
  const far = width - (bolts.columns - 1) * bolts.gauge - near;
  const of = { nc: bolts.columns, sg: bolts.gauge, np: bolts.rows, sp: bolts.pitch, near, far };
  const spread = SPREAD_WIDTH.evaluate(of);
  if (spread >= width * (1 - 1e-9)) return width;
  return hasSpread ? record.formula(SPREAD_WIDTH, of) : NO_SPREAD;
}

const SPREAD = "The force spreads at 30° from the first to the last row of bolts (practice, recalled).";

const plateTension: CleatCheck = (joint, { n }, names) =>
  strengthCheck({
    names,
    reference: CLAUSES.connectionComponents,
    demand: Math.max(-n, 0),
    unit: "kN",
    assumptions: joint.hasSpread ? [SPREAD] : [],
    capacity: (record) => {
      if (n >= 0) return NO_TENSION;
      const width = effectiveWidth(joint, record);
      if (!isCovered(width)) return width;
      const holes = { count: joint.bolts.columns, diameter: boltSizes(joint.bolts).hole };
      return designPlateTension(joint.plate, width, holes, record);
    },
  });

const plateCompression: CleatCheck = (joint, { n }, names) =>
  strengthCheck({
    names,
    reference: CLAUSES.memberCompression,
    demand: Math.max(n, 0),
    unit: "kN",
    assumptions: [
      ...(joint.hasSpread ? [SPREAD] : []),
      "The plate is a strut with the effective length factor that is entered (practice).",
    ],
    capacity: (record) => {
      if (n <= 0) return NO_COMPRESSION;
      const { k, unsupported: length } = joint;
      if (k === undefined) return NO_LENGTH_FACTOR;
      const width = effectiveWidth(joint, record);
      return isCovered(width) ? designPlateCompression(joint.plate, width, { length, k }, record) : width;
    },
  });

/** A brace on one face of the plate bends it. */
const plateLap: CleatCheck = (joint, { n }, names) =>
  interactionCheck({
    names,
    reference: CLAUSES.connectionComponents,
    limit: 1,
    assumptions: [LAP_ASSUMPTION],
    value: (record) => {
      if (n <= 0) return NO_COMPRESSION;
      if (joint.planes === 2) return BETWEEN_PARTS;
      const { k, unsupported: length, plate: steel, part } = joint;
      if (k === undefined) return NO_LENGTH_FACTOR;
      const width = effectiveWidth(joint, record);
      if (!isCovered(width)) return width;
      const nc = designPlateCompression(steel, width, { length, k }, record);
      const r = record.formula(STRUT_RATIO, { n, nc });
      return withLap(r, { steel, width, other: part.t }, n, record);
    },
  });

const BETWEEN_PARTS: NotCovered = {
  kind: "not-applicable",
  reason: "The plate is between two parts: the lap does not bend it.",
};

/** The forces of the weld across and along it, and their moment. */
function supportForces({ angle, eccentricity: e }: BracingCleat, force: number, record: Recorder) {
  const n = record.formula(SUPPORT_FORCE.across, { n: Math.abs(force), angle });
  const v = Math.abs(record.formula(SUPPORT_FORCE.along, { n: Math.abs(force), angle }));
  return { n, v, m: record.formula(SUPPORT_FORCE.moment, { n, e: Math.abs(e) }) };
}

/** The plate over the length of its weld. */
const plateAtWeld: CleatCheck = (joint, { n }, names) =>
  interactionCheck({
    names,
    reference: CLAUSES.connectionComponents,
    limit: 1,
    assumptions: ["Axial force, bending and shear of the plate together: practice, on the safe side."],
    value: (record) => {
      if (n === 0) return NO_FORCE;
      const { plate, weldLength: d } = joint;
      const nt = designPlateTension(plate, d, { count: 0, diameter: 0 }, record);
      if (!isCovered(nt)) return nt;
      const ms = designPlateBending(plate, d, record);
      const vv = designPlateShear(plate, d, record);
      return record.formula(COMPONENT_INTERACTION, { ...supportForces(joint, n, record), nt, ms, vv });
    },
  });

const memberTension: CleatCheck = (joint, { n }, names) =>
  strengthCheck({
    names,
    reference: CLAUSES.tension,
    demand: Math.max(-n, 0),
    unit: "kN",
    assumptions: [],
    capacity: (record) => {
      if (n >= 0) return NO_TENSION;
      const { member, kt, bolts, part } = joint;
      if (isHollow(member)) return HOLLOW;
      const holes = { count: bolts.columns, diameter: boltSizes(bolts).hole, thickness: part.t };
      if (holes.count * holes.diameter * holes.thickness >= member.ag) return NO_NET_MEMBER;
      return designTension(member, record, { kt, an: netArea(member, holes, record) });
    },
  });

const NO_NET_MEMBER: NotCovered = {
  kind: "not-covered",
  reason: "The holes leave nothing of the brace: use fewer columns or smaller bolts.",
};

const weld: CleatCheck = (joint, { n }, names) => {
  const force = (record: Recorder) => {
    return record.formula(TWO_RUNS.combined, { ...supportForces(joint, n, record), di: joint.weldLength });
  };
  return strengthCheck({
    names,
    reference: CLAUSES.weldGroup,
    demand: force(SILENT),
    unit: "kN/mm",
    assumptions: ["Two runs of fillet weld, one on each face of the plate."],
    derivation: (record) => {
      force(record);
    },
    capacity: (record) => (n === 0 ? NO_FORCE : designPlateFillet(joint.weld, record)),
  });
};

/** The moment of the lap that bends the plate in compression is held by its weld. */
const weldWithLap: CleatCheck = (joint, { n }, names) => {
  const { plate, part, weldLength: di } = joint;
  const force = (record: Recorder) => {
    const lap = record.formula(LAP.moment, { n: Math.max(n, 0), t: plate.t, other: part.t });
    return record.formula(TWO_RUNS.lapped, { ...supportForces(joint, n, record), di, lap, t: plate.t });
  };
  const isLapped = n > 0 && joint.planes === 1;
  return strengthCheck({
    names,
    reference: CLAUSES.weldGroup,
    demand: isLapped ? force(SILENT) : 0,
    unit: "kN/mm",
    assumptions: [
      "Both runs hold the moment of the lap that the plate carries in compression, as a couple over the thickness of the plate.",
    ],
    derivation: (record) => {
      force(record);
    },
    capacity: (record) => {
      if (n <= 0) return NO_COMPRESSION;
      return isLapped ? designPlateFillet(joint.weld, record) : BETWEEN_PARTS;
    },
  });
};

const support: CleatCheck = (joint, _, { id, title, group = "Strength", action }) => {
  const row = {
    id,
    title,
    group,
    reference: JOINT_REFERENCES.simple,
    combination: action?.combination,
    location: undefined,
  };
  return joint.isSupportElsewhere
    ? {
        ...row,
        kind: "not applicable",
        reason: "What the plate is welded to is designed elsewhere, for the force of the brace.",
        isElsewhere: true,
      }
    : {
        ...row,
        kind: "not covered",
        reason:
          "What the plate is welded to is not covered: check its wall for the force of the brace, or have it designed elsewhere.",
      };
};

/** The checks of a bracing cleat under the axial force of one combination, which has its minimum (`memberEndActions`). */
export const BRACING_CLEAT_ROWS: readonly JointRow<BracingCleat>[] = [
  jointRow("minimum-action", "Minimum design action", "Actions", minimum),
  jointRow("bolt-shear", "Bolts in shear", "Bolts", shear),
  jointRow("slip", "Slip of bolts (serviceability)", "Bolts", slip),
  jointRow("bearing-plate", "Plate bearing and tear-out", "Plate", bearing("plate")),
  jointRow("bearing-member", "Brace bearing and tear-out", "Brace", bearing("member")),
  jointRow("plate-block", "Plate block shear", "Plate", block("plate")),
  jointRow("member-block", "Brace block shear", "Brace", block("member")),
  jointRow("plate-tension", "Plate in tension", "Plate", plateTension),
  jointRow("plate-compression", "Plate in compression", "Plate", plateCompression),
  jointRow("plate-lap", "Plate in compression with the bending of the lap", "Plate", plateLap),
  jointRow("plate-weld", "Plate at its weld", "Plate", plateAtWeld),
  jointRow("member-tension", "Brace in tension, net section", "Brace", memberTension),
  jointRow("weld", "Weld", "Weld", weld),
  jointRow("weld-lap", "Weld in compression with the bending of the lap", "Weld", weldWithLap),
  jointRow("support", "Support of the plate", "Support", support),
];

export function bracingCleatChecks(
  joint: BracingCleat,
  actions: JointActions,
  action?: CheckNames["action"],
): readonly Check[] {
  return BRACING_CLEAT_ROWS.map(({ id, title, check }) => check(joint, actions, { id, title, action }));
}

/** What a bracing cleat must meet whatever its actions are. Source AS 4100 9.5, 9.6.3. */
export function bracingCleatDetailing(joint: BracingCleat): readonly RequirementCheck[] {
  const { bolts, plate, part, cut, weld: of, weldLength } = joint;
  const edge = (id: string, title: string, actual: number, thickness: number) =>
    edgeCheck(id, title, bolts, { actual, thickness, cut });
  return [
    ...spacingChecks(bolts, Math.min(plate.t, part.t)),
    edge("edge-plate", "Plate end distance", joint.edgePlate, plate.t),
    edge("edge-member", "Brace end distance", joint.edgeMember, part.t),
    edge("edge-plate-across", "Plate edge distance", joint.edgePlateAcross, plate.t),
    edgeCheck("edge-member-across", "Brace edge distance", bolts, {
      actual: joint.edgeMemberAcross,
      thickness: part.t,
      cut: "rolled",
    }),
    weldSizeCheck(of.leg, [plate.t]),
    weldLengthCheck(weldLength, of.leg),
    requirement({
      id: "weld-plate",
      title: "Weld within the plate",
      reference: JOINT_REFERENCES.practice,
      actual: weldLength,
      most: joint.width / Math.cos(joint.angle),
    }),
  ];
}

/** Why a bracing cleat has no design. */
export function bracingCleatProblems(joint: BracingCleat): readonly JointProblem[] {
  const neededWidth = 2 * joint.edgePlateAcross + (joint.bolts.columns - 1) * joint.bolts.gauge;
  return [
    ...boltProblems(joint.bolts),
    ...holeProblems(joint.bolts, [
      { code: "edgePlate", part: "plate", distance: joint.edgePlate },
      { code: "edgeMember", part: "brace", distance: joint.edgeMember },
      { code: "edgePlateAcross", part: "plate", distance: joint.edgePlateAcross },
      { code: "edgeMemberAcross", part: "brace", distance: joint.edgeMemberAcross },
    ]),
    ...(neededWidth > joint.width * (1 + 1e-9)
      ? [
          problem(
            "edgePlateAcross",
            "The lines of bolts and the distances to both sides are wider than the plate: reduce the distance to the side, or widen the plate.",
          ),
        ]
      : []),
  ];
}
