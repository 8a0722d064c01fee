import type { InputsOf } from "@kingpost/calc";
import { customSectionRecordOf, type SteelSectionRecord } from "@kingpost/sections";
import type { Resources } from "../runnable-module.ts";
import type { FIELDS } from "./fields.ts";

export type BeamInputs = InputsOf<typeof FIELDS>;

/** The section of an identifier: of the catalogue, or a custom one. */
export function sectionOf(id: string, { catalogue }: Resources): SteelSectionRecord | undefined {
  return customSectionRecordOf(id) ?? catalogue.record(id);
}

/** Ends of the spans, mm from the left end of the beam. */
export function jointsOf({ spans }: Pick<BeamInputs, "spans">): readonly number[] {
  const joints = [0];
  for (const { length } of spans) joints.push((joints.at(-1) ?? 0) + length);
  return joints;
}
