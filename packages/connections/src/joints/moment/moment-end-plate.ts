import { boltTensionWithPrying, CLAUSES, designPlateFillet, PHI, rootRadiusOf } from "@kingpost/as4100";
import {
  type Check,
  type CheckNames,
  formatNumber,
  interactionCheck,
  type NotCovered,
  type Recorder,
  type RequirementCheck,
  SILENT,
  StepList,
  strengthCheck,
} from "@kingpost/calc";
import { boltShear, boltSizes, boltTensionCheck, combinedRatio, slipCheck } from "../bolts/bolt-checks.ts";
import type { JointPoint } from "../bolts/bolt-group.ts";
import { EQUAL_SHEAR } from "../bolts/bolt-group-formulas.ts";
import { pryingOf, type TeeStub } from "../bolts/prying.ts";
import { BEAM_SHEAR } from "../cope/notch.ts";
import { holeProblems, type JointProblem, memberProblems, problem } from "../detailing/problems.ts";
import { edgeCheck, requirement, spannerCheck, weldSizeCheck } from "../detailing/requirements.ts";
import { type JointActions, type JointBolts, type JointCheck, type JointRow, jointRow } from "../joint.ts";
import { type BoltedPly, plyBearingCheck } from "../plies/bearing.ts";
import { designPlateShear } from "../plies/plate.ts";
import { JOINT_REFERENCES } from "../references.ts";
import { STUB_WIDTH } from "../simple/end-plate/end-plate-formulas.ts";
import { columnEndChecks, columnEndProblems, toColumnEnd } from "./column-end.ts";
import { columnRows, NO_YIELD_LINE, ofColumn, unchecked } from "./column-rows.ts";
import {
  beamFlangeCheck,
  flangeForces,
  flangeWeldCheck,
  minimumMomentCheck,
  webWeldCheck,
} from "./flange-force.ts";
import {
  BOLT_PULL,
  FLANGE_MOMENT,
  HALF_FORCE,
  LEVER_ARM,
  WEB_AT_BOLTS,
  YIELD_LINE,
} from "./moment-formulas.ts";
import type { MomentEndPlate } from "./moment-joint.ts";

const NO_TENSION: NotCovered = { kind: "not-applicable", reason: "No flange is in tension." };
const NO_SHEAR: NotCovered = { kind: "not-applicable", reason: "No shear force acts." };
const FLUSH: NotCovered = { kind: "not-applicable", reason: "The plate is flush with the flanges." };
/** Clearance from a bolt to the flange, mm, beside its diameter: practice (recalled). */
const FLANGE_CLEARANCE = 12;

type PlateCheck = JointCheck<MomentEndPlate>;

/** Distances of the rows of bolts from the middle of the beam. Units mm. */
function rowsOf({ member, form, inside, outside }: MomentEndPlate): readonly number[] {
  const { d, tf } = member.section;
  const inner = d / 2 - tf - inside;
  return form === "extended" ? [d / 2 + outside, inner, -inner, -d / 2 - outside] : [inner, -inner];
}

/** Every bolt, from the middle of the beam. Units mm. */
export function momentBolts(joint: MomentEndPlate): readonly JointPoint[] {
  return rowsOf(joint).flatMap((y) => [-1, 1].map((side) => ({ x: (side * joint.gauge) / 2, y })));
}

/** Depth and width of the plate. Units mm. */
export function momentPlateSize(joint: MomentEndPlate): { readonly depth: number; readonly width: number } {
  const [top = 0] = rowsOf(joint);
  const { d } = joint.member.section;
  // A flush plate reaches past the flanges by the room of their welds.
  const depth = joint.form === "extended" ? 2 * (top + joint.edgeV) : d;
  return { depth, width: joint.gauge + 2 * joint.edgeH };
}

function leversOf({ member, inside: pfi, outside: pfo }: MomentEndPlate, record: Recorder) {
  const { d, tf } = member.section;
  return {
    inner: record.formula(LEVER_ARM.inner, { d, tf, pfi }),
    outer: (to: Recorder) => to.formula(LEVER_ARM.outer, { d, tf, pfo }),
  };
}

