import { type SteelSection, standardHole } from "@kingpost/as4100";
import { isCovered, type Problem, SILENT } from "@kingpost/calc";
import {
  ANGLE_CLEAT_ROWS,
  type AngleCleat,
  angleCleatDepth,
  angleCleatDetailing,
  angleCleatProblems,
  groupPoints,
  inPlaneForces,
  type JointActions,
  simpleActions,
  supportTension,
} from "@kingpost/connections";
import { topicsOf } from "../../frame/checks/check-rows.ts";
import { error } from "../../frame/problems.ts";
import type { ConnectionInputs } from "../fields.ts";
import { angleCleatFigures, type DrawnAngleCleat } from "../figures/angle-cleat-figures.ts";
import { groupHandles } from "../figures/handles.ts";
import type { Place } from "../figures/parts.ts";
import { rootRadius } from "../layout.ts";
import type { Sections } from "../sections.ts";
import { boundRows } from "./bound-rows.ts";
import type { BuiltJoint } from "./built-joint.ts";
import type { JointType } from "./joint-type.ts";
import type { PointForce } from "./point-force.ts";
import {
  beamProblems,
  depthProblems,
  drawnBeam,
  drawnSupport,
  engineProblems,
  gripOf,
  jointBolts,
  jointMember,
  supportGrip,
  supportOf,
  supportProblems,
  supportRows,
  topOfGroup,
} from "./simple.ts";
import { boltWords, plateMass, text } from "./words.ts";

function angleCleat(inputs: ConnectionInputs, sections: Sections): AngleCleat | undefined {
  const { cleat } = sections;
  const { gap, edgeV, webLine, supportLine, includesEccentricity } = inputs;
  return (
    cleat && {
      member: jointMember(inputs, sections),
      support: supportOf(inputs, sections),
      gap,
      angle: cleat,
      bolts: jointBolts(inputs, sections, 1),
      webLine,
      supportLine,
      leg: legOf(cleat),
      edgeV,
      topToBolt: topOfGroup(inputs, sections),
      cut: inputs.edgeCut,
      includesEccentricity,
    }
  );
}

/** The shorter leg of an angle, mm. */
function legOf({ plates, d }: SteelSection): number {
  const dimensions = plates?.dimensions;
  return dimensions?.shape === "angle" ? Math.min(dimensions.b1, dimensions.b2) : d;
}

/** Bolts through the web from the face of the support and the underside of the beam. Units mm. */
function boltPlaces({ member, bolts, webLine, topToBolt }: AngleCleat): readonly Place[] {
  const middle = member.section.d - topToBolt - ((bolts.rows - 1) * bolts.pitch) / 2;
  return groupPoints(bolts).map(({ x, y }) => ({ x: webLine + x, y: middle + y }));
}

/** The forces of the bolts through the web on it, in two shear planes together. */
function boltForces(joint: AngleCleat, { v, n }: JointActions): readonly PointForce[] {
  const places = boltPlaces(joint);
  const found = inPlaneForces(places, { x: n, y: v, m: -v * joint.webLine });
  if ("kind" in found) return [];
  return places.map(({ x, y }, at) => ({
    x,
    y,
    vx: found.forces[at]?.x ?? 0,
    vy: found.forces[at]?.y ?? 0,
    tension: 0,
  }));
}

/** The forces of the bolts through the support on the angles, of each of the two in a row; in tension with the eccentricity. */
function supportForces(joint: AngleCleat, { v }: JointActions): readonly PointForce[] {
  const { bolts, includesEccentricity } = joint;
  const found = includesEccentricity && v !== 0 ? supportTension(joint, v, SILENT) : 0;
  const tension = isCovered(found) ? found : 0;
  const levels = boltPlaces(joint).map(({ y }) => y);
  const middle = ((levels[0] ?? 0) + (levels.at(-1) ?? 0)) / 2;
  return levels.map((y) => ({
    x: 0,
    y,
    vx: 0,
    vy: v / (2 * bolts.rows),
    tension: (y - middle) * v > TOUCH ? tension : 0,
  }));
}

/** A bolt is beyond the middle of its group from here, N mm. */
const TOUCH = 1e-6;

