import {
  type Catalogue,
  type Category,
  customSectionRecordOf,
  customTextLike,
  START_TEXT,
} from "@kingpost/sections";
import { type RefObject, use, useEffect, useMemo, useRef, useState } from "react";
import { findEntries, useFound } from "../filter/found.ts";
import { withoutSelectingSearch } from "../filter/selecting-search.ts";
import { areCapacitiesLoaded, loadCapacities } from "../quantities/quantity-columns.ts";
import {
  asksForCapacity,
  type LibraryState,
  MAX_COMPARED,
  pickCompared,
  toggleCompared,
  typesCapacity,
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
  const [state, update] = useLibraryState(search);
  const { own, view } = state;
  if (asksForCapacity(state) && !areCapacitiesLoaded()) use(loadCapacities());
  useTypedCapacities(state);
  const comparing = state.compared !== undefined;
  const picked = useMemo(
    () => pickCompared(state.compared ?? [], (id) => customSectionRecordOf(id) ?? catalogue.entry(id)),
    [state.compared, catalogue],
  );
  const { shown } = picked;
  // Leaving the comparison keeps the choice, so that coming back finds it.
  const lastCompared = useRef<readonly string[]>([]);
  const [full, setFull] = useState(false);
  const [openedCustom, setOpenedCustom] = useState(false);
  const record = state.section === undefined ? undefined : catalogue.record(state.section);
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
  const chosen = () => (comparing ? shown : lastCompared.current);
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
    comparing,
    picked,
    /** The section on view, where the catalogue has it. */
    record,
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
    switchView: (next: View) => {
      update({ view: next, own: OF_ONE_SECTION.has(next) ? own : undefined }, "push");
      showOnNarrowScreen(detail.current);
    },
    toggleCustom: () =>
      showCustom(own === undefined ? ((record && customTextLike(record)) ?? START_TEXT) : undefined),
    toggleComparing: () => {
      if (comparing) lastCompared.current = shown;
      setFull(false);
      update({ compared: comparing ? undefined : lastCompared.current, own: undefined }, "push");
    },
  };
}

/** Fetches the capacity calculation when a condition on one is being typed; until then the condition does not filter. */
function useTypedCapacities(state: LibraryState): void {
  const [, setLoaded] = useState(areCapacitiesLoaded);
  const isAsked = typesCapacity(state) && !areCapacitiesLoaded();
  useEffect(() => {
    if (!isAsked) return;
    // Without them the condition narrows nothing, and the next key asks again.
    loadCapacities().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [isAsked]);
}

export type Library = ReturnType<typeof useLibrary>;

/** Where list and section stand one above the other, a choice would change something out of sight. */
function showOnNarrowScreen(detail: HTMLElement | null) {
  if (!detail || !window.matchMedia("(max-width: 47.99rem)").matches) return;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  detail.scrollIntoView({ behavior: calm ? "instant" : "smooth", block: "start" });
}
