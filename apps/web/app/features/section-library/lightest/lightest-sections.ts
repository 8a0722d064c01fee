import {
  ALL_CATEGORIES,
  type Catalogue,
  type CatalogueEntry,
  type Category,
  STANDARDS,
  type Standard,
} from "@kingpost/sections";
import type { Member } from "../capacities/member/member.ts";
import { type Condition, conditionToText, type RangeCondition } from "../filter/conditions.ts";
import { withoutFamily } from "../filter/families.ts";
import { findEntries, numberOfEntry } from "../filter/found/found.ts";
import { sortEntries } from "../filter/sort-entries.ts";
import { quantityOf } from "../quantities/quantities.ts";
import type { LibraryState } from "../view-state/library-state.ts";

/** A size that meets every condition, in one standard or in both. */
export interface Candidate {
  /** In the first of the standards in which it meets them. */
  readonly entry: CatalogueEntry;
  readonly standards: readonly Standard[];
  /** Those of the standards in whose grade no table lists it. */
  readonly unlisted: readonly Standard[];
  /** kg/m */
  readonly mass: number;
}

export interface LightestOfFamily {
  readonly category: Category;
  /** More than one where they weigh the same. */
  readonly lightest: readonly Candidate[];
  /** The next heavier ones. */
  readonly next: readonly Candidate[];
}

export interface LightestSections {
  /** The families of which any section meets the conditions, the lightest first. */
  readonly families: readonly LightestOfFamily[];
  /** The families without one. */
  readonly none: readonly Category[];
}

/** The number of heavier sections listed after the lightest of a family. */
const NEXT = 2;

/** What the sections must have, as ranges; the other conditions only narrow the choice. */
export function requirementsOf(conditions: readonly Condition[]): readonly RangeCondition[] {
  return conditions.filter((one) => one.kind === "range");
}

type Asked = Pick<
  LibraryState,
  "text" | "standard" | "availability" | "conditions" | "member" | "bothStandards" | "listedOnly"
>;

const LISTED: Condition = { kind: "word", key: "listed", values: ["yes"] };

const isOnListing = (one: Condition) => one.kind === "word" && one.key === "listed";

/** Whether only sections that a table lists in their grade are looked for. A condition on the listing outweighs the tick. */
export function asksListedOnly({
  conditions,
  listedOnly,
}: Pick<Asked, "conditions" | "listedOnly">): boolean {
  const own = conditions.find(isOnListing);
  return own ? conditionToText(own) === conditionToText(LISTED) : listedOnly;
}

/** The state after a click on the tick box. A condition on the listing is removed, so that the tick applies. */
export function withListedOnly(
  conditions: readonly Condition[],
  listedOnly: boolean,
): Pick<LibraryState, "conditions" | "listedOnly"> {
  return { conditions: conditions.filter((one) => !isOnListing(one)), listedOnly };
}

/** The matching sections, of the tab's standard or of both. */
export function entriesAsked(catalogue: Catalogue, asked: Asked): readonly CatalogueEntry[] {
  const standards = asked.bothStandards ? STANDARDS : [asked.standard];
  // Not by `withCondition`, which would push a condition out of a full list.
  const conditions = asksListedOnly(asked)
    ? [...asked.conditions.filter((one) => !isOnListing(one)), LISTED]
    : asked.conditions;
  return standards.flatMap((standard) => findEntries(catalogue, { ...asked, conditions, standard }));
}

/** The sections offered by family, without the ranges and the choice of family. */
export function entriesOffered(catalogue: Catalogue, asked: Asked): readonly CatalogueEntry[] {
  const conditions = withoutFamily(asked.conditions).filter(({ kind }) => kind !== "range");
  return entriesAsked(catalogue, { ...asked, conditions });
}

/** The lightest section of each family that meets every condition, by nominal mass. */
export function lightestSections(catalogue: Catalogue, asked: Asked): LightestSections {
  const found = candidates(catalogue, entriesAsked(catalogue, asked), asked.member);
  const families = ALL_CATEGORIES.flatMap((category) => {
    const own = found.filter(({ entry }) => entry.category === category);
    const [first] = own;
    if (!first) return [];
    const lightest = own.filter(({ mass }) => mass === first.mass);
    return [{ category, lightest, next: own.slice(lightest.length, lightest.length + NEXT) }];
  });
  const conditions = asked.conditions.filter(({ kind }) => kind !== "range");
  const considered = new Set(
    entriesAsked(catalogue, { ...asked, conditions }).map(({ category }) => category),
  );
  const has = new Set(families.map(({ category }) => category));
  return {
    families: families.toSorted((a, b) => massOf(a) - massOf(b)),
    none: ALL_CATEGORIES.filter((category) => considered.has(category) && !has.has(category)),
  };
}

export function massOf({ lightest }: LightestOfFamily): number {
  return lightest[0]?.mass ?? Number.NaN;
}

/** The entries by mass, a size that meets the conditions in both standards once. */
function candidates(
  catalogue: Catalogue,
  entries: readonly CatalogueEntry[],
  member: Member,
): readonly Candidate[] {
  const mass = quantityOf("mass");
  const bySize = new Map<string, Candidate>();
  for (const entry of sortEntries(catalogue, entries, { key: "mass", descending: false }, member)) {
    const size = `${entry.category} ${entry.name}`;
    const known = bySize.get(size);
    const unlisted = catalogue.record(entry.id)?.isListed ? [] : [entry.standard];
    bySize.set(
      size,
      known
        ? {
            ...known,
            standards: [...known.standards, entry.standard],
            unlisted: [...known.unlisted, ...unlisted],
          }
        : {
            entry,
            standards: [entry.standard],
            unlisted,
            mass: mass ? numberOfEntry(catalogue, entry, mass, member) : Number.NaN,
          },
    );
  }
  return [...bySize.values()];
}

/**
 * How far a value is from a bound, as a share of the bound: 0.1 is a tenth above it, -0.1 a tenth below. Undefined where the
 * bound is zero or missing.
 */
export function marginTo(value: number, bound: number | undefined): number | undefined {
  return bound === undefined || bound === 0 ? undefined : (value - bound) / Math.abs(bound);
}
