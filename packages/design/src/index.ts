export { type CitedClauses, citedClauses } from "./answer/cited-clauses.ts";
export { citedStandards, editionsText } from "./answer/cited-standards.ts";
export { type Answered, answerDesign, type DesignAnswer } from "./answer/design-answer.ts";
export { openApi } from "./answer/open-api.ts";
export { byGroup, VERDICT_WORDS, verdictWords } from "./answer/verdict-words.ts";
export type {
  Candidate,
  CandidateFacets,
  ModuleAlternatives,
  Remedy,
  StudyPoint,
} from "./frame/alternatives/alternatives.ts";
export type { Figure, FigurePart, PartMove, ResultTable } from "./frame/figures/figure.ts";
export { defaultInputs, withDefaults } from "./frame/module/default-inputs.ts";
export type { RawInputs } from "./frame/module/raw-inputs.ts";
export type { Resources } from "./frame/module/resources.ts";
export type {
  CandidateWords,
  RunnableModule,
  RunOutcome,
  ShownResult,
} from "./frame/module/runnable-module.ts";
export { sectionIds, usesSections } from "./frame/module/section-ids.ts";
export { loadModules } from "./load-modules.ts";