function build(inputs: ConnectionInputs, sections: Sections): BuiltJoint {
  const joint = angleCleat(inputs, sections);
  if (!joint) throw new TypeError("Inputs without an error have a cleat.");
  const { bolts, angle, edgeV, topToBolt, gap, webLine, supportLine, leg } = joint;
  const depth = angleCleatDepth(joint);
  const t = angle.tf;
  const count = 3 * bolts.rows;
  const top = sections.beam.d - topToBolt + edgeV;
  const words = `2 ${angle.name} × ${text(depth)} long, ${boltWords(count, inputs)}`;
  const drawn: DrawnAngleCleat = {
    beam: drawnBeam(inputs, sections, { from: gap, to: leg + 0.5 * sections.beam.d }),
    support: drawnSupport(inputs, sections),
    plate: { right: leg, bottom: top - depth, top, t },
    bolts: boltPlaces(joint),
    size: inputs.boltSize,
    hole: standardHole(inputs.boltSize),
    words,
    inputs: { firstLine: "/webLine", edgeH: "/cleat" },
    handles: [
      ...groupHandles({
        ...bolts,
        edgeV,
        right: leg,
        bottom: top - depth,
        top,
        topToBolt: { value: topToBolt, entered: inputs.topToBolt },
      }),
      {
        field: "webLine",
        value: webLine,
        at: { x: webLine, y: top - depth },
        per: { x: 1, y: 0 },
      },
    ],
    angle: { name: angle.name, leg, t },
    supportLine,
  };
  return {
    depth,
    words,
    designActions: (entered) => simpleActions(joint.member, entered),
    rows: boundRows(ANGLE_CLEAT_ROWS, joint),
    always: [...angleCleatDetailing(joint), ...supportRows(inputs)],
    forces: (actions) => boltForces(joint, actions),
    otherForces: (actions) => [
      {
        figure: "elevation",
        at: "bolt",
        name: "Each bolt in the support, row",
        path: "/boltSize",
        checks: ["bolt-support"],
        forces: supportForces(joint, actions),
      },
    ],
    figures: (shown, across) => angleCleatFigures(drawn, shown, across),
    parts: [
      {
        part: "Angle cleat",
        count: 2,
        size: `${angle.name}, ${text(depth)} long`,
        mass: plateMass(angle.ag, depth, 1),
      },
    ],
    bolts: [
      { bolts: "Beam web", count: bolts.rows, grip: 2 * t + sections.beam.tw },
      { bolts: "Support", count: 2 * bolts.rows, grip: gripOf(t, supportGrip(inputs, sections)) },
    ],
    welds: [],
    layout: [
      ["Rows of bolts", String(bolts.rows)],
      ["Top of beam to the first row (mm)", text(topToBolt)],
      ["Length of the cleats (mm)", text(depth)],
      ["Horizontal edge distance on the web leg (mm)", text(leg - webLine)],
      ["Gauge of the bolts through the support (mm)", text(2 * supportLine + sections.beam.tw)],
    ],
  };
}

function problems(inputs: ConnectionInputs, sections: Sections): readonly Problem[] {
  const found: Problem[] = [...beamProblems(inputs, sections), ...depthProblems(inputs, sections, "cleat")];
  const joint = angleCleat(inputs, sections);
  if (!joint) return found;
  const { angle, webLine, supportLine, gap, leg } = joint;
  const { tw } = sections.beam;
  found.push(
    ...supportProblems("/supportLine", inputs, sections, {
      gauge: 2 * supportLine + tw,
      width: 2 * leg + tw,
    }),
  );
  if (angle.kind !== "angle") {
    return [...found, error("/cleat", "The cleats must be angles: choose an angle of the catalogue.")];
  }
  const least = angle.tf + rootRadius(angle) + standardHole(inputs.boltSize) / 2;
  for (const [path, line] of [
    ["/webLine", webLine],
    ["/supportLine", supportLine],
  ] as const) {
    if (line < least) {
      const message = `The holes are in the fillet of the angle: the line must be at least ${text(least)} mm from the heel.`;
      found.push(error(path, message));
    } else if (line > leg - standardHole(inputs.boltSize) / 2) {
      found.push(error(path, `The holes are outside of the leg of ${text(leg)} mm.`));
    }
  }
  if (webLine <= gap) {
    found.push(error("/webLine", "The bolts through the web are in the gap before the end of the beam."));
  }
  return found.length > 0 ? found : engineProblems(angleCleatProblems(joint));
}

export const ANGLE_CLEAT: JointType = {
  problems,
  build,
  hasRows: true,
  topics: topicsOf(ANGLE_CLEAT_ROWS),
};
