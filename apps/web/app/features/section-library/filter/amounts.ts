import type { PropertyRow } from "@kingpost/sections";
import { timesPowerOfTen } from "@kingpost/sections/text";

/** A number as typed: `200`, `.5`, `2e8`, `200,000,000`, `10 000`. A group of digits that begins the next condition is not part of it. */
export const NUMBER_SOURCE = String.raw`[-+]?(?:\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)(?!\d|\s*[<>=])|\d+(?:\.(?!\.)\d*)?|\.\d+)(?:e[-+]?\d+)?`;

/** A power of ten, a unit, or both, in lower case and without superscripts: `mm4`, `x10^6 mm4`, `kg/m`, `kn`. */
export const UNIT_SOURCE = String.raw`(?:[x*] ?10\^?[3-9] ?)?(?:m2/[mt]|(?:mm|cm|m)\^?[2346]?|kg(?:/m)?|[mg]pa|knm|nmm|kn|n)|[x*] ?10\^?[3-9]`;

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
const GROUPED = /(?<=\d)[ ,](?=\d{3}(?!\d))/g;

/** A number as typed, or undefined. */
export function numberIn(text: string | undefined): number | undefined {
  const plain = (text ?? "").trim().replace(GROUPED, "");
  if (!NUMBER.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

interface TypedUnit {
  /** The unit of the rows that it belongs to; undefined for a power of ten alone. */
  readonly unit: PropertyRow["unit"];
  /** Power of ten of the record's base unit. */
  readonly power: number;
}

const POWERS_OF_LENGTH: Readonly<Record<string, number>> = { mm: 0, cm: 1, m: 3 };

const OTHER_UNITS: Readonly<Record<string, TypedUnit>> = {
  kg: { unit: "kg/m", power: 0 },
  "kg/m": { unit: "kg/m", power: 0 },
  "m2/m": { unit: "m²/m", power: 0 },
  "m2/t": { unit: "m²/t", power: 0 },
  mpa: { unit: "MPa", power: 0 },
  gpa: { unit: "MPa", power: 3 },
  n: { unit: "kN", power: 0 },
  kn: { unit: "kN", power: 3 },
  nmm: { unit: "kNm", power: 0 },
  knm: { unit: "kNm", power: 6 },
};

const UNITS_OF_LENGTH: Readonly<Record<string, PropertyRow["unit"]>> = {
  "1": "mm",
  "2": "mm2",
  "3": "mm3",
  "4": "mm4",
  "6": "mm6",
};

function readUnit(text: string): TypedUnit | undefined {
  const [, ten = "0", word = ""] = /^(?:[x*] ?10\^?(\d) ?)?(.*)$/.exec(text.toLowerCase()) ?? [];
  if (word === "") return { unit: undefined, power: Number(ten) };
  const [, length = "", dimension = "1"] = /^(mm|cm|m)\^?(\d)?$/.exec(word) ?? [];
  const lengthPower = POWERS_OF_LENGTH[length];
  const known =
    lengthPower === undefined
      ? OTHER_UNITS[word]
      : { unit: UNITS_OF_LENGTH[dimension], power: lengthPower * Number(dimension) };
  return known && { unit: known.unit, power: known.power + Number(ten) };
}

/** What an amount is of. */
interface Measured {
  /** The unit of the property table, and its power of ten of the record's base unit. */
  readonly row: Pick<PropertyRow, "unit" | "exponent">;
}

/** A number without a unit this far above the largest value of the table is in the base unit. */
const FAR_ABOVE = 10;

/**
 * A number with or without a unit, in the unit that the property table shows.
 *
 * Units    `unit` as typed; `largest` in the unit of the table, undefined where it is not known
 * Reading  without a unit the table's own is meant, unless no section comes near: `200e6` of Ix is in mm4, because the largest
 *          is 15,300 x10^6 mm4. A number with an exponent is in base units as soon as it exceeds the largest
 * Errors   undefined if it is not a number, or has the unit of another quantity
 */
export function readAmount(
  number: string,
  unit: string | undefined,
  { row }: Measured,
  largest: number | undefined,
): number | undefined {
  const value = numberIn(number);
  if (value === undefined) return undefined;
  if (unit !== undefined) {
    const typed = readUnit(unit);
    if (!typed || (typed.unit !== undefined && typed.unit !== row.unit)) return undefined;
    return timesPowerOfTen(value, typed.power - row.exponent);
  }
  const isScientific = /e/i.test(number);
  const isBase =
    row.exponent > 0 && largest !== undefined && Math.abs(value) > largest * (isScientific ? 1 : FAR_ABOVE);
  return isBase ? timesPowerOfTen(value, -row.exponent) : value;
}

const WITH_UNIT = new RegExp(`^(${NUMBER_SOURCE})(?: ?(${UNIT_SOURCE}))?$`, "i");

/** A field of a form: a number, with a unit if the user types one. Undefined for anything else. */
export function amountIn(text: string, quantity: Measured, largest: number | undefined): number | undefined {
  const [, number = "", unit] = WITH_UNIT.exec(plainSigns(text)) ?? [];
  return readAmount(number, unit, quantity, largest);
}

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  "\u00b2": "2",
  "\u00b3": "3",
  "\u2074": "4",
  "\u2076": "6",
  "\u2079": "9",
};

/** A text with one spelling of each sign: `>=`, `<=`, `x`, a hyphen for a minus, digits for superscripts, single spaces. */
export function plainSigns(text: string): string {
  return text
    .trim()
    .replace(/\u2265|=>/g, ">=")
    .replace(/\u2264|=</g, "<=")
    .replace(/\u00d7/g, "x")
    .replace(/\u2212/g, "-")
    .replace(/[\u00b2\u00b3\u2074\u2076\u2079]/g, (sign) => SUPERSCRIPTS[sign] ?? sign)
    .replace(/\s+/g, " ");
}
