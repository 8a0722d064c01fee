import anchorCounts from "@kingpost/connections/validation-counts.json" with { type: "json" };
import {
  FORMULAS_WORKED_AGAIN,
  type ModuleValidation,
  SAME_NUMBERS,
} from "../frame/module/validation-facts.ts";

export const VALIDATION: ModuleValidation = {
  topics: [
    {
      title: "Anchors in concrete, within 0.5 % or half of the last digit; some are derived, not published",
      places: "EN 1992-4 Clauses 7.2.1, 7.2.2, 7.2.3",
      ...anchorCounts.published,
      conflicting: 0,
      largestDifference: "2.6",
    },
  ],
  remarks: [],
  secondOpinions: [
    "Bearing, plate thickness, bearing block, bolts, friction and cone: published worked values, and hand calculations.",
    "Anchors: projected areas against a raster of 1 mm for random groups; cone and edge again in plain arithmetic for random edges and directions.",
    "Bearing block: force and moment of block and bolts are in equilibrium with the actions of random bases, in arithmetic that shares no code with the engine.",
    FORMULAS_WORKED_AGAIN,
    SAME_NUMBERS,
  ],
};
