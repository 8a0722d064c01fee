import { customSectionRecordOf, steelSectionOf } from "@kingpost/sections";
import type { DesignShape } from "../src/index.ts";
import {
  BEARING_CAPACITIES,
  type CapacityQuery,
  DETAIL_CAPACITIES,
  type Derivation,
  derive,
  SECTION_CAPACITIES,
  type SteelSection,
} from "../src/index.ts";
import { catalogue, recordIn } from "./catalogue.ts";

export const QUERIES: readonly CapacityQuery[] = [
  ...SECTION_CAPACITIES.map((capacity) => ({ capacity })),
  ...DETAIL_CAPACITIES.map((capacity) => ({ capacity })),
  ...BEARING_CAPACITIES.map((capacity) => ({ capacity, bs: 75 })),
  { capacity: "phiNcx", le: 3500 },
  { capacity: "phiNcy", le: 500 },
  { capacity: "phiNcy", le: 7500 },
  { capacity: "phiMbx", le: 4200 },
  { capacity: "phiMbx", le: 9000, alphaM: 1.35 },
];

const CUSTOM = [
  "own:Box-400x300x20x12-300",
  "own:I-500x200x16x10-300-AR",
  "own:I-600x300x45x12-300",
  "own:I-1000x500x8x16-300",
  "own:Box-600x500x8x8-300",
].flatMap((id) => customSectionRecordOf(id) ?? []);
const WELD_LIMITED = catalogue.records().filter(({ id }) => id === "500WC440_350");
/** Slender, non-compact or compact in a way that no size of the catalogue is. */
const UNUSUAL = [
  withShape("380PFC", "300", { shape: "channel", d: 380, bf: 100, tf: 5, tw: 4, r1: 14 }),
  withShape("380PFC", "300", { shape: "channel", d: 380, bf: 100, tf: 3, tw: 16, r1: 14 }),
  withShape("219.1x6.4CHS", "C350", { shape: "chs", d: 219.1, t: 1 }),
  withShape("150x90x8UA", "300", { shape: "angle", b1: 150, b2: 90, t: 3, r1: 4, r2: 2 }),
  withShape("100x100x8EA", "300", { shape: "angle", b1: 100, b2: 100, t: 3, r1: 4, r2: 2 }),
  withShape("305BT62.5", "300", { shape: "tee", d: 200, bf: 200, tf: 3, tw: 3, r1: 5 }),
  withShape("305BT62.5", "300", { shape: "tee", d: 100, bf: 200, tf: 8, tw: 12, r1: 5 }),
  withShape("250x150x6.0RHS", "C450", { shape: "rhs", d: 400, b: 60, t: 3, r1: 6 }),
  withShape("250x150x6.0RHS", "C450", { shape: "rhs", d: 60, b: 500, t: 3, r1: 6 }),
];

// One size of every family and class: every branch of every formula.
export const SECTIONS: readonly SteelSection[] = [
  ...[...catalogue.records().filter((_, index) => index % 17 === 0), ...WELD_LIMITED, ...CUSTOM].map(
    steelSectionOf,
  ),
  ...UNUSUAL,
];

function withShape(designation: string, grade: string, dimensions: DesignShape): SteelSection {
  const section = steelSectionOf(recordIn(designation, grade));
  return { ...section, plates: section.plates && { ...section.plates, dimensions } };
}

/** The derivation of every covered capacity of these sections. */
export function derivations(): readonly Derivation[] {
  return SECTIONS.flatMap((section) =>
    QUERIES.map((query) => derive(section, query)).filter((derivation) => "steps" in derivation),
  );
}
