import type { Unavailable } from "@kingpost/calc";
import { type RawInputs, type RunnableModule, type RunOutcome, sectionIds } from "@kingpost/design";
import type { Catalogue } from "@kingpost/sections";
import { isRecordLoaded } from "../../../ui/catalogue/catalogue-store.ts";

type Module = Pick<RunnableModule, "fields" | "onDemand" | "run">;

/** Why there is no result until what a design needs has loaded. */
const NOT_LOADED: Unavailable = {
  kind: "unavailable",
  code: "not-loaded",
  message: "The calculation of this design is loading.",
};

/** Whether a design needs more than the first load of its module, which is that of a new design. */
export const isMissing = ({ fields, onDemand }: Omit<Module, "run">, inputs: RawInputs): boolean =>
  (onDemand?.isMissing(inputs) ?? false) || !sectionIds(fields, inputs).every(isRecordLoaded);

/** Calculates a design, or gives the reason why it waits. */
export function runOnPage(module: Module, inputs: RawInputs, catalogue: Catalogue): RunOutcome {
  return isMissing(module, inputs)
    ? { kind: "unavailable", problems: [], reason: NOT_LOADED }
    : module.run(inputs, { catalogue });
}

/** Whether a design waits for what it needs. */
export const isWaiting = (outcome: RunOutcome): boolean =>
  outcome.kind === "unavailable" && outcome.reason.code === NOT_LOADED.code;
