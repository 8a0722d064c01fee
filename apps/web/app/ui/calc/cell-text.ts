import { fromBase, type NumberField } from "@kingpost/calc";

/** A calculation is good to this many figures: 6.2 m is shown as 6.2. */
const FIGURES = 12;

/** What the control of a number shows: a text as it was typed, a number in the unit of its field. */
export function cellText({ unit }: Pick<NumberField, "unit">, raw: unknown): string {
  if (typeof raw === "string") return raw;
  if (typeof raw !== "number") return "";
  return String(Number(fromBase(raw, unit).toPrecision(FIGURES)));
}
