import type { CodeOnDemand } from "../../frame/module/runnable-module.ts";
import { JOINT_TYPES } from "../fields.ts";
import { addTypes, isTypeMissing } from "./build.ts";

/** The types but that of a new design: half of the code of the module. */
export const OTHER_TYPES_ON_DEMAND: CodeOnDemand = {
  isMissing: ({ type }) => JOINT_TYPES.some(([name]) => name === type && isTypeMissing(name)),
  load: async () => addTypes((await import("./other-types.ts")).OTHER_TYPES),
};
