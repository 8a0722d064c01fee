export { STEEL_BEAM, STEEL_BEAM_MODULE } from "./module.ts";
