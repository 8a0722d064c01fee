export { ACTIONS_CLAUSES, ACTIONS_EDITION } from "./clauses.ts";
export type { Combination, CombinationPurpose } from "./combination.ts";
export { combinationsOf } from "./combinations.ts";
export { IMPOSED, PERMANENT, PERMANENT_RELIEVING } from "./factors.ts";
export { combinationFactors, type ImposedCase, type LoadCase, type OtherCase } from "./load-case.ts";
export type { CombinationOptions, ServiceabilityOptions, UserCombination } from "./options.ts";
export {
  CombinationError,
  type CombinationPlace,
  type CombinationProblem,
  combinationProblems,
  GREATEST_FACTOR,
} from "./problems.ts";
export {
  type StabilityCombination,
  type StabilityEffects,
  stabilityCombinations,
  stabilityEffects,
  type UnfactoredEffect,
} from "./stability.ts";
export { type CombinationFactors, GREATEST_COMBINATION_FACTOR, USAGES, type UsageName } from "./usages.ts";
