import type { ModuleEntry } from "../frame/module/module-entry.ts";
import { FACTS } from "./facts.ts";

export const PAD_FOOTING_ENTRY = {
  ...FACTS,
  load: async () => (await import("./module.ts")).PAD_FOOTING,
  alternatives: async () => (await import("./alternatives.ts")).PAD_FOOTING_ALTERNATIVES,
  passing: async () => (await import("./passing.ts")).PASSING,
  validation: async () => (await import("./validation.ts")).VALIDATION,
} as const satisfies ModuleEntry;
