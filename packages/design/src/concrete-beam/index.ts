export { CONCRETE_BEAM } from "./module.ts";