/** The tension of a bolt without prying. Units N. */
function flangePull(joint: MomentEndPlate, actions: JointActions, record: Recorder): number {
  const { section } = joint.member;
  const force = flangeForces(section, actions, record).tension;
  if (force <= 0) return 0;
  const levers = leversOf(joint, record);
  const of = { force, d: section.d, tf: section.tf, h1: levers.inner };
  return joint.form === "extended"
    ? record.formula(BOLT_PULL.extended, { ...of, h0: levers.outer(record) })
    : record.formula(BOLT_PULL.flush, of);
}

/** The tension of a bolt with prying. Units N. */
function boltPull(joint: MomentEndPlate, actions: JointActions, record: Recorder): number {
  const pull = flangePull(joint, actions, record);
  return pull > 0 ? boltTensionWithPrying(pull, 1 + joint.prying, record) : 0;
}

/** Allowance for prying that needs no analysis, as a share of the tension: practice (recalled). */
const USUAL_PRYING = 0.25;

/**
 * The plate at each row of bolts as a tee-stub that bends at the face of the flange, and the flange of the column behind it as one that
 * bends at its web: the bolts pry on both.
 */
function stubsOf(joint: MomentEndPlate) {
  const { plate: steel, gauge, edgeH, edgeV, inside, outside, form, bolt, member, column } = joint;
  const { hole } = boltSizes(bolt);
  const face = column.isElsewhere ? undefined : column.section;
  const stub = (inner: number, outer: number): TeeStub => ({
    steel,
    inner,
    outer,
    width: STUB_WIDTH.evaluate({ a: inner, sp: gauge, edge: edgeH }),
    hole,
  });
  // Inside, the plate goes on beyond what counts.
  const ofPlate = [stub(inside, inside), ...(form === "extended" ? [stub(outside, edgeV)] : [])];
  if (!face || face.bf <= gauge) return ofPlate;
  // Between the rows at both sides of the flange of the beam; past a single row as far as the flange spreads.
  const inner = (gauge - face.tw) / 2 - ROOT_SHARE * rootRadiusOf(face);
  const rows = form === "extended" ? inside + outside + member.section.tf : 2 * inner;
  const end = toColumnEnd(joint, rowsOf(joint)[0] ?? 0) ?? Number.POSITIVE_INFINITY;
  const ofColumn: TeeStub = {
    steel: { t: face.tf, fy: face.fy, fu: face.fu },
    inner,
    outer: (face.bf - gauge) / 2,
    width: STUB_WIDTH.evaluate({ a: inner, sp: rows, edge: end }),
    hole,
  };
  return [...ofPlate, ofColumn];
}

/** Part of the fillet of a rolled section that shortens the lever arm of its flange. Source EN 1993-1-8 6.2.4.1 (recalled). */
const ROOT_SHARE = 0.8;

/**
 * Whether an allowance for prying that is less than the usual one is enough for a tee-stub of the plate and of the column flange.
 *
 * Source   AS 4100 9.1.8; ASI Handbook 1
 * Checked  src/joints/moment/end-plate-allowances.test.ts
 */
const pryingAllowance: PlateCheck = (joint, actions, names) => {
  const { id, title, group = "Strength", action } = names;
  const row = { id, title, group, reference: CLAUSES.prying, combination: action?.combination } as const;
  const pull = flangePull(joint, actions, SILENT);
  if (pull === 0) return { ...row, kind: "not applicable", reason: NO_TENSION.reason };
  const entered = formatNumber(joint.prying, { decimals: [0, 3] });
  const steps = new StepList();
  const met = (finding: string): Check => ({
    ...row,
    kind: "requirement",
    location: undefined,
    isMet: true,
    finding,
    steps: steps.steps,
    assumptions: [],
  });
  if (joint.prying >= USUAL_PRYING) {
    return met(`${entered} of the tension, not less than the usual allowance of ${USUAL_PRYING}`);
  }
  const all = stubsOf(joint).map((stub) => ({ stub, found: pryingOf(stub, pull, SILENT) }));
  const share = ({ found }: (typeof all)[number]) =>
    "kind" in found ? Number.POSITIVE_INFINITY : found.total / pull - 1;
  const [worst] = all.toSorted((a, b) => share(b) - share(a));
  if (!worst || "kind" in worst.found) {
    const reason = worst && "kind" in worst.found ? worst.found.reason : NO_TENSION.reason;
    return { ...row, kind: "not covered", reason };
  }
  pryingOf(worst.stub, pull, steps);
  const needed = formatNumber(share(worst), { decimals: [0, 3] });
  return share(worst) <= joint.prying + ROUNDING
    ? met(`${entered} of the tension, not less than the ${needed} of a tee-stub`)
    : {
        ...row,
        kind: "not covered",
        reason: `Prying of ${entered} of the tension is less than the ${needed} of ${worst.stub.steel === joint.plate ? "the plate" : "the column flange"} as a tee-stub: enter ${USUAL_PRYING}, or a thicker plate or flange.`,
      };
};

