export { STEEL_COLUMN_ALTERNATIVES } from "./alternatives.ts";
export { STEEL_COLUMN, STEEL_COLUMN_MODULE } from "./module.ts";
