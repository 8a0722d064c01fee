import { parseInputs } from "@kingpost/calc";
import { reactionOutputs, reactionReceivers } from "../beam/outputs.ts";
import { outputsOf, type Passing } from "../passing.ts";
import type { RawInputs } from "../raw-inputs.ts";
import { beamInputs } from "./form/beam-inputs.ts";
import { FIELDS } from "./form/fields.ts";
import { modelOf } from "./model/model.ts";
import { CONCRETE_BEAM_MODULE } from "./module.ts";

function read(raw: RawInputs) {
  const parsed = parseInputs(FIELDS, raw);
  return "errors" in parsed ? undefined : beamInputs(parsed.inputs);
}

/** The reactions of its supports, and reactions of other beams as point loads. */
export const PASSING: Passing = {
  outputs: outputsOf(CONCRETE_BEAM_MODULE, (inputs) =>
    reactionOutputs(beamInputs(inputs), modelOf(inputs).analysis, undefined),
  ),
  receives: reactionReceivers(read, ["position"]),
};
