import { STANDARDS, type Standard } from "@kingpost/sections";
import { standardWith } from "./categories.ts";
import { type Condition, withCondition } from "./conditions.ts";
import type { TypedSearch } from "./search/typed-search.ts";

/** What decides the tab of a search: the tab that its text names, and the conditions of text and filters. */
export type AskedTab = Pick<TypedSearch, "standard" | "conditions">;

/** A search text with the filters that it adds to. */
export function withFilters({ standard, conditions }: AskedTab, filters: readonly Condition[]): AskedTab {
  return { standard, conditions: conditions.reduce(withCondition, filters) };
}

/** The tab that a search asks for: the one that it names, or the one with the grade that it names. */
export function standardAsked({ standard, conditions }: AskedTab, otherwise: Standard): Standard {
  return standard ?? standardWith(otherwise, conditions);
}

/** The tab, and the one to go back to once the grade that moved it is gone; undefined while none has. */
export interface FollowedTab {
  readonly standard: Standard;
  readonly before: Standard | undefined;
}

/** The tab that a search asks for whichever is open; undefined for one that leaves the choice. */
function standardNamed(asked: AskedTab): Standard | undefined {
  const [one, ...others] = STANDARDS.map((standard) => standardAsked(asked, standard));
  return others.every((other) => other === one) ? one : undefined;
}

/** The tab after a change of text or filters: it follows a grade once it is named, and goes back once it is removed. */
export function followSearch(tab: FollowedTab, was: AskedTab, is: AskedTab): FollowedTab {
  const [namedBefore, named] = [standardNamed(was), standardNamed(is)];
  if (named === namedBefore) return tab;
  if (named === undefined) return { standard: tab.before ?? tab.standard, before: undefined };
  const before = namedBefore === undefined ? undefined : tab.before;
  if (named === tab.standard) return { standard: named, before };
  return { standard: named, before: before ?? tab.standard };
}
