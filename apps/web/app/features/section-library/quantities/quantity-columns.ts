import type { CapacityName } from "@kingpost/as4100";
import { isCovered } from "@kingpost/calc";
import type { Catalogue, DerivedKey } from "@kingpost/sections";
import type { derivedNumber } from "@kingpost/sections/derived";
import { resource } from "../../../ui/loading/resource.ts";
import type { capacityFor } from "../capacities/capacity-for.ts";
import { queryOf } from "../capacities/capacity-rows.ts";
import type { Member } from "../capacities/member/member.ts";

interface Calculations {
  readonly capacityFor: typeof capacityFor;
  readonly derivedNumber: typeof derivedNumber;
}

let calculations: Calculations | undefined;

const code = resource(async () => {
  const { capacityFor, derivedNumber } = await import("./on-demand.ts");
  calculations = { capacityFor, derivedNumber };
});

/** Whether columns of capacities and of derived numbers can be had at once. */
export function areCapacitiesLoaded(): boolean {
  return calculations !== undefined;
}

/** Loads the calculation of capacities and derived numbers, which a visit that only looks up properties does not need. A failed load is retried on the next call. */
export function loadCapacities(): Promise<void> {
  return code.load();
}

/** Columns are kept for the lengths last used: users move between a few. */
const MOST_KEPT = 40;

const kept = new WeakMap<Catalogue, Map<string, Float64Array>>();

function columnOf(
  catalogue: Catalogue,
  key: string,
  numberOf: (id: string, by: Calculations) => number,
): Float64Array {
  const columns = kept.get(catalogue) ?? new Map<string, Float64Array>();
  kept.set(catalogue, columns);
  const known = columns.get(key);
  if (known) return known;
  const by = calculations;
  if (!by) throw new Error("Capacities were used before they were loaded.");
  const column = Float64Array.from(catalogue.entries, ({ id }) => numberOf(id, by));
  const oldest = columns.keys().next().value;
  if (columns.size >= MOST_KEPT && oldest !== undefined) columns.delete(oldest);
  columns.set(key, column);
  return column;
}

/**
 * A capacity of every record as one column.
 *
 * Units    N or Nmm; NaN where none is given
 * Errors   before `loadCapacities` has settled
 */
export function capacityColumn(catalogue: Catalogue, capacity: CapacityName, member: Member): Float64Array {
  return columnOf(catalogue, JSON.stringify(queryOf(capacity, member)), (id, { capacityFor }) => {
    const record = catalogue.record(id);
    const value = record && capacityFor(record, capacity, member);
    return value !== undefined && isCovered(value) ? value : Number.NaN;
  });
}

/**
 * A derived number of every record as one column.
 *
 * Units    as its row shows it; NaN where a shape has none
 * Errors   before `loadCapacities` has settled
 */
export function derivedColumn(catalogue: Catalogue, key: DerivedKey): Float64Array {
  return columnOf(catalogue, key, (id, { derivedNumber }) => {
    const record = catalogue.record(id);
    return (record && derivedNumber(record, key)) ?? Number.NaN;
  });
}