/** In the comparison of shares that are worked in different ways. */
const ROUNDING = 1e-9;

const shareOf = (joint: MomentEndPlate, v: number, record: Recorder) =>
  record.formula(EQUAL_SHEAR, { v: Math.abs(v), count: momentBolts(joint).length });

const tension: PlateCheck = (joint, actions, names) =>
  boltTensionCheck(
    joint.bolt,
    boltPull(joint, actions, SILENT),
    names,
    (record) => {
      boltPull(joint, actions, record);
    },
    [`Prying adds ${joint.prying} of the tension of a bolt (allowance).`],
  );

const shear: PlateCheck = (joint, { v }, names) =>
  strengthCheck({
    names,
    reference: CLAUSES.boltShear,
    demand: shareOf(joint, v, SILENT),
    unit: "kN",
    assumptions: ["All bolts share the shear force."],
    derivation: (record) => {
      shareOf(joint, v, record);
    },
    capacity: (record) => (v === 0 ? NO_SHEAR : boltShear(joint.bolt, 1, record)),
  });

const combined: PlateCheck = (joint, actions, names) =>
  interactionCheck({
    names,
    reference: CLAUSES.boltInteraction,
    limit: 1,
    assumptions: ["All bolts share the shear force."],
    value: (record) => {
      const n = boltPull(joint, actions, record);
      if (n === 0) return NO_TENSION;
      if (actions.v === 0) return NO_SHEAR;
      return combinedRatio(
        joint.bolt,
        { shear: shareOf(joint, actions.v, record), tension: n, planes: 1 },
        record,
      );
    },
  });

/** At a bolt that the moment pulls. */
const slip: PlateCheck = (joint, { service }, names) =>
  slipCheck(
    joint.bolt,
    momentBolts(joint),
    service && {
      plane: { x: 0, y: service.v, m: 0 },
      tension: boltPull(joint, { m: 0, ...service }, SILENT),
      interfaces: 1,
    },
    names,
  );

const plyOf = (joint: MomentEndPlate): BoltedPly => {
  const { depth, width } = momentPlateSize(joint);
  return {
    steel: joint.plate,
    points: momentBolts(joint),
    ...boltSizes(joint.bolt),
    edges: { left: -width / 2, right: width / 2, top: depth / 2, bottom: -depth / 2 },
  };
};

const bearing: PlateCheck = (joint, { v }, names) =>
  plyBearingCheck(plyOf(joint), { x: 0, y: -v, m: 0 }, names);

const columnBearing: PlateCheck = (joint, { v }, names) =>
  ofColumn(joint, names, CLAUSES.plyBearing, ({ tf: t, fy, fu }) =>
    plyBearingCheck(
      { ...plyOf(joint), steel: { t, fy, fu }, edges: columnEdges(joint) },
      { x: 0, y: -v, m: 0 },
      names,
    ),
  );

/** The end of the column above the beam, from the middle of the beam. */
function columnEdges(joint: MomentEndPlate): BoltedPly["edges"] {
  const [row = 0] = rowsOf(joint);
  const toEnd = toColumnEnd(joint, row);
  return toEnd === undefined ? {} : { top: row + toEnd };
}

/** The width of the plate that counts beside a flange. Units mm. */
function effectiveWidth(joint: MomentEndPlate, record: Recorder): number {
  const { width } = momentPlateSize(joint);
  return record.formula(YIELD_LINE.width, { width, bf: joint.member.section.bf });
}

