import { useId, useState } from "react";
import { numberIn } from "../filter/amounts.ts";

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly isGood: (value: number) => boolean;
  readonly onValue: (value: number) => void;
}

/** A number of a panel. What is typed stays; a value that is none leaves the last one in use, and the field shows that. */
export function NumberField({ label, value, isGood, onValue }: NumberFieldProps) {
  const id = useId();
  const [text, type] = useState(String(value));
  const read = numberIn(text);
  const isWrong = read === undefined || !isGood(read);
  return (
    <div className="segment-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={({ target }) => {
          type(target.value);
          const next = numberIn(target.value);
          if (next !== undefined && isGood(next)) onValue(next);
        }}
        className="filter-control w-20"
      />
      {isWrong ? (
        <span id={`${id}-problem`} className="text-12 text-accent">
          Not a value of this field; {value} is used.
        </span>
      ) : null}
    </div>
  );
}

interface PickProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onPick: (value: Value) => void;
}

/** A choice of a panel. */
export function Pick<Value extends string>({ label, value, options, onPick }: PickProps<Value>) {
  return (
    <label className="segment-field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const next = options.find(([one]) => one === target.value);
          if (next) onPick(next[0]);
        }}
        className="filter-control"
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
