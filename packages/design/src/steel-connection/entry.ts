import type { ModuleEntry } from "../frame/module/module-entry.ts";
import { FACTS } from "./facts.ts";

export const STEEL_CONNECTION_ENTRY = {
  ...FACTS,
  load: async () => (await import("./module.ts")).STEEL_CONNECTION,
  alternatives: async () => (await import("./alternatives.ts")).STEEL_CONNECTION_ALTERNATIVES,
  passing: async () => (await import("./passing.ts")).PASSING,
  validation: async () => (await import("./validation.ts")).VALIDATION,
} as const satisfies ModuleEntry;
