import type { Category } from "@kingpost/sections";
import { useState } from "react";

/** Which families of the list are unfolded. */
export interface OpenGroups {
  readonly isOpen: (category: Category, searching: boolean) => boolean;
  readonly toggle: (category: Category, searching: boolean) => void;
}

function flipped(set: ReadonlySet<Category>, category: Category): ReadonlySet<Category> {
  return new Set(set.has(category) ? [...set].filter((one) => one !== category) : [...set, category]);
}

/**
 * Families start folded and unfold by a click; a link to a section unfolds its family. While a search is on, every family
 * that it finds is unfolded, so that results are visible without a click; folding one then applies to the search alone.
 */
export function useOpenGroups(initial: Category | undefined): OpenGroups {
  const [unfolded, setUnfolded] = useState<ReadonlySet<Category>>(() => new Set(initial ? [initial] : []));
  const [foldedInSearch, setFoldedInSearch] = useState<ReadonlySet<Category>>(new Set());
  return {
    isOpen: (category, searching) => (searching ? !foldedInSearch.has(category) : unfolded.has(category)),
    toggle: (category, searching) =>
      searching
        ? setFoldedInSearch((set) => flipped(set, category))
        : setUnfolded((set) => flipped(set, category)),
  };
}
