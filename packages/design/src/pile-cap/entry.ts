import type { ModuleEntry } from "../frame/module/module-entry.ts";
import { FACTS } from "./facts.ts";

export const PILE_CAP_ENTRY = {
  ...FACTS,
  load: async () => (await import("./module.ts")).PILE_CAP,
  alternatives: async () => (await import("./alternatives.ts")).PILE_CAP_ALTERNATIVES,
  passing: async () => (await import("./passing.ts")).PASSING,
  validation: async () => (await import("./validation.ts")).VALIDATION,
} as const satisfies ModuleEntry;
