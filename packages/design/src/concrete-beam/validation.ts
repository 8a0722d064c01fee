import concreteCounts from "@kingpost/as3600/validation-counts.json" with { type: "json" };
import {
  BEAM_ANALYSIS,
  COMBINATIONS,
  FORMULAS_WORKED_AGAIN,
  type ModuleValidation,
  SAME_NUMBERS,
} from "../frame/module/validation-facts.ts";

export const VALIDATION: ModuleValidation = {
  topics: [
    COMBINATIONS,
    BEAM_ANALYSIS,
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
    "Sections in bending: random sections against a fine mesh of fibres.",
    "Continuous beams: moments at supports against the equations of three moments, over every pattern of imposed load.",
    "A continuous T-beam with compression steel and a beam with torsion: strengths, stresses, crack width and deflection worked by hand.",
    "Mirrored beams give mirrored results; more load never lowers a ratio, more bars never raise the ratio of bending while k_uo is less than 0.36.",
    FORMULAS_WORKED_AGAIN,
    SAME_NUMBERS,
  ],
};
