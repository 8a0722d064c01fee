export { type CornerCounts, checkModule } from "./check-module.ts";
export { checkSteps } from "./check-steps.ts";
export { corners } from "./corners.ts";
export { workLine } from "./read-line.ts";
