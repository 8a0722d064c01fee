import { plateStrength, type SteelSection, standardHole } from "@kingpost/as4100";
import type { Problem } from "@kingpost/calc";
import {
  type FlangeWeld,
  type JointActions,
  MOMENT_END_PLATE_ROWS,
  type MomentColumn,
  type MomentEndPlate,
  momentBolts,
  momentEndPlateDetailing,
  momentEndPlateProblems,
  momentEndPlateWelds,
  momentPlateSize,
  type RigidWelds,
  rigidActions,
  WELDED_MOMENT_ROWS,
  type WeldedMoment,
  weldedMomentDetailing,
  weldedMomentProblems,
  weldedMomentWelds,
} from "@kingpost/connections";
import { topicsOf } from "../../frame/checks/check-rows.ts";
import { error } from "../../frame/problems.ts";
import type { ConnectionInputs } from "../fields.ts";
import { type DrawnEndPlate, endPlateFigures } from "../figures/end-plate-figures.ts";
import type { DrawnStub } from "../figures/stub-figure.ts";
import { weldedMomentFigures } from "../figures/welded-moment-figures.ts";
import { rootRadius } from "../layout.ts";
import type { Sections } from "../sections.ts";
import { boundRows } from "./bound-rows.ts";
import type { BuiltJoint, ListedPart, ListedWeld } from "./built-joint.ts";
import type { JointType } from "./joint-type.ts";
import { type ForceGroup, memberForces, type PointForce, vectorForce } from "./point-force.ts";
import { boltOf, elsewhereRows, engineProblems, gripOf, weldOf } from "./simple.ts";
import { boltWords, filletMark, flangeMark, GRADES, plateMass, text, weldWords } from "./words.ts";

// Rigid connections of a beam to the flange of a column.

function columnOf(inputs: ConnectionInputs, { support }: Sections): MomentColumn {
  const { columnAbove, columnEnd, columnShear, columnAxial, yieldLine, hasStiffeners, columnBy, plateGrade } =
    inputs;
  const strength = plateStrength(plateGrade, inputs.stiffenerThickness);
  return {
    section: support,
    isElsewhere: columnBy.trim() !== "",
    endDistance: columnAbove === "ends" ? columnEnd : undefined,
    stiffener:
      hasStiffeners && strength
        ? {
            width: inputs.stiffenerWidth,
            thickness: inputs.stiffenerThickness,
            sides: 2,
            fy: strength.fy,
            webSides: 2,
            weld: { ...weldOf(inputs), leg: inputs.stiffenerLeg },
          }
        : undefined,
    shear: columnShear,
    axial: columnAxial,
    yieldLine: yieldLine > 0 ? yieldLine : undefined,
  };
}

const flangeWeldOf = (inputs: ConnectionInputs): FlangeWeld =>
  inputs.flangeWeld === "butt"
    ? { by: "butt", category: inputs.weldCategory }
    : { by: "fillet", ...weldOf(inputs), leg: inputs.flangeLeg };

/** Sections that rigid connections are for. */
function sectionProblems({ beam, support }: Sections): readonly Problem[] {
  const isI = ({ kind }: SteelSection) => /^(rolled|welded)-i/.test(kind);
  return [
    ...(isI(beam) ? [] : [error("/section", "The beam must be an I-section with equal flanges.")]),
    ...(support && !isI(support) ? [error("/column", "The column must be an I-section.")] : []),
  ];
}

function stiffenerProblems(inputs: ConnectionInputs, { support }: Sections): readonly Problem[] {
  const { hasStiffeners, stiffenerThickness, stiffenerWidth, plateGrade } = inputs;
  if (!hasStiffeners || !support) return [];
  const most = (support.bf - support.tw) / 2;
  return [
    ...(plateStrength(plateGrade, stiffenerThickness)
      ? []
      : [error("/stiffenerThickness", "There is no plate of this grade of that thickness.")]),
    ...(stiffenerWidth > most
      ? [error("/stiffenerWidth", `The stiffeners are wider than the flange outstand of ${text(most)} mm.`)]
      : []),
  ];
}

const COLUMN_ACTION = "The flange forces of the beam act on it, with its shear force";

const flangeWords = (inputs: ConnectionInputs): string =>
  inputs.flangeWeld === "butt"
    ? `CPBW ${inputs.weldCategory}`
    : weldWords({ ...inputs, weldLeg: inputs.flangeLeg });

/** Lengths of the welds of the flanges and the web of a beam, and of the stiffeners of the column. */
function weldsOf(inputs: ConnectionInputs, { beam, support }: Sections): readonly ListedWeld[] {
  const { bf, tf, tw, d } = beam;
  const { weldLeg, flangeLeg, stiffenerLeg: leg, stiffenerWidth } = inputs;
  const isButt = inputs.flangeWeld === "butt";
  return [
    isButt
      ? { weld: "Beam flanges", leg: undefined, length: 2 * bf }
      : { weld: "Beam flanges, both faces", leg: flangeLeg, length: 2 * (2 * bf - tw) },
    { weld: "Beam web, both sides", leg: weldLeg, length: 2 * (d - 2 * tf) },
    ...(inputs.hasStiffeners && support
      ? [
          {
            weld: "Stiffeners to the column flanges, both faces",
            leg,
            length: STIFFENERS * 2 * 2 * stiffenerWidth,
          },
          {
            weld: "Stiffeners to the column web, both faces",
            leg,
            length: STIFFENERS * 2 * (support.d - 2 * (support.tf + rootRadius(support))),
          },
        ]
      : []),
  ];
}

