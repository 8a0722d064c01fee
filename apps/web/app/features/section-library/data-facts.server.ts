import { CAPACITY_LABELS, type CapacityName, STATEMENT } from "@kingpost/as4100";
import capacityCounts from "@kingpost/as4100/validation-counts.json" with { type: "json" };
import { gradeOf } from "@kingpost/sections/as4100/grades";
import { KNOWN_FAULTS } from "@kingpost/sections/known-faults";
import { CATEGORIES, CATEGORY_NAMES, type PropertyName } from "@kingpost/sections/record";
import propertyCounts from "@kingpost/sections/validation-counts.json" with { type: "json" };
import { currentCatalogue } from "./catalogue-store.ts";
import { findRow } from "./property-rows.ts";

/** Faults with one reason stand in one line: the reason, and the sizes that it holds for. */
function faultsByReason() {
  const byReason = new Map<string, { property: string; sizes: Set<string> }>();
  for (const { designation, grade, property, note } of KNOWN_FAULTS) {
    const key = `${property}: ${note}`;
    const entry = byReason.get(key) ?? { property, sizes: new Set() };
    entry.sizes.add(grade === null ? designation : `${designation} (${grade})`);
    byReason.set(key, entry);
  }
  return [...byReason].map(([key, { property, sizes }]) => ({
    property,
    reason: key.slice(property.length + 2),
    sizes: [...sizes],
  }));
}

/** What one line of the page tells of the validation. */
export interface CheckedColumn {
  readonly name: string;
  readonly compared: number;
  readonly agree: number;
  /** Everything else in words, with its count. */
  readonly rest: string;
}

function inWords(counts: readonly (readonly [count: number, words: string])[]): string {
  return counts.flatMap(([count, words]) => (count > 0 ? [`${words}: ${count}`] : [])).join(", ");
}

/** The printed values of each family and column, and how many of them the engine reproduces. */
function checkedProperties() {
  return propertyCounts.flatMap(({ category: code, columns }) => {
    const category = CATEGORIES.find((one) => one === code);
    if (!category) return [];
    const lines = columns.map(({ property, grade, compared, agree, lastDigit, knownFaults, unexplained }) => {
      const shown = property === "dPrinted" ? "d" : (property as PropertyName);
      const row = findRow({ category, standard: "Aust300" }, shown);
      const symbol = row?.symbol?.join("") ?? "";
      const words = [symbol, row?.label ?? property, grade === null ? "" : `in Grade ${grade}`];
      const rest = inWords([
        [lastDigit, "off by one unit of the last digit at most"],
        [knownFaults, "known faults"],
        [unexplained, "unexplained"],
      ]);
      return { name: words.filter(Boolean).join(" "), compared, agree, rest } satisfies CheckedColumn;
    });
    return [{ name: CATEGORY_NAMES[category], columns: lines }];
  });
}

function checkedCapacities() {
  const columns = capacityCounts.rows.map(
    ({ category, capacity, compared, agree, explained, unexplained }) => {
      const { symbol, title } = CAPACITY_LABELS[capacity as CapacityName];
      const rest = inWords([
        [explained, "explained"],
        [unexplained, "unexplained"],
      ]);
      return {
        name: `${category}: ${symbol.join("")} ${title}`,
        compared,
        agree,
        rest,
      } satisfies CheckedColumn;
    },
  );
  return { edition: capacityCounts.edition, columns, limits: STATEMENT.limits };
}

/** What the page "About the data" says, read from the data themselves. */
export function dataFacts() {
  const catalogue = currentCatalogue();
  return {
    version: catalogue.version,
    families: CATEGORIES.map((category) => ({
      name: CATEGORY_NAMES[category],
      sizes: catalogue.records({ category, standard: "Aust300" }).length,
      aust300: gradeOf(category, "Aust300").name,
      aust350: gradeOf(category, "Aust350").name,
    })),
    faults: faultsByReason(),
    properties: checkedProperties(),
    capacities: checkedCapacities(),
  };
}
