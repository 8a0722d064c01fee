import { FAMILY_NAMES, gradeOf } from "@kingpost/sections";
import { steelOf } from "../view-state/tab-meaning.ts";
import { tableTitle } from "./design-table.ts";
import { parseTables, tablesQuery } from "./tables-state.ts";

/** The start of the page's title: the table of a link. Empty for the one that the page opens with. */
export function tablesTitle(search: string): string {
  const state = parseTables(new URLSearchParams(search));
  const named = tablesQuery(state);
  if (named.size === 0) return "";
  const { category, standard, kind } = state;
  const family = `${FAMILY_NAMES[category]} ${steelOf(gradeOf(category, standard))}`;
  // Not every family has the table that the page opens with. Units and the second variable are in the table itself.
  const short = named.has("table") ? `, ${tableTitle(kind).replace(/, kN.*| \(kN[^)]*\)/, "")}` : "";
  return `${family}${short} \u00b7 `;
}
