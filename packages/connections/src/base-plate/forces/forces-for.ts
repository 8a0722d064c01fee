import type { NotCovered, Recorder } from "@kingpost/calc";
import type { BaseActions, BaseDesign, BaseForces } from "../base.ts";
import { baseForces, isBalanced } from "./base-forces.ts";

/** The forces of a base, or why a check of its parts is not made: bearing that is exhausted fails a check of its own. */
export function forcesFor(base: BaseDesign, actions: BaseActions, record: Recorder): BaseForces | NotCovered {
  const forces = baseForces(base, actions, record);
  if (isBalanced(forces) || forces.kind !== "exhausted") return forces;
  return { kind: "not-applicable", reason: forces.reason, isExhausted: true };
}

export const areForces = (of: BaseForces | NotCovered): of is BaseForces => "boltTensions" in of;
