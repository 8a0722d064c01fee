export * from "./check/index.ts";
export * from "./design-codec/index.ts";
export {
  type DesignModule,
  type DesignOutcome,
  type DesignResult,
  type DesignScope,
  inputsVersion,
  type Modelled,
  type ModelOutcome,
  modelDesign,
  openInputs,
  type Problem,
  type RunModule,
  runDesign,
  type Upgrade,
} from "./design-module.ts";
export { attempt, DomainError, isUnavailable, type Unavailable } from "./domain-error.ts";
export * from "./expression/index.ts";
export * from "./field/index.ts";
export * from "./math-text/index.ts";
export * from "./number-format.ts";
export {
  GEOMETRY,
  type Reference,
  referenceText,
  type StandardEdition,
  standardReferences,
} from "./reference.ts";
export * from "./steps/index.ts";
export * from "./unit/index.ts";
