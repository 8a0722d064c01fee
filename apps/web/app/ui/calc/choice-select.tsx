import { type ChoiceField, rawText } from "@kingpost/calc";
import { type ComponentProps, type KeyboardEvent, useRef } from "react";
import { findTyped, type Typed, typedWith } from "./type-ahead.ts";

interface ChoiceSelectProps extends Omit<ComponentProps<"select">, "value" | "onChange" | "onKeyDown"> {
  readonly field: Pick<ChoiceField, "options">;
  /** The value as entered; that of a link may be no option. */
  readonly raw: unknown;
  readonly onChoice: (value: string) => void;
}

/** The options of a field: typed letters find a label by any of its words. */
export function ChoiceSelect({ field: { options }, raw, onChoice, ...props }: ChoiceSelectProps) {
  const typed = useRef<Typed>(undefined);
  const search = (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, timeStamp, ctrlKey, altKey, metaKey } = event;
    if ([...key].length !== 1 || ctrlKey || altKey || metaKey) return;
    const next = typedWith(typed.current, key, timeStamp);
    // A space opens the list.
    if (next.text === " ") return;
    typed.current = next;
    event.preventDefault();
    const labels = options.map(({ label }) => label);
    const present = options.findIndex(({ value }) => value === raw);
    const found = options[findTyped(labels, next.text, present) ?? -1];
    if (found && found.value !== raw) onChoice(found.value);
  };
  return (
    <select
      {...props}
      value={rawText(raw)}
      onChange={({ target }) => onChoice(target.value)}
      onKeyDown={search}
    >
      {options.some(({ value }) => value === raw) ? null : (
        <option value={rawText(raw)}>{rawText(raw)}</option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
