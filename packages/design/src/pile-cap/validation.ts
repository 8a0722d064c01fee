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
      title: "Concrete sections, materials, shear, development, strut-and-tie, pile reactions",
      places: "AS 3600 Sections 3, 7, 8, 10, 13; AS 2159",
      ...concreteCounts.published,
      conflicting: 0,
      largestDifference: "",
    },
  ],
  remarks: [],
  secondOpinions: [
    "Pile reactions of random groups against a stiffness matrix of springs.",
    "Every node of the truss of random caps is in equilibrium, and the whole truss with its column.",
    "The pull of stability on random caps against every choice of the rows that act.",
    "A cap in the mirror, or turned by a right angle, has the same ratios; more load never lowers a ratio.",
    FORMULAS_WORKED_AGAIN,
    SAME_NUMBERS,
  ],
};
