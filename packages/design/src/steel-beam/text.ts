import { formatNumber, fromBase, type UnitName, unitSuffix } from "@kingpost/calc";

/** A place on the beam: `x = 3.000 m`. */
export function placeText(x: number): string {
  return `x = ${formatNumber(x / 1000, { decimals: 3 })} m`;
}

/** A value with its unit as a drawing or a table shows it. Units: `value` in base units. */
export function shownValue(value: number, unit: UnitName): string {
  return formatNumber(fromBase(value, unit), { significant: 3 }) + unitSuffix(unit);
}
