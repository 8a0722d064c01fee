import { type Category, isMoreCategory } from "@kingpost/sections";
import { useState } from "react";

/** A family of the list, or the heading over those that the specification does not name. */
export type ListGroup = Category | "more";

/** Which families of the list are unfolded. */
export interface OpenGroups {
  readonly isOpen: (group: ListGroup, searching: boolean) => boolean;
  readonly toggle: (group: ListGroup, searching: boolean) => void;
}

function flipped(set: ReadonlySet<ListGroup>, group: ListGroup): ReadonlySet<ListGroup> {
  return new Set(set.has(group) ? [...set].filter((one) => one !== group) : [...set, group]);
}

/** What has to be unfolded to see a family. */
function groupsOf(category: Category | undefined): readonly ListGroup[] {
  if (category === undefined) return [];
  return isMoreCategory(category) ? ["more", category] : [category];
}

/**
 * Families start folded and unfold by a click; a link to a section unfolds its family. While a search is on, every family
 * that it finds is unfolded, so that results are visible without a click; folding one then applies to the search alone.
 */
export function useOpenGroups(initial: Category | undefined): OpenGroups {
  const [unfolded, setUnfolded] = useState<ReadonlySet<ListGroup>>(() => new Set(groupsOf(initial)));
  const [foldedInSearch, setFoldedInSearch] = useState<ReadonlySet<ListGroup>>(new Set());
  return {
    isOpen: (group, searching) => (searching ? !foldedInSearch.has(group) : unfolded.has(group)),
    toggle: (group, searching) =>
      searching ? setFoldedInSearch((set) => flipped(set, group)) : setUnfolded((set) => flipped(set, group)),
  };
}
