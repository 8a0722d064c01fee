import type { ScaleKind } from "@kingpost/drawing/plot";
import { ALIGNMENTS, type Alignment } from "@kingpost/drawing/steel-section";
import {
  ALL_CATEGORIES,
  AVAILABILITIES,
  type Availability,
  type Category,
  MAX_CUSTOM_TEXT,
  STANDARDS,
  type Standard,
} from "@kingpost/sections";
import { linkQuery } from "../../../ui/address/link-query.ts";
import { DEFAULT_MEMBER, type Member, memberFromText, memberToText } from "../capacities/member/member.ts";
import { type Condition, conditionFromText, conditionToText, MAX_CONDITIONS } from "../filter/conditions.ts";
import { standardAsked } from "../filter/followed-tab.ts";
import { mostOf, type Need, needOfConditions, needOfKey } from "../filter/needs.ts";
import { NO_LIBRARY, readSearch } from "../filter/search/typed-search.ts";
import { quantityOf } from "../quantities/quantities.ts";

/** The maximum number of sections in a comparison (specification, section 9). */
export const MAX_COMPARED = 3;

/** The maximum length of a search text; the open data have the same one. */
export const MAX_TEXT = 100;

export const DEFAULT_AVAILABILITY: readonly Availability[] = ["Common", "Special"];

/** Contents of the right panel: one section, its capacities, a family as a table, a chart, or the lightest suitable sections. */
export const VIEWS = ["section", "capacities", "table", "chart", "lightest"] as const;
export type View = (typeof VIEWS)[number];

/** The chart's name in older links. */
export const OLD_CHART_VIEW = "picture";

/** The column that a table is sorted by. */
export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

/** The kinds of axis by their names in a link. */
export const SCALE_KINDS = ["linear", "log"] as const satisfies readonly ScaleKind[];

/** One axis of the chart. */
export interface Axis {
  /** Key of a quantity. */
  readonly key: string;
  /** Undefined for the kind that suits the values. */
  readonly scale: ScaleKind | undefined;
}

export interface Axes {
  readonly x: Axis;
  readonly y: Axis;
}

export const DEFAULT_AXES: Axes = {
  x: { key: "mass", scale: undefined },
  y: { key: "ix", scale: undefined },
};

/** Everything about the library's view that a link carries. */
export interface LibraryState {
  readonly standard: Standard;
  readonly text: string;
  readonly availability: readonly Availability[];
  readonly view: View;
  readonly conditions: readonly Condition[];
  /** The family of the table; undefined for the one of the section on view, or the first that has any. */
  readonly family: Category | "all" | undefined;
  /** Undefined for the order of the catalogue. */
  readonly sort: Sort | undefined;
  readonly axes: Axes;
  /** The effective lengths that member capacities are given for. */
  readonly member: Member;
  /** Whether the chart marks the sections with a larger value than every lighter one. */
  readonly frontier: boolean;
  /** Whether the lightest section is looked for in both standards, or in the tab's alone. */
  readonly bothStandards: boolean;
  /** Whether the lightest section is looked for only among those that a table lists in their grade. */
  readonly listedOnly: boolean;
  /** Identifier of the section on view; from a link, it may be unknown. */
  readonly section: string | undefined;
  /**
   * The comparison, in the order of selection; undefined outside compare mode. A link may name unknown sections, or too many:
   * `pickCompared` separates them.
   */
  readonly compared: readonly string[] | undefined;
  /** The alignment of the superimposed outlines; undefined while they are separate. */
  readonly overlay: Alignment | undefined;
  /** Whether the comparison shows values per kilogram. */
  readonly perKg: boolean;
  /** The custom section whose form is open, as `customText` writes it; empty for a form that has none yet. */
  readonly own: string | undefined;
}

export const INITIAL_STATE: LibraryState = {
  standard: "Aust300",
  text: "",
  availability: DEFAULT_AVAILABILITY,
  view: "section",
  conditions: [],
  family: undefined,
  sort: undefined,
  axes: DEFAULT_AXES,
  member: DEFAULT_MEMBER,
  frontier: false,
  bothStandards: false,
  listedOnly: true,
  section: undefined,
  compared: undefined,
  overlay: undefined,
  perKg: false,
  own: undefined,
};

