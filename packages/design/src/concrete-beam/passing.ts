import { parseInputs } from "@kingpost/calc";
import { reactionOutputs, reactionReceivers } from "../beam/outputs.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import { outputsOf, type Passing } from "../frame/passing/passing.ts";
import { beamInputs } from "./form/beam-inputs.ts";
import { FIELDS } from "./form/fields.ts";
import { CONCRETE_BEAM_MODULE } from "./module.ts";

function read(raw: RawInputs) {
  const parsed = parseInputs(FIELDS, raw);
  return "errors" in parsed ? undefined : beamInputs(parsed.inputs);
}

/** The reactions of its supports, and reactions of other beams as point loads. */
export const PASSING: Passing = {
  outputs: outputsOf(CONCRETE_BEAM_MODULE, (model) =>
    model.kind === "section" ? [] : reactionOutputs(beamInputs(model.inputs), model.analysis, undefined),
  ),
  receives: reactionReceivers(read, ["position"]),
};
