import type { Catalogue } from "@kingpost/sections";
import type { Member } from "../capacities/member/member.ts";
import { type Quantity, quantityOf, quantitySymbol } from "../quantities/quantities.ts";
import { largestShown } from "../quantities/shown-column.ts";
import type { Condition, ConditionError } from "./conditions.ts";
import { isLoaded, needOfKey } from "./needs.ts";

/** A bound this far above the largest value is a mistake. */
const FAR = 1e4;

const SUPERSCRIPTS = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";
const superscript = (number: number | string) =>
  [...String(number)].map((digit) => SUPERSCRIPTS[Number(digit)] ?? digit).join("");

/** The unit of a quantity in running text, `\u00d710\u2076 mm\u2074`. */
export function plainUnit({ row: { unit, exponent } }: Quantity): string {
  if (!unit) return "";
  const base = unit.replace(/(?<=mm)\d$/, superscript);
  return exponent > 0 && !unit.startsWith("kN") ? `\u00d710${superscript(exponent)} ${base}` : base;
}

/** The largest value of a quantity in the unit of the table; undefined while its column cannot be computed. */
export function largestKnown(catalogue: Catalogue, quantity: Quantity, member: Member): number | undefined {
  if (!isLoaded(needOfKey(quantity.key))) return undefined;
  return largestShown(catalogue, quantity, member);
}

/**
 * Why a bound cannot be meant: it is far above every value of the library. Undefined for one that can.
 *
 * Cost   the column of the quantity, once
 */
export function boundHint(
  catalogue: Catalogue,
  condition: Condition,
  member: Member,
): ConditionError | undefined {
  if (condition.kind !== "range") return undefined;
  const quantity = quantityOf(condition.key);
  const largest = quantity && largestKnown(catalogue, quantity, member);
  if (!quantity || largest === undefined) return undefined;
  const bound = [condition.min, condition.max].find((one) => one !== undefined && one > largest * FAR);
  if (bound === undefined) return undefined;
  const text = `${bound} is far above the largest ${quantitySymbol(quantity)} in the library, ${Number(largest.toPrecision(3))}`;
  return { text, unitOf: quantity };
}
