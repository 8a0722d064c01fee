import type { ModuleEntry } from "../frame/module/module-entry.ts";
import { FACTS } from "./facts.ts";

export const BASEPLATE_ENTRY = {
  ...FACTS,
  load: async () => (await import("./module.ts")).BASEPLATE,
  alternatives: async () => (await import("./alternatives/alternatives.ts")).BASEPLATE_ALTERNATIVES,
  passing: async () => (await import("./passing.ts")).PASSING,
  validation: async () => (await import("./validation.ts")).VALIDATION,
} as const satisfies ModuleEntry;
