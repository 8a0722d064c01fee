export { PILE_CAP } from "./module.ts";
