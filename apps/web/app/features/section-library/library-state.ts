import { ALIGNMENTS, type Alignment } from "@kingpost/drawing/overlay-lines";
import { parseSectionId } from "@kingpost/sections/identifiers";
import { MAX_OWN_TEXT, textOfOwnId } from "@kingpost/sections/own-section/own-id";
import { AVAILABILITIES, type Availability, STANDARDS, type Standard } from "@kingpost/sections/record";

/** Most sections that stand side by side (specification, section 9). */
export const MAX_COMPARED = 3;

/** As much of a search text as is read; the open data have the same bound. */
export const MAX_TEXT = 100;

export const DEFAULT_AVAILABILITY: readonly Availability[] = ["Common", "Special"];

/** Everything about the library's view that a link carries. */
export interface LibraryState {
  readonly standard: Standard;
  readonly text: string;
  readonly availability: readonly Availability[];
  /** Identifier of the section on view; may name none of the catalogue when it comes from a link. */
  readonly section: string | undefined;
  /**
   * The comparison, in the order of choosing; undefined outside compare mode. A link may name sections that the catalogue has
   * not, or too many: `pickCompared` tells them apart.
   */
  readonly compared: readonly string[] | undefined;
  /** How the compared outlines are laid over each other; undefined while they are not. */
  readonly overlay: Alignment | undefined;
  /** Whether the comparison shows values per kilogram. */
  readonly perKg: boolean;
  /** The own section whose form is open, as `ownText` writes it; empty for a form that has none yet. */
  readonly own: string | undefined;
}

export const INITIAL_STATE: LibraryState = {
  standard: "Aust300",
  text: "",
  availability: DEFAULT_AVAILABILITY,
  section: undefined,
  compared: undefined,
  overlay: undefined,
  perKg: false,
  own: undefined,
};

function list(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** The tab that a link opens on when it names a section and no tab: the section's own. */
function standardOf(section: string | undefined): Standard {
  return section?.endsWith("_350") ? "Aust350" : INITIAL_STATE.standard;
}

/** Reads the view from a link's query. What a link does not say, or says in words unknown here, keeps its default. */
export function parseState(search: string): LibraryState {
  const query = new URLSearchParams(search);
  const availability = query.get("availability");
  const compared = query.get("compare");
  const section = query.get("section") || undefined;
  return {
    standard: STANDARDS.find((standard) => standard === query.get("standard")) ?? standardOf(section),
    text: (query.get("q") ?? "").replace(/\p{Cc}/gu, "").slice(0, MAX_TEXT),
    availability:
      availability === null
        ? DEFAULT_AVAILABILITY
        : AVAILABILITIES.filter((value) => list(availability).includes(value)),
    section,
    compared: compared === null ? undefined : [...new Set(list(compared))],
    overlay: ALIGNMENTS.find((align) => align === query.get("overlay")),
    perKg: query.get("perkg") === "1",
    own: query.get("own")?.slice(0, MAX_OWN_TEXT),
  };
}

/** The query of a link to the view; empty for the view that everybody starts with. */
export function toSearch(state: LibraryState): string {
  const parts: string[] = [];
  const add = (key: string, value: string) => {
    // Commas and colons stay readable: a link is read by people too.
    parts.push(`${key}=${encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%3A", ":")}`);
  };
  if (state.standard !== standardOf(state.section)) add("standard", state.standard);
  if (state.text !== "") add("q", state.text);
  if (state.availability.join() !== DEFAULT_AVAILABILITY.join())
    add("availability", state.availability.join());
  if (state.section !== undefined) add("section", state.section);
  if (state.compared !== undefined) add("compare", state.compared.join());
  if (state.overlay !== undefined) add("overlay", state.overlay);
  if (state.perKg) add("perkg", "1");
  if (state.own !== undefined) add("own", state.own);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** Adds a section to the comparison or takes it out; a fourth one is ignored. */
export function toggleCompared(compared: readonly string[], id: string): readonly string[] {
  if (compared.includes(id)) return compared.filter((other) => other !== id);
  return compared.length >= MAX_COMPARED ? compared : [...compared, id];
}

/** What of a link's comparison can be shown, and what of it can not. */
export interface PickedComparison {
  /** Identifiers in the catalogue's own spelling, at most three. */
  readonly shown: readonly string[];
  /** As the link has them. */
  readonly unknown: readonly string[];
  readonly tooMany: readonly string[];
}

export function pickCompared(
  compared: readonly string[],
  find: (id: string) => { readonly id: string } | undefined,
): PickedComparison {
  const known = [...new Set(compared.flatMap((id) => find(id)?.id ?? []))];
  return {
    shown: known.slice(0, MAX_COMPARED),
    unknown: compared.filter((id) => !find(id)),
    tooMany: known.slice(MAX_COMPARED),
  };
}

/** What the page's title says before its own name: the section on view, or those compared. Empty for the bare list. */
export function viewTitle(search: string): string {
  const { section, compared, own } = parseState(search);
  if (own !== undefined) return "Own section · ";
  const ids = compared ?? (section === undefined ? [] : [section]);
  const names = ids
    .slice(0, MAX_COMPARED)
    .map((id) => parseSectionId(id)?.designation ?? textOfOwnId(id) ?? id);
  return names.length === 0 ? "" : `${names.join(", ")} · `;
}
