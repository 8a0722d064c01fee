import { formatNumber } from "@kingpost/calc";

/** A place on the beam: `x = 3.000 m`. */
export function placeText(x: number): string {
  return `x = ${formatNumber(x / 1000, { decimals: 3 })} m`;
}

const metres = (x: number): string => formatNumber(x / 1000, { decimals: [0, 3] });

/** `2.5 m`. */
export const metresText = (x: number): string => `${metres(x)} m`;

/** `0 to 2.5 m`. */
export const rangeText = (from: number, to: number): string => `${metres(from)} to ${metres(to)} m`;
