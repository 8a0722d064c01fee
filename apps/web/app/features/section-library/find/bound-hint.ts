import type { Catalogue } from "@kingpost/sections/catalogue";
import type { Member } from "../capacities/member.ts";
import { type Condition, plainSymbol } from "./conditions.ts";
import { isCapacity, type Quantity, quantityOf } from "./quantities.ts";
import { areCapacitiesLoaded } from "./quantity-columns.ts";

/** So far above the largest value no bound is meant in the unit shown. */
const FAR = 1e4;
/** A tenth of a power of ten, so that 1e6 mm3 is told from 1000 x10^3 mm3, where the largest is 28 000. */
const SHORT_OF_POWER = 2;

const SUPERSCRIPTS = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";
const superscript = (number: number | string) =>
  [...String(number)].map((digit) => SUPERSCRIPTS[Number(digit)] ?? digit).join("");

/** The unit of a quantity in running text, `\u00d710\u2076 mm\u2074`. */
export function plainUnit({ row: { unit, exponent } }: Quantity): string {
  if (!unit) return "";
  const base = unit.replace(/(?<=mm)\d$/, superscript);
  return exponent > 0 && !unit.startsWith("kN") ? `\u00d710${superscript(exponent)} ${base}` : base;
}

/**
 * Why a bound can not be meant: it is written in mm4 where the table has 10^6 mm4. Undefined for one that can.
 *
 * Cost   the column of the quantity, once
 */
export function boundHint(catalogue: Catalogue, condition: Condition, member: Member): string | undefined {
  if (condition.kind !== "range") return undefined;
  const quantity = quantityOf(condition.key);
  if (!quantity || (isCapacity(condition.key) && !areCapacitiesLoaded())) return undefined;
  const { exponent } = quantity.row;
  const largest = quantity
    .column(catalogue, member)
    .reduce((most, value) => (value > most ? value : most), Number.NEGATIVE_INFINITY);
  const shown = Number(`${largest}e-${exponent}`);
  const factor = exponent > SHORT_OF_POWER ? Math.min(FAR, 10 ** (exponent - SHORT_OF_POWER)) : FAR;
  const bound = [condition.min, condition.max].find((one) => one !== undefined && one > shown * factor);
  if (bound === undefined) return undefined;
  const unit = plainUnit(quantity);
  const name = plainSymbol(quantity);
  return `${bound} is far more than any ${name} of the library: ${name} is given in ${unit || "no unit"}, and the largest is ${Number(shown.toPrecision(3))}. Leave the power of ten out.`;
}
