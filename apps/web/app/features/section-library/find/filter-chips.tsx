import { UnitText } from "../notation.tsx";
import { type Condition, conditionInWords, conditionToText } from "./conditions.ts";
import { quantityOf } from "./quantities.ts";

interface FilterChipsProps {
  readonly conditions: readonly Condition[];
  readonly onChange: (next: readonly Condition[]) => void;
}

/** The active conditions, each with a button to remove it. */
export function FilterChips({ conditions, onChange }: FilterChipsProps) {
  if (conditions.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-1.5 px-3 pb-3">
      {conditions.map((condition) => {
        const words = conditionInWords(condition);
        const row = condition.kind === "range" ? quantityOf(condition.key)?.row : undefined;
        return (
          <li
            key={conditionToText(condition)}
            className="filter-chip"
            data-unread={condition.kind === "unread" || undefined}
          >
            <span>
              {words} {row ? <UnitText unit={row.unit} exponent={row.exponent} /> : null}
            </span>
            <button
              type="button"
              aria-label={`Remove filter ${words}`}
              onClick={() => onChange(conditions.filter((other) => other !== condition))}
            >
              {"\u00d7"}
            </button>
          </li>
        );
      })}
      {conditions.length > 1 ? (
        <li>
          <button type="button" className="filter-clear" onClick={() => onChange([])}>
            Clear filters
          </button>
        </li>
      ) : null}
    </ul>
  );
}
