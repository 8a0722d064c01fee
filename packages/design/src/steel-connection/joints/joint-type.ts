import type { Problem } from "@kingpost/calc";
import type { ConnectionInputs } from "../fields.ts";
import type { Sections } from "../sections.ts";
import type { BuiltJoint } from "./built-joint.ts";

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
