import type { Problem } from "@kingpost/calc";
import {
  WELD_GROUP_ROWS,
  type WeldGroup,
  weldForces,
  weldGroupActions,
  weldGroupDetailing,
  weldGroupProblems,
  weldProperties,
  weldSegments,
} from "@kingpost/connections";
import { topicsOf } from "../../frame/checks/check-rows.ts";
import { error } from "../../frame/problems.ts";
import type { ConnectionInputs } from "../fields.ts";
import { type DrawnWeldGroup, weldGroupFigures } from "../figures/group-figures.ts";
import { boundRows } from "./bound-rows.ts";
import type { BuiltJoint } from "./built-joint.ts";
import type { JointType } from "./joint-type.ts";
import { vectorForce } from "./point-force.ts";
import { engineProblems, weldOf } from "./simple.ts";
import { filletMark, text, weldWords } from "./words.ts";

const weldGroup = (inputs: ConnectionInputs): WeldGroup => ({
  shape: inputs.weldShape,
  depth: inputs.weldDepth,
  width: inputs.weldWidth,
  weld: weldOf(inputs),
  thicker: inputs.thicker,
  thinner: inputs.thinner,
  e: inputs.eccentricity,
  eAcross: inputs.eccentricityAcross,
});

const NAMES: Readonly<Record<ConnectionInputs["weldShape"], string>> = {
  vertical: "one vertical run",
  "two vertical": "two vertical runs",
  "two horizontal": "two horizontal runs",
  C: "a C of three runs",
  L: "an L of two runs",
  box: "all round",
};

function build(inputs: ConnectionInputs): BuiltJoint {
  const joint = weldGroup(inputs);
  const runs = weldSegments(joint);
  const properties = weldProperties(runs);
  const centroid = properties?.centroid ?? { x: 0, y: 0 };
  const length = properties?.length ?? 0;
  const words = `${weldWords(inputs)}, ${NAMES[joint.shape]}, ${text(length)} mm`;
  const drawn: DrawnWeldGroup = {
    runs,
    depth: joint.depth,
    width: joint.shape === "vertical" ? 0 : joint.width,
    centroid,
    e: joint.e,
    words,
    mark: filletMark(inputs, false),
  };
  return {
    depth: joint.depth,
    words,
    designActions: (entered) => entered,
    rows: boundRows(WELD_GROUP_ROWS, joint),
    always: weldGroupDetailing(joint),
    forcesAt: "weld",
    forces: (actions) => {
      const found = weldForces(runs, weldGroupActions(joint, actions));
      return "kind" in found ? [] : found.forces.map(vectorForce);
    },
    figures: (shown, across) => weldGroupFigures(drawn, shown, across),
    parts: [],
    bolts: [],
    welds: [{ weld: "Weld group", leg: inputs.weldLeg, length }],
    layout: [
      ["Length of the weld (mm)", text(length)],
      ["Centroid from the left (mm)", text(centroid.x)],
      ["Centroid from the lower end (mm)", text(centroid.y)],
      ["Polar second moment per unit throat (10⁶ mm³)", text((properties?.iwp ?? 0) / 1e6)],
    ],
  };
}

function problems(inputs: ConnectionInputs): readonly Problem[] {
  if (inputs.thinner > inputs.thicker) {
    return [error("/thinner", "The thinner part is thicker than the thicker one.")];
  }
  return engineProblems(weldGroupProblems(weldGroup(inputs)), FIELDS);
}

const FIELDS: Readonly<Record<string, string>> = { depth: "weldDepth", width: "weldWidth" };

export const WELD_GROUP: JointType = {
  problems,
  build,
  hasRows: false,
  topics: topicsOf(WELD_GROUP_ROWS),
};
