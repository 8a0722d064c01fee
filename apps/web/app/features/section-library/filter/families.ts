import { ALL_CATEGORIES, type CatalogueEntry, type Category } from "@kingpost/sections";
import { type Condition, withCondition } from "./conditions.ts";

function isFamily(condition: Condition): boolean {
  return condition.kind === "word" && condition.key === "family";
}

/** The conditions but for the one on the family. */
export function withoutFamily(conditions: readonly Condition[]): readonly Condition[] {
  return conditions.filter((one) => !isFamily(one));
}

/** Whether the conditions let a family through. */
export function letsThrough(conditions: readonly Condition[], category: Category): boolean {
  return conditions.every(
    (one) => one.kind !== "word" || one.key !== "family" || one.values.includes(category),
  );
}

/** The number of entries of each family, in the catalogue's order; families without entries are omitted. */
export function countFamilies(entries: readonly CatalogueEntry[]): ReadonlyMap<Category, number> {
  const counts = new Map<Category, number>();
  for (const { category } of entries) counts.set(category, (counts.get(category) ?? 0) + 1);
  return new Map(
    ALL_CATEGORIES.flatMap((category) => {
      const count = counts.get(category);
      return count === undefined ? [] : [[category, count] as const];
    }),
  );
}

/**
 * The conditions after a click on a family, which excludes it or includes it again. With all included there is no condition;
 * excluding the last one includes all again, because no family would find nothing.
 */
export function toggleFamily(conditions: readonly Condition[], category: Category): readonly Condition[] {
  const rest = withoutFamily(conditions);
  const values = ALL_CATEGORIES.filter((one) => letsThrough(conditions, one) !== (one === category));
  if (values.length === 0 || values.length === ALL_CATEGORIES.length) return rest;
  return withCondition(rest, { kind: "word", key: "family", values });
}
