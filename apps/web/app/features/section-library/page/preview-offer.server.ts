import { customIdOfText, customSectionRecordOf } from "@kingpost/sections";
import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { MAX_COMPARED, parseState } from "../view-state/library-state.ts";
import { PREVIEW_PATH } from "./public-address.ts";

/** The same view of the library on the page that needs no account. */
export interface PreviewOffer {
  /** The sections that the link shows; empty for a link that names none. */
  readonly names: readonly string[];
  readonly to: string;
}

const nameOf = (id: string): string | undefined =>
  (customSectionRecordOf(id) ?? currentCatalogue().entry(id))?.name;

/** For a visitor on the way to a page behind the guard: the preview of the same view, where that page is the library. */
export function previewOffer(next: string): PreviewOffer | undefined {
  const { pathname, search } = new URL(next, "http://own.invalid");
  if (!/^\/section-library\/?$/.test(pathname)) return undefined;
  const { own, compared, section } = parseState(search);
  const ids = own === undefined ? (compared ?? [section ?? ""]) : [customIdOfText(own)];
  // As the library writes its links: commas and colons stay readable.
  const query = search.replaceAll("%2C", ",").replaceAll("%3A", ":");
  return { names: ids.flatMap((id) => nameOf(id) ?? []).slice(0, MAX_COMPARED), to: PREVIEW_PATH + query };
}
