import concreteCounts from "@kingpost/as3600/validation-counts.json" with { type: "json" };
import {
  COMBINATIONS,
  FORMULAS_WORKED_AGAIN,
  type ModuleValidation,
  SAME_NUMBERS,
} from "../frame/module/validation-facts.ts";

export const VALIDATION: ModuleValidation = {
  topics: [
    COMBINATIONS,
    {
      title: "Soil pressure, concrete sections, shear, punching, bearing, development, plain concrete",
      places: "Statics; AS 3600 Sections 3, 8, 9, 12, 13, 20, 21",
      ...concreteCounts.published,
      conflicting: 0,
      largestDifference: "",
    },
  ],
  remarks: [],
  secondOpinions: [
    "Soil pressure of 1,000 random eccentricities, also beyond the kern on both axes, against sums over a fine grid to 1 in 10,000.",
    "A footing that is mirrored or turned by a right angle has the same ratios; a larger plan never raises the pressure of a concentric force, and a deeper footing never has less strength in shear.",
    FORMULAS_WORKED_AGAIN,
    SAME_NUMBERS,
  ],
};
