/** How many digits are shown: an exact number of them, or from the least to the most. */
export type Digits = number | readonly [least: number, most: number];

/**
 * Group    the thousands separator, from five digits before the point: a narrow space by default
 * Sign     `change` puts + before values greater than zero
 */
export type NumberStyle = ({ readonly significant: Digits } | { readonly decimals: Digits }) & {
  readonly group?: "space" | "comma" | "none";
  readonly sign?: "change";
};

const NARROW_SPACE = "\u202f";
const MINUS = "\u2212";

const formats = new Map<number, Intl.NumberFormat>();

function formatOf(style: NumberStyle): Intl.NumberFormat {
  const isSignificant = "significant" in style;
  const digits = isSignificant ? style.significant : style.decimals;
  const [least, most] = typeof digits === "number" ? [digits, digits] : digits;
  // Digits are at most 100.
  const options = (isSignificant ? 1 : 0) + (style.group === "none" ? 2 : 0) + (style.sign ? 4 : 0);
  const key = (least * 128 + most) * 8 + options;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat("en-AU", {
    useGrouping: style.group === "none" ? false : "min2",
    // Zero has no sign in either, nor has a value that is rounded to zero.
    signDisplay: style.sign === "change" ? "exceptZero" : "negative",
    ...(isSignificant
      ? { minimumSignificantDigits: least, maximumSignificantDigits: most }
      : { minimumFractionDigits: least, maximumFractionDigits: most }),
  });
  formats.set(key, format);
  return format;
}

/** A number for users: en-AU whatever the system's language, true minus sign, half rounds away from zero. */
export function formatNumber(value: number, style: NumberStyle): string {
  const plain = formatOf(style).format(value);
  const text = plain.startsWith("-") ? MINUS + plain.slice(1) : plain;
  return style.group === "comma" || !text.includes(",") ? text : text.replaceAll(",", NARROW_SPACE);
}

/** Most decimals, with which no other double shows as 1. */
const MOST_DECIMALS = 17;

/** Greatest ratio that is shown as a number: beyond it only the failure has a meaning. */
const GREATEST_RATIO = 9999;

/**
 * The ratio of demand to capacity: two decimals, and more where two would show 1.00 for a ratio that is not 1.
 *
 *   0.753 -> 0.75      1.004 -> 1.004      0.99996 -> 0.99996
 */
export function formatRatio(ratio: number): string {
  if (ratio === Number.POSITIVE_INFINITY) return "∞";
  if (ratio > GREATEST_RATIO) return `>${GREATEST_RATIO}`;
  for (let decimals = 2; decimals < MOST_DECIMALS; decimals++) {
    const text = formatNumber(ratio, { decimals });
    if (ratio === 1 || Number(text) !== 1) return text;
  }
  return formatNumber(ratio, { decimals: MOST_DECIMALS });
}

/** Moves the decimal point in decimal digits, so that no binary rounding shows: (6480000, -6) is 6.48. */
export function shiftDecimal(value: number, places: number): number {
  if (!Number.isFinite(value)) return value;
  const [mantissa, exponent] = value.toExponential().split("e");
  return Number(`${mantissa}e${Number(exponent) + places}`);
}

/** Significant figures that a value carries, trailing zeros apart: 25600000 has 3, 611.6 has 4. */
export function significantFigures(value: number): number {
  return (value.toExponential().split("e")[0] ?? "").replace(/\D/g, "").length;
}

/** A number of a derivation: `mantissa` times ten to the `power`. */
export interface WorkingNumber {
  readonly mantissa: string;
  /** 0 below 100 000 or the given limit; beyond that a multiple of 3, as section tables print it. */
  readonly power: number;
}

const FIVE_FIGURES: NumberStyle = { significant: [1, 5] };
const LONG = 1e5;

/** A number as a derivation shows it, five figures: `0.8614`, `611.6`; from `long` on with a power, `933` times 10³. */
export function workingNumber(value: number, long = LONG): WorkingNumber {
  if (Math.abs(value) < long) return { mantissa: formatNumber(value, FIVE_FIGURES), power: 0 };
  const power = 3 * Math.floor(Math.log10(Math.abs(value)) / 3);
  return { mantissa: formatNumber(value / 10 ** power, FIVE_FIGURES), power };
}

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Digits raised, `6` as `⁶`; undefined for any other text. */
export function superscript(text: string): string | undefined {
  if (!/^\d+$/.test(text)) return undefined;
  return text.replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? "");
}

/** `933 × 10³`. */
export function workingNumberText({ mantissa, power }: WorkingNumber): string {
  return power === 0 ? mantissa : `${mantissa} × 10${superscript(String(power))}`;
}
