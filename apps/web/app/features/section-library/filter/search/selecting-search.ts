import type { Catalogue, CatalogueEntry } from "@kingpost/sections";
import type { LibraryState } from "../../view-state/library-state.ts";
import { asApplied, findEntries } from "../found/found.ts";

const compact = (text: string) => text.replace(/\s+/g, "").toLowerCase();

/**
 * The view as Table, Chart and Lightest apply it. A search that names nothing but the section on view has done its work once the
 * section is open: it narrows the list, and not the views of many. Its conditions stay.
 */
export function withoutSelectingSearch(
  catalogue: Catalogue,
  state: LibraryState,
  found: readonly CatalogueEntry[],
): LibraryState {
  const onView = state.section === undefined ? undefined : catalogue.entry(state.section);
  if (!onView) return state;
  const applied = asApplied(catalogue, state);
  if (applied.text === "") return state;
  const isNamed = compact(applied.text) === compact(onView.name);
  const isOnly = found.length === 1 && found[0]?.name === onView.name && isTheOnlyName(catalogue, applied);
  return isNamed || isOnly ? { ...applied, text: "" } : state;
}

/** Whether the name alone finds one section, so that it is not the conditions that leave one. */
function isTheOnlyName(
  catalogue: Catalogue,
  { text, standard, availability, member }: LibraryState,
): boolean {
  return findEntries(catalogue, { text, standard, availability, member, conditions: [] }).length === 1;
}
