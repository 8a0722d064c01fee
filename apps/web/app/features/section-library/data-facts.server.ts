import { gradeOf } from "@kingpost/sections/as4100/grades";
import { KNOWN_FAULTS } from "@kingpost/sections/known-faults";
import { CATEGORIES, CATEGORY_NAMES } from "@kingpost/sections/record";
import { currentCatalogue } from "./catalogue-store.ts";

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
  };
}
