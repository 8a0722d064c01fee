import {
  FORMULAS_WORKED_AGAIN,
  type ModuleValidation,
  SAME_NUMBERS,
} from "../frame/module/validation-facts.ts";

export const VALIDATION: ModuleValidation = {
  topics: [],
  remarks: [],
  secondOpinions: [
    "Bearing, plate thickness, bearing block, bolts, friction and cone: published worked values, and hand calculations.",
    "Bearing block: force and moment of block and bolts are in equilibrium with the actions of random bases, in arithmetic that shares no code with the engine.",
    FORMULAS_WORKED_AGAIN,
    SAME_NUMBERS,
  ],
};
