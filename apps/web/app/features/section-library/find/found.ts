import type { Catalogue, CatalogueEntry } from "@kingpost/sections/catalogue";
import { findSections } from "@kingpost/sections/search";
import { useMemo } from "react";
import type { Member } from "../capacities/member.ts";
import type { LibraryState } from "../library-state.ts";
import { meeting } from "./conditions.ts";
import type { Quantity } from "./quantities.ts";
import { looksLikeCondition } from "./typed-conditions.ts";

type Asked = Pick<LibraryState, "text" | "standard" | "availability" | "conditions" | "member">;

/** The entries that answer the search text, the tab, the ticked availabilities and every condition, in the catalogue's order. */
export function findEntries(catalogue: Catalogue, asked: Asked): readonly CatalogueEntry[] {
  const { standard, availability, conditions } = asked;
  // A condition on its way into the search box narrows nothing before it is complete.
  const text = looksLikeCondition(asked.text) ? "" : asked.text;
  const found = findSections(catalogue.entries, { text, standard, availability: new Set(availability) });
  if (conditions.length === 0) return found;
  const passed = meeting(catalogue, conditions, asked.member);
  const places = placesOf(catalogue);
  return found.filter((entry) => passed[places.get(entry) ?? -1] === 1);
}

const kept = new WeakMap<Catalogue, ReadonlyMap<CatalogueEntry, number>>();

/** Where an entry stands in the catalogue: its place in every column. */
export function placesOf(catalogue: Catalogue): ReadonlyMap<CatalogueEntry, number> {
  const known = kept.get(catalogue) ?? new Map(catalogue.entries.map((entry, at) => [entry, at]));
  kept.set(catalogue, known);
  return known;
}

/** A quantity of one entry, in base units; NaN where it has none. */
export function numberOfEntry(
  catalogue: Catalogue,
  entry: CatalogueEntry,
  quantity: Quantity,
  member: Member,
): number {
  return quantity.column(catalogue, member)[placesOf(catalogue).get(entry) ?? -1] ?? Number.NaN;
}

/** `findEntries`, made anew only when something asked changes. */
export function useFound(catalogue: Catalogue, asked: Asked): readonly CatalogueEntry[] {
  const { text, standard, availability, conditions, member } = asked;
  return useMemo(
    () => findEntries(catalogue, { text, standard, availability, conditions, member }),
    [catalogue, text, standard, availability, conditions, member],
  );
}
