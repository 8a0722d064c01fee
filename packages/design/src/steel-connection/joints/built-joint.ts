import type { Check } from "@kingpost/calc";
import type { JointActions } from "@kingpost/connections";
import type { CheckRow } from "../../frame/checks/check-rows.ts";
import type { Figure } from "../../frame/figures/figure.ts";
import type { Shown } from "../figures/parts.ts";
import type { ForceGroup, PointForce } from "./point-force.ts";

/** A part of a connection in the list of materials. */
export interface ListedPart {
  readonly part: string;
  readonly count: number;
  readonly size: string;
  /** Mass of one, kg. */
  readonly mass?: number;
}

/** Bolts of one length in the list of bolts. Units mm. */
export interface ListedBolts {
  readonly bolts: string;
  readonly count: number;
  /** Thickness of what they clamp; undefined where a part of it is not in the design. */
  readonly grip: number | undefined;
}

/** A weld in the list of welds. Units mm. */
export interface ListedWeld {
  readonly weld: string;
  /** Leg of fillet welds; undefined of complete penetration butt welds. */
  readonly leg: number | undefined;
  /** Length of all runs, mm. */
  readonly length: number;
}

/** A connection under one combination. */
export interface LoadedJoint {
  /** As they are entered or combined. */
  readonly entered: JointActions;
  /** Not less than the minimum. */
  readonly actions: JointActions;
}

/** A connection of one type, which the rest of the module knows by this alone. */
export interface BuiltJoint {
  /** Depth of the main plate, mm: a column of the candidates. */
  readonly depth: number;
  /** `4 M20 8.8/S, PL 280 × 10 Grade 250, 6 CFW SP E49`. */
  readonly words: string;
  /** The design actions of a combination: not less than the minimum of Clause 9.1.4. */
  readonly designActions: (entered: JointActions) => JointActions;
  /** Whether they have a minimum moment, of which an axial force relieves no flange. */
  readonly hasMinimumMoment?: true;
  /** The checks under the design actions of one combination. */
  readonly rows: readonly CheckRow<LoadedJoint>[];
  /** Whatever the actions are: detailing, and what is not covered. */
  readonly always: readonly Check[];
  /** Forces on bolts, or on a weld; none of a type that shares its force in no group. */
  readonly forces: (actions: JointActions) => readonly PointForce[];
  /** What the forces are at; bolts where it is left out. */
  readonly forcesAt?: "weld";
  /** Forces on other welds and bolts. */
  readonly otherForces?: (actions: JointActions) => readonly ForceGroup[];
  /** It to scale, with the forces of one combination. `width` in drawing units. */
  readonly figures: (shown: Shown, width: number) => readonly Figure[];
  readonly parts: readonly ListedPart[];
  readonly bolts: readonly ListedBolts[];
  readonly welds: readonly ListedWeld[];
  /** The dimensions that the form leaves to the usual layout, as they are: for the table. */
  readonly layout: readonly (readonly [name: string, value: string])[];
}
