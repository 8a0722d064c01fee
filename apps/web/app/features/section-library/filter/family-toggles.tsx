import { CATEGORY_NAMES, type CatalogueEntry } from "@kingpost/sections";
import { useMemo } from "react";
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
  return (
    <fieldset className="family-toggles">
      <legend className="sr-only">Families</legend>
      {[...counts].map(([category, count]) => (
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
    </fieldset>
  );
}
