import { formatNumber, fromBase } from "@kingpost/calc";
import type { CapacityName, DetailCapacity } from "./capacity.ts";

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

/**
 * A capacity in kN or kNm, three significant figures as in the design capacity tables: half rounds up.
 *
 * Units    `value` in N or Nmm
 */
export function formatCapacity(value: number, capacity: CapacityName): ShownCapacity {
  const unit = unitOf(capacity);
  return { text: formatNumber(fromBase(value, unit), { significant: 3 }), unit };
}

/** The number that `formatCapacity` shows. */
export function roundedCapacity(value: number, capacity: CapacityName): number {
  return Number(formatNumber(fromBase(value, unitOf(capacity)), { significant: 3, group: "none" }));
}

/** A symbol or formula of a derivation without the underscores that start its subscripts: `φM_sx` as `φMsx`. */
export function plainText(text: string): string {
  return text.replaceAll("_", "");
}
