import type { StepUnit } from "./derivation.ts";

/** The number of base units (N, Nmm) in each unit of a derivation. */
export const PER_UNIT: Readonly<Record<StepUnit, number>> = {
  kN: 1e3,
  kNm: 1e6,
  "kN/mm": 1e3,
  MPa: 1,
  m: 1e3,
  mm: 1,
  "mm²": 1,
  "mm³": 1,
  "mm⁴": 1,
  "mm⁶": 1,
  "": 1,
};

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const FIGURES = new Intl.NumberFormat("en-AU", { useGrouping: false, maximumSignificantDigits: 5 });
/** From this value a number is written with a power of ten, as in the section tables. */
const LONG = 1e5;

/** A number of five figures, a long one with a power of 1000: `0.8614`, `611.6`, `933 × 10³`. */
export function figures(value: number): string {
  if (Math.abs(value) < LONG) return typographic(FIGURES.format(value));
  const power = 3 * Math.floor(Math.log10(Math.abs(value)) / 3);
  return `${typographic(FIGURES.format(value / 10 ** power))} × 10${superscript(power)}`;
}

/** Formats a value in base units for a derivation, without its unit. */
export function shownIn(value: number, unit: StepUnit): string {
  return figures(value / PER_UNIT[unit]);
}

function superscript(power: number): string {
  return [...String(power)].map((digit) => SUPERSCRIPTS[Number(digit)] ?? "").join("");
}

function typographic(text: string): string {
  return text.replace("-", "\u2212");
}
