import type { Member } from "../../capacities/member/member.ts";
import { quantityOf } from "../../quantities/quantities.ts";
import type { LibraryState } from "../../view-state/library-state.ts";
import { plainUnit } from "../bound-hint.ts";
import { atMember, type Condition, conditionInWords } from "../conditions.ts";
import { notInLibrary } from "./not-in-library.ts";
import type { Remedy, WhyNothing } from "./why-nothing.ts";

const quoted = (text: string) => `\u201c${text}\u201d`;

/** A filter by what its chip shows, with the unit; with its effective length where the member is given. */
function nameOfFilter(condition: Condition, member?: Member): string {
  const quantity = condition.kind === "range" ? quantityOf(condition.key) : undefined;
  const words = `${conditionInWords(condition)} ${quantity ? plainUnit(quantity) : ""}`.trim();
  return quoted(`${words}${member ? atMember(condition, member) : ""}`);
}

type Asked = Pick<LibraryState, "text" | "conditions" | "standard" | "availability" | "member">;

/** Why the list is empty, in one sentence, and the change that finds something in another. */
export function nothingInWords(asked: Asked, why: WhyNothing): string {
  const { remedy } = why;
  return remedy ? `${reason(asked, why)} ${remedyInWords(remedy)}` : reason(asked, why);
}

function reason(
  { text, conditions, standard, availability, member }: Asked,
  { unmet, remedy }: WhyNothing,
): string {
  if (availability.length === 0) return "The list is empty because no availability is selected.";
  const lacking = remedy ? undefined : notInLibrary(text);
  if (lacking) return lacking;
  if (unmet) return `No section in ${standard} meets the filter ${nameOfFilter(unmet, member)}.`;
  const search = text.trim() === "" ? "" : quoted(text.trim());
  const filters = filtersInWords(conditions, member);
  const isHidden = remedy?.kind === "availability" || (search === "" && filters === "");
  const sections = isHidden ? `No ${availability.join(" or ")} section` : "No section";
  const demands = [search && `matches ${search}`, filters && `meets ${filters}`].filter(Boolean);
  if (demands.length === 0) return `${sections} is listed in ${standard}.`;
  const sentence = `${sections} in ${standard} ${demands.join(" and ")}.`;
  return remedy || conditions.length > 0
    ? sentence
    : `${sentence} Try a size such as 360UB44.7, 150x100x6 or 100 SHS.`;
}

function filtersInWords(conditions: readonly Condition[], member: Member): string {
  const [only, second] = conditions;
  if (!only) return "";
  if (!second) return `the filter ${nameOfFilter(only, member)}`;
  return conditions.length === 2 ? "both filters" : `all ${conditions.length} filters`;
}

function remedyInWords(remedy: Remedy): string {
  const { count } = remedy;
  const sections = count === 1 ? "there is 1 section" : `there are ${count} sections`;
  if (remedy.kind === "tab") return `In ${remedy.standard}, ${sections}.`;
  if (remedy.kind === "availability") return `With every availability selected, ${sections}.`;
  return `Without ${nameOfFilter(remedy.condition)}, ${sections}.`;
}

/** The button that makes the change. */
export function labelOfRemedy(remedy: Remedy): string {
  if (remedy.kind === "tab") return `Search ${remedy.standard}`;
  return remedy.kind === "availability"
    ? "Select every availability"
    : `Remove ${nameOfFilter(remedy.condition)}`;
}
