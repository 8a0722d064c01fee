export { CONCRETE_COLUMN } from "./module.ts";
