import type { InputsOf, Problem } from "@kingpost/calc";
import { customSectionRecordOf, type SteelSectionRecord } from "@kingpost/sections";
import type { Resources } from "../runnable-module.ts";
import type { FIELDS } from "./fields.ts";

export type BeamInputs = InputsOf<typeof FIELDS>;

/** The section of an identifier: of the catalogue, or a custom one. */
export function sectionOf(id: string, { catalogue }: Resources): SteelSectionRecord | undefined {
  return customSectionRecordOf(id) ?? catalogue.record(id);
}

export function problems(inputs: BeamInputs, resources: Resources): readonly Problem[] {
  const found: Problem[] = [];
  const add = (kind: Problem["kind"], path: string, message: string) => found.push({ kind, path, message });
  const record = sectionOf(inputs.section, resources);
  if (!record) {
    add("error", "/section", `${inputs.section} is not a section of the catalogue. Choose another section.`);
    return found;
  }
  for (const [at, { length }] of inputs.spans.entries()) {
    if (length > 40 * record.properties.d) {
      add("note", `/spans/${at}/length`, "The span is more than 40 times the depth of the section.");
    }
  }
  return found;
}
