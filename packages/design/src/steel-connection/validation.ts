import {
  COMBINATIONS,
  FORMULAS_WORKED_AGAIN,
  type ModuleValidation,
  SAME_NUMBERS,
} from "../frame/module/validation-facts.ts";

export const VALIDATION: ModuleValidation = {
  topics: [COMBINATIONS],
  remarks: [],
  secondOpinions: [
    "More bolts, a thicker plate or a larger weld never raise the ratio of that part; the mirror image of a connection has the same ratios.",
    FORMULAS_WORKED_AGAIN,
    SAME_NUMBERS,
  ],
};
