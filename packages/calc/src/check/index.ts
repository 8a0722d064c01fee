export { type Capacity, isCovered, type NotCovered } from "../capacity/capacity.ts";
export {
  type CheckNames,
  type DesignAction,
  interactionCheck,
  requirementCheck,
  strengthCheck,
} from "../strength/strength-check.ts";
export { foldAlike } from "./alike.ts";
export {
  type Check,
  type LimitCheck,
  lazyRequirement,
  limitCheck,
  type NotCoveredCheck,
  type Relation,
  type RequirementCheck,
} from "./check.ts";
export { governingCheck, isWorse, overallVerdict, type Verdict, verdictOf, worstFirst } from "./verdict.ts";
