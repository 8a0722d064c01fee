import { attempt, type Fields, isUnavailable, modelDesign, type RunModule } from "@kingpost/calc";
import type { RawInputs } from "../module/raw-inputs.ts";
import type { Resources } from "../module/resources.ts";
import type { Output, Receiver } from "./output.ts";

/** What the members of a module pass on and take. */
export interface Passing {
  /** What a member passes on; nothing where its inputs have errors. */
  readonly outputs: (raw: unknown, resources: Resources) => readonly Output[];
  /** Tables of inputs that take outputs of other members. */
  readonly receives: readonly Receiver[];
  /**
   * What a member assumes about the end of a member whose actions it takes, in sentences; nothing where its inputs have errors. `from`: the
   * inputs of the other member.
   */
  readonly assumes?: (raw: unknown, from: RawInputs, resources: Resources) => readonly string[];
}

/** Outputs that the model of a module gives for inputs as they are kept; none where they have errors. */
export function outputsOf<F extends Fields, Model>(
  module: Pick<RunModule<F, Resources, Model, unknown>, "fields" | "model">,
  passes: (model: Model) => readonly Output[],
): Passing["outputs"] {
  return (raw, resources) => {
    const outcome = modelDesign(module, raw, resources);
    if (outcome.kind === "errors" || isUnavailable(outcome.model)) return [];
    const { model } = outcome;
    const found = attempt(() => passes(model));
    return isUnavailable(found) ? [] : found;
  };
}
