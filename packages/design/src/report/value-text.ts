import { cellText, type Field, rawText, UNITS } from "@kingpost/calc";

/** The value of an input as text, with its unit. */
export function valueText(field: Field, raw: unknown): string {
  switch (field.kind) {
    case "number": {
      const text = cellText(field, raw);
      // A text such as `6.2m` or `L/2` is as it was typed.
      return Number.isNaN(Number(text)) ? text : `${text} ${UNITS[field.unit].text}`.trim();
    }
    case "choice":
      return field.options.find(({ value }) => value === raw)?.label ?? rawText(raw);
    case "switch":
      return raw === true ? "Yes" : "No";
    case "section":
      if (raw === "" && field.whenEmpty !== undefined) return field.whenEmpty;
      return rawText(raw).replace(/_(\w+)$/, ", Grade $1");
    default:
      return rawText(raw);
  }
}
