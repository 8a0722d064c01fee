import { BASEPLATE } from "./baseplate/module.ts";
import type { RunnableModule } from "./runnable-module.ts";
import { STEEL_BEAM } from "./steel-beam/module.ts";
import { STEEL_COLUMN } from "./steel-column/module.ts";

/** Every module, for the API and the command line. A page imports its own, because each is a large part of its weight. */
export const MODULES: readonly RunnableModule[] = [STEEL_BEAM, STEEL_COLUMN, BASEPLATE];