/** The yield line parameter of the plate. Units mm. */
export function yieldLineParameter(joint: MomentEndPlate, record: Recorder): number {
  const { gauge: g, inside, outside: pfo, form } = joint;
  const bp = effectiveWidth(joint, record);
  const levers = leversOf(joint, record);
  const s = record.formula(YIELD_LINE.s, { bp, g });
  const pfi = record.formula(YIELD_LINE.inside, { pfi: inside, s });
  const of = { bp, h1: levers.inner, pfi, s, g };
  if (form === "flush") return record.formula(YIELD_LINE.flush, of);
  return record.formula(YIELD_LINE.extended, { ...of, h0: levers.outer(record), pfo });
}

const flangeMoment = (joint: MomentEndPlate, actions: JointActions, record: Recorder) => {
  const { section } = joint.member;
  const force = Math.max(flangeForces(section, actions, record).tension, 0);
  return record.formula(FLANGE_MOMENT, { force, d: section.d, tf: section.tf });
};

const plateBending: PlateCheck = (joint, actions, names) => {
  const demand = flangeMoment(joint, actions, SILENT);
  return strengthCheck({
    names,
    reference: JOINT_REFERENCES.yieldLine,
    demand,
    unit: "kNm",
    assumptions: [
      "Yield lines of the AISC Manual, with the capacity factor of AS 4100; the plate counts to 25 mm more than the flange (recalled).",
    ],
    derivation: (record) => {
      flangeMoment(joint, actions, record);
    },
    capacity: (record) => {
      if (demand === 0) return NO_TENSION;
      const yp = yieldLineParameter(joint, record);
      const { fy, t } = joint.plate;
      return record.formula(YIELD_LINE.capacity, { phi: PHI, fy, t, yp });
    },
  });
};

const plateShear: PlateCheck = (joint, actions, names) => {
  const demand = (record: Recorder) => {
    const { tension: force } = flangeForces(joint.member.section, actions, record);
    return record.formula(HALF_FORCE, { force: Math.max(force, 0) });
  };
  const half = demand(SILENT);
  return strengthCheck({
    names,
    reference: CLAUSES.connectionComponents,
    demand: half,
    unit: "kN",
    assumptions: [
      "Half of the force of the flange is in the part of the plate beyond it; the plate counts to 25 mm more than the flange (recalled).",
    ],
    derivation: (record) => {
      demand(record);
    },
    capacity: (record) => {
      if (joint.form === "flush") return FLUSH;
      if (half === 0) return NO_TENSION;
      return designPlateShear(joint.plate, effectiveWidth(joint, record), record);
    },
  });
};

/** At the bolts in tension, by the yield line that is entered. */
const columnFlange: PlateCheck = (joint, actions, names) =>
  ofColumn(joint, names, JOINT_REFERENCES.yieldLine, ({ tf: t, fy }) => {
    const demand = flangeMoment(joint, actions, SILENT);
    const { yieldLine } = joint.column;
    if (demand === 0) return unchecked(names, JOINT_REFERENCES.yieldLine, NO_TENSION);
    if (yieldLine === undefined) return unchecked(names, JOINT_REFERENCES.yieldLine, NO_YIELD_LINE);
    return strengthCheck({
      names,
      reference: JOINT_REFERENCES.yieldLine,
      demand,
      unit: "kNm",
      assumptions: ["The yield line parameter of the column flange is the engineer's."],
      derivation: (record) => {
        flangeMoment(joint, actions, record);
      },
      capacity: (record) => record.formula(YIELD_LINE.capacity, { phi: PHI, fy, t, yp: yieldLine }),
    });
  });

const AT_WELD: NotCovered = {
  kind: "not-covered",
  reason: "The bolts are at the weld of the web: increase the gauge, or reduce the weld.",
};
const WEB_LENGTH =
  "The web carries all of the tension of the inner row, over the length of a row that no flange stiffens (EN 1993-1-8, 6.2.6.8, recalled).";

/** The length of web that carries the inner row. Units mm. */
function webLength(joint: MomentEndPlate, record: Recorder): number | NotCovered {
  const { member, gauge: g, edgeH: e, webWeld } = joint;
  const { d, tf, tw } = member.section;
  const m = record.formula(WEB_AT_BOLTS.lever, { g, tw, leg: webWeld.leg });
  return m > 0 ? record.formula(WEB_AT_BOLTS.length, { m, e, d, tf }) : AT_WELD;
}

