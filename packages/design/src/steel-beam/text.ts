import { formatNumber } from "@kingpost/calc";

/** A place on the beam: `x = 3.000 m`. */
export function placeText(x: number): string {
  return `x = ${formatNumber(x / 1000, { decimals: 3 })} m`;
}