/** The words of a list in a link. */
export function list(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** The tab that a link opens on when it names none: that of its section, or the one that its search asks for. */
function standardOf(section: string | undefined, text: string): Standard {
  if (section !== undefined) return section.endsWith("_350") ? "Aust350" : INITIAL_STATE.standard;
  return standardAsked(readSearch(text, NO_LIBRARY), INITIAL_STATE.standard);
}

function readView(text: string | null): View {
  if (text === OLD_CHART_VIEW) return "chart";
  return VIEWS.find((view) => view === text) ?? INITIAL_STATE.view;
}

function readSort(text: string | null): Sort | undefined {
  const [, sign, key = ""] = /^(-?)(\w+)$/.exec(text ?? "") ?? [];
  return quantityOf(key) ? { key, descending: sign === "-" } : undefined;
}

function readAxis(text = ""): Axis | undefined {
  const [key = "", scale] = text.split(":");
  return quantityOf(key) && { key, scale: SCALE_KINDS.find((kind) => kind === scale) };
}

function readAxes(text: string | null): Axes {
  const [x, y] = (text ?? "").split(",").map(readAxis);
  return x && y ? { x, y } : DEFAULT_AXES;
}

function axesToText({ x, y }: Axes): string {
  return [x, y].map(({ key, scale }) => (scale ? `${key}:${scale}` : key)).join();
}

/** What the table can be of. */
export const FAMILIES = [...ALL_CATEGORIES, "all"] as const;

/** The query of a link to the library. An open range of a filter ends with two full stops. */
export const libraryQuery = (search: string) => linkQuery(search, ["q", "own", "where"]);

/**
 * Reads the view from a link's query. Missing and unknown values keep their defaults; `unknownInLink` reports the unknown
 * ones.
 */
export function parseState(search: string): LibraryState {
  const query = libraryQuery(search);
  const availability = query.get("availability");
  const compared = query.get("compare");
  const section = query.get("section") || undefined;
  const text = (query.get("q") ?? "").replace(/\p{Cc}/gu, "").slice(0, MAX_TEXT);
  return {
    standard: STANDARDS.find((standard) => standard === query.get("standard")) ?? standardOf(section, text),
    text,
    availability:
      availability === null
        ? DEFAULT_AVAILABILITY
        : AVAILABILITIES.filter((value) => list(availability).includes(value)),
    view: readView(query.get("view")),
    conditions: [...new Set(list(query.get("where") ?? ""))].slice(0, MAX_CONDITIONS).map(conditionFromText),
    family: FAMILIES.find((family) => family === query.get("family")),
    sort: readSort(query.get("sort")),
    axes: readAxes(query.get("axes")),
    member: memberFromText(query.get("le")),
    frontier: query.get("frontier") === "yes",
    bothStandards: query.get("standards") === "both",
    listedOnly: query.get("grades") !== "any",
    section,
    compared: compared === null ? undefined : [...new Set(list(compared))],
    overlay: ALIGNMENTS.find((align) => align === query.get("overlay")),
    perKg: query.get("perkg") === "1",
    own: query.get("own")?.slice(0, MAX_CUSTOM_TEXT),
  };
}

/** The query of a link to the view; empty for the initial view. */
export function toSearch(state: LibraryState): string {
  const parts: string[] = [];
  const add = (key: string, value: string) => {
    // Commas and colons stay readable, because people read links too.
    parts.push(`${key}=${encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%3A", ":")}`);
  };
  if (state.standard !== standardOf(state.section, state.text)) add("standard", state.standard);
  if (state.text !== "") add("q", state.text);
  if (state.availability.join() !== DEFAULT_AVAILABILITY.join())
    add("availability", state.availability.join());
  if (state.conditions.length > 0) add("where", state.conditions.map(conditionToText).join());
  if (state.view !== "section") add("view", state.view);
  if (state.family !== undefined) add("family", state.family);
  if (state.sort !== undefined) add("sort", `${state.sort.descending ? "-" : ""}${state.sort.key}`);
  const member = memberToText(state.member);
  if (member !== "") add("le", member);
  const axes = axesToText(state.axes);
  if (axes !== axesToText(DEFAULT_AXES)) add("axes", axes);
  if (state.frontier) add("frontier", "yes");
  if (state.bothStandards) add("standards", "both");
  if (!state.listedOnly) add("grades", "any");
  if (state.section !== undefined) add("section", state.section);
  if (state.compared !== undefined) add("compare", state.compared.join());
  // They belong to the comparison: the state keeps them for the next one, the address does not.
  if (state.compared !== undefined && state.overlay !== undefined) add("overlay", state.overlay);
  if (state.compared !== undefined && state.perKg) add("perkg", "1");
  if (state.own !== undefined) add("own", state.own);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** Adds a section to the comparison or removes it; a fourth one is ignored. */
export function toggleCompared(compared: readonly string[], id: string): readonly string[] {
  if (compared.includes(id)) return compared.filter((other) => other !== id);
  return compared.length >= MAX_COMPARED ? compared : [...compared, id];
}

/** The sections of a link's comparison that can be shown, and those that cannot. */
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

/** Whether the right panel can show the results: a search or a filter is on, and no section is selected. */
export function showsResults({ view, section, conditions, text }: LibraryState): boolean {
  const isFiltered = conditions.some(({ kind }) => kind !== "unread") || text.trim() !== "";
  return (view === "section" || view === "capacities") && section === undefined && isFiltered;
}

/** What the view filters, sorts or charts by, and what it shows beside the list, has to be loaded. */
export function needOf(state: LibraryState): Need {
  const { conditions, sort, axes, section, compared, own, view } = state;
  const isOfList = view === "section" && section === undefined && compared === undefined && own === undefined;
  const keys = [sort?.key ?? "", axes.x.key, axes.y.key]
    .map(needOfKey)
    .filter((need) => need === "capacities");
  return mostOf([isOfList ? "list" : "records", needOfConditions(conditions), ...keys]);
}

/** What the conditions in the search text need. */
export function needOfText({ text }: Pick<LibraryState, "text">): Need {
  return needOfConditions(readSearch(text, NO_LIBRARY).conditions);
}

/** A section one place to the left (-1) or to the right (+1); the same list at its ends. */
export function moveCompared(compared: readonly string[], id: string, step: -1 | 1): readonly string[] {
  const at = compared.indexOf(id);
  const other = compared[at + step];
  if (at < 0 || other === undefined) return compared;
  return compared.map((one) => (one === id ? other : one === other ? id : one));
}
