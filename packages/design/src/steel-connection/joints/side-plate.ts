import { standardHole } from "@kingpost/as4100";
import type { Problem } from "@kingpost/calc";
import {
  forcesOnWeb,
  groupPoints,
  inPlaneForces,
  type JointActions,
  SIDE_PLATE_ROWS,
  type SidePlate,
  sidePlateDetailing,
  sidePlateEccentricity,
  sidePlateProblems,
  sidePlateSize,
  simpleActions,
  weldForces,
} from "@kingpost/connections";
import { topicsOf } from "../../frame/checks/check-rows.ts";
import { error } from "../../frame/problems.ts";
import type { ConnectionInputs } from "../fields.ts";
import { groupHandles } from "../figures/handles.ts";
import type { Place } from "../figures/parts.ts";
import { type DrawnSidePlate, sidePlateFigures } from "../figures/side-plate-figures.ts";
import type { Sections } from "../sections.ts";
import { boundRows } from "./bound-rows.ts";
import type { BuiltJoint } from "./built-joint.ts";
import type { JointType } from "./joint-type.ts";
import { type PointForce, vectorForce } from "./point-force.ts";
import {
  beamProblems,
  depthProblems,
  drawnBeam,
  drawnSupport,
  engineProblems,
  jointBolts,
  jointMember,
  plateOf,
  plateProblems,
  supportOf,
  supportRows,
  topOfGroup,
  weldOf,
} from "./simple.ts";
import { boltWords, filletMark, plateMass, plateWords, text, weldWords } from "./words.ts";

function sidePlate(inputs: ConnectionInputs, sections: Sections): SidePlate {
  const { gap, firstLine, edgeV, edgeH } = inputs;
  return {
    member: jointMember(inputs, sections),
    support: supportOf(inputs, sections),
    gap,
    bolts: jointBolts(inputs, sections, Number(inputs.columns)),
    plate: plateOf(inputs),
    edgeV,
    edgeH,
    firstLine,
    topToBolt: topOfGroup(inputs, sections),
    weld: weldOf(inputs),
    cut: inputs.edgeCut,
  };
}

/** Bolts from the face of the support and the underside of the beam. Units mm. */
function boltPlaces({ member, bolts, firstLine, topToBolt }: SidePlate): readonly Place[] {
  const top = member.section.d - topToBolt;
  return groupPoints(bolts).map(({ x, y }) => ({
    x: firstLine + x + ((bolts.columns - 1) * bolts.gauge) / 2,
    y: top + y - ((bolts.rows - 1) * bolts.pitch) / 2,
  }));
}

/** The forces of the bolts on the web of the beam. */
function boltForces(joint: SidePlate, actions: JointActions): readonly PointForce[] {
  const places = boltPlaces(joint);
  const found = inPlaneForces(places, forcesOnWeb(joint, actions));
  if ("kind" in found) return [];
  return places.map(({ x, y }, at) => ({
    x,
    y,
    vx: found.forces[at]?.x ?? 0,
    vy: found.forces[at]?.y ?? 0,
    tension: 0,
  }));
}

/** The forces of both runs of the weld on the plate, at its ends, from the face of the support and the underside of the beam. */
function weldEnds(
  joint: SidePlate,
  { bottom, top }: { readonly bottom: number; readonly top: number },
  { v, n }: JointActions,
): readonly PointForce[] {
  const run = { from: { x: 0, y: bottom }, to: { x: 0, y: top } };
  const actions = { x: n, y: v, z: 0, mx: 0, my: 0, mz: v * sidePlateEccentricity(joint) };
  const found = weldForces([run, run], actions);
  if ("kind" in found) return [];
  return found.forces.slice(0, 2).map(vectorForce);
}

