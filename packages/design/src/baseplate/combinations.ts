import { type ActionSet, actionSets, arrangedRows } from "../frame/actions/actions.ts";
import type { BaseplateInputs } from "./fields.ts";

/** The actions of a row: those of `BaseActions`. */
export const ACTIONS = ["n", "mx", "my", "vx", "vy"] as const;

/** The design actions of one combination. */
export type BaseCombination = ActionSet<(typeof ACTIONS)[number]>;

/** The combinations that are entered, or those of the load cases to AS/NZS 1170.0. */
export const combinationsOf = (inputs: BaseplateInputs): readonly BaseCombination[] =>
  actionSets(inputs, ACTIONS, () => arrangedRows(inputs.caseActions));
