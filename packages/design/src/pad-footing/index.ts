export { PAD_FOOTING } from "./module.ts";