/** The stiffeners of a column: on both sides of its web, at both flanges of the beam. */
const STIFFENERS = 4;

function stiffenerParts(inputs: ConnectionInputs, { support }: Sections): readonly ListedPart[] {
  const { hasStiffeners, stiffenerThickness: t, stiffenerWidth: width, plateGrade } = inputs;
  if (!hasStiffeners || !support) return [];
  const length = support.d - 2 * support.tf;
  return [
    {
      part: "Column stiffener",
      count: STIFFENERS,
      size: `PL ${text(width)} × ${text(t)} ${GRADES[plateGrade]}, ${text(length)} long`,
      mass: plateMass(length, width, t),
    },
  ];
}

/** The forces of the welds of the beam, and of those of the stiffeners. */
function rigidForces(
  figure: string,
  inputs: ConnectionInputs,
  { stiffenersToFlange, stiffenersToWeb, ...beam }: RigidWelds,
): readonly ForceGroup[] {
  const stiffeners = { figure, at: "weld", path: "/stiffenerLeg" } as const;
  return [
    ...memberForces(figure, inputs, beam),
    {
      ...stiffeners,
      name: "Weld of the stiffeners to the column flange",
      checks: ["stiffener-weld"],
      forces: stiffenersToFlange.map(vectorForce),
    },
    {
      ...stiffeners,
      name: "Weld of the stiffeners to the column web",
      checks: ["stiffener-web-weld"],
      forces: stiffenersToWeb.map(vectorForce),
    },
  ];
}

function endPlate(inputs: ConnectionInputs, sections: Sections): MomentEndPlate {
  const strength = plateStrength(inputs.plateGrade, inputs.momentThickness);
  if (!strength) throw new TypeError("Inputs without an error have a plate.");
  return {
    member: { section: sections.beam },
    column: columnOf(inputs, sections),
    form: inputs.endPlateForm,
    bolt: boltOf(inputs),
    gauge: inputs.momentGauge,
    inside: inputs.inside,
    outside: inputs.outside,
    edgeV: inputs.edgeV,
    edgeH: inputs.edgeH,
    plate: { t: inputs.momentThickness, ...strength },
    prying: inputs.pryingShare,
    flangeWeld: flangeWeldOf(inputs),
    webWeld: weldOf(inputs),
    cut: inputs.edgeCut,
  };
}

/** The tension of the bolts at the flange in tension, without prying, as their check has it. Units N. */
function boltTension(joint: MomentEndPlate, actions: JointActions): number {
  const row = MOMENT_END_PLATE_ROWS.find(({ id }) => id === "bolt-tension");
  const made = row?.check(joint, actions, { id: row.id, title: row.title });
  return made?.kind === "limit" ? made.demand / (1 + joint.prying) : 0;
}

/** All bolts share the shear force. A positive moment has the tension at the top. */
function boltForces(joint: MomentEndPlate, actions: JointActions): readonly PointForce[] {
  const { d } = joint.member.section;
  const places = momentBolts(joint);
  const side = actions.m < 0 ? -1 : 1;
  const tension = boltTension(joint, actions);
  return places.map(({ x, y }) => ({
    x,
    y: y + d / 2,
    vx: 0,
    vy: actions.v / places.length,
    tension: side * y > 0 ? tension : 0,
  }));
}

/** The plate at the flange in tension as a T-stub, its inner bolts on the left; a flush plate has these alone. Undefined without tension. */
function stubOf(joint: MomentEndPlate, forces: readonly PointForce[]): DrawnStub | undefined {
  const { member, form, inside, outside, edgeV, plate, bolt, prying, flangeWeld } = joint;
  const tension = Math.max(0, ...forces.map((one) => one.tension));
  if (tension === 0) return undefined;
  return {
    stem: member.section.tf,
    leg: flangeWeld.by === "fillet" ? flangeWeld.leg : 0,
    t: plate.t,
    sides: [
      { bolt: inside, edge: undefined },
      form === "extended" ? { bolt: outside, edge: edgeV } : undefined,
    ],
    size: bolt.size,
    tension,
    prying: prying * tension,
    by: { kind: "allowance", share: prying },
  };
}

