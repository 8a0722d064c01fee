/** A process of the filter measure: times every filter cold and then warm, and prints the times as JSON. */
import { readFileSync } from "node:fs";
import { DEFAULT_MEMBER } from "../../apps/web/app/features/section-library/capacities/member.ts";
import { WORD_KEYS, WORD_VALUES } from "../../apps/web/app/features/section-library/filter/categories.ts";
import { type Condition, meeting } from "../../apps/web/app/features/section-library/filter/conditions.ts";
import { QUANTITIES } from "../../apps/web/app/features/section-library/quantities/quantities.ts";
import { loadCapacities } from "../../apps/web/app/features/section-library/quantities/quantity-columns.ts";
import { type CatalogueData, loadCatalogue } from "../../packages/sections/src/catalogue.ts";

/** Milliseconds. */
export interface FilterTimes {
  /** The first filter on an unread catalogue. */
  readonly veryFirst: number;
  /** The first filter on each quantity afterwards, which creates its column. */
  readonly firstOfEach: readonly number[];
  /** Every later filter, single and twelve together. */
  readonly later: readonly number[];
}

const RUNS = 21;
const data: CatalogueData = JSON.parse(
  readFileSync(new URL("../../packages/sections/dist/catalogue.json", import.meta.url), "utf8"),
);
const catalogue = loadCatalogue(data);
await loadCapacities();

const ranges: readonly Condition[] = QUANTITIES.map(({ key }) => ({ kind: "range", key, min: 1, max: 500 }));
const words: readonly Condition[] = WORD_KEYS.map((key) => ({
  kind: "word",
  key,
  values: [...WORD_VALUES[key].keys()].slice(0, 2),
}));

function time(conditions: readonly Condition[]): number {
  const began = performance.now();
  const passed = meeting(catalogue, conditions, DEFAULT_MEMBER);
  const took = performance.now() - began;
  if (passed.length !== 1030) throw new Error(`${passed.length} records were filtered.`);
  return took;
}

const all = [...ranges, ...words];
const [veryFirst = Number.NaN, ...firstOfEach] = all.map((condition) => time([condition]));
const later = Array.from({ length: RUNS }, () => [
  ...all.map((condition) => time([condition])),
  time(ranges.slice(0, 12)),
]).flat();
const times: FilterTimes = { veryFirst, firstOfEach, later };
process.stdout.write(JSON.stringify(times));
