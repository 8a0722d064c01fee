import type { CapacityName, DetailCapacity } from "./capacity.ts";
import { PER_UNIT } from "./quantity.ts";

/** A capacity as shown on screen. */
export interface ShownCapacity {
  /** `7110`, `152`, `49.9`, `3.67`, `12 300`. */
  readonly text: string;
  readonly unit: CapacityUnit;
}

export type CapacityUnit = "kN" | "kNm" | "kN/mm" | "m";

/** The unit in which a capacity is shown. */
export function unitOf(capacity: Exclude<CapacityName, DetailCapacity>): "kN" | "kNm";
export function unitOf(capacity: CapacityName): CapacityUnit;
export function unitOf(capacity: CapacityName): CapacityUnit {
  if (capacity === "FLR") return "m";
  if (capacity.endsWith("Mm")) return "kN/mm";
  return capacity.startsWith("phiM") ? "kNm" : "kN";
}

const THREE_FIGURES = new Intl.NumberFormat("en-AU", {
  useGrouping: "min2",
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
});

/** Between thousands: a narrow no-break space. */
export const THOUSANDS_SEPARATOR = "\u202f";

/**
 * A capacity in kN or kNm, three significant figures as in the design capacity tables: half rounds up.
 *
 * Units    `value` in N or Nmm
 */
export function formatCapacity(value: number, capacity: CapacityName): ShownCapacity {
  const unit = unitOf(capacity);
  return { text: THREE_FIGURES.format(inUnit(value, unit)).replaceAll(",", THOUSANDS_SEPARATOR), unit };
}

/** Converts a value from base units (N, Nmm, N/mm, mm) to its unit on screen. */
export function inUnit(value: number, unit: CapacityUnit): number {
  return value / PER_UNIT[unit];
}

/** A symbol or formula of a derivation without the underscores that start its subscripts: `φM_sx` as `φMsx`. */
export function plainText(text: string): string {
  return text.replaceAll("_", "");
}