function buildEndPlate(inputs: ConnectionInputs, sections: Sections): BuiltJoint {
  const joint = endPlate(inputs, sections);
  const { depth, width } = momentPlateSize(joint);
  const { d } = sections.beam;
  const { plate } = joint;
  const places = momentBolts(joint);
  const size = `PL ${text(width)} × ${text(plate.t)} ${GRADES[inputs.plateGrade]}`;
  const words = `${boltWords(places.length, inputs)}, ${size}, flanges ${flangeWords(inputs)}`;
  const drawn: Omit<DrawnEndPlate, "stub"> = {
    beam: {
      section: sections.beam,
      from: plate.t,
      to: plate.t + d,
      topNotch: 0,
      bottomNotch: 0,
      notchLength: 0,
    },
    support: { kind: "column-flange", section: sections.support },
    plate: { width, bottom: (d - depth) / 2, top: (d + depth) / 2, t: plate.t },
    bolts: places.map(({ x, y }) => ({ x, y: y + d / 2 })),
    size: inputs.boltSize,
    hole: standardHole(inputs.boltSize),
    leg: inputs.weldLeg,
    weld: filletMark(inputs),
    flangeWeld: flangeMark(inputs),
    words,
    stiffener: inputs.hasStiffeners ? inputs.stiffenerThickness : undefined,
    inputs: { gauge: "/momentGauge", pitch: "/inside", rows: "/endPlateForm", thickness: "/momentThickness" },
    edgeH: joint.edgeH,
    gauge: { field: "momentGauge", value: joint.gauge },
    dragged: {
      kind: "beside the flange",
      inside: joint.inside,
      outside: joint.form === "extended" ? { value: joint.outside, edgeV: joint.edgeV } : undefined,
    },
  };
  return {
    depth,
    words,
    designActions: (entered) => rigidActions(joint.member, entered),
    hasMinimumMoment: true,
    rows: boundRows(MOMENT_END_PLATE_ROWS, joint),
    always: [...momentEndPlateDetailing(joint), ...elsewhereRows(inputs.columnBy, COLUMN_ACTION)],
    forces: (actions) => boltForces(joint, actions),
    otherForces: (actions) => rigidForces("side", inputs, momentEndPlateWelds(joint, actions)),
    figures: (shown, across) =>
      endPlateFigures({ ...drawn, stub: stubOf(joint, shown.forces) }, shown, across),
    parts: [
      {
        part: "End plate",
        count: 1,
        size: `${size}, ${text(depth)} long`,
        mass: plateMass(depth, width, plate.t),
      },
      ...stiffenerParts(inputs, sections),
    ],
    bolts: [{ bolts: "Bolts", count: places.length, grip: gripOf(plate.t, sections.support?.tf) }],
    welds: weldsOf(inputs, sections),
    layout: [
      ["Plate depth (mm)", text(depth)],
      ["Plate width (mm)", text(width)],
      ["Distance of the flange forces (mm)", text(d - sections.beam.tf)],
    ],
  };
}

export const MOMENT_END_PLATE: JointType = {
  problems: (inputs, sections) => {
    const found = [
      ...sectionProblems(sections),
      ...stiffenerProblems(inputs, sections),
      ...(plateStrength(inputs.plateGrade, inputs.momentThickness)
        ? []
        : [error("/momentThickness", "There is no plate of this grade of that thickness.")]),
    ];
    return found.length > 0
      ? found
      : engineProblems(momentEndPlateProblems(endPlate(inputs, sections)), {
          member: "section",
          gauge: "momentGauge",
        });
  },
  build: buildEndPlate,
  hasRows: false,
  topics: topicsOf(MOMENT_END_PLATE_ROWS),
};

const welded = (inputs: ConnectionInputs, sections: Sections): WeldedMoment => ({
  member: { section: sections.beam },
  column: columnOf(inputs, sections),
  flangeWeld: flangeWeldOf(inputs),
  webWeld: weldOf(inputs),
});

function buildWelded(inputs: ConnectionInputs, sections: Sections): BuiltJoint {
  const joint = welded(inputs, sections);
  const { beam, support } = sections;
  const words = `${beam.name} welded to ${support?.name ?? "column"}, flanges ${flangeWords(inputs)}, web ${weldWords(inputs)}`;
  return {
    depth: beam.d,
    words,
    designActions: (entered) => rigidActions(joint.member, entered),
    hasMinimumMoment: true,
    rows: boundRows(WELDED_MOMENT_ROWS, joint),
    always: [...weldedMomentDetailing(joint), ...elsewhereRows(inputs.columnBy, COLUMN_ACTION)],
    forces: () => [],
    otherForces: (actions) => rigidForces("elevation", inputs, weldedMomentWelds(joint, actions)),
    figures: (shown, across) =>
      weldedMomentFigures(
        {
          beam,
          column: support,
          stiffener: inputs.hasStiffeners ? inputs.stiffenerThickness : undefined,
          flangeWeld: flangeMark(inputs),
          webWeld: filletMark(inputs),
          words,
        },
        shown,
        across,
      ),
    parts: stiffenerParts(inputs, sections),
    bolts: [],
    welds: weldsOf(inputs, sections),
    layout: [["Distance of the flange forces (mm)", text(beam.d - beam.tf)]],
  };
}

export const WELDED_MOMENT: JointType = {
  problems: (inputs, sections) => {
    const found = [...sectionProblems(sections), ...stiffenerProblems(inputs, sections)];
    return found.length > 0
      ? found
      : engineProblems(weldedMomentProblems(welded(inputs, sections)), { member: "section" });
  },
  build: buildWelded,
  hasRows: false,
  topics: topicsOf(WELDED_MOMENT_ROWS),
};
