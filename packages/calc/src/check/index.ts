export {
  type Check,
  type LimitCheck,
  limitCheck,
  type NotApplicableCheck,
  type NotCoveredCheck,
  type Relation,
  type RequirementCheck,
} from "./check.ts";
export { governingCheck, overallVerdict, type Verdict, verdictOf, worstFirst } from "./verdict.ts";
