import type { PropertyName } from "../record/record.ts";

/** The tables have three significant figures, but these properties three decimals (0.849, 0.438). */
const PRINTED_FIGURES = 3;
const THREE_DECIMALS: ReadonlySet<PropertyName> = new Set(["kf", "tanAlpha"]);
/** A binary fraction can fall short of a decimal tie by its last digit. */
const TIE = 1 + 1e-9;
/** Dimensions are published to 0.1 mm at best: half of that on the thickness is the same share of the property. */
const HALF_DIMENSION_STEP = 0.05;
/** Rounding of d and bf to whole millimetres and of intermediate values in the tables reaches half a percent on thick sections. */
const LEAST_ALLOWANCE = 0.005;
/** A difference above one percent is an error even on the thinnest leg. */
const GREATEST_ALLOWANCE = 0.01;
/** The mass of a hot rolled section is nominal: up to 1.2 % off 7850 kg/m3 times the area. */
const NOMINAL_MASS_ALLOWANCE = 0.0125;
/** Values that a table states rather than calculates: no tolerance applies. */
const STATED: ReadonlySet<PropertyName> = new Set([
  "fy",
  "fyw",
  "fu",
  "fyHighStrength",
  "fywHighStrength",
  "fuHighStrength",
]);

/**
 * Whether a published value agrees with the engine's: they differ by no more than the rounding of the published
 * digits and the rounding of the published dimensions can explain. This check finds errors that no one has
 * reviewed; reviewed errors are in `known-faults.ts` and are shown whenever the published digits differ.
 *
 *   |published - computed| <= half a unit of the third figure + allowance x |published|
 *   allowance = 0.05 mm / t, at least 0.5 % and at most 1 % (mass: 1.25 %, because it is nominal)
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
 * Half a unit of the last published digit. The unit follows from the size of the number, not from its trailing
 * zeros (39.0 is stored as 39); a published 0 is a length in mm to one decimal.
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
