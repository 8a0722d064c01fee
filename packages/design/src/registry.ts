import { BASEPLATE_ENTRY } from "./baseplate/entry.ts";
import { CONCRETE_BEAM_ENTRY } from "./concrete-beam/entry.ts";
import { CONCRETE_COLUMN_ENTRY } from "./concrete-column/entry.ts";
import { PAD_FOOTING_ENTRY } from "./pad-footing/entry.ts";
import { PILE_CAP_ENTRY } from "./pile-cap/entry.ts";
import { STEEL_BEAM_ENTRY } from "./steel-beam/entry.ts";
import { STEEL_COLUMN_ENTRY } from "./steel-column/entry.ts";
import { STEEL_CONNECTION_ENTRY } from "./steel-connection/entry.ts";

export type { ModuleEntry } from "./frame/module/module-entry.ts";

/**
 * Every module, in the order in which they are listed. Pages, addresses, API, command line, load path and the workers are made from it: a
 * module is its folder and its line here.
 */
export const REGISTRY = [
  STEEL_BEAM_ENTRY,
  STEEL_COLUMN_ENTRY,
  STEEL_CONNECTION_ENTRY,
  BASEPLATE_ENTRY,
  CONCRETE_BEAM_ENTRY,
  CONCRETE_COLUMN_ENTRY,
  PAD_FOOTING_ENTRY,
  PILE_CAP_ENTRY,
] as const;

export type DesignKind = (typeof REGISTRY)[number]["kind"];
