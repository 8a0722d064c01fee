export { STEEL_CONNECTION, STEEL_CONNECTION_MODULE } from "./module.ts";
