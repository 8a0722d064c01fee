import type { PropertyName } from "./record.ts";

/** The tables print three significant figures; these stand to three decimals (0.849, 0.438). */
const PRINTED_FIGURES = 3;
const THREE_DECIMALS: ReadonlySet<PropertyName> = new Set(["kf", "tanAlpha"]);
/** A binary fraction can fall short of a decimal tie by its own last digit. */
const TIE = 1 + 1e-9;
/** Dimensions are published to 0.1 mm at best: half of that on the thickness is the same share of the property. */
const HALF_DIMENSION_STEP = 0.05;
/** Whole millimetres of d and bf, and steps inside the tables' own sums, reach half a percent on thick sections. */
const LEAST_ALLOWANCE = 0.005;
/** Beyond one percent something is wrong even on the thinnest leg. */
const GREATEST_ALLOWANCE = 0.01;
/** The mass of a hot rolled section is a name: up to 1.2 % off 7850 kg/m3 times the area. */
const NOMINAL_MASS_ALLOWANCE = 0.0125;
/** What a table states, rather than sums up: it is right or it is wrong. */
const STATED: ReadonlySet<PropertyName> = new Set([
  "fy",
  "fyw",
  "fu",
  "fyHighStrength",
  "fywHighStrength",
  "fuHighStrength",
]);

/**
 * Whether a published value and the engine's say the same: they differ by no more than the rounding of the published
 * digits and the rounding of the published dimensions can explain. This is the net for a value that nobody has looked
 * at; the faults that a closer reading found stand in `known-faults.ts` and are shown on the published digits alone.
 *
 *   |published - computed| <= half a unit of the third figure + allowance x |published|
 *   allowance = 0.05 mm / t, at least 0.5 % and at most 1 % (mass: 1.25 %, for it is nominal)
 *
 * Strengths and class letters must be equal; d1 and the published depth are whole millimetres of two rounded lengths.
 *
 * Units    those of the property; `thinnest` in mm, the thinnest part of the section
 */
export function agrees(
  property: PropertyName,
  printed: number | string,
  computed: number | string,
  thinnest: number,
): boolean {
  if (typeof printed === "string" || typeof computed === "string" || STATED.has(property)) {
    return printed === computed;
  }
  const difference = Math.abs(printed - computed);
  if (property === "d1" || property === "dPrinted") return difference <= 1;
  return difference <= halfUnit(property, printed) + allowance(property, thinnest) * Math.abs(printed);
}

/** Whether the rounding of the published digits alone explains the difference. */
export function agreesToPrintedDigits(
  property: PropertyName,
  printed: number | string,
  computed: number | string,
): boolean {
  if (typeof printed === "string" || typeof computed === "string" || STATED.has(property)) {
    return printed === computed;
  }
  return Math.abs(printed - computed) <= halfUnit(property, printed);
}

/**
 * Half a unit of the last published digit. The unit follows from the size of the number, not from the noughts that
 * happen to stand there (39.0 is stored as 39); a published 0 is a length in mm to one decimal.
 */
export function halfUnit(property: PropertyName, printed: number): number {
  if (THREE_DECIMALS.has(property)) return 0.0005 * TIE;
  if (printed === 0) return 0.05 * TIE;
  return (10 ** (Math.floor(Math.log10(Math.abs(printed))) - PRINTED_FIGURES + 1) / 2) * TIE;
}

function allowance(property: PropertyName, thinnest: number): number {
  if (property === "mass") return NOMINAL_MASS_ALLOWANCE;
  return Math.min(Math.max(HALF_DIMENSION_STEP / thinnest, LEAST_ALLOWANCE), GREATEST_ALLOWANCE);
}
