export type { Candidate, CandidateFacets, ModuleAlternatives, Remedy, StudyPoint } from "./alternatives.ts";
export { citedStandards, editionsText } from "./cited-standards.ts";
export { defaultInputs, withDefaults } from "./default-inputs.ts";
export { type Answered, answerDesign, type CheckAnswer, type DesignAnswer } from "./design-answer.ts";
export type { Figure, FigurePart, ResultTable } from "./figure.ts";
export { loadModules } from "./load-modules.ts";
export { openApi } from "./open-api.ts";
export type { RawInputs } from "./raw-inputs.ts";
export type {
  CandidateWords,
  Example,
  FieldGroup,
  Resources,
  RunnableModule,
  RunOutcome,
  ShownResult,
} from "./runnable-module.ts";
export { byGroup, VERDICT_WORDS, type VerdictWords, verdictWords } from "./verdict-words.ts";
