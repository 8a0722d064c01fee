import { customSectionRecordOf } from "@kingpost/sections/custom-section/custom-section";
import { steelSectionOf } from "@kingpost/sections/steel-section";
import {
  BEARING_CAPACITIES,
  type CapacityQuery,
  DETAIL_CAPACITIES,
  type Derivation,
  derive,
  SECTION_CAPACITIES,
} from "../src/index.ts";
import { catalogue } from "./catalogue.ts";

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

const CUSTOM = ["own:Box-400x300x20x12-300", "own:I-500x200x16x10-300-AR", "own:I-600x300x45x12-300"].flatMap(
  (id) => customSectionRecordOf(id) ?? [],
);
const WELD_LIMITED = catalogue.records().filter(({ id }) => id === "500WC440_350");
// One size of every family and class: every branch of every formula.
export const SECTIONS = [
  ...catalogue.records().filter((_, index) => index % 17 === 0),
  ...WELD_LIMITED,
  ...CUSTOM,
].map(steelSectionOf);

/** The derivation of every covered capacity of these sections. */
export function derivations(): readonly Derivation[] {
  return SECTIONS.flatMap((section) =>
    QUERIES.map((query) => derive(section, query)).filter((derivation) => "steps" in derivation),
  );
}
