import {
  attempt,
  type DesignModule,
  type Fields,
  type InputsOf,
  isUnavailable,
  parseInputs,
} from "@kingpost/calc";
import type { Resources } from "../module/runnable-module.ts";
import type { Output, Receiver } from "./output.ts";

/** What the members of a module pass on and take. */
export interface Passing {
  /** None of inputs with errors. */
  readonly outputs: (raw: unknown, resources: Resources) => readonly Output[];
  /** Tables of inputs that take outputs of other members. */
  readonly receives: readonly Receiver[];
}

/** The outputs of inputs as they are kept; none of inputs with errors. */
export function outputsOf<F extends Fields>(
  { fields, problems }: Pick<DesignModule<F, Resources, unknown, unknown, unknown>, "fields" | "problems">,
  outputs: (inputs: InputsOf<F>, resources: Resources) => readonly Output[],
): Passing["outputs"] {
  return (raw, resources) => {
    const parsed = parseInputs(fields, raw);
    if ("errors" in parsed) return [];
    if (problems(parsed.inputs, resources).some(({ kind }) => kind === "error")) return [];
    const found = attempt(() => outputs(parsed.inputs, resources));
    return isUnavailable(found) ? [] : found;
  };
}
