import { ALIGNMENTS } from "@kingpost/drawing/steel-section";
import { AVAILABILITIES, CATEGORY_NAMES, type Category, STANDARDS, type Standard } from "@kingpost/sections";
import { memberIn } from "../capacities/member/member.ts";
import { MAX_CONDITIONS } from "../filter/conditions.ts";
import { memberInFull } from "../lightest/member-choice.tsx";
import { quantityOf, quantitySymbol } from "../quantities/quantities.ts";
import {
  FAMILIES,
  type LibraryState,
  libraryQuery,
  list,
  OLD_CHART_VIEW,
  parseState,
  SCALE_KINDS,
  VIEWS,
} from "./library-state.ts";

/** The most characters of an unknown value that are quoted. */
const MAX_QUOTED = 40;

function quoted(text: string): string {
  const plain = text.replace(/\p{C}/gu, "");
  const short = plain.length > MAX_QUOTED ? `${plain.slice(0, MAX_QUOTED)}\u2026` : plain;
  return `\u201c${short}\u201d`;
}

/** What the page shows beyond the values in the link. */
export interface Shown {
  /** The family that the table opens on. */
  readonly family: Category | "all";
}

type Sentence = (asked: string, state: LibraryState, shown: Shown) => string | undefined;

/** A value from a fixed set. */
const oneOf =
  (
    known: readonly string[],
    what: string,
    instead: (state: LibraryState, shown: Shown) => string,
  ): Sentence =>
  (asked, state, shown) =>
    known.includes(asked) ? undefined : `There is no ${what} ${quoted(asked)}; ${instead(state, shown)}.`;

const VIEW_WORDS = {
  section: "the section\u2019s properties are shown",
  own: "the custom section is shown",
  compared: "the comparison is shown",
} as const;

function viewInstead({ own, compared }: LibraryState): string {
  return VIEW_WORDS[own !== undefined ? "own" : compared !== undefined ? "compared" : "section"];
}

const tabInstead = ({ standard }: { readonly standard: Standard }) => `${standard} is shown`;

function familyInstead(_: LibraryState, { family }: Shown): string {
  return family === "all"
    ? "the table has all families"
    : `the table has ${CATEGORY_NAMES[family].toLowerCase()}`;
}

function availabilityUnknown(asked: string, { availability }: LibraryState): string | undefined {
  const unknown = list(asked).filter((word) => !AVAILABILITIES.some((one) => one === word));
  if (unknown.length === 0) return undefined;
  const selected = availability.length === 0 ? "none is selected" : `selected: ${availability.join(", ")}`;
  return `There is no availability ${unknown.map(quoted).join(", ")}; ${selected}.`;
}

function sortUnknown(asked: string, { sort }: LibraryState): string | undefined {
  if (sort) return undefined;
  return `There is no property ${quoted(asked.replace(/^-/, ""))} to sort by; the table is in catalogue order.`;
}

const nameOf = (key: string) => {
  const quantity = quantityOf(key);
  if (!quantity) return key;
  return quantity.row.symbol ? quantitySymbol(quantity) : quantity.row.label.toLowerCase();
};

function axesUnknown(asked: string, { axes }: LibraryState): string | undefined {
  const parts = asked.split(",").map((part) => part.split(":"));
  const keys = parts.map(([key = ""]) => key).filter((key) => !quantityOf(key));
  const instead = `the chart shows ${nameOf(axes.y.key)} against ${nameOf(axes.x.key)}`;
  if (keys.length > 0)
    return `There is no property ${keys.map(quoted).join(", ")} for the chart\u2019s axes; ${instead}.`;
  if (parts.length !== 2) return `${quoted(asked)} does not name the chart\u2019s two axes; ${instead}.`;
  const scales = parts.flatMap(([, scale]) =>
    scale === undefined || SCALE_KINDS.some((kind) => kind === scale) ? [] : [scale],
  );
  return scales.length === 0
    ? undefined
    : `There is no scale ${scales.map(quoted).join(", ")}; the scale is chosen to suit the values.`;
}

function memberUnknown(asked: string, { member }: LibraryState): string | undefined {
  return memberIn(asked)
    ? undefined
    : `The member inputs in the link, ${quoted(asked)}, are incomplete or out of range; ${memberInFull(member)} are used.`;
}

function tooManyConditions(asked: string): string | undefined {
  const count = new Set(list(asked)).size;
  return count > MAX_CONDITIONS
    ? `The link has ${count} filters; the first ${MAX_CONDITIONS} are used.`
    : undefined;
}

const LEFT_OUT = () => "it is ignored";

/**
 * The parts of a link with a fixed set of values. Unknown sections are reported where sections are shown, and an unreadable
 * filter is shown among the other filters.
 */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  standard: oneOf(STANDARDS, "standard", tabInstead),
  availability: availabilityUnknown,
  where: tooManyConditions,
  view: oneOf([...VIEWS, OLD_CHART_VIEW], "view", viewInstead),
  family: oneOf(FAMILIES, "family", familyInstead),
  sort: sortUnknown,
  le: memberUnknown,
  axes: axesUnknown,
  frontier: oneOf(["yes", "no"], "frontier", LEFT_OUT),
  standards: oneOf(["both", "one"], "choice of standards", LEFT_OUT),
  grades: oneOf(["any", "listed"], "choice of grades", LEFT_OUT),
  overlay: oneOf(ALIGNMENTS, "overlay", LEFT_OUT),
  perkg: oneOf(["1", "0"], "choice of values per kilogram", LEFT_OUT),
};

/** The parameters that are looked up elsewhere. */
const OTHER_PARAMETERS = new Set(["section", "compare", "q", "own"]);

/** What mailers, searches and social networks add to a link. */
const ADDED_BY_OTHERS = /^(?:utm_|mc_|_ga|_gl|hsa_)|^(?:[a-z]*clid|igshid|ref|source)$/i;

function unknownParameters(query: URLSearchParams): readonly string[] {
  const unknown = [...new Set(query.keys())].filter(
    (key) =>
      query.get(key)?.trim() &&
      !Object.hasOwn(SENTENCES, key) &&
      !OTHER_PARAMETERS.has(key) &&
      !ADDED_BY_OTHERS.test(key),
  );
  if (unknown.length === 0) return [];
  const [what, was] =
    unknown.length === 1 ? ["an unknown parameter", "It was"] : ["unknown parameters", "They were"];
  return [`This link contains ${what}, ${unknown.map(quoted).join(", ")}. ${was} ignored.`];
}

/** A sentence for each unknown value or parameter in a link, with what is shown instead. */
export function unknownInLink(search: string, shown: Shown): readonly string[] {
  const query = libraryQuery(search);
  const state = parseState(search);
  const values = Object.entries(SENTENCES).flatMap(([key, sentence]) => {
    const asked = query.get(key)?.trim();
    return asked ? (sentence(asked, state, shown) ?? []) : [];
  });
  return [...values, ...unknownParameters(query)];
}
