export { attempt, DomainError, isUnavailable, type Unavailable } from "./domain-error.ts";
export * from "./expression/index.ts";
export * from "./number-format.ts";
export { type Reference, referenceText, standardReferences } from "./reference.ts";
export * from "./steps/index.ts";
export * from "./unit/index.ts";
