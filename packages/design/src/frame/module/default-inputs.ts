import type { Fields } from "@kingpost/calc";
import type { RawInputs } from "./raw-inputs.ts";

/** Every field with its default: a link keeps them, so that it gives the same design when a default changes. */
export function defaultInputs(fields: Fields): RawInputs {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
}

/** Inputs with the default of every field that they leave out. Unknown fields stay, so that they are reported. */
export function withDefaults(fields: Fields, raw: RawInputs): RawInputs {
  return { ...defaultInputs(fields), ...raw };
}
