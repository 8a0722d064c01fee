export {
  ANALYSIS_LIMITS,
  type AnalysisOptions,
  analyseAgain,
  analyseBeam,
  type BeamAnalysis,
  type CaseReactions,
  caseReactions,
  type LoadRow,
  rowResponse,
  type Sizing,
  type SupportStability,
  sizedResponses,
  supportStability,
} from "./analyse.ts";
export { type ImposedReaction, imposedReactions } from "./imposed-reactions.ts";
export { MOST_SPANS_OF_EVERY, type Pattern, type PatternSet, patternsOf } from "./patterns.ts";
export type { CaseLoads, UnitLoads } from "./unit-loads.ts";
