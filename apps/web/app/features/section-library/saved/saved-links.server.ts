import { customSectionRecordOf, textOfCustomId } from "@kingpost/sections";
import { services } from "../../../services.server.ts";
import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { INITIAL_STATE, type LibraryState, toSearch } from "../view-state/library-state.ts";
import { byName } from "./by-name.ts";

const LIBRARY = "/section-library";

/** Name and standard of a section; its identifier where this version of the catalogue does not have it. */
function namesOf(id: string): { readonly name: string; readonly standard: string } {
  const known = customSectionRecordOf(id) ?? currentCatalogue().entry(id);
  return {
    name: known?.name ?? textOfCustomId(id) ?? id,
    standard: known?.standard ?? "not in this version of the catalogue",
  };
}

const linkTo = (view: Partial<LibraryState>) => LIBRARY + toSearch({ ...INITIAL_STATE, ...view });

function favouriteLink(id: string) {
  const { name, standard } = namesOf(id);
  const own = textOfCustomId(id);
  return {
    label: name,
    detail: standard === "Custom" ? "Custom section" : standard,
    to:
      own === undefined
        ? linkTo({ section: id, standard: id.endsWith("_350") ? "Aust350" : "Aust300" })
        : linkTo({ own }),
  };
}

/** What a user has saved in the library, each as a link that opens it; null where it cannot be loaded. */
export async function savedLinks(uid: string) {
  const { documents } = await services();
  const [favourites, comparisons] = await Promise.all([
    documents.favourites.list(uid),
    documents.comparisons.list(uid),
  ]);
  return {
    favourites: favourites.ok ? favourites.sections.map(favouriteLink) : null,
    comparisons: comparisons.ok
      ? comparisons.comparisons.toSorted(byName).map(({ name, sections }) => ({
          label: name,
          detail: sections.map((id) => namesOf(id).name).join(", "),
          to: linkTo({ compared: sections }),
        }))
      : null,
  };
}
