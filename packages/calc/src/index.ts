export * from "./check/index.ts";
export * from "./design-codec/index.ts";
export {
  type DesignModule,
  type DesignResult,
  type DesignScope,
  inputsVersion,
  type Modelled,
  modelDesign,
  openInputs,
  type Problem,
  type RunModule,
  runDesign,
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
