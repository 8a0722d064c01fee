import { type CapacityName, isCovered } from "@kingpost/as4100";
import type { Catalogue } from "@kingpost/sections";
import type { capacityFor } from "../capacities/capacity-for.ts";
import { queryOf } from "../capacities/capacity-rows.ts";
import type { Member } from "../capacities/member.ts";

let compute: typeof capacityFor | undefined;
let request: Promise<void> | undefined;

/** Whether columns of capacities can be had at once. */
export function areCapacitiesLoaded(): boolean {
  return compute !== undefined;
}

/** Loads the capacity calculation, which a visit that only looks up properties does not need. A failed load is retried on the next call. */
export function loadCapacities(): Promise<void> {
  request ??= import("../capacities/capacity-for.ts").then(
    (module) => {
      compute = module.capacityFor;
    },
    (cause: unknown) => {
      request = undefined;
      throw cause;
    },
  );
  return request;
}

/** Columns are kept for the lengths last used: users move between a few. */
const MOST_KEPT = 40;

const kept = new WeakMap<Catalogue, Map<string, Float64Array>>();

/**
 * A capacity of every record as one column.
 *
 * Units    N or Nmm; NaN where none is given
 * Errors   before `loadCapacities` has settled
 */
export function capacityColumn(catalogue: Catalogue, capacity: CapacityName, member: Member): Float64Array {
  const columns = kept.get(catalogue) ?? new Map<string, Float64Array>();
  kept.set(catalogue, columns);
  const key = JSON.stringify(queryOf(capacity, member));
  const known = columns.get(key);
  if (known) return known;
  const capacityOfRecord = compute;
  if (!capacityOfRecord) throw new Error("Capacities were used before they were loaded.");
  const column = Float64Array.from(catalogue.entries, ({ id }) => {
    const record = catalogue.record(id);
    const value = record && capacityOfRecord(record, capacity, member);
    return value !== undefined && isCovered(value) ? value : Number.NaN;
  });
  const oldest = columns.keys().next().value;
  if (columns.size >= MOST_KEPT && oldest !== undefined) columns.delete(oldest);
  columns.set(key, column);
  return column;
}
