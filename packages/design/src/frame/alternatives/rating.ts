import { type Check, formatRatio, governingCheck, isUnavailable, overallVerdict } from "@kingpost/calc";
import { FAMILY_NAMES, isForMembers, type SteelSectionRecord, shortGrade } from "@kingpost/sections";
import type { Resources } from "../module/resources.ts";
import type { Candidate, CandidateFacets, Rating } from "./alternatives.ts";

/** A rating with what it was made from. */
export interface Rated extends Rating {
  readonly checks: readonly Check[];
}

/** How a design with these checks ends. */
export function ratingOf(checks: readonly Check[]): Rated {
  const governing = governingCheck(checks);
  const verdict = overallVerdict(checks);
  const title = governing?.title ?? "";
  return { checks, verdict, ratio: ratioOf(governing, checks), governing: title };
}

function ratioOf(governing: Check | undefined, checks: readonly Check[]): Rating["ratio"] {
  if (governing?.kind === "limit") return governing.ratio;
  const unmade = checks.find(({ kind }) => kind === "not covered" || kind === "not applicable");
  const reason = unmade && "reason" in unmade ? unmade.reason : "No check has a ratio.";
  return { kind: "unavailable", code: "no-ratio", message: reason };
}

/** Titles of the kinds of checks, by the first part of their identifiers, or by the last (`span-1/bending`). */
export interface Topics {
  readonly titles: Readonly<Record<string, string>>;
  readonly by: "first part" | "last part";
}

function topicOf(id: string, { titles, by }: Topics): string | undefined {
  return titles[(by === "first part" ? id.split("/", 1)[0] : id.split("/").at(-1)) ?? ""];
}

/** The greatest ratio of each kind of check. */
export function ratiosOf(checks: readonly Check[], topics: Topics): Candidate["ratios"] {
  const found = new Map<string, number>();
  for (const check of checks) {
    const title = check.kind === "limit" ? topicOf(check.id, topics) : undefined;
    if (check.kind !== "limit" || title === undefined) continue;
    found.set(title, Math.max(found.get(title) ?? 0, check.ratio));
  }
  return [...found].map(([title, ratio]) => ({ title, ratio }));
}

/** Whether there is a ratio, and no check of the kinds that govern (by their titles) is left out. */
export function isChecked({ checks, ratio }: Rated, topics: Topics, governing: ReadonlySet<string>): boolean {
  if (isUnavailable(ratio)) return false;
  return checks.every(({ id, kind }) => {
    const title = topicOf(id, topics);
    return kind !== "not covered" || title === undefined || !governing.has(title);
  });
}

/** Values by which a section is filtered. */
export function facetsOf({
  category,
  grade,
  isListed,
  properties,
}: SteelSectionRecord): CandidateFacets & { readonly availability: string } {
  return {
    family: FAMILY_NAMES[category],
    grade: shortGrade(grade),
    availability: isListed ? properties.availability : "Not supplied in this grade",
  };
}

const ratioText = ({ ratio }: Rating): string => (isUnavailable(ratio) ? "\u2013" : formatRatio(ratio));

/** Whether everything that is checked passes; checks that are not covered stay so. */
export const isRemedy = (rating: Rating | undefined): rating is Rating =>
  rating !== undefined && rating.verdict !== "fail" && rating.verdict !== "not applicable";

export const resultText = (rating: Rating): string =>
  `Ratio ${ratioText(rating)}. ${rating.governing} governs.`;

/** Records between which a page may pause. */
const PAUSE = 32;

const sortedRecords = new WeakMap<Resources["catalogue"], readonly SteelSectionRecord[]>();

/** The records of a catalogue from the lightest to the heaviest; the first time expands them all. */
export function* recordsByMass(
  catalogue: Resources["catalogue"],
): Generator<undefined, readonly SteelSectionRecord[]> {
  const known = sortedRecords.get(catalogue);
  if (known) return known;
  const records: SteelSectionRecord[] = [];
  for (const { id, category } of catalogue.entries) {
    if (!isForMembers(category)) continue;
    const record = catalogue.record(id);
    if (record) records.push(record);
    if (records.length % PAUSE === 0) yield;
  }
  records.sort((a, b) => a.properties.mass - b.properties.mass || a.properties.d - b.properties.d);
  sortedRecords.set(catalogue, records);
  return records;
}
