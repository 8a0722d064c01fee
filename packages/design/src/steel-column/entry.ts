import type { ModuleEntry } from "../frame/module/module-entry.ts";
import { FACTS } from "./facts.ts";

export const STEEL_COLUMN_ENTRY = {
  ...FACTS,
  load: async () => (await import("./module.ts")).STEEL_COLUMN,
  alternatives: async () => (await import("./alternatives.ts")).STEEL_COLUMN_ALTERNATIVES,
  passing: async () => (await import("./passing.ts")).PASSING,
  validation: async () => (await import("./validation.ts")).VALIDATION,
} as const satisfies ModuleEntry;
