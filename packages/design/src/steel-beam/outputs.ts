import { parseInputs } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import type { Analysis } from "../beam/analysis/analysis.ts";
import { reactionOutputs, reactionReceivers } from "../beam/outputs.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { Resources } from "../frame/module/runnable-module.ts";
import { sectionOf } from "../frame/module/section-of.ts";
import type { Output, Receiver } from "../frame/passing/output.ts";
import { actsSideways } from "./biaxial/sideways.ts";
import { FIELDS } from "./form/fields.ts";
import type { SteelBeamInputs } from "./form/inputs.ts";
import { otherRecordsOf } from "./sections/span-sections.ts";
import { steelAnalyses } from "./strength/steel-analysis.ts";

/** The vertical reactions of a beam at its supports, by load case. */
export function outputs(inputs: SteelBeamInputs, resources: Resources): readonly Output[] {
  const none = actsSideways(inputs)
    ? "The reactions of a beam with a slope or lateral loads have two directions"
    : undefined;
  return reactionOutputs(inputs, analysisOf(inputs, resources), none);
}

function analysisOf(inputs: SteelBeamInputs, resources: Resources): Analysis | undefined {
  const record = sectionOf(inputs.section, resources);
  if (!record) return undefined;
  const size = (of: typeof record) => {
    const { ix, iy } = steelSectionOf(of);
    return { ix: inputs.bentAbout === "y" ? iy : ix, mass: of.properties.mass };
  };
  const others = otherRecordsOf(inputs, resources).map((one) => one && size(one));
  return steelAnalyses(inputs, others)(size(record));
}

function read(raw: RawInputs): SteelBeamInputs | undefined {
  const parsed = parseInputs(FIELDS, raw);
  return "errors" in parsed ? undefined : parsed.inputs;
}

/** Reactions of other beams, as point loads. */
export const RECEIVES: readonly Receiver[] = reactionReceivers(read, ["position", "bearing", "height"]);
