import { cellText, type Field, type NumberField, parseInputs, rawText, unitSuffix } from "@kingpost/calc";
import { sectionTitle } from "../frame/module/section-title.ts";

/** The value of an input as text, with its unit: as it is calculated with, because `1200` in a field of metres is in millimetres. */
export function valueText(field: Field, raw: unknown): string {
  switch (field.kind) {
    case "number":
      return numberText(field, raw);
    case "choice":
      return field.options.find(({ value }) => value === raw)?.label ?? rawText(raw);
    case "switch":
      return raw === true ? "Yes" : "No";
    case "section":
      if (raw === "" && field.whenEmpty !== undefined) return field.whenEmpty;
      return sectionTitle(rawText(raw));
    default:
      return rawText(raw);
  }
}

function numberText(field: NumberField, raw: unknown): string {
  const read = typeof raw === "string" ? parseInputs({ value: field }, { value: raw }) : undefined;
  // What cannot be read alone is as it was typed: `L/2`.
  if (read && "errors" in read) return rawText(raw);
  const text = cellText(field, read ? read.inputs.value : raw);
  return text === "" ? "" : `${text.replace(/^-/, "\u2212")}${unitSuffix(field.unit)}`;
}
