import type { Problem } from "@kingpost/calc";
import type { ConnectionInputs, JointTypeName } from "../fields.ts";
import { rowsThatFit } from "../layout.ts";
import type { Sections } from "../model.ts";
import { ANGLE_CLEAT } from "./angle-cleat.ts";
import { BOLT_GROUP } from "./bolt-group.ts";
import { BRACING_CLEAT } from "./bracing.ts";
import type { BuiltJoint } from "./built-joint.ts";
import { END_PLATE } from "./end-plate.ts";
import { MOMENT_END_PLATE, WELDED_MOMENT } from "./moment.ts";
import { PIN } from "./pin.ts";
import { SIDE_PLATE } from "./side-plate.ts";
import { BOLTED_SPLICE, WELDED_SPLICE } from "./splice.ts";
import { WELD_GROUP } from "./weld-group.ts";

/** How a type of connection is made of the inputs. */
export interface JointType {
  /** What is wrong between fields. Without an error the connection can be built. */
  readonly problems: (inputs: ConnectionInputs, sections: Sections) => readonly Problem[];
  readonly build: (inputs: ConnectionInputs, sections: Sections) => BuiltJoint;
  /** Whether its rows of bolts follow the depth of the beam. */
  readonly hasRows: boolean;
  /** Titles of the kinds of checks in the table of candidates, by the identifiers of checks. */
  readonly topics: Readonly<Record<string, string>>;
}

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

export const jointProblems: JointType["problems"] = (inputs, sections) =>
  TYPES[inputs.type].problems(inputs, sections);
export const buildJoint: JointType["build"] = (inputs, sections) =>
  TYPES[inputs.type].build(inputs, sections);
/** Most rows of bolts that fit in the web; 0 of a type without them. */
export const mostRows = (inputs: ConnectionInputs, { beam }: Sections): number =>
  TYPES[inputs.type].hasRows ? rowsThatFit(beam, inputs, inputs) : 0;

/** Of all types. */
export const TOPICS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(TYPES).map(({ topics }) => topics),
);