function build(inputs: ConnectionInputs, sections: Sections): BuiltJoint {
  const joint = sidePlate(inputs, sections);
  const { bolts, plate, edgeV, topToBolt, gap } = joint;
  const { depth, width } = sidePlateSize(joint);
  const count = bolts.rows * bolts.columns;
  const top = sections.beam.d - topToBolt + edgeV;
  const words = `${boltWords(count, inputs)}, ${plateWords(depth, inputs)}, ${weldWords(inputs)}`;
  const drawn: DrawnSidePlate = {
    beam: drawnBeam(inputs, sections, { from: gap, to: width + 0.5 * sections.beam.d }),
    support: drawnSupport(inputs, sections),
    plate: { right: width, bottom: top - depth, top, t: plate.t },
    bolts: boltPlaces(joint),
    size: inputs.boltSize,
    hole: standardHole(inputs.boltSize),
    leg: inputs.weldLeg,
    weld: filletMark(inputs),
    words,
    inputs: { firstLine: "/firstLine", edgeH: "/edgeH" },
    handles: [
      ...groupHandles({
        ...bolts,
        edgeV,
        right: width,
        bottom: top - depth,
        top,
        topToBolt: { value: topToBolt, entered: inputs.topToBolt },
      }),
      {
        field: "edgeH",
        value: joint.edgeH,
        at: { x: width, y: top - depth / 2 },
        per: { x: 1, y: 0 },
      },
      {
        field: "firstLine",
        value: joint.firstLine,
        at: { x: joint.firstLine, y: top - depth },
        per: { x: 1, y: 0 },
      },
    ],
  };
  return {
    depth,
    words,
    designActions: (entered) => simpleActions(joint.member, entered),
    rows: boundRows(SIDE_PLATE_ROWS, joint),
    always: [...sidePlateDetailing(joint), ...supportRows(inputs)],
    forces: (actions) => boltForces(joint, actions),
    otherForces: (actions) => [
      {
        figure: "elevation",
        at: "weld",
        name: "Weld",
        path: "/weldLeg",
        checks: ["weld-axial", "weld"],
        forces: weldEnds(joint, { bottom: top - depth, top }, actions),
      },
    ],
    figures: (shown, across) => sidePlateFigures(drawn, shown, across),
    parts: [
      {
        part: "Side plate",
        count: 1,
        size: `${plateWords(depth, inputs)}, ${text(width)} wide`,
        mass: plateMass(depth, width, plate.t),
      },
    ],
    bolts: [{ bolts: "Bolts", count, grip: plate.t + sections.beam.tw }],
    welds: [{ weld: "Side plate to support, both sides", leg: inputs.weldLeg, length: 2 * depth }],
    layout: [
      ["Rows of bolts", String(bolts.rows)],
      ["Top of beam to the first row (mm)", text(topToBolt)],
      ["Plate depth (mm)", text(depth)],
      ["Plate width (mm)", text(width)],
      ["Eccentricity of the bolts (mm)", text(sidePlateEccentricity(joint))],
    ],
  };
}

function problems(inputs: ConnectionInputs, sections: Sections): readonly Problem[] {
  const { gap, firstLine, edgeH, weldLeg } = inputs;
  const found: Problem[] = [
    ...beamProblems(inputs, sections),
    ...depthProblems(inputs, sections, "plate"),
    ...plateProblems(inputs),
  ];
  if (firstLine < gap + edgeH) {
    found.push(
      error(
        "/firstLine",
        `The first line of bolts is ${text(firstLine - gap)} mm from the end of the beam, less than the horizontal edge distance of ${text(edgeH)} mm.`,
      ),
    );
  }
  if (weldLeg >= gap && gap > 0) {
    found.push(
      error("/gap", "The weld of the plate needs a gap larger than its leg: the end of the beam is there."),
    );
  }
  return found.length > 0 ? found : engineProblems(sidePlateProblems(sidePlate(inputs, sections)));
}

export const SIDE_PLATE: JointType = {
  problems,
  build,
  hasRows: true,
  topics: topicsOf(SIDE_PLATE_ROWS),
};
