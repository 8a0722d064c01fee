import {
  FORMULAS_WORKED_AGAIN,
  type ModuleValidation,
  SAME_NUMBERS,
  SECTION_CAPACITIES,
} from "../frame/module/validation-facts.ts";

export const VALIDATION: ModuleValidation = {
  topics: [SECTION_CAPACITIES],
  remarks: [],
  secondOpinions: [
    "Effective lengths, amplification and combined actions: published worked values, and hand calculations.",
    "Combined actions: every capacity and interaction of random columns is worked again in plain arithmetic that shares no code with the engine.",
    FORMULAS_WORKED_AGAIN,
    "Without axial force the capacities are those of bending; they never rise with the axial force in compression. Mirrored moments give mirrored results.",
    SAME_NUMBERS,
  ],
};
