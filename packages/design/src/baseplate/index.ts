export { BASEPLATE_ALTERNATIVES } from "./alternatives/alternatives.ts";
export { BASEPLATE, BASEPLATE_MODULE } from "./module.ts";
