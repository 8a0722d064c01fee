import { plateStrength, type SteelSection, standardHole } from "@kingpost/as4100";
import { type Problem, SILENT } from "@kingpost/calc";
import {
  BOLTED_SPLICE_ROWS,
  type BoltedSplice,
  boltedSpliceDetailing,
  boltedSpliceProblems,
  flangeBoltForces,
  groupPoints,
  inPlaneForces,
  type JointActions,
  type PlateSteel,
  type SplicePlace,
  spliceActions,
  spliceWebActions,
  WELDED_SPLICE_ROWS,
  type WeldedSplice,
  weldedSpliceDetailing,
  weldedSpliceProblems,
  weldedSpliceWelds,
} from "@kingpost/connections";
import { topicsOf } from "../../frame/checks/check-rows.ts";
import { error } from "../../frame/problems.ts";
import type { ConnectionInputs } from "../fields.ts";
import { boltedSpliceFigures, type DrawnSplice, weldedSpliceFigures } from "../figures/splice-figures.ts";
import type { Sections } from "../sections.ts";
import { boundRows } from "./bound-rows.ts";
import type { BuiltJoint } from "./built-joint.ts";
import type { JointType } from "./joint-type.ts";
import { type ForceGroup, memberForces } from "./point-force.ts";
import { boltOf, engineProblems, weldOf } from "./simple.ts";
import { boltWords, buttMark, filletMark, flangeMark, GRADES, plateMass, text, weldWords } from "./words.ts";

/** Whether the member bends under any combination or load case. */
const bendsIn = ({ actionsBy, actions, caseActions }: ConnectionInputs): boolean =>
  (actionsBy === "cases" ? caseActions : actions).some(({ v, m }) => v !== 0 || m !== 0);

const placeOf = (inputs: ConnectionInputs): SplicePlace => ({
  isFullContact: inputs.isFullContact,
  bends: bendsIn(inputs),
  between: inputs.isBetween ? { length: inputs.spliceLength, delta: inputs.spliceDelta } : undefined,
});

const sectionProblems = ({ beam }: Sections): readonly Problem[] =>
  isI(beam) ? [] : [error("/section", "Splices are for I-sections with equal flanges.")];

const isI = ({ kind }: SteelSection): boolean =>
  kind === "rolled-i" || kind === "welded-i" || kind === "welded-i-as-rolled";

function steelOf({ plateGrade }: ConnectionInputs, t: number): PlateSteel {
  const strength = plateStrength(plateGrade, t);
  if (!strength) throw new TypeError("Inputs without an error have plates.");
  return { t, ...strength };
}

function boltedSplice(inputs: ConnectionInputs, { beam }: Sections): BoltedSplice {
  return {
    section: beam,
    place: placeOf(inputs),
    gap: inputs.spliceGap,
    flange: {
      bolt: boltOf(inputs),
      rows: inputs.flangeRows,
      pitch: inputs.flangePitch,
      gauge: inputs.flangeGauge,
      edgePlate: inputs.flangeEnd,
      edgeMember: inputs.memberEnd,
      plate: steelOf(inputs, inputs.flangePlate),
      width: inputs.flangeWidth > 0 ? inputs.flangeWidth : beam.bf,
    },
    web: {
      bolts: {
        ...boltOf(inputs),
        rows: inputs.spliceRows,
        columns: Number(inputs.columns),
        pitch: inputs.pitch,
        gauge: inputs.gauge,
      },
      edgeV: inputs.edgeV,
      edgeH: inputs.edgeH,
      edgeMember: inputs.memberEnd,
      plate: steelOf(inputs, inputs.webPlate),
      plates: inputs.webPlates === "2" ? 2 : 1,
    },
    isAllInFlanges: inputs.isAllInFlanges,
    cut: inputs.edgeCut,
  };
}

