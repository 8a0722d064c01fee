import { type Fields, rowsOf } from "@kingpost/calc";
import type { RawInputs } from "./raw-inputs.ts";

/** Whether inputs name sections of the catalogue: a page of others need not load its records. */
export const usesSections = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) => field.kind === "section" || (field.kind === "rows" && usesSections(field.columns)),
  );

/** The identifiers of sections in inputs, in the order of the fields, each once. */
export function sectionIds(fields: Fields, inputs: RawInputs): readonly string[] {
  const ids = Object.entries(fields).flatMap(([name, field]): readonly unknown[] => {
    if (field.kind === "section") return [inputs[name]];
    return field.kind === "rows" ? rowsOf(inputs[name]).flatMap((row) => sectionIds(field.columns, row)) : [];
  });
  return [...new Set(ids)].filter((id): id is string => typeof id === "string" && id !== "");
}