/** The bolts inside the flange pull on the web beside them. */
const webTension: PlateCheck = (joint, actions, names) => {
  const demand = (record: Recorder) => {
    const pull = flangePull(joint, actions, record);
    return pull > 0 ? record.formula(WEB_AT_BOLTS.row, { pull }) : 0;
  };
  const row = demand(SILENT);
  return strengthCheck({
    names,
    reference: CLAUSES.connectionComponents,
    demand: row,
    unit: "kN",
    assumptions: [WEB_LENGTH],
    derivation: (record) => {
      demand(record);
    },
    capacity: (record) => {
      if (row === 0) return NO_TENSION;
      const length = webLength(joint, record);
      if (typeof length !== "number") return length;
      const { fyw: fy, tw } = joint.member.section;
      return record.formula(WEB_AT_BOLTS.capacity, { phi: PHI, fy, tw, length });
    },
  });
};

/**
 * The welds of the web beside the bolts in tension: the pull of the inner row with the shear force.
 *
 *   sqrt((N*_t / leff)^2 + (V* / (2 (d - 2 tf)))^2)
 *
 * Shape    two runs; all of the tension of the inner row is in the web, none in the flange
 * Units    N, mm, out N/mm
 * Source   AS 4100 9.6.3.10; leff of EN 1993-1-8, Table 6.6 (recalled)
 * Checked  src/joints/moment/web-at-bolts.test.ts
 */
const webWeldAtBolts: PlateCheck = (joint, actions, names) => {
  const { d, tf } = joint.member.section;
  const pull = flangePull(joint, actions, SILENT);
  const force = (record: Recorder) => {
    if (pull === 0) return 0;
    const length = webLength(joint, record);
    if (typeof length !== "number") return 0;
    const of = { pull: flangePull(joint, actions, record), length, v: Math.abs(actions.v), d, tf };
    return record.formula(WEB_AT_BOLTS.weld, of);
  };
  return strengthCheck({
    names,
    reference: CLAUSES.filletWeld,
    demand: force(SILENT),
    unit: "kN/mm",
    assumptions: [WEB_LENGTH],
    derivation: force,
    capacity: (record) => {
      if (pull === 0) return NO_TENSION;
      const length = webLength(joint, SILENT);
      return typeof length === "number" ? designPlateFillet(joint.webWeld, record) : length;
    },
  });
};

/** The checks of a bolted moment end plate under the actions of one combination, which have the minimum moment (`rigidActions`). */
export const MOMENT_END_PLATE_ROWS: readonly JointRow<MomentEndPlate>[] = [
  jointRow("minimum-action", "Minimum design action", "Actions", ({ member }, actions, names) =>
    minimumMomentCheck(member, actions, names),
  ),
  jointRow("bolt-tension", "Bolts in tension", "Bolts", tension),
  jointRow("prying", "Allowance for prying", "Bolts", pryingAllowance),
  jointRow("bolt-shear", "Bolts in shear", "Bolts", shear),
  jointRow("bolt-combined", "Bolts in shear and tension", "Bolts", combined),
  jointRow("slip", "Slip of bolts (serviceability)", "Bolts", slip),
  jointRow("bearing-plate", "Plate bearing and tear-out", "Plate", bearing),
  jointRow("plate-bending", "Plate bending", "Plate", plateBending),
  jointRow("plate-shear", "Plate shear beyond the flange", "Plate", plateShear),
  jointRow("weld-flange", "Flange weld", "Weld", ({ member, flangeWeld }, actions, names) =>
    flangeWeldCheck(member.section, flangeWeld, actions, names),
  ),
  jointRow("beam-flange", "Beam flange at the weld", "Beam", ({ member, flangeWeld }, actions, names) =>
    beamFlangeCheck(member.section, flangeWeld, actions, names),
  ),
  jointRow("weld-web", "Web weld", "Weld", ({ member, webWeld }, actions, names) =>
    webWeldCheck(member.section, webWeld, actions, names),
  ),
  jointRow("weld-web-bolts", "Web weld beside the bolts in tension", "Weld", webWeldAtBolts),
  jointRow("beam-web-tension", "Beam web in tension beside the bolts", "Beam", webTension),
  BEAM_SHEAR,
  jointRow("bearing-column", "Column flange bearing and tear-out", "Column", columnBearing),
  jointRow("column-flange", "Column flange bending", "Column", columnFlange),
  ...columnRows<MomentEndPlate>(({ plate }) => plate.t, true),
];

