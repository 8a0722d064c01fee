import { standardHole } from "@kingpost/as4100";
import { type Problem, SILENT } from "@kingpost/calc";
import {
  END_PLATE_ROWS,
  type EndPlate,
  endPlateDetailing,
  endPlateProblems,
  endPlateSize,
  endPlateStub,
  groupPoints,
  type JointActions,
  pryingOf,
  simpleActions,
  weldForces,
} from "@kingpost/connections";
import { topicsOf } from "../../frame/checks/check-rows.ts";
import { error } from "../../frame/problems.ts";
import type { ConnectionInputs } from "../fields.ts";
import { type DrawnEndPlate, endPlateFigures } from "../figures/end-plate-figures.ts";
import type { Place } from "../figures/parts.ts";
import type { DrawnStub } from "../figures/stub-figure.ts";
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
  gripOf,
  jointBolts,
  jointMember,
  plateOf,
  plateProblems,
  supportGrip,
  supportOf,
  supportProblems,
  supportRows,
  topOfGroup,
  weldOf,
} from "./simple.ts";
import { boltWords, filletMark, plateMass, plateWords, text, weldWords } from "./words.ts";

function endPlate(inputs: ConnectionInputs, sections: Sections): EndPlate {
  const { crossGauge, edgeV, edgeH } = inputs;
  return {
    member: jointMember(inputs, sections),
    support: supportOf(inputs, sections),
    bolts: jointBolts(inputs, sections, 2, crossGauge),
    plate: plateOf(inputs),
    edgeV,
    edgeH,
    topToBolt: topOfGroup(inputs, sections),
    weld: weldOf(inputs),
    cut: inputs.edgeCut,
  };
}

/** Bolts from the middle of the web and the underside of the beam. Units mm. */
function boltPlaces({ member, bolts, topToBolt }: EndPlate): readonly Place[] {
  const middle = member.section.d - topToBolt - ((bolts.rows - 1) * bolts.pitch) / 2;
  return groupPoints(bolts).map(({ x, y }) => ({ x, y: middle + y }));
}

/** Every bolt carries the same. */
function boltForces(joint: EndPlate, { v, n }: JointActions): readonly PointForce[] {
  const places = boltPlaces(joint);
  return places.map(({ x, y }) => ({
    x,
    y,
    vx: 0,
    vy: v / places.length,
    tension: Math.max(-n, 0) / places.length,
  }));
}

/** The forces of both runs of the weld on the web of the beam, at their ends. */
function weldEnds(
  { x, bottom, top }: { readonly x: number; readonly bottom: number; readonly top: number },
  { v, n }: JointActions,
): readonly PointForce[] {
  const run = { from: { x, y: bottom }, to: { x, y: top } };
  const found = weldForces([run, run], { x: n, y: v, z: 0, mx: 0, my: 0, mz: 0 });
  return "kind" in found ? [] : found.forces.slice(0, 2).map(vectorForce);
}

/** The plate on both sides of the web as a T-stub; undefined without tension. */
function stubOf(joint: EndPlate, forces: readonly PointForce[]): DrawnStub | undefined {
  const { member, bolts, plate, edgeH, weld } = joint;
  const { tw } = member.section;
  const tension = forces[0]?.tension ?? 0;
  if (tension === 0) return undefined;
  const found = pryingOf(endPlateStub(joint), tension, SILENT);
  if ("kind" in found) return undefined;
  const side = { bolt: (bolts.gauge - tw) / 2, edge: edgeH };
  return {
    stem: tw,
    leg: weld.leg,
    t: plate.t,
    sides: [side, side],
    size: bolts.size,
    tension,
    prying: found.total - tension,
    by: { kind: "alpha", alpha: found.alpha, inner: found.inner, outer: found.outer },
  };
}

function build(inputs: ConnectionInputs, sections: Sections): BuiltJoint {
  const joint = endPlate(inputs, sections);
  const { bolts, plate, edgeV, topToBolt } = joint;
  const { depth, width } = endPlateSize(joint);
  const count = 2 * bolts.rows;
  const top = sections.beam.d - topToBolt + edgeV;
  const words = `${boltWords(count, inputs)}, ${plateWords(width, inputs)}, ${weldWords(inputs)}`;
  const drawn: Omit<DrawnEndPlate, "stub"> = {
    beam: drawnBeam(inputs, sections, { from: plate.t, to: plate.t + sections.beam.d }),
    support: drawnSupport(inputs, sections),
    plate: { width, bottom: top - depth, top, t: plate.t },
    bolts: boltPlaces(joint),
    size: inputs.boltSize,
    hole: standardHole(inputs.boltSize),
    leg: inputs.weldLeg,
    weld: filletMark(inputs),
    words,
    inputs: { gauge: "/crossGauge", pitch: "/pitch", rows: "/rows", thickness: "/plateThickness" },
    edgeH: joint.edgeH,
    gauge: { field: "crossGauge", value: bolts.gauge },
    dragged: {
      kind: "rows",
      rows: bolts.rows,
      pitch: bolts.pitch,
      edgeV,
      topToBolt: { value: topToBolt, entered: inputs.topToBolt },
    },
  };
  return {
    depth,
    words,
    designActions: (entered) => simpleActions(joint.member, entered),
    rows: boundRows(END_PLATE_ROWS, joint),
    always: [...endPlateDetailing(joint), ...supportRows(inputs)],
    forces: (actions) => boltForces(joint, actions),
    otherForces: (actions) => [
      {
        figure: "side",
        at: "weld",
        name: "Weld",
        path: "/weldLeg",
        checks: ["weld-axial", "weld"],
        forces: weldEnds({ x: plate.t, bottom: top - depth, top }, actions),
      },
    ],
    figures: (shown, across) =>
      endPlateFigures({ ...drawn, stub: stubOf(joint, shown.forces) }, shown, across),
    parts: [
      {
        part: "End plate",
        count: 1,
        size: `${plateWords(width, inputs)}, ${text(depth)} long`,
        mass: plateMass(depth, width, plate.t),
      },
    ],
    bolts: [{ bolts: "Bolts", count, grip: gripOf(plate.t, supportGrip(inputs, sections)) }],
    welds: [{ weld: "Beam web to end plate, both sides", leg: inputs.weldLeg, length: 2 * depth }],
    layout: [
      ["Rows of bolts", String(bolts.rows)],
      ["Top of beam to the first row (mm)", text(topToBolt)],
      ["Plate depth (mm)", text(depth)],
      ["Plate width (mm)", text(width)],
    ],
  };
}

function problems(inputs: ConnectionInputs, sections: Sections): readonly Problem[] {
  const { crossGauge, weldLeg } = inputs;
  const found: Problem[] = [
    ...beamProblems(inputs, sections),
    ...depthProblems(inputs, sections, "plate"),
    ...plateProblems(inputs),
    ...supportProblems("/crossGauge", inputs, sections, {
      gauge: inputs.crossGauge,
      width: inputs.crossGauge + 2 * inputs.edgeH,
    }),
  ];
  const clear = crossGauge / 2 - sections.beam.tw / 2 - weldLeg - standardHole(inputs.boltSize) / 2;
  if (clear < 0) {
    found.push(
      error("/crossGauge", "The holes are in the weld of the plate to the web: use a larger gauge."),
    );
  }
  return found.length > 0 ? found : engineProblems(endPlateProblems(endPlate(inputs, sections)));
}

export const END_PLATE: JointType = {
  problems,
  build,
  hasRows: true,
  topics: topicsOf(END_PLATE_ROWS),
};
