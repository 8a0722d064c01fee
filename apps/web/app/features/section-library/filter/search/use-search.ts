import type { Catalogue, Standard } from "@kingpost/sections";
import { useRef } from "react";
import type { LibraryState } from "../../view-state/library-state.ts";
import type { UpdateState } from "../../view-state/use-library-state.ts";
import { followSearch, withFilters } from "../followed-tab.ts";
import { typedSearch } from "../found/found.ts";

/** The tab that the user had before a search moved it, and the section on view then. */
interface TabBefore {
  readonly standard: Standard;
  readonly section: string | undefined;
}

/**
 * Changes of the search: its text, its filters and its tab. The tab follows a grade that is typed or added as a filter, and goes
 * back once that is removed, unless a tab or a section has been chosen since.
 */
export function useSearch(catalogue: Catalogue, state: LibraryState, update: UpdateState) {
  const before = useRef<TabBefore>(undefined);
  const asked = ({ text, conditions }: Pick<LibraryState, "text" | "conditions">) =>
    withFilters(typedSearch(catalogue, text, state.member), conditions);

  const search = (
    change: Partial<Pick<LibraryState, "text" | "conditions">>,
    step: "push" | "replace" | "typing",
  ) => {
    const held = before.current?.section === state.section ? before.current?.standard : undefined;
    const tab = followSearch(
      { standard: state.standard, before: held },
      asked(state),
      asked({ ...state, ...change }),
    );
    const moved = tab.standard === state.standard ? {} : changeStandard(catalogue, state, tab.standard);
    before.current =
      tab.before === undefined
        ? undefined
        : { standard: tab.before, section: moved.section ?? state.section };
    update({ ...change, ...moved }, step);
  };
  const selectStandard = (next: Standard) => {
    before.current = undefined;
    update(changeStandard(catalogue, state, next), "push");
  };
  return { search, selectStandard };
}

/** A change of tab keeps the selected size and shows it in the other grade. */
function changeStandard(
  catalogue: Catalogue,
  state: LibraryState,
  standard: Standard,
): Partial<LibraryState> {
  const selected = state.section === undefined ? undefined : catalogue.entry(state.section);
  if (!selected) return { standard };
  const twin = catalogue.entries.find((one) => one.name === selected.name && one.standard === standard);
  return { standard, section: twin?.id ?? selected.id };
}
