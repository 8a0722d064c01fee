import { formatNumber } from "../number-format.ts";
import { fromBase, unitSuffix } from "../unit/units.ts";
import type { NumberField } from "./field.ts";

/** Hint at the end of a label, which a sentence leaves out: `Notch depth (0 = none)`. */
const HINT = / \([^()]*\)$/;

/** What is wrong with a value, in a sentence for the user; undefined if nothing is. Units: base. */
export function rangeProblem(value: number, field: NumberField): string | undefined {
  const { quantity, unit, isWhole } = field;
  const label = field.label.replace(HINT, "");
  const { least, above, most, below } = field.range;
  const shown = (limit: number) =>
    formatNumber(fromBase(limit, unit), { significant: [1, 15] }) + unitSuffix(unit);
  if (least !== undefined && value < least) return `${label} must be at least ${shown(least)}.`;
  if (above !== undefined && value <= above) return `${label} must be greater than ${shown(above)}.`;
  if (most !== undefined && value > most) return `${label} must be at most ${shown(most)}.`;
  if (below !== undefined && value >= below) return `${label} must be less than ${shown(below)}.`;
  if (isWhole && !Number.isInteger(value)) {
    return `${label} must be a whole number${quantity === "length" ? " of millimetres" : ""}.`;
  }
  return undefined;
}
