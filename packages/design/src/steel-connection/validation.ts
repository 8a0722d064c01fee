import jointCounts from "@kingpost/connections/validation-counts.json" with { type: "json" };
import {
  COMBINATIONS,
  FORMULAS_WORKED_AGAIN,
  type ModuleValidation,
  SAME_NUMBERS,
} from "../frame/module/validation-facts.ts";

export const VALIDATION: ModuleValidation = {
  topics: [
    {
      title: "Bolts, groups, plies, welds, notches, pins and minimum actions, within the published digits",
      places: "AS 4100 Section 9, Clause 7.5",
      ...jointCounts.joints,
      conflicting: 0,
      largestDifference: "",
    },
    COMBINATIONS,
  ],
  remarks: [],
  secondOpinions: [
    "Whole connections of each type, 500 at random, by plain arithmetic from published properties.",
    "More bolts, a thicker plate or a larger weld never raise the ratio of that part; the mirror image of a connection has the same ratios.",
    FORMULAS_WORKED_AGAIN,
    SAME_NUMBERS,
  ],
};
