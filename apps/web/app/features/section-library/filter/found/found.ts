import {
  type Catalogue,
  type CatalogueEntry,
  findSections,
  hasMatch,
  leadingFirst,
  STANDARDS,
  type Standard,
} from "@kingpost/sections";
import { useEffect, useMemo, useRef } from "react";
import type { Member } from "../../capacities/member/member.ts";
import type { Quantity } from "../../quantities/quantities.ts";

import { shownColumn } from "../../quantities/shown-column.ts";
import type { LibraryState } from "../../view-state/library-state.ts";
import { boundHint, largestKnown } from "../bound-hint.ts";
import { type Condition, meeting, withCondition } from "../conditions.ts";
import { isLoaded, loadedNow, type Need, needOfConditions } from "../needs.ts";
import { readSearch, type TypedSearch } from "../search/typed-search.ts";

type Asked = Pick<LibraryState, "text" | "standard" | "availability" | "conditions" | "member">;

/**
 * The entries that match the search text, the tab, the selected availabilities and every condition, in the catalogue's order but for
 * the sizes of a family that begin with the number typed, which come first in it.
 */
export function findEntries(catalogue: Catalogue, asked: Asked): readonly CatalogueEntry[] {
  const { standard, availability } = asked;
  const { text, conditions } = asApplied(catalogue, asked);
  const filter = { text, standard, availability: new Set(availability) };
  const found = leadingFirst(findSections(catalogue.entries, filter), text);
  if (conditions.length === 0) return found;
  const passed = meeting(catalogue, conditions, asked.member);
  const places = placesOf(catalogue);
  return found.filter((entry) => passed[places.get(entry) ?? -1] === 1);
}

/** Sections that a search finds on another tab. */
export interface OtherTab {
  readonly standard: Standard;
  readonly count: number;
}

/**
 * What a search by grade finds on the other tab: circular hollow sections are in C350 there, rectangular ones here. Undefined for
 * a search without a grade, because the tab chooses its grade.
 */
export function moreOnOtherTab(catalogue: Catalogue, asked: Asked): OtherTab | undefined {
  const hasGrade = asApplied(catalogue, asked).conditions.some(
    (one) => one.kind === "word" && one.key === "grade",
  );
  if (!hasGrade) return undefined;
  return STANDARDS.filter((one) => one !== asked.standard)
    .map((standard) => ({ standard, count: findEntries(catalogue, { ...asked, standard }).length }))
    .find(({ count }) => count > 0);
}

/** The query including the conditions that are still in the search text, as Enter would add them. */
export function asApplied<Kind extends Pick<Asked, "text" | "conditions" | "member">>(
  catalogue: Catalogue,
  asked: Kind,
): Kind {
  const { name, conditions } = typedSearch(catalogue, asked.text, asked.member);
  // What cannot be calculated yet does not filter; the page repeats the request when it can.
  const ready = conditions.filter((one) => isLoaded(needOfConditions([one])));
  const all = ready.reduce<readonly Condition[]>(withCondition, asked.conditions);
  return { ...asked, text: name, conditions: all };
}

interface LastRead {
  readonly text: string;
  readonly member: Member;
  readonly loaded: Need;
  readonly search: TypedSearch;
}

const lastRead = new WeakMap<Catalogue, LastRead>();

/** A search text as the library reads it; every part of the page that asks about one text reads it once. */
export function typedSearch(catalogue: Catalogue, text: string, member: Member): TypedSearch {
  const last = lastRead.get(catalogue);
  const loaded = loadedNow();
  const isSame = last?.text === text && last.member === member && last.loaded === loaded;
  if (last && isSame) return last.search;
  const read = readSearch(text, {
    largest: (quantity) => largestKnown(catalogue, quantity, member),
    hasName: (name) => hasMatch(catalogue.entries, name),
  });
  const doubts = read.conditions.map((one) => boundHint(catalogue, one, member));
  const search: TypedSearch = {
    ...read,
    conditions: read.conditions.filter((_, at) => !doubts[at]),
    error: read.error ?? doubts.find((one) => one !== undefined),
  };
  lastRead.set(catalogue, { text, member, loaded, search });
  return search;
}

const kept = new WeakMap<Catalogue, ReadonlyMap<CatalogueEntry, number>>();

/** The index of an entry in the catalogue and in every column. */
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

/** The same as the screen shows it, and as conditions see it. */
export function shownNumberOfEntry(
  catalogue: Catalogue,
  entry: CatalogueEntry,
  quantity: Quantity,
  member: Member,
): number {
  return shownColumn(catalogue, quantity, member)[placesOf(catalogue).get(entry) ?? -1] ?? Number.NaN;
}

const areSame = (one: readonly CatalogueEntry[], other: readonly CatalogueEntry[]) =>
  one.length === other.length && one.every((entry, at) => entry === other[at]);

/** `findEntries`, repeated only when something asked changes; what is found again is the same list. */
export function useFound(catalogue: Catalogue, asked: Asked): readonly CatalogueEntry[] {
  const { text, standard, availability, conditions, member } = asked;
  const loaded = loadedNow();
  const found = useMemo(
    () => findEntries(catalogue, { text, standard, availability, conditions, member }),
    // A condition has another result once what it is on can be calculated.
    [catalogue, text, standard, availability, conditions, member, loaded],
  );
  const before = useRef(found);
  const kept = areSame(before.current, found) ? before.current : found;
  useEffect(() => {
    before.current = kept;
  });
  return kept;
}
