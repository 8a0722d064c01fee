import type { ConnectionInputs, JointTypeName } from "../fields.ts";
import { rowsThatFit } from "../layout.ts";
import type { Sections } from "../sections.ts";
import { ANGLE_CLEAT } from "./angle-cleat.ts";
import { BOLT_GROUP } from "./bolt-group.ts";
import { boltProblems, holeRows } from "./bolts.ts";
import { BRACING_CLEAT } from "./bracing.ts";
import type { BuiltJoint } from "./built-joint.ts";
import { END_PLATE } from "./end-plate.ts";
import type { JointType } from "./joint-type.ts";
import { MOMENT_END_PLATE, WELDED_MOMENT } from "./moment.ts";
import { PIN } from "./pin.ts";
import { SIDE_PLATE } from "./side-plate.ts";
import { BOLTED_SPLICE, WELDED_SPLICE } from "./splice.ts";
import { WELD_GROUP } from "./weld-group.ts";

const TYPES: Readonly<Record<JointTypeName, JointType>> = {
  "web-side-plate": SIDE_PLATE,
  "flexible-end-plate": END_PLATE,
  "angle-cleat": ANGLE_CLEAT,
  "moment-end-plate": MOMENT_END_PLATE,
  "welded-moment": WELDED_MOMENT,
  "bolted-splice": BOLTED_SPLICE,
  "welded-splice": WELDED_SPLICE,
  "bracing-cleat": BRACING_CLEAT,
  "bolt-group": BOLT_GROUP,
  "weld-group": WELD_GROUP,
  pin: PIN,
};

export const jointProblems: JointType["problems"] = (inputs, sections) => [
  ...boltProblems(inputs),
  ...TYPES[inputs.type].problems(inputs, sections),
];

export function buildJoint(inputs: ConnectionInputs, sections: Sections): BuiltJoint {
  const joint = TYPES[inputs.type].build(inputs, sections);
  return { ...joint, always: [...joint.always, ...holeRows(inputs)] };
}

/** Most rows of bolts that fit in the web; 0 of a type without them. */
export const mostRows = (inputs: ConnectionInputs, { beam }: Sections): number =>
  TYPES[inputs.type].hasRows ? rowsThatFit(beam, inputs, inputs) : 0;

/** Topics of the checks of all types. */
export const TOPICS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(TYPES).map(({ topics }) => topics),
);
