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
      title: "Concrete sections, materials, shear, torsion, serviceability, development",
      places: "AS 3600 Sections 3, 8, 10, 13",
      ...concreteCounts.published,
      conflicting: 0,
      largestDifference: "",
    },
  ],
  remarks: [],
  secondOpinions: [
    "Sections with axial force: random sections and directions against a fine mesh of fibres.",
    "A slender column bent about both axes and a circular column in both positions of its bars, worked by hand.",
    "A column turned by a right angle, and with its moments reversed, has the same ratios; more moment or more bars never does the opposite of what it should.",
    FORMULAS_WORKED_AGAIN,
    SAME_NUMBERS,
  ],
};
