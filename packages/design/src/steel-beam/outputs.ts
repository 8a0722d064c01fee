import { parseInputs } from "@kingpost/calc";
import { type SteelSectionRecord, steelSectionOf } from "@kingpost/sections";
import { reactionOutputs, reactionReceivers } from "../beam/outputs.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { Output, Receiver } from "../frame/passing/output.ts";
import { actsSideways } from "./biaxial/sideways.ts";
import { FIELDS } from "./form/fields.ts";
import type { SteelBeamInputs } from "./form/inputs.ts";
import type { BeamModel } from "./model.ts";
import { steelAnalyses } from "./strength/steel-analysis.ts";

/** The vertical reactions of a beam at its supports, by load case. */
export function passes({ inputs, record, others }: BeamModel): readonly Output[] {
  const none = actsSideways(inputs)
    ? "The reactions of a beam with a slope or lateral loads have two directions"
    : undefined;
  const size = (of: SteelSectionRecord) => {
    const { ix, iy } = steelSectionOf(of);
    return { ix: inputs.bentAbout === "y" ? iy : ix, mass: of.properties.mass };
  };
  const analysisOf = steelAnalyses(
    inputs,
    others.map((one) => one && size(one)),
  );
  const outputs = reactionOutputs(inputs, analysisOf(size(record)), none);
  // A connection is not held to one section of a beam that has several.
  const isOfOne = others.every((one) => one === undefined);
  return isOfOne ? outputs.map((output) => ({ ...output, section: inputs.section })) : outputs;
}

function read(raw: RawInputs): SteelBeamInputs | undefined {
  const parsed = parseInputs(FIELDS, raw);
  return "errors" in parsed ? undefined : parsed.inputs;
}

/** Reactions of other beams, as point loads. */
export const RECEIVES: readonly Receiver[] = reactionReceivers(read, ["position", "bearing", "height"]);
