/** A process of the engine measure: times everything cold and then warm, and prints the times as JSON. */

import { readFileSync } from "node:fs";
import {
  BEARING_CAPACITIES,
  type CapacityQuery,
  capacityOf,
  DETAIL_CAPACITIES,
  designProperties,
  isCovered,
  SECTION_CAPACITIES,
} from "../../packages/as4100/src/index.ts";
import { DomainError } from "../../packages/calc/src/domain-error.ts";
import { grossProperties } from "../../packages/section-geometry/src/index.ts";
import { type CatalogueData, loadCatalogue } from "../../packages/sections/src/catalogue.ts";
import { gradeOf } from "../../packages/sections/src/family-grade.ts";
import { AVAILABILITIES, CATEGORIES, STANDARDS } from "../../packages/sections/src/record.ts";
import { findSections } from "../../packages/sections/src/search.ts";
import { shapeOf } from "../../packages/sections/src/source-dimensions.ts";
import { steelSectionOf } from "../../packages/sections/src/steel-section.ts";
import { unpackLines, unpackSize } from "../../packages/sections/src/unpack.ts";
import { QUERIES } from "./engine-queries.ts";

/** Milliseconds of every run, in order: the first is the cold one. */
export interface EngineTimes {
  readonly compute: readonly number[];
  readonly expand: readonly number[];
  readonly load: readonly number[];
  readonly capacities: readonly number[];
  readonly search: readonly number[];
}

const SIZES = 515;
const data: CatalogueData = JSON.parse(
  readFileSync(new URL("../../packages/sections/dist/catalogue.json", import.meta.url), "utf8"),
);

function time(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

const repeat = (times: number, work: () => void) => Array.from({ length: times }, () => time(work));

function expectCount(what: string, count: number, expected: number): void {
  if (count !== expected) throw new Error(`${what}: ${count} instead of ${expected}.`);
}

const sizes = CATEGORIES.flatMap((category) =>
  unpackLines(data, category).map((line, index) => ({
    category,
    dimensions: shapeOf(category, unpackSize(data, line, index).dimensions),
  })),
);
expectCount("sizes", sizes.length, SIZES);

function computeAll(): void {
  let count = 0;
  for (const { category, dimensions } of sizes) {
    const gross = grossProperties(dimensions);
    for (const standard of STANDARDS) {
      try {
        designProperties(dimensions, gross, gradeOf(category, standard));
      } catch (error) {
        // A plate thicker than the product standard's table of strengths.
        if (!(error instanceof DomainError && error.code === "bad-value")) throw error;
      }
      count += 1;
    }
  }
  expectCount("design values", count, STANDARDS.length * SIZES);
}

const fresh = () => loadCatalogue(data);

const CAPACITIES: readonly CapacityQuery[] = [
  ...[...SECTION_CAPACITIES, ...DETAIL_CAPACITIES].map((capacity) => ({ capacity })),
  ...BEARING_CAPACITIES.map((capacity) => ({ capacity, bs: 100 })),
  ...(["phiNcx", "phiNcy", "phiMbx"] as const).map((capacity) => ({ capacity, le: 3000 })),
];

function times(): EngineTimes {
  const load = repeat(41, () => expectCount("entries", fresh().entries.length, 1030));
  const compute = repeat(41, computeAll);
  const catalogues = Array.from({ length: 21 }, fresh);
  const expand = catalogues.map((catalogue) =>
    time(() => expectCount("records", catalogue.records().length, 1030)),
  );
  const sections = fresh().records().map(steelSectionOf);
  const capacities = repeat(41, () => {
    let count = 0;
    for (const section of sections) {
      for (const query of CAPACITIES) if (isCovered(capacityOf(section, query))) count += 1;
    }
    expectCount("capacities", count, 14_036);
  });
  const { entries } = fresh();
  const availability = new Set(AVAILABILITIES);
  const searchBoth = (text: string) =>
    time(() => {
      for (const standard of STANDARDS) findSections(entries, { text, standard, availability });
    });
  const search = Array.from({ length: 21 }, () => QUERIES.map(searchBoth)).flat();
  return { capacities, compute, expand, load, search };
}

process.stdout.write(JSON.stringify(times()));
