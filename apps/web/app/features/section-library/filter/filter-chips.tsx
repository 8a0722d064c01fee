import { useRef } from "react";
import type { Member } from "../capacities/member/member.ts";
import { quantityOf } from "../quantities/quantities.ts";
import { UnitText } from "../section/notation.tsx";
import { ConditionWords } from "./condition-words.tsx";
import { atMember, type Condition, conditionInWords, conditionToText } from "./conditions.ts";

interface FilterChipsProps {
  readonly conditions: readonly Condition[];
  /** The member that conditions on member capacities are for. */
  readonly member: Member;
  readonly onChange: (next: readonly Condition[]) => void;
  /** Takes the focus from the button of the last chip, which is gone. */
  readonly onLastRemoved: () => void;
}

/** The active conditions, each with a button to remove it. */
export function FilterChips({ conditions, member, onChange, onLastRemoved }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  if (conditions.length === 0) return null;
  /** The focus moves to the chip that takes the place of the removed one. */
  const remove = (removed: Condition) => {
    const at = conditions.indexOf(removed);
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-remove]");
    const next = buttons?.[at + 1] ?? buttons?.[at - 1];
    if (next) next.focus();
    else onLastRemoved();
    onChange(conditions.filter((other) => other !== removed));
  };
  const clear = () => {
    onLastRemoved();
    onChange([]);
  };
  return (
    <ul ref={list} aria-label="Active filters" className="flex flex-wrap gap-1.5 px-3 pb-3">
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
              <ConditionWords condition={condition} />{" "}
              {row ? <UnitText unit={row.unit} exponent={row.exponent} /> : null}
              {atMember(condition, member)}
            </span>
            <button
              type="button"
              data-remove=""
              aria-label={`Remove filter ${words}`}
              onClick={() => remove(condition)}
            >
              {"\u00d7"}
            </button>
          </li>
        );
      })}
      {conditions.length > 1 ? (
        <li>
          <button type="button" className="filter-clear" onClick={clear}>
            Clear filters
          </button>
        </li>
      ) : null}
    </ul>
  );
}
