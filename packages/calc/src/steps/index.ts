export { type Recorder, SILENT, StepList, workedOnce } from "./recorder.ts";
export type { FormulaStep, Heading, Rule, RuleStep, Step } from "./step.ts";
export { type StepText, stepLine, stepText, stepTexts } from "./step-text.ts";
