import { findUnit, type NumberField, parseQuantity, QUANTITIES, UNITS, type UnitName } from "@kingpost/calc";

/** Names of units, also of those that no field takes: they are recognised as units, and are errors. */
const ATOM =
  "(?:(?:milli|centi)?met(?:re|er)s?|(?:kilo|mega)?newtons?|pounds?|tons?|mm|cm|dm|km|m|in|inch|inches|ft|feet|yd|[GMk]?N|daN|k?lbf|kgf|tf|kg|g|lbs?|kips?|k|t|tonnes?|T|[GMk]?Pa|psi|psf|ksi|ksf|plf|klf|bar|rad|deg|%|°|\"|')[\\d²³⁴^]*";
const UNIT_LIKE = new RegExp(`^(?!min$)${ATOM}(?:[\\s./*·⋅-]?${ATOM})*$`, "i");

/** More characters than any unit has. The pattern takes too long for many of them. */
const LONGEST_UNIT = 20;

/** Whether a text is a unit, of this or of another system. */
export const isUnitLike = (text: string): boolean => text.length <= LONGEST_UNIT && UNIT_LIKE.test(text);

const BRACKETS = /[([{]\s*([^()[\]{}]*?)\s*[)\]}]/g;
/** `10^3 kN`, `kN x 10³`, `'000 kN`: a number of units. */
const MULTIPLE = /10\s*\^|10[²³⁴⁵⁶]|[x×*·]\s*10|['’]000|\b1000/i;
/** `w/kPa`, `x / mm`: a quantity over its unit, as tables of the SI have it. */
const OVER_UNIT = /^([^/]+?)\s*\/\s*(.+)$/;

/** A head that is a quantity over its unit, apart. */
export function quantityOverUnit(
  head: string,
): { readonly quantity: string; readonly unit: string } | undefined {
  const [, quantity = "", divisor = ""] = OVER_UNIT.exec(head) ?? [];
  const unit = divisor.replace(/^[([{]\s*|\s*[)\]}]$/g, "");
  return isUnitLike(unit) ? { quantity, unit } : undefined;
}

/** Words that are units only where nothing else is meant. */
const isClear = (word: string): boolean => word.length > 1 && !/^(in|deg|min)$/i.test(word);

/**
 * The unit in the head of a column of numbers, among other words or alone: `N (MN, ULS)`, `Load (t/m) factored`, `N in MN`, `mm`. Where
 * it is a number of units, all of it: no column takes it.
 */
export function unitIn(head: string): string | undefined {
  const bracketed = [...head.matchAll(BRACKETS)].map(([, inside = ""]) => inside);
  const outside = head.replace(BRACKETS, " ").trim();
  const [, last] = /[\s,:;/-](\S+)$/.exec(outside) ?? [];
  return (
    bracketed.reverse().map(unitAmong).find(Boolean) ??
    (last !== undefined && isUnitLike(last) && !isUnitLike(outside) ? last : undefined) ??
    unitAmong(outside === "N" ? "" : outside)
  );
}

function unitAmong(text: string): string | undefined {
  const plain = text.replace(/\s+per\s+/gi, "/");
  if (isUnitLike(plain)) return plain;
  const [first = "", ...rest] = plain.split(/[\s,;:_]+/);
  const isApart = /^\S+\s*[,;:]/.test(plain) && isUnitLike(first) && !/^in$/i.test(first);
  const unit = isApart ? first : [first, ...rest].find((word) => isClear(word) && isUnitLike(word));
  return unit !== undefined && MULTIPLE.test(plain) ? plain : unit;
}

/** The unit of a column that a head names: `(kN/m)`, `KN/M`, `kN·m`; undefined if the column does not take it. */
function knownUnit({ quantity }: NumberField, typed: string): UnitName | undefined {
  const units: readonly UnitName[] = QUANTITIES[quantity];
  const plain = typed.replace(/[·⋅*]/g, ".").replace(/\s+/g, "");
  const found = findUnit(plain) ?? findUnit(plain.replace(".", ""));
  if (found !== undefined && units.includes(found)) return found;
  const alike = units.filter((name) =>
    [UNITS[name].text, ...UNITS[name].typed].some((text) => text.toLowerCase() === plain.toLowerCase()),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/** A number alone, as a spreadsheet shows it; with a fraction, or in brackets where it is negative. */
const NUMBER = /^[-+\u2010-\u2013\u2212\ufe63\uff0d]?\s*(?:[\d\s]*\.?\d+(?:e[-+]?\d+)?|\d+ \d+\/\d+)$/i;

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
