import { FAMILY_NAMES, gradeOf, parseSectionId, textOfCustomId } from "@kingpost/sections";
import { quantityOf, quantitySymbol } from "../quantities/quantities.ts";
import { type LibraryState, MAX_COMPARED, parseState, showsResults } from "./library-state.ts";
import { steelOf } from "./tab-meaning.ts";

/** A section of a link by its name and steel: `610UB125 Grade 300`. */
function sectionName(id: string): string {
  const parsed = parseSectionId(id);
  if (!parsed) return textOfCustomId(id) ?? id;
  return `${parsed.designation} ${steelOf(gradeOf(parsed.category, parsed.standard))}`;
}

function tableName({ family, section }: LibraryState): string {
  if (family === "all") return "All families, table";
  const category = family ?? (section === undefined ? undefined : parseSectionId(section)?.category);
  return category === undefined ? "Table" : `${FAMILY_NAMES[category]}, table`;
}

const axisName = (key: string) => {
  const quantity = quantityOf(key);
  return quantity ? quantitySymbol(quantity) : key;
};

function viewName(state: LibraryState): string | undefined {
  const { view, section, axes, text } = state;
  switch (view) {
    case "table":
      return tableName(state);
    case "chart":
      return `Chart of ${axisName(axes.y.key)} against ${axisName(axes.x.key)}`;
    case "lightest":
      return "Lightest sections";
    default:
      if (section === undefined) return showsResults(state) ? `Search ${text.trim()}`.trim() : undefined;
      return view === "capacities" ? `${sectionName(section)} capacities` : sectionName(section);
  }
}

/** The start of the page's title: what the link shows. Empty for the list alone. */
export function viewTitle(search: string): string {
  const state = parseState(search);
  const { compared, own } = state;
  if (own !== undefined) return "Custom section \u00b7 ";
  if (compared !== undefined) {
    const names = compared.slice(0, MAX_COMPARED).map(sectionName).join(", ");
    return names === "" ? "Comparison \u00b7 " : `${names} \u00b7 Comparison \u00b7 `;
  }
  const name = viewName(state);
  return name === undefined ? "" : `${name} \u00b7 `;
}
