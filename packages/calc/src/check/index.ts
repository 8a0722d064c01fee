export { type Capacity, isCovered, type NotCovered } from "./capacity.ts";
export {
  type Check,
  type LimitCheck,
  limitCheck,
  type NotApplicableCheck,
  type NotCoveredCheck,
  type Relation,
  type RequirementCheck,
} from "./check.ts";
export {
  type CheckNames,
  type DesignAction,
  interactionCheck,
  requirementCheck,
  strengthCheck,
} from "./strength-check.ts";
export { governingCheck, overallVerdict, type Verdict, verdictOf, worstFirst } from "./verdict.ts";
