import { FAMILY_NAMES, gradeOf } from "@kingpost/sections";
import { steelOf } from "../view-state/tab-meaning.ts";
import { tableTitle } from "./design-table.ts";
import { parseTables, tablesQuery } from "./tables-state.ts";

/** The start of the page's title: the table of a link. Empty for the one that the page opens with. */
export function tablesTitle(search: string): string {
  const state = parseTables(new URLSearchParams(search));
  if (tablesQuery(state).size === 0) return "";
  const { category, standard, kind } = state;
  // Units and the second variable are in the table itself.
  const short = tableTitle(kind).replace(/, kN.*/, "");
  return `${FAMILY_NAMES[category]} ${steelOf(gradeOf(category, standard))}, ${short} \u00b7 `;
}
