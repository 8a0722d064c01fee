import type { CapacityName, DetailCapacity } from "./capacity.ts";
import { PER_UNIT } from "./quantity.ts";

/** A capacity as it is shown. */
export interface ShownCapacity {
  /** `7110`, `152`, `49.9`, `3.67`, `12,300`. */
  readonly text: string;
  readonly unit: CapacityUnit;
}

export type CapacityUnit = "kN" | "kNm" | "kN/mm" | "m";

/** The unit a capacity is shown in. */
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

/**
 * A capacity in kN or kNm, three significant figures as the design capacity tables print: half rounds up.
 *
 * Units    `value` in N or Nmm
 */
export function formatCapacity(value: number, capacity: CapacityName): ShownCapacity {
  const unit = unitOf(capacity);
  return { text: THREE_FIGURES.format(inUnit(value, unit)), unit };
}

/** A value in base units (N, Nmm, N/mm, mm) in the unit that it is shown in. */
export function inUnit(value: number, unit: CapacityUnit): number {
  return value / PER_UNIT[unit];
}

/** A symbol or formula of a derivation without the underscores that start its subscripts: `φM_sx` as `φMsx`. */
export function plainText(text: string): string {
  return text.replaceAll("_", "");
}
