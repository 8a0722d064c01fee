import { findUnit, type NumberField, parseQuantity, QUANTITIES, UNITS, type UnitName } from "@kingpost/calc";

/** Names of units, also of those that no field takes: they are recognised as units, and are errors. */
const ATOM =
  "(?:mm|cm|dm|km|m|in|inch|inches|ft|feet|yd|[GMk]?N|kgf|tf|kg|g|lbs?|kips?|k|t|tonnes?|T|[GMk]?Pa|psi|psf|ksi|ksf|plf|klf|bar|rad|deg|%|°|\"|')[\\d²³⁴^]*";
const UNIT_LIKE = new RegExp(`^${ATOM}(?:[\\s./*·⋅-]?${ATOM})*$`, "i");

/** Whether a text is a unit, of this or of another system. */
export const isUnitLike = (text: string): boolean => UNIT_LIKE.test(text);

/** The unit of a column that a head names: `(kN/m)`, `KN/M`, `kN·m`; undefined if the column does not take it. */
function knownUnit({ quantity }: NumberField, typed: string): UnitName | undefined {
  const units: readonly UnitName[] = QUANTITIES[quantity].units;
  const plain = typed.replace(/[·⋅*]/g, ".").replace(/\s+/g, "");
  const found = findUnit(plain) ?? findUnit(plain.replace(".", ""));
  if (found !== undefined && units.includes(found)) return found;
  const alike = units.filter((name) =>
    [UNITS[name].text, ...UNITS[name].typed].some((text) => text.toLowerCase() === plain.toLowerCase()),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/** A number alone, as a spreadsheet shows it; with a fraction, or in brackets where it is negative. */
const NUMBER = /^[-+\u2212]?(?:[\d\s]*\.?\d+(?:e[-+]?\d+)?|\d+ \d+\/\d+)$/i;

/**
 * The text of a number of a column whose head has a unit, with that unit where it is not the column's own. One that the column does not
 * take stays beside the number, which is then an error.
 */
export function withUnit(column: NumberField, cell: string, unit: string | undefined): string {
  if (unit === undefined || cell === "") return cell;
  const known = knownUnit(column, unit);
  if (known === column.unit) return cell;
  const text = known === undefined ? unit : UNITS[known].text;
  if (NUMBER.test(cell)) return `${cell} ${text}`;
  const isPlain = "value" in parseQuantity(cell, { ...column, names: new Map() }) && !/\p{L}/u.test(cell);
  return isPlain ? `(${cell.replace(/^=/, "")}) * 1 ${text}` : cell;
}
