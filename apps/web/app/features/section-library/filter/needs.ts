import { areRecordsLoaded, loadRecords } from "../../../ui/catalogue/catalogue-store.ts";
import { awaitLoaded, resource } from "../../../ui/loading/resource.ts";
import { isOnDemand, quantityOf } from "../quantities/quantities.ts";
import { areCapacitiesLoaded, loadCapacities } from "../quantities/quantity-columns.ts";
import { isOfRecords } from "./categories.ts";
import type { Condition } from "./conditions.ts";

/** What has to be loaded before a view can calculate: nothing beyond the list, the records, or their capacities too. */
const NEEDS = ["list", "records", "capacities"] as const;
export type Need = (typeof NEEDS)[number];

/** What a quantity needs, by its key. */
export function needOfKey(key: string): Need {
  if (isOnDemand(key)) return "capacities";
  return quantityOf(key) ? "records" : "list";
}

function needOfCondition(one: Condition): Need {
  if (one.kind === "range") return needOfKey(one.key);
  return one.kind === "word" && isOfRecords(one.key) ? "records" : "list";
}

/** What all of them need together. */
export function mostOf(needs: readonly Need[]): Need {
  return NEEDS.findLast((need) => needs.includes(need)) ?? "list";
}

/** What conditions need. */
export function needOfConditions(conditions: readonly Condition[]): Need {
  return mostOf(conditions.map(needOfCondition));
}

export function isLoaded(need: Need): boolean {
  if (need === "list") return true;
  return areRecordsLoaded() && (need === "records" || areCapacitiesLoaded());
}

/** Everything that is loaded now. */
export function loadedNow(): Need {
  return NEEDS.findLast(isLoaded) ?? "list";
}

const RESOURCES = {
  records: resource(loadRecords),
  capacities: resource(() => Promise.all([loadRecords(), loadCapacities()])),
} as const;

/** Loads what is needed. A failed load is retried on the next call. */
export async function load(need: Need): Promise<void> {
  if (need !== "list" && !isLoaded(need)) await RESOURCES[need].load();
}

/** Suspends while what is needed loads; a failure is thrown to the error boundary. */
export function awaitNeed(need: Need): void {
  if (need !== "list" && !isLoaded(need)) awaitLoaded<unknown>(RESOURCES[need]);
}
