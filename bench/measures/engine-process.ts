/** A process of the engine measures: times everything cold and then warm, and prints the times as JSON. */

import { readFileSync } from "node:fs";
import { DEFAULT_MEMBER } from "../../apps/web/app/features/section-library/capacities/member/member.ts";
import { WORD_KEYS, WORD_VALUES } from "../../apps/web/app/features/section-library/filter/categories.ts";
import { type Condition, meeting } from "../../apps/web/app/features/section-library/filter/conditions.ts";
import { QUANTITIES } from "../../apps/web/app/features/section-library/quantities/quantities.ts";
import { loadCapacities } from "../../apps/web/app/features/section-library/quantities/quantity-columns.ts";
import {
  BEARING_CAPACITIES,
  type CapacityQuery,
  capacityOf,
  DETAIL_CAPACITIES,
  designProperties,
  SECTION_CAPACITIES,
} from "../../packages/as4100/src/index.ts";
import { DomainError } from "../../packages/calc/src/domain-error.ts";
import { isCovered } from "../../packages/calc/src/index.ts";
import { grossProperties } from "../../packages/section-geometry/src/index.ts";
import { unpackLines } from "../../packages/sections/src/catalogue/unpack-lines.ts";
import { type CatalogueData, loadCatalogue } from "../../packages/sections/src/catalogue.ts";
import { unpackSize } from "../../packages/sections/src/expansion/unpack.ts";
import { gradeOf } from "../../packages/sections/src/record/family-grade.ts";
import { ALL_CATEGORIES, AVAILABILITIES, STANDARDS } from "../../packages/sections/src/record/record.ts";
import { steelSectionOf } from "../../packages/sections/src/record/steel-section.ts";
import { findSections } from "../../packages/sections/src/search/search.ts";
import { shapeOf } from "../../packages/sections/src/source/source-dimensions.ts";

const data: CatalogueData = JSON.parse(
  readFileSync(new URL("../../packages/sections/dist/catalogue.json", import.meta.url), "utf8"),
);
const catalogue = () => loadCatalogue(data);

/** Typical queries: whole and partial designations, half-typed numbers, other orders and separators. */
const QUERIES = [
  ..."3|36|360|360 UB|360 UB 44.7|360ub44.7|ub 360|UB|610UB125_300|universal beam|310 uc 97|uc|200uc".split(
    "|",
  ),
  ..."250 pfc|pfc|channel|100x|100x100|100x100x10|150x100x6|150*100*6|RHS 150 x 100|rhs|chs|168.3".split("|"),
  ..."168.3x|168.3x7.1 CHS|114.3 x 5.4|pipe|tube|shs 89|100 shs|75x75x4 shs|ea 100|angle|150x90x8 ua".split(
    "|",
  ),
  ..."1200wb|wc 400|plate girder|999ZZ|?!|".split("|"),
];

/** Milliseconds of work that returns a known count. */
function time(expected: number, work: () => number): number {
  const began = performance.now();
  const count = work();
  const took = performance.now() - began;
  if (count !== expected) throw new Error(`${count} instead of ${expected}.`);
  return took;
}

/** The first run is the cold one. */
const repeat = (times: number, expected: number, work: () => number) =>
  Array.from({ length: times }, () => time(expected, work));

const sizes = ALL_CATEGORIES.flatMap((category) =>
  unpackLines(data, category).map((line, index) => ({
    category,
    dimensions: shapeOf(category, unpackSize(data, line, index).dimensions),
  })),
);

function computeAll(): number {
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
  return count;
}

const CAPACITIES: readonly CapacityQuery[] = [
  ...[...SECTION_CAPACITIES, ...DETAIL_CAPACITIES].map((capacity) => ({ capacity })),
  ...BEARING_CAPACITIES.map((capacity) => ({ capacity, bs: 100 })),
  ...(["phiNcx", "phiNcy", "phiMbx"] as const).map((capacity) => ({ capacity, le: 3000 })),
];

function engine() {
  const load = repeat(41, 1496, () => catalogue().entries.length);
  const compute = repeat(41, 1496, computeAll);
  const unread = Array.from({ length: 21 }, catalogue);
  const expand = unread.map((one) => time(1496, () => one.records().length));
  const sections = catalogue().records().map(steelSectionOf);
  const covered = (section: (typeof sections)[number]) =>
    CAPACITIES.filter((query) => isCovered(capacityOf(section, query))).length;
  const capacities = repeat(41, 16_992, () => sections.reduce((count, one) => count + covered(one), 0));
  const { entries } = catalogue();
  const availability = new Set(AVAILABILITIES);
  const searchBoth = (text: string) =>
    time(
      2,
      () => STANDARDS.filter((standard) => findSections(entries, { text, standard, availability })).length,
    );
  const search = Array.from({ length: 21 }, () => QUERIES.map(searchBoth)).flat();
  return { capacities, compute, expand, load, search };
}

async function filters() {
  const read = catalogue();
  await loadCapacities();
  const ranges = QUANTITIES.map(({ key }): Condition => ({ kind: "range", key, min: 1, max: 500 }));
  const words = WORD_KEYS.map(
    (key): Condition => ({ kind: "word", key, values: [...WORD_VALUES[key].keys()].slice(0, 2) }),
  );
  const filter = (conditions: readonly Condition[]) =>
    time(1496, () => meeting(read, conditions, DEFAULT_MEMBER).length);
  const each = () => [...ranges, ...words].map((condition) => filter([condition]));
  /** The first filter on an unread catalogue, then the first on each quantity, which creates its column. */
  const firstOfEach = each();
  const again = Array.from({ length: 21 }, () => [...each(), filter(ranges.slice(0, 12))]).flat();
  return { firstOfEach, again };
}

/** Milliseconds of every run, in order. */
export interface Times {
  readonly engine: ReturnType<typeof engine>;
  readonly filters: Awaited<ReturnType<typeof filters>>;
}

process.stdout.write(JSON.stringify(process.argv[2] === "filters" ? await filters() : engine()));
