export { STEEL_BEAM_ALTERNATIVES } from "./alternatives/alternatives.ts";
export { STEEL_BEAM, STEEL_BEAM_MODULE } from "./module.ts";
