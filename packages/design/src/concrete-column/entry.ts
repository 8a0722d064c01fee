import type { ModuleEntry } from "../frame/module/module-entry.ts";
import { FACTS } from "./facts.ts";

export const CONCRETE_COLUMN_ENTRY = {
  ...FACTS,
  load: async () => (await import("./module.ts")).CONCRETE_COLUMN,
  alternatives: async () => (await import("./alternatives.ts")).CONCRETE_COLUMN_ALTERNATIVES,
  passing: async () => (await import("./passing.ts")).PASSING,
  validation: async () => (await import("./validation.ts")).VALIDATION,
} as const satisfies ModuleEntry;
