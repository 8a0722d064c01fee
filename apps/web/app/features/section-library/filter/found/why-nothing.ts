import { AVAILABILITIES, type Catalogue, STANDARDS, type Standard } from "@kingpost/sections";
import type { LibraryState } from "../../view-state/library-state.ts";
import type { Condition } from "../conditions.ts";
import { findEntries } from "./found.ts";

/** One change of the query that finds something. */
export type Remedy =
  | { readonly kind: "availability"; readonly count: number }
  | { readonly kind: "tab"; readonly count: number; readonly standard: Standard }
  | { readonly kind: "condition"; readonly count: number; readonly condition: Condition };

export interface WhyNothing {
  /** The condition that no section of the tab meets on its own; undefined if only their combination finds nothing. */
  readonly unmet: Condition | undefined;
  /** The smallest change that helps: first what hides results, then what demands too much. Undefined if no single change helps. */
  readonly remedy: Remedy | undefined;
}

/** Why a view finds no section, and what would. For a view that finds some it means nothing. */
export function whyNothing(catalogue: Catalogue, state: LibraryState): WhyNothing {
  const { standard, conditions } = state;
  const count = (change: Partial<LibraryState>) => findEntries(catalogue, { ...state, ...change }).length;
  const unmet = conditions.find(
    (one) => count({ text: "", availability: AVAILABILITIES, conditions: [one] }) === 0,
  );
  const changes: Remedy[] = [
    { kind: "availability", count: count({ availability: AVAILABILITIES }) },
    ...STANDARDS.filter((one) => one !== standard).map(
      (other): Remedy => ({ kind: "tab", standard: other, count: count({ standard: other }) }),
    ),
    ...conditions
      .map(
        (condition): Remedy => ({
          kind: "condition",
          condition,
          count: count({ conditions: conditions.filter((one) => one !== condition) }),
        }),
      )
      .toSorted((a, b) => b.count - a.count),
  ];
  return { unmet, remedy: changes.find((change) => change.count > 0) };
}
