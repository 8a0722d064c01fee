import { formatNumber } from "../number-format.ts";
import { fromBase, unitSuffix } from "../unit/units.ts";
import type { NumberField } from "./field.ts";

/** A number that was meant in mm: 6200 in a cell of metres. */
function millimetreHint(value: number, { unit, range }: NumberField): string {
  const meant = value / 1000;
  const { least = 0, most = Number.POSITIVE_INFINITY } = range;
  if (unit !== "m" || meant < least || meant > most) return "";
  const number = formatNumber(meant, { significant: [1, 15], group: "none" });
  return ` For ${number} mm, type ${number}mm.`;
}

/** What is wrong with a value, in a sentence for the user; undefined if nothing is. Units: base. */
export function rangeProblem(value: number, field: NumberField): string | undefined {
  const { label, quantity, unit, isWhole } = field;
  const { least, above, most, below } = field.range;
  const shown = (limit: number) =>
    formatNumber(fromBase(limit, unit), { significant: [1, 15] }) + unitSuffix(unit);
  if (least !== undefined && value < least) return `${label} must be at least ${shown(least)}.`;
  if (above !== undefined && value <= above) return `${label} must be greater than ${shown(above)}.`;
  if (most !== undefined && value > most)
    return `${label} must be at most ${shown(most)}.${millimetreHint(value, field)}`;
  if (below !== undefined && value >= below) return `${label} must be less than ${shown(below)}.`;
  if (isWhole && !Number.isInteger(value)) {
    return `${label} must be a whole number${quantity === "length" ? " of millimetres" : ""}.`;
  }
  return undefined;
}
