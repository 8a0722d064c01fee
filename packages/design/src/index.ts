export type { Candidate, Remedy } from "./alternatives.ts";
export { defaultInputs, withDefaults } from "./default-inputs.ts";
export { type DesignAnswer, designAnswer } from "./design-answer.ts";
export type { Figure, FigurePart, ResultTable } from "./figure.ts";
export type { RawInputs } from "./raw-inputs.ts";
export type {
  Example,
  FieldGroup,
  Resources,
  RunnableModule,
  RunOutcome,
  ShownResult,
} from "./runnable-module.ts";
