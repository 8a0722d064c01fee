import { type Step, StepList } from "@kingpost/calc";
import { torsionModulus } from "@kingpost/section-geometry/torsion-modulus";
import type { SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";
import { dimensionsOf } from "../record/dimensions.ts";

/** The derivation of C of a hollow section, calculated from its dimensions even where C is published; empty for an open one. */
export function torsionModulusSteps({ category, properties }: SteelSectionRecord): readonly Step[] {
  const list = new StepList();
  torsionModulus(dimensionsOf(category, properties), list);
  return list.steps;
}