export function momentEndPlateChecks(
  joint: MomentEndPlate,
  actions: JointActions,
  action?: CheckNames["action"],
): readonly Check[] {
  return MOMENT_END_PLATE_ROWS.map(({ id, title, check }) => check(joint, actions, { id, title, action }));
}

const asGroup = ({ bolt, gauge }: MomentEndPlate): JointBolts => ({
  ...bolt,
  rows: 2,
  columns: 2,
  pitch: gauge,
  gauge,
});

/** What a moment end plate must meet whatever its actions are. Source AS 4100 9.5, 9.6.3; practice. */
export function momentEndPlateDetailing(joint: MomentEndPlate): readonly RequirementCheck[] {
  const { member, inside, outside, edgeV, edgeH, plate, flangeWeld, webWeld, cut, form, column, gauge } =
    joint;
  const { diameter, hole } = boltSizes(joint.bolt);
  const group = asGroup(joint);
  const least = diameter + FLANGE_CLEARANCE;
  const clearance = (id: string, title: string, actual: number) =>
    requirement({
      id,
      title,
      reference: JOINT_REFERENCES.practice,
      actual,
      least,
      assumptions: ["Clearance of bolts to a flange: d_f + 12 mm, practice, recalled."],
    });
  const { tf, tw } = member.section;
  return [
    clearance("clear-inside", "Bolt to the inside of the flange", inside),
    ...(form === "extended"
      ? [
          clearance("clear-outside", "Bolt to the outside of the flange", outside),
          edgeCheck("edge-plate-v", "Plate edge distance, vertical", group, {
            actual: edgeV,
            thickness: plate.t,
            cut,
          }),
        ]
      : []),
    edgeCheck("edge-plate-h", "Plate edge distance, horizontal", group, {
      actual: edgeH,
      thickness: plate.t,
      cut,
    }),
    ...(column.section
      ? [
          requirement({
            id: "gauge",
            title: "Gauge beside the root radius of the column",
            reference: JOINT_REFERENCES.practice,
            actual: (gauge - column.section.tw) / 2 - rootRadiusOf(column.section),
            least: hole / 2,
          }),
          requirement({
            id: "edge-column",
            title: "Column flange edge distance",
            reference: CLAUSES.boltEdge,
            actual: (column.section.bf - gauge) / 2,
            least: 1.25 * diameter,
          }),
        ]
      : []),
    ...(flangeWeld.by === "fillet"
      ? [weldSizeCheck(flangeWeld.leg, [plate.t, tf], "weld-flange", "Minimum flange weld leg length")]
      : []),
    weldSizeCheck(webWeld.leg, [plate.t, tw], "weld-web", "Minimum web weld leg length"),
    ...columnEndChecks(joint, rowsOf(joint)[0] ?? 0, momentPlateSize(joint).width),
    spannerCheck(group, gauge / 2 - tw / 2 - webWeld.leg),
  ];
}

/** Why a moment end plate has no design. */
export function momentEndPlateProblems(joint: MomentEndPlate): readonly JointProblem[] {
  const { member, inside, outside, edgeV, edgeH, form, gauge } = joint;
  const { d, tf, tw } = member.section;
  const { hole } = boltSizes(joint.bolt);
  return [
    ...columnEndProblems(joint, rowsOf(joint)[0] ?? 0),
    ...memberProblems({ section: member.section }),
    ...(2 * (d / 2 - tf - inside) <= hole
      ? [problem("inside", "The inner rows of both flanges overlap: reduce the distance to the flange.")]
      : []),
    ...((gauge - tw) / 2 <= hole / 2
      ? [problem("gauge", "A bolt hole overlaps the web: increase the gauge.")]
      : []),
    ...holeProblems(asGroup(joint), [
      { code: "edgeH", part: "plate", distance: edgeH },
      ...(form === "extended"
        ? [
            { code: "edgeV", part: "plate", distance: edgeV },
            { code: "outside", part: "plate beyond the flange", distance: outside },
          ]
        : []),
      { code: "inside", part: "plate between the flanges", distance: inside },
    ]),
  ];
}