/** The forces of the bolts of the upper flange on the member to the right; the lower ones may carry more. */
function flangeGroups(
  joint: BoltedSplice,
  actions: JointActions,
  { flange, gap }: DrawnSplice,
): readonly ForceGroup[] {
  const { upper, lower } = flangeBoltForces(joint, actions);
  const lines = Array.from(
    { length: flange.rows },
    (_, at) => gap / 2 + flange.edgeMember + at * flange.pitch,
  );
  const places = lines.flatMap((x) => [-1, 1].map((side) => ({ x, y: (side * flange.gauge) / 2 })));
  return [
    {
      figure: "plan",
      at: "bolt",
      name: "Bolt of the upper flange",
      path: "/boltSize",
      checks: ["flange-bolts"],
      most: Math.max(Math.abs(upper), Math.abs(lower)),
      forces: places.map((place) => ({ ...place, vx: upper, vy: 0, tension: 0 })),
    },
  ];
}

function buildBolted(inputs: ConnectionInputs, sections: Sections): BuiltJoint {
  const joint = boltedSplice(inputs, sections);
  const { flange, web, gap } = joint;
  const half = (gap: number, end: number, count: number, pitch: number, edge: number) =>
    gap / 2 + end + (count - 1) * pitch + edge;
  const flangeLength = 2 * half(gap, flange.edgeMember, flange.rows, flange.pitch, flange.edgePlate);
  const webWidth = 2 * half(gap, web.edgeMember, web.bolts.columns, web.bolts.gauge, web.edgeH);
  const webDepth = (web.bolts.rows - 1) * web.bolts.pitch + 2 * web.edgeV;
  const flangeBolts = 8 * flange.rows;
  const webBolts = 2 * web.bolts.rows * web.bolts.columns;
  const plate = (width: number, t: number) => `PL ${text(width)} × ${text(t)} ${GRADES[inputs.plateGrade]}`;
  const words = `${boltWords(flangeBolts + webBolts, inputs)}, flanges ${plate(flange.width, flange.plate.t)}, web ${web.plates} ${plate(webDepth, web.plate.t)}`;
  const drawn: DrawnSplice = {
    section: sections.beam,
    gap,
    flange: { ...flange, t: flange.plate.t, length: flangeLength, enteredWidth: inputs.flangeWidth },
    web: {
      ...web.bolts,
      edgeMember: web.edgeMember,
      edgeV: web.edgeV,
      edgeH: web.edgeH,
      width: webWidth,
      depth: webDepth,
    },
    size: inputs.boltSize,
    hole: standardHole(inputs.boltSize),
    words,
  };
  return {
    depth: webDepth,
    words,
    designActions: (entered) => spliceActions(joint, entered),
    hasMinimumMoment: true,
    rows: boundRows(BOLTED_SPLICE_ROWS, joint),
    always: boltedSpliceDetailing(joint),
    forces: (actions) => {
      const found = inPlaneForces(groupPoints(web.bolts), spliceWebActions(joint, actions, SILENT));
      if ("kind" in found) return [];
      const middle = gap / 2 + web.edgeMember + ((web.bolts.columns - 1) * web.bolts.gauge) / 2;
      return groupPoints(web.bolts).map(({ x, y }, at) => ({
        x: middle + x,
        y: sections.beam.d / 2 + y,
        vx: found.forces[at]?.x ?? 0,
        vy: found.forces[at]?.y ?? 0,
        tension: 0,
      }));
    },
    otherForces: (actions) => flangeGroups(joint, actions, drawn),
    figures: (shown, across) => boltedSpliceFigures(drawn, shown, across),
    parts: [
      {
        part: "Flange plate",
        count: 2,
        size: `${plate(flange.width, flange.plate.t)}, ${text(flangeLength)} long`,
        mass: plateMass(flangeLength, flange.width, flange.plate.t),
      },
      {
        part: "Web plate",
        count: web.plates,
        size: `${plate(webDepth, web.plate.t)}, ${text(webWidth)} wide`,
        mass: plateMass(webDepth, webWidth, web.plate.t),
      },
    ],
    bolts: [
      { bolts: "Flanges", count: flangeBolts, grip: flange.plate.t + sections.beam.tf },
      { bolts: "Web", count: webBolts, grip: web.plates * web.plate.t + sections.beam.tw },
    ],
    welds: [],
    layout: [
      ["Flange plate length (mm)", text(flangeLength)],
      ["Web plate depth (mm)", text(webDepth)],
      ["Web plate width (mm)", text(webWidth)],
    ],
  };
}

