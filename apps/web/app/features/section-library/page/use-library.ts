import {
  type Catalogue,
  type Category,
  customTextLike,
  START_TEXT,
  textOfCustomId,
} from "@kingpost/sections";
import { type RefObject, useEffect, useMemo, useState } from "react";
import { areRecordsLoaded, recordEngine } from "../../../ui/catalogue/catalogue-store.ts";
import { findEntries, useFound } from "../filter/found/found.ts";
import { awaitNeed, isLoaded, load, mostOf, type Need, needOfConditions } from "../filter/needs.ts";
import { withoutSelectingSearch } from "../filter/search/selecting-search.ts";
import {
  type LibraryState,
  MAX_COMPARED,
  needOf,
  needOfText,
  pickCompared,
  toggleCompared,
  type View,
} from "../view-state/library-state.ts";
import { useLibraryState } from "../view-state/use-library-state.ts";

/** The views that show one section; the others show many. */
const OF_ONE_SECTION: ReadonlySet<View> = new Set(["section", "capacities"]);

/**
 * The library's view and the user's actions on it: choose a section, compare, open a view or the form of a custom section.
 * `detail` is the panel that a choice changes, `search` the query that the view begins with.
 */
export function useLibrary(catalogue: Catalogue, detail: RefObject<HTMLElement | null>, search: string) {
  const [state, update, isSearching] = useLibraryState(search);
  const { own, view } = state;
  const needed = needOfConditions(state.conditions);
  awaitNeed(needed);
  useRendersOnceLoaded(state);
  const comparing = state.compared !== undefined;
  const hasRecords = areRecordsLoaded();
  const picked = useMemo(
    () => pickCompared(state.compared ?? [], findIn(catalogue, hasRecords)),
    [state.compared, catalogue, hasRecords],
  );
  const { shown } = picked;
  // Leaving the comparison keeps the choice, so that coming back finds it; a table adds to it.
  const [collected, setCollected] = useState<readonly string[]>([]);
  const [full, setFull] = useState(false);
  const [openedCustom, setOpenedCustom] = useState(false);
  const entry = state.section === undefined ? undefined : catalogue.entry(state.section);
  const found = useFound(catalogue, state);
  const ofMany = useMemo(() => withoutSelectingSearch(catalogue, state, found), [catalogue, state, found]);
  const foundOfMany = useMemo(
    () => (ofMany === state ? found : findEntries(catalogue, ofMany)),
    [catalogue, ofMany, state, found],
  );

  const compare = (next: readonly string[]) => {
    setFull(false);
    update({ compared: next, own: undefined }, "push");
  };
  const chosen = () => (comparing ? shown : collected);
  /** Adds sections to the comparison up to its maximum, and shows it. */
  const addToComparison = (ids: readonly string[]) => {
    const all = [...new Set([...chosen(), ...ids])];
    compare(all.slice(0, MAX_COMPARED));
    setFull(all.length > MAX_COMPARED);
  };
  /** Adds a section, or removes it. */
  const toggleInComparison = (id: string) => {
    const now = chosen();
    const next = toggleCompared(now, id);
    if (next === now) setFull(true);
    else compare(next);
  };
  /** Collects a row of a table for the comparison, or takes it out, without leaving the table. A fourth one is ignored. */
  const collect = (id: string) => setCollected(toggleCompared(collected, id));
  /** Adds the custom section on view; a full comparison stays unchanged, and the form reports it. */
  const addCustom = (id: string) => (chosen().includes(id) ? compare(chosen()) : toggleInComparison(id));
  const showCustom = (text: string | undefined) => {
    setFull(false);
    setOpenedCustom(text !== undefined);
    update({ own: text, view: OF_ONE_SECTION.has(view) ? view : "section" }, "push");
    if (text !== undefined) showOnNarrowScreen(detail.current);
  };

  return {
    state,
    update,
    /** The last change was a key in the search box. */
    isSearching,
    comparing,
    picked,
    /** The section on view, where the catalogue has it. */
    entry,
    found,
    /** The view and the sections found as Table, Chart and Lightest apply them. */
    ofMany,
    foundOfMany,
    /** The user tried to add a section to a full comparison. */
    full,
    /** The custom section's form was opened by the user, not by a link. */
    openedCustom,
    compare,
    addToComparison,
    addCustom,
    toggleInComparison,
    collected,
    collect,
    showCustom,
    choose: (id: string) => {
      if (comparing) {
        toggleInComparison(id);
        return;
      }
      update({ section: id, own: undefined, view: OF_ONE_SECTION.has(view) ? view : "section" }, "push");
      showOnNarrowScreen(detail.current);
    },
    /** Shows a family as a table. A search that finds none of it is cleared. */
    showFamily: (family: Category) => {
      const text = found.some(({ category }) => category === family) ? state.text : "";
      update({ view: "table", family, text }, "push");
      showOnNarrowScreen(detail.current);
    },
    /** A comparison is left, and its choice kept. */
    switchView: (next: View) => {
      if (comparing) setCollected(shown);
      setFull(false);
      update({ view: next, compared: undefined, own: OF_ONE_SECTION.has(next) ? own : undefined }, "push");
      showOnNarrowScreen(detail.current);
    },
    toggleCustom: () => {
      const showLike = () => {
        const record = areRecordsLoaded() && entry ? catalogue.record(entry.id) : undefined;
        showCustom((record && customTextLike(record)) ?? START_TEXT);
      };
      if (own !== undefined) showCustom(undefined);
      else if (areRecordsLoaded()) showLike();
      // If they cannot be loaded, the form opens with its own first section and shows the failure.
      else void load("records").then(showLike, showLike);
    },
    toggleComparing: () => {
      if (comparing) setCollected(shown);
      setFull(false);
      update({ compared: comparing ? undefined : collected, own: undefined }, "push");
    },
  };
}

/** Finds what an id of a link means. Until the records have loaded, every custom section counts as one that can be shown. */
function findIn(catalogue: Catalogue, hasRecords: boolean) {
  return (id: string): { readonly id: string } | undefined => {
    if (textOfCustomId(id) === undefined) return catalogue.entry(id);
    return hasRecords ? recordEngine().customSectionRecordOf(id) : { id };
  };
}

/** Fetches what the view and the text in the search box need; until then a condition that is being typed does not filter. */
function useRendersOnceLoaded(state: LibraryState): void {
  const [, setLoaded] = useState<Need>("list");
  const need = mostOf([needOf(state), needOfText(state)]);
  const isMissing = !isLoaded(need);
  useEffect(() => {
    if (!isMissing) return;
    // Without it the condition narrows nothing, the view shows the failure, and the next change asks again.
    load(need).then(
      () => setLoaded(need),
      () => undefined,
    );
  }, [isMissing, need]);
}

export type Library = ReturnType<typeof useLibrary>;

/** Where list and section stand one above the other, a choice would change something out of sight. */
function showOnNarrowScreen(detail: HTMLElement | null) {
  if (!detail || !window.matchMedia("(max-width: 47.99rem)").matches) return;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  detail.scrollIntoView({ behavior: calm ? "instant" : "smooth", block: "start" });
}
