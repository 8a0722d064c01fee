import type { ConnectionInputs, JointTypeName } from "../fields.ts";
import { rowsThatFit } from "../layout.ts";
import type { Sections } from "../sections.ts";
import { boltProblems, holeRows } from "./bolts.ts";
import type { BuiltJoint } from "./built-joint.ts";
import type { JointType } from "./joint-type.ts";
import { SIDE_PLATE } from "./side-plate.ts";

/** The type of a new design, whose page needs no other. */
export const FIRST_TYPE = "web-side-plate";

/** The types but that of a new design. */
export type OtherTypes = Readonly<Record<Exclude<JointTypeName, typeof FIRST_TYPE>, JointType>>;

let others: OtherTypes | undefined;

/** Takes the other types once they have been loaded. */
export function addTypes(loaded: OtherTypes): void {
  others = loaded;
}

/** Whether the code of a type has not been loaded. */
export const isTypeMissing = (type: JointTypeName): boolean => type !== FIRST_TYPE && others === undefined;

function typeOf(name: JointTypeName): JointType {
  const found = name === FIRST_TYPE ? SIDE_PLATE : others?.[name];
  if (!found) throw new TypeError("The types of connections were used before they had loaded.");
  return found;
}

export const jointProblems: JointType["problems"] = (inputs, sections) => [
  ...boltProblems(inputs),
  ...typeOf(inputs.type).problems(inputs, sections),
];

export function buildJoint(inputs: ConnectionInputs, sections: Sections): BuiltJoint {
  const joint = typeOf(inputs.type).build(inputs, sections);
  return { ...joint, always: [...joint.always, ...holeRows(inputs)] };
}

/** Most rows of bolts that fit in the web; 0 of a type without them. */
export const mostRows = (inputs: ConnectionInputs, { beam }: Sections): number =>
  typeOf(inputs.type).hasRows ? rowsThatFit(beam, inputs, inputs) : 0;
