import { CATEGORY_NAMES, type CatalogueEntry, isMoreCategory } from "@kingpost/sections";
import { useMemo, useState } from "react";
import { FamilyMark } from "../table/family-mark.tsx";
import type { Condition } from "./conditions.ts";
import { countFamilies, letsThrough, toggleFamily } from "./families.ts";

interface FamilyTogglesProps {
  readonly conditions: readonly Condition[];
  /** What would be found of all families. */
  readonly offered: readonly CatalogueEntry[];
  readonly onChange: (next: readonly Condition[]) => void;
  /** Whether each family shows its mark in the chart. */
  readonly withMarks?: boolean;
}

/** The families, each to be left out or taken in: the condition on the family, as buttons. */
export function FamilyToggles({ conditions, offered, onChange, withMarks = false }: FamilyTogglesProps) {
  const counts = useMemo(() => countFamilies(offered), [offered]);
  // One row of the chart's height: the families beyond the specified ones are folded, as in the list.
  const [isOpen, open] = useState(false);
  const all = [...counts];
  const shown = isOpen ? all : all.filter(([category]) => !isMoreCategory(category));
  return (
    <fieldset className="family-toggles">
      <legend className="sr-only">Families</legend>
      {shown.map(([category, count]) => (
        <button
          key={category}
          type="button"
          aria-pressed={letsThrough(conditions, category)}
          title={CATEGORY_NAMES[category]}
          onClick={() => onChange(toggleFamily(conditions, category))}
        >
          {withMarks ? <FamilyMark category={category} /> : null}
          <span aria-hidden="true">{category}</span>
          <span className="sr-only">{CATEGORY_NAMES[category]}</span>{" "}
          <span className="text-12 text-steel">{count}</span>
        </button>
      ))}
      {shown.length === all.length ? null : (
        <button type="button" data-print="hide" onClick={() => open(true)}>
          More
        </button>
      )}
    </fieldset>
  );
}