export const BOLTED_SPLICE: JointType = {
  problems: (inputs, sections) => {
    const found = [
      ...sectionProblems(sections),
      ...(["flangePlate", "webPlate"] as const).flatMap((name) =>
        plateStrength(inputs.plateGrade, inputs[name])
          ? []
          : [error(`/${name}`, "There is no plate of this grade of that thickness.")],
      ),
    ];
    return found.length > 0
      ? found
      : engineProblems(boltedSpliceProblems(boltedSplice(inputs, sections)), SPLICE_FIELDS);
  },
  build: buildBolted,
  hasRows: false,
  topics: topicsOf(BOLTED_SPLICE_ROWS),
};

const SPLICE_FIELDS: Readonly<Record<string, string>> = {
  member: "section",
  section: "section",
  "flange.edgePlate": "flangeEnd",
  "flange.edgeMember": "memberEnd",
  "flange.width": "flangeWidth",
  "flange.gauge": "flangeGauge",
  "web.edgeV": "edgeV",
  "web.edgeH": "edgeH",
  "web.edgeMember": "memberEnd",
  "web.bolts": "spliceRows",
};

const weldedSplice = (inputs: ConnectionInputs, { beam }: Sections): WeldedSplice => ({
  section: beam,
  place: placeOf(inputs),
  flangeWeld:
    inputs.flangeWeld === "butt"
      ? { by: "butt", category: inputs.weldCategory }
      : { by: "fillet", ...weldOf(inputs), leg: inputs.flangeLeg },
  webWeld:
    inputs.webWeldBy === "butt"
      ? { by: "butt", category: inputs.weldCategory }
      : { by: "fillet", ...weldOf(inputs) },
});

const legOf = (weld: WeldedSplice["webWeld"]): number | undefined =>
  weld.by === "fillet" ? weld.leg : undefined;

function buildWelded(inputs: ConnectionInputs, sections: Sections): BuiltJoint {
  const joint = weldedSplice(inputs, sections);
  const { beam } = sections;
  const butt = `CPBW ${inputs.weldCategory}`;
  const flange = joint.flangeWeld.by === "butt" ? butt : weldWords({ ...inputs, weldLeg: inputs.flangeLeg });
  const web = joint.webWeld.by === "butt" ? butt : weldWords(inputs);
  const words = `${beam.name} spliced: flanges ${flange}, web ${web}`;
  return {
    depth: beam.d,
    words,
    designActions: (entered) => spliceActions(joint, entered),
    hasMinimumMoment: true,
    rows: boundRows(WELDED_SPLICE_ROWS, joint),
    always: weldedSpliceDetailing(joint),
    forces: () => [],
    otherForces: (actions) => memberForces("elevation", inputs, weldedSpliceWelds(joint, actions)),
    figures: (shown, across) =>
      weldedSpliceFigures(
        {
          section: beam,
          flange: flangeMark(inputs),
          web: inputs.webWeldBy === "butt" ? buttMark(inputs) : filletMark(inputs),
          words,
        },
        shown,
        across,
      ),
    parts: [],
    bolts: [],
    welds: [
      {
        weld: "Flanges",
        leg: legOf(joint.flangeWeld),
        length: (joint.flangeWeld.by === "butt" ? 2 : 4) * beam.bf,
      },
      {
        weld: "Web",
        leg: legOf(joint.webWeld),
        length: (joint.webWeld.by === "butt" ? 1 : 2) * (beam.d - 2 * beam.tf),
      },
    ],
    layout: [["Distance of the flange forces (mm)", text(beam.d - beam.tf)]],
  };
}

export const WELDED_SPLICE: JointType = {
  problems: (inputs, sections) => {
    const found = sectionProblems(sections);
    return found.length > 0
      ? found
      : engineProblems(weldedSpliceProblems(weldedSplice(inputs, sections)), SPLICE_FIELDS);
  },
  build: buildWelded,
  hasRows: false,
  topics: topicsOf(WELDED_SPLICE_ROWS),
};
