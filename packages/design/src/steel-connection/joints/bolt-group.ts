import { standardHole } from "@kingpost/as4100";
import type { Problem } from "@kingpost/calc";
import {
  BOLT_GROUP_ROWS,
  type BoltGroup,
  boltGroupDetailing,
  boltGroupForces,
  boltGroupProblems,
  groupPoints,
} from "@kingpost/connections";
import { topicsOf } from "../../frame/checks/check-rows.ts";
import type { ConnectionInputs } from "../fields.ts";
import { boltGroupFigures, type DrawnBoltGroup } from "../figures/group-figures.ts";
import { boundRows } from "./bound-rows.ts";
import type { BuiltJoint } from "./built-joint.ts";
import type { JointType } from "./joint-type.ts";
import { boltOf, engineProblems, plateOf, plateProblems } from "./simple.ts";
import { boltWords, plateMass, plateWords, text } from "./words.ts";

const boltGroup = (inputs: ConnectionInputs): BoltGroup => ({
  bolts: {
    ...boltOf(inputs),
    rows: inputs.groupRows,
    columns: inputs.groupColumns,
    pitch: inputs.pitch,
    gauge: inputs.groupGauge,
  },
  plate: plateOf(inputs),
  edgeV: inputs.edgeV,
  edgeH: inputs.edgeH,
  planes: inputs.planes === "2" ? 2 : 1,
  e: inputs.eccentricity,
  eAcross: inputs.eccentricityAcross,
  prying: inputs.pryingFactor,
  cut: inputs.edgeCut,
});

function build(inputs: ConnectionInputs): BuiltJoint {
  const joint = boltGroup(inputs);
  const { bolts, plate, edgeV, edgeH } = joint;
  const depth = (bolts.rows - 1) * bolts.pitch + 2 * edgeV;
  const width = (bolts.columns - 1) * bolts.gauge + 2 * edgeH;
  const count = bolts.rows * bolts.columns;
  const words = `${boltWords(count, inputs)}, ${plateWords(width, inputs)}`;
  const places = groupPoints(bolts);
  const drawn: DrawnBoltGroup = {
    plate: { width, depth },
    bolts: places,
    size: inputs.boltSize,
    hole: standardHole(inputs.boltSize),
    e: joint.e,
    words,
    grid: { ...bolts, edgeV, edgeH },
  };
  return {
    depth,
    words,
    designActions: (entered) => entered,
    rows: boundRows(BOLT_GROUP_ROWS, joint),
    always: boltGroupDetailing(joint),
    forces: (actions) => {
      const found = boltGroupForces(joint, actions);
      return "kind" in found
        ? []
        : places.map(({ x, y }, at) => ({
            x,
            y,
            vx: found.forces[at]?.x ?? 0,
            vy: found.forces[at]?.y ?? 0,
            tension: 0,
          }));
    },
    figures: (shown, across) => boltGroupFigures(drawn, shown, across),
    parts: [
      {
        part: "Plate",
        count: 1,
        size: `${plateWords(width, inputs)}, ${text(depth)} long`,
        mass: plateMass(depth, width, plate.t),
      },
    ],
    bolts: [{ bolts: "Bolts", count, grip: undefined }],
    welds: [],
    layout: [
      ["Plate depth (mm)", text(depth)],
      ["Plate width (mm)", text(width)],
    ],
  };
}

const problems = (inputs: ConnectionInputs): readonly Problem[] => {
  const found = plateProblems(inputs);
  return found.length > 0 ? found : engineProblems(boltGroupProblems(boltGroup(inputs)), GROUP_FIELDS);
};

const GROUP_FIELDS: Readonly<Record<string, string>> = { gauge: "groupGauge" };

export const BOLT_GROUP: JointType = {
  problems,
  build,
  hasRows: false,
  topics: topicsOf(BOLT_GROUP_ROWS),
};
