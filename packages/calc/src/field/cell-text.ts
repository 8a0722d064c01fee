import { fromBase } from "../unit/index.ts";
import type { NumberField } from "./field.ts";

/** A calculation is good to this many figures: 6.2 m is shown as 6.2. */
const FIGURES = 12;

/** What a control shows of a value that may come from a link: anything but a text as JSON, because `String` runs methods of objects. */
export function rawText(raw: unknown): string {
  return typeof raw === "string" ? raw : (JSON.stringify(raw) ?? "");
}

/** What the control of a number shows: a text as it was typed, a number in the unit of its field. */
export function cellText({ unit }: Pick<NumberField, "unit">, raw: unknown): string {
  if (typeof raw === "string") return raw;
  if (typeof raw !== "number") return "";
  return String(Number(fromBase(raw, unit).toPrecision(FIGURES)));
}
