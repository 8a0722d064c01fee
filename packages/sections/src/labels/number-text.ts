import type { Source } from "../record/record.ts";

/** The number format of the screen: en-AU, groups of three from five digits on, as in the mill tables. */
function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat("en-AU", { useGrouping: "min2", ...options });
}

const cache = new Map<string, Intl.NumberFormat>();

function formatter(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const found = cache.get(key) ?? format(options);
  cache.set(key, found);
  return found;
}

/** A true minus sign, as wide as a figure, and a thin no-break space between groups of three. */
function typographic(text: string): string {
  return text.replace("-", "\u2212").replaceAll(",", "\u202f");
}

/** Significant figures that a value carries, trailing zeros apart: 25600000 has 3, 611.6 has 4. */
function significantFigures(value: number): number {
  const digits = value.toExponential().split("e")[0] ?? "";
  return digits.replace(/[^\d]/g, "").length;
}

/** The published tables have three figures; a value with more is shown in full. */
export const TABLE_FIGURES = 3;

/** A value times a power of ten, in decimal text, so that 0.1 stays 0.1. */
export function timesPowerOfTen(value: number, power: number): number {
  const [digits = "", exponent = ""] = value.toExponential().split("e");
  return Number(`${digits}e${Number(exponent) + power}`);
}

/** A value to a number of decimals as the formats below round it: half away from zero, of the decimal text. */
export function roundToDecimals(value: number, decimals: number): number {
  const whole = Math.round(timesPowerOfTen(Math.abs(value), decimals));
  return Math.sign(value) * timesPowerOfTen(whole, -decimals);
}

/** The same to a number of significant figures. */
export function roundToFigures(value: number, figures: number): number {
  const power = Number(value.toExponential().split("e")[1]);
  return roundToDecimals(value, figures - 1 - power);
}

/**
 * A property value for the table.
 *
 * Units    `value` in base units; `exponent` is the power of ten that the row's unit names
 * Published as in the table: at least three figures, and all that it carries
 * Computed to three figures, as the tables round; the inspector shows the rest
 */
export function formatProperty(value: number, exponent: number, source: Source | undefined): string {
  const scaled = timesPowerOfTen(value, -exponent);
  const figures = source === "computed" ? TABLE_FIGURES : Math.max(TABLE_FIGURES, significantFigures(value));
  return formatFigures(scaled, Math.min(figures, TABLE_FIGURES), figures);
}

/** A value to a range of significant figures. */
export function formatFigures(value: number, least: number, most: number): string {
  const options = { minimumSignificantDigits: least, maximumSignificantDigits: most };
  return typographic(formatter(`figures-${least}-${most}`, options).format(value));
}

/** A value with a fixed number of decimals: kf to 2, a thickness to 1. */
export function formatDecimals(value: number, least: number, most = least): string {
  const options = { minimumFractionDigits: least, maximumFractionDigits: most };
  return typographic(formatter(`decimals-${least}-${most}`, options).format(value));
}

/** A value in full, for the inspector: every published digit, or six figures of a calculated one. */
export function formatFull(value: number, source: Source | undefined): string {
  const most = source === "computed" ? 6 : 15;
  return typographic(formatter(`full-${most}`, { maximumSignificantDigits: most }).format(value));
}

/** A change in percent, signed, to one decimal: +12.3 %, −4.0 %, 0.0 %. */
export function formatChange(percent: number): string {
  const options = {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  } as const;
  return `${typographic(formatter("change", options).format(percent))}\u202f%`;
}
