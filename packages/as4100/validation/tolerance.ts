import { isCovered } from "@kingpost/calc";
import { type PropertyName, type SectionRecord, steelSectionOf } from "@kingpost/sections";
import { type CapacityQuery, capacityOf, type SteelSection } from "../src/index.ts";
import type { Published } from "./read-published.ts";

/** A binary fraction can fall short of a decimal tie by its last digit. */
export const TIE = 1 + 1e-9;

/** Properties that enter a capacity and that the tables round. Dimensions are exact. */
const ROUNDED = ["ag", "zex", "zey", "zeyL", "zeyR", "kf", "rx", "ry", "iy", "j", "iw"] as const;

/**
 * How far a capacity can move when every published property that enters it as published moves within half a unit of its last digit
 * (three figures; kf three decimals, except 1, which is exact). The tables of capacities were calculated from unrounded properties,
 * as are the engine's where the published property is the rounding of the engine's value: those do not move.
 */
export function inputSpread(record: SectionRecord, query: CapacityQuery): number {
  const section = steelSectionOf(record);
  const base = capacityIn(section, query);
  return ROUNDED.reduce((sum, name) => {
    const value = section[name];
    if (record.capacityInputs[name] !== undefined) return sum;
    if (value === undefined || value === 0 || !isPrinted(record, name) || (name === "kf" && value === 1))
      return sum;
    const moved = { ...section, [name]: value + lastUnit(name, value) / 2 };
    return sum + Math.abs(capacityIn(moved, query) - base);
  }, 0);
}

/**
 * What the last digit of the published value itself allows: `[below, above]`, both positive, in its unit.
 *
 *   rounded   three figures: half a unit either way
 *   cut       the table of square hollow sections in C450 and similar tables truncate the decimals of values under 100: up to one unit above
 */
export function lastDigit({ value, designation, query }: Published): readonly [below: number, above: number] {
  const half = lastUnit("value", value) / 2;
  const cut =
    designation.endsWith("SHS") && unitIsKilonewton(query) && value < 100 && Number.isInteger(value);
  return cut ? [half, 1] : [half, half];
}

/** Whether a value rounds (in a table that truncates: truncates) to the published digits. Both in the unit of the published value. */
export function hasPrintedDigits(published: Published, computed: number): boolean {
  const [below, above] = lastDigit(published);
  const { value } = published;
  return computed >= value - below * TIE && computed < value + above;
}

function unitIsKilonewton({ capacity }: CapacityQuery): boolean {
  return !capacity.startsWith("phiM");
}

/** Published itself, or an effective modulus that the library forms from published S and Z where no table gives it. */
function isPrinted({ provenance }: SectionRecord, name: PropertyName): boolean {
  if (name.startsWith("ze") && provenance.sx === "published") return true;
  return provenance[name] === "published" || provenance[name] === "derived";
}

function lastUnit(name: string, value: number): number {
  return name === "kf" ? 0.001 : 10 ** (Math.floor(Math.log10(value)) - 2);
}

function capacityIn(section: SteelSection, query: CapacityQuery): number {
  const capacity = capacityOf(section, query);
  if (!isCovered(capacity)) throw new Error(`${section.name}: ${capacity.reason}`);
  return capacity;
}
