import type { Dimensions } from "@kingpost/section-geometry";
import { customSectionRecordOf } from "@kingpost/sections/custom-section/custom-section";
import { steelSectionOf } from "@kingpost/sections/steel-section";
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
/** Slender in compression, which no channel and hardly a tube of the catalogue is. */
const SLENDER = [
  withShape("380PFC", "300", { shape: "channel", d: 380, bf: 100, tf: 5, tw: 4, r1: 14 }),
  withShape("219.1x6.4CHS", "C350", { shape: "chs", d: 219.1, t: 2 }),
];

// One size of every family and class: every branch of every formula.
export const SECTIONS: readonly SteelSection[] = [
  ...[...catalogue.records().filter((_, index) => index % 17 === 0), ...WELD_LIMITED, ...CUSTOM].map(
    steelSectionOf,
  ),
  ...SLENDER,
];

function withShape(designation: string, grade: string, dimensions: Dimensions): SteelSection {
  const section = steelSectionOf(recordIn(designation, grade));
  return { ...section, plates: section.plates && { ...section.plates, dimensions } };
}

/** The derivation of every covered capacity of these sections. */
export function derivations(): readonly Derivation[] {
  return SECTIONS.flatMap((section) =>
    QUERIES.map((query) => derive(section, query)).filter((derivation) => "steps" in derivation),
  );
}
