import { CLAUSES, PHI, rootRadiusOf } from "@kingpost/as4100";
import {
  type Check,
  type CheckNames,
  interactionCheck,
  isCovered,
  type NotCovered,
  type Recorder,
  type RequirementCheck,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { boltGroupCheck, boltSizes, slipCheck } from "../bolts/bolt-checks.ts";
import { groupPoints, type PlaneActions } from "../bolts/bolt-group.ts";
import { SPLICED_WEB_SHEAR } from "../cope/notch.ts";
import { boltProblems, holeProblems, type JointProblem, problem } from "../detailing/problems.ts";
import { edgeCheck, requirement, spacingChecks, spannerCheck } from "../detailing/requirements.ts";
import {
  type JointActions,
  type JointBolts,
  type JointCheck,
  type JointRow,
  jointRow,
  type PlateSteel,
} from "../joint.ts";
import { clearWeb, webPly } from "../member-end.ts";
import { FLANGE_YIELD } from "../moment/moment-formulas.ts";
import { type PlyEdges, plyBearingCheck } from "../plies/bearing.ts";
import { type BlockGroup, blockShearCheck } from "../plies/block-shear.ts";
import { designPlateShear, designPlateTension } from "../plies/plate.ts";
import {
  combinedBlockCheck,
  designPlateCompression,
  designPlateStrutBending,
  LAP_ASSUMPTION,
  withLap,
} from "../plies/plate-checks.ts";
import { COMPONENT_INTERACTION } from "../plies/plate-formulas.ts";
import { JOINT_REFERENCES } from "../references.ts";
import { blockOf } from "../simple/web-group.ts";
import type { BoltedSplice } from "./splice.ts";
import { minimumSpliceCheck, spliceShares } from "./splice-actions.ts";
import { WEB_GROUP_MOMENT } from "./splice-formulas.ts";

/** Effective length factor of a cover plate between its bolts on both sides of the joint: practice (recalled). */
const COVER_LENGTH_FACTOR = 0.7;

const NO_TENSION: NotCovered = { kind: "not-applicable", reason: "No flange is in tension." };
const NO_COMPRESSION: NotCovered = { kind: "not-applicable", reason: "No flange is in compression." };
const NO_WEB_FORCE: NotCovered = { kind: "not-applicable", reason: "No force acts on the web." };

type SpliceCheck = JointCheck<BoltedSplice>;

/** The bolts of a flange on one side of the joint: rows along the member, x along it. */
export function flangeBolts({ flange }: BoltedSplice): JointBolts {
  const { bolt, rows, pitch, gauge } = flange;
  return { ...bolt, rows: 2, columns: rows, pitch: gauge, gauge: pitch };
}

type Bending = Pick<JointActions, "m" | "n">;

const sharesOf = (joint: BoltedSplice, actions: Bending, record: Recorder) =>
  spliceShares(joint.section, joint.isAllInFlanges, actions, record);

/** The greatest force of a flange. */
const flangeForce = (joint: BoltedSplice, actions: Bending, record: Recorder) => {
  const { tension, compression } = sharesOf(joint, actions, record);
  return Math.max(tension, compression, 0);
};

/** The force of each bolt of the upper and of the lower flange on the member to the right, tension to the left. Units N. */
export function flangeBoltForces(
  joint: BoltedSplice,
  actions: JointActions,
): { readonly upper: number; readonly lower: number } {
  const { tension, compression } = sharesOf(joint, actions, SILENT);
  const count = 2 * joint.flange.rows;
  const [pulled, pushed] = [-tension / count, compression / count];
  return actions.m < 0 ? { upper: pushed, lower: pulled } : { upper: pulled, lower: pushed };
}

const flangeSteel = ({ section: { tf: t, fy, fu } }: BoltedSplice): PlateSteel => ({ t, fy, fu });

/** From the first to the last bolt of one side: a lap splice. */
const lapOf = ({ flange }: BoltedSplice) => (flange.rows - 1) * flange.pitch;

const flangeShear: SpliceCheck = (joint, actions, names) => {
  const force = flangeForce(joint, actions, SILENT);
  return boltGroupCheck(
    {
      bolt: joint.flange.bolt,
      points: groupPoints(flangeBolts(joint)),
      actions: { x: force, y: 0, m: 0 },
      planes: 1,
      lap: { length: lapOf(joint) },
    },
    names,
  );
};

const flangeSlip: SpliceCheck = (joint, { service }, names) =>
  slipCheck(
    joint.flange.bolt,
    groupPoints(flangeBolts(joint)),
    service && {
      plane: { x: flangeForce(joint, { m: 0, ...service }, SILENT), y: 0, m: 0 },
      tension: 0,
      interfaces: 1,
    },
    names,
  );

function flangeEdges(joint: BoltedSplice, of: "plate" | "member"): PlyEdges {
  const { flange, section } = joint;
  const x = ((flange.rows - 1) * flange.pitch) / 2;
  const half = (of === "plate" ? flange.width : section.bf) / 2;
  // The joint is to the left: the member pulls its bolts to its end, the plate pulls its end past the outer bolts.
  return of === "plate"
    ? { right: x + flange.edgePlate, top: half, bottom: -half }
    : { left: -x - flange.edgeMember, top: half, bottom: -half };
}

const flangeBearing =
  (of: "plate" | "member"): SpliceCheck =>
  (joint, actions, names) => {
    const { tension, compression } = sharesOf(joint, actions, SILENT);
    // Tension pulls the bolts of the plate away from the joint's end of the plate, and those of the member to its end.
    const outwards = of === "plate" ? 1 : -1;
    const under = (force: number) =>
      plyBearingCheck(
        {
          steel: of === "plate" ? joint.flange.plate : flangeSteel(joint),
          points: groupPoints(flangeBolts(joint)),
          ...boltSizes(joint.flange.bolt),
          edges: flangeEdges(joint, of),
        },
        { x: outwards * force, y: 0, m: 0 },
        names,
      );
    return worseOf(under(Math.max(tension, 0)), under(-Math.max(compression, 0)));
  };

/** One flange is in tension and the other in compression: the check that is worse. */
const worseOf = (one: Check, other: Check): Check => (rankOf(other) > rankOf(one) ? other : one);
const rankOf = (check: Check): number => {
  if (check.kind === "limit") return check.ratio;
  return check.kind === "not covered" ? Number.POSITIVE_INFINITY : -1;
};

const tensionHoles = (joint: BoltedSplice) => ({
  count: 2,
  diameter: boltSizes(joint.flange.bolt).hole,
});

const flangeTension =
  (of: "plate" | "member"): SpliceCheck =>
  (joint, actions, names) => {
    const force = sharesOf(joint, actions, SILENT).tension;
    const steel = of === "plate" ? joint.flange.plate : flangeSteel(joint);
    const width = of === "plate" ? joint.flange.width : joint.section.bf;
    return strengthCheck({
      names,
      reference: CLAUSES.connectionComponents,
      demand: Math.max(force, 0),
      unit: "kN",
      assumptions: [],
      derivation: (record) => {
        sharesOf(joint, actions, record);
      },
      capacity: (record) =>
        force > 0 ? designPlateTension(steel, width, tensionHoles(joint), record) : NO_TENSION,
    });
  };

const flangeCompression: SpliceCheck = (joint, actions, names) => {
  const force = sharesOf(joint, actions, SILENT).compression;
  const { plate, width, edgeMember } = joint.flange;
  return strengthCheck({
    names,
    reference: CLAUSES.memberCompression,
    demand: Math.max(force, 0),
    unit: "kN",
    assumptions: [
      "Effective length of the cover plate: 0.7 of the distance between bolts across the joint (practice, recalled).",
    ],
    derivation: (record) => {
      sharesOf(joint, actions, record);
    },
    capacity: (record) =>
      force > 0
        ? designPlateCompression(
            plate,
            width,
            { length: 2 * edgeMember + joint.gap, k: COVER_LENGTH_FACTOR },
            record,
          )
        : NO_COMPRESSION,
  });
};

/** The flange of the member beside the joint; bolts fill its holes. */
const memberCompression: SpliceCheck = (joint, actions, names) => {
  const force = sharesOf(joint, actions, SILENT).compression;
  return strengthCheck({
    names,
    reference: CLAUSES.connectionComponents,
    demand: Math.max(force, 0),
    unit: "kN",
    assumptions: [],
    derivation: (record) => {
      sharesOf(joint, actions, record);
    },
    capacity: (record) => {
      const { fy, bf, tf } = joint.section;
      return force > 0 ? record.formula(FLANGE_YIELD, { phi: PHI, fy, bf, tf }) : NO_COMPRESSION;
    },
  });
};

/** The plate: both lines of bolts to their side edges, or the part between them. */
function plateBlock({ flange }: BoltedSplice): BlockGroup {
  const side = (flange.width - flange.gauge) / 2;
  return {
    steel: flange.plate,
    hole: boltSizes(flange.bolt).hole,
    along: { count: flange.rows, spacing: flange.pitch },
    across: { count: 2, spacing: flange.gauge },
    end: flange.edgePlate,
    sides: [side],
    isConcentric: true,
  };
}

/** Half of the flange of the member: the web is between the lines. */
function halfFlangeBlock(joint: BoltedSplice): BlockGroup {
  const { flange, section } = joint;
  return {
    steel: flangeSteel(joint),
    hole: boltSizes(flange.bolt).hole,
    along: { count: flange.rows, spacing: flange.pitch },
    across: { count: 1, spacing: flange.gauge },
    end: flange.edgeMember,
    sides: [(section.bf - flange.gauge) / 2],
  };
}

const flangePull = (joint: BoltedSplice, actions: JointActions) =>
  Math.max(sharesOf(joint, actions, SILENT).tension, 0);

const plateBlockShear: SpliceCheck = (joint, actions, names) =>
  blockShearCheck(plateBlock(joint), flangePull(joint, actions), names);

const memberBlockShear: SpliceCheck = (joint, actions, names) =>
  blockShearCheck(halfFlangeBlock(joint), flangePull(joint, actions) / 2, names, [
    "Each half of the flange carries half of its force.",
  ]);

/** From the joint to the centroid of the bolts of the web on one side, mm. */
const webEccentricity = ({ web, gap }: BoltedSplice) =>
  gap / 2 + web.edgeMember + ((web.bolts.columns - 1) * web.bolts.gauge) / 2;

/** The forces of the bolts of one side on the web. */
export function webActions(
  joint: BoltedSplice,
  actions: Bending & Pick<JointActions, "v">,
  record: Recorder,
): PlaneActions {
  const shares = sharesOf(joint, actions, record);
  const m = record.formula(WEB_GROUP_MOMENT, {
    v: Math.abs(actions.v),
    e: webEccentricity(joint),
    mw: shares.m,
  });
  return { x: shares.n, y: Math.abs(actions.v), m: -m };
}

const isWebLoaded = ({ x, y, m }: PlaneActions) => x !== 0 || y !== 0 || m !== 0;

const webShear: SpliceCheck = (joint, actions, names) =>
  boltGroupCheck(
    {
      bolt: joint.web.bolts,
      points: groupPoints(joint.web.bolts),
      actions: webActions(joint, actions, SILENT),
      planes: joint.web.plates,
      lap: { length: (joint.web.bolts.columns - 1) * joint.web.bolts.gauge },
    },
    names,
    ["The shear force acts in the middle of the joint."],
  );

const webSlip: SpliceCheck = (joint, { service }, names) =>
  slipCheck(
    joint.web.bolts,
    groupPoints(joint.web.bolts),
    service && {
      plane: webActions(joint, { m: 0, ...service }, SILENT),
      tension: 0,
      interfaces: joint.web.plates,
    },
    names,
  );

const webBearing =
  (of: "plate" | "member"): SpliceCheck =>
  (joint, actions, names) => {
    const { web } = joint;
    const { bolts } = web;
    const x = ((bolts.columns - 1) * bolts.gauge) / 2;
    const y = ((bolts.rows - 1) * bolts.pitch) / 2 + web.edgeV;
    const load = webActions(joint, actions, SILENT);
    const onPlate = { x: -load.x, y: -load.y, m: -load.m };
    return plyBearingCheck(
      {
        steel: of === "plate" ? { ...web.plate, t: web.plate.t * web.plates } : webPly(joint.section),
        points: groupPoints(bolts),
        ...boltSizes(bolts),
        edges: of === "plate" ? { right: x + web.edgeH, top: y, bottom: -y } : { left: -x - web.edgeMember },
      },
      of === "plate" ? onPlate : load,
      names,
    );
  };

const webDepth = ({ web }: BoltedSplice) => (web.bolts.rows - 1) * web.bolts.pitch + 2 * web.edgeV;

const webPlates: SpliceCheck = (joint, actions, names) =>
  interactionCheck({
    names,
    reference: CLAUSES.connectionComponents,
    limit: 1,
    assumptions: [
      "Axial force, bending and shear of the plates together: practice, on the safe side.",
      ...(joint.web.plates === 1 ? [LAP_ASSUMPTION] : []),
    ],
    value: (record) => {
      const load = webActions(joint, actions, record);
      if (!isWebLoaded(load)) return NO_WEB_FORCE;
      const { web, section } = joint;
      const steel = { ...web.plate, t: web.plate.t * web.plates };
      const d = webDepth(joint);
      const holes = { count: web.bolts.rows, diameter: boltSizes(web.bolts).hole };
      // Each plate by itself is a strut between the bolts across the joint, as a flange plate is.
      const strut = { length: 2 * web.edgeMember + joint.gap, k: COVER_LENGTH_FACTOR };
      const nt =
        load.x > 0
          ? designPlateCompression(web.plate, web.plates * d, strut, record)
          : designPlateTension(steel, d, holes, record);
      if (!isCovered(nt)) return nt;
      // The half that the moment compresses is that strut too.
      const ms = designPlateStrutBending(steel, d, { ...strut, t: web.plate.t }, record);
      const vv = designPlateShear(steel, d, record);
      const r = record.formula(COMPONENT_INTERACTION, {
        n: Math.abs(load.x),
        nt,
        m: Math.abs(load.m),
        ms,
        v: Math.abs(load.y),
        vv,
      });
      // A plate on one face alone is beside the line of the force.
      return load.x > 0 && web.plates === 1
        ? withLap(r, { steel: web.plate, width: d, other: section.tw }, load.x, record)
        : r;
    },
  });

/** The plates toward their ends along the depth. */
const webBlock: SpliceCheck = (joint, { v }, names) => {
  const { web } = joint;
  const { bolts } = web;
  return blockShearCheck(
    {
      steel: { ...web.plate, t: web.plate.t * web.plates },
      hole: boltSizes(bolts).hole,
      along: { count: bolts.rows, spacing: bolts.pitch },
      across: { count: bolts.columns, spacing: bolts.gauge },
      end: web.edgeV,
      sides: [web.edgeH],
    },
    Math.abs(v),
    names,
  );
};

/** Tension of the web pulls the plates to their ends, and the web to the end of the member; with the shear force in the plates. */
const webBlockAxial =
  (of: "plate" | "member"): SpliceCheck =>
  (joint, actions, names) => {
    const { web } = joint;
    const isPlate = of === "plate";
    const steel = isPlate ? { ...web.plate, t: web.plate.t * web.plates } : webPly(joint.section);
    const n = sharesOf(joint, actions, SILENT).n;
    const end = isPlate ? web.edgeH : web.edgeMember;
    const sides = isPlate ? [web.edgeV] : [];
    return combinedBlockCheck(
      {
        v: isPlate ? blockOf(web.bolts, "v", { steel, end: web.edgeV, sides: [web.edgeH] }) : undefined,
        n: n < 0 ? blockOf(web.bolts, "n", { steel, end, sides }) : undefined,
      },
      { v: actions.v, n },
      names,
    );
  };

/** The checks of a bolted splice under the actions of one combination, which have the minimum ones (`spliceActions`). */
export const BOLTED_SPLICE_ROWS: readonly JointRow<BoltedSplice>[] = [
  jointRow("minimum-action", "Minimum design action", "Actions", minimumSpliceCheck),
  jointRow("flange-bolts", "Flange bolts in shear", "Flange", flangeShear),
  jointRow("flange-slip", "Slip of flange bolts (serviceability)", "Flange", flangeSlip),
  jointRow("flange-bearing-plate", "Flange plate bearing and tear-out", "Flange", flangeBearing("plate")),
  jointRow("flange-bearing-member", "Member flange bearing and tear-out", "Flange", flangeBearing("member")),
  jointRow("flange-plate-tension", "Flange plate in tension", "Flange", flangeTension("plate")),
  jointRow(
    "flange-member-tension",
    "Member flange in tension, net section",
    "Flange",
    flangeTension("member"),
  ),
  jointRow("flange-plate-compression", "Flange plate in compression", "Flange", flangeCompression),
  jointRow(
    "flange-member-compression",
    "Member flange in compression, gross section",
    "Flange",
    memberCompression,
  ),
  jointRow("flange-plate-block", "Flange plate block shear", "Flange", plateBlockShear),
  jointRow("flange-member-block", "Member flange block shear", "Flange", memberBlockShear),
  jointRow("web-bolts", "Web bolts in shear", "Web", webShear),
  jointRow("web-slip", "Slip of web bolts (serviceability)", "Web", webSlip),
  jointRow("web-bearing-plate", "Web plate bearing and tear-out", "Web", webBearing("plate")),
  jointRow("web-bearing-member", "Member web bearing and tear-out", "Web", webBearing("member")),
  SPLICED_WEB_SHEAR,
  jointRow("web-plates", "Web plates: axial force, bending and shear", "Web", webPlates),
  jointRow("web-block", "Web plate block shear", "Web", webBlock),
  jointRow("web-block-axial", "Web plate block shear with axial force", "Web", webBlockAxial("plate")),
  jointRow("web-block-member", "Member web block shear with axial force", "Web", webBlockAxial("member")),
];

export function boltedSpliceChecks(
  joint: BoltedSplice,
  actions: JointActions,
  action?: CheckNames["action"],
): readonly Check[] {
  return BOLTED_SPLICE_ROWS.map(({ id, title, check }) => check(joint, actions, { id, title, action }));
}

/** What a bolted splice must meet whatever its actions are. Source AS 4100 9.5. */
export function boltedSpliceDetailing(joint: BoltedSplice): readonly RequirementCheck[] {
  const { flange, web, section, cut } = joint;
  const flangeGroup = flangeBolts(joint);
  const prefixed = (prefix: string, checks: readonly RequirementCheck[], part: string) =>
    checks.map((check) => ({
      ...check,
      id: check.id.replace("detailing/", `detailing/${prefix}-`),
      title: `${check.title}, ${part}`,
    }));
  const edge = (id: string, title: string, bolts: JointBolts, actual: number, thickness: number) =>
    edgeCheck(id, title, bolts, { actual, thickness, cut });
  return [
    ...prefixed(
      "flange",
      spacingChecks({ ...flangeGroup, rows: 1 }, Math.min(flange.plate.t, section.tf)),
      "flange",
    ),
    ...prefixed("web", spacingChecks(web.bolts, Math.min(web.plate.t, section.tw)), "web"),
    edge("flange-edge-plate", "Flange plate end distance", flangeGroup, flange.edgePlate, flange.plate.t),
    edge("flange-edge-member", "Member flange end distance", flangeGroup, flange.edgeMember, section.tf),
    edge(
      "flange-edge-across",
      "Flange plate edge distance across",
      flangeGroup,
      (flange.width - flange.gauge) / 2,
      flange.plate.t,
    ),
    edgeCheck("flange-edge-member-across", "Member flange edge distance across", flangeGroup, {
      actual: (section.bf - flange.gauge) / 2,
      thickness: section.tf,
      cut: "rolled",
    }),
    requirement({
      id: "flange-root",
      title: "Flange bolts beside the root radius",
      reference: JOINT_REFERENCES.practice,
      actual: (flange.gauge - section.tw) / 2 - rootRadiusOf(section),
      least: boltSizes(flange.bolt).hole / 2,
    }),
    spannerCheck(flangeGroup, (flange.gauge - section.tw) / 2 - web.plate.t),
    edge("web-edge-v", "Web plate edge distance, vertical", web.bolts, web.edgeV, web.plate.t),
    edge("web-edge-h", "Web plate edge distance, horizontal", web.bolts, web.edgeH, web.plate.t),
    edge("web-edge-member", "Member web end distance", web.bolts, web.edgeMember, section.tw),
  ];
}

/** Why a bolted splice has no design. */
export function boltedSpliceProblems(joint: BoltedSplice): readonly JointProblem[] {
  const { section, flange, web } = joint;
  const clear = clearWeb({ section });
  const isISection = section.kind === "rolled-i" || section.kind.startsWith("welded-i");
  return [
    ...(isISection
      ? []
      : [
          problem("section", `${section.name} is not covered: a splice with cover plates is for I-sections.`),
        ]),
    ...boltProblems(web.bolts),
    ...boltProblems(flangeBolts(joint)),
    ...holeProblems(flangeBolts(joint), [
      { code: "flange.edgePlate", part: "flange plate", distance: flange.edgePlate },
      { code: "flange.edgeMember", part: "flange", distance: flange.edgeMember },
      { code: "flange.width", part: "flange plate", distance: (flange.width - flange.gauge) / 2 },
      { code: "flange.gauge", part: "flange", distance: (section.bf - flange.gauge) / 2 },
    ]),
    ...holeProblems(web.bolts, [
      { code: "web.edgeV", part: "web plate", distance: web.edgeV },
      { code: "web.edgeH", part: "web plate", distance: web.edgeH },
      { code: "web.edgeMember", part: "web", distance: web.edgeMember },
    ]),
    ...(webDepth(joint) > clear.bottom - clear.top
      ? [
          problem(
            "web.bolts",
            "The web plates do not fit between the fillets of the flanges: use fewer rows or a smaller pitch.",
          ),
        ]
      : []),
  ];
}
