import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { type Quantity, quantityOf } from "../quantities/quantities.ts";
import { AllQuantityOptions, QuantityOptions } from "../quantities/quantity-options.tsx";
import { UnitText } from "../section/notation.tsx";
import { WORD_KEYS, WORD_LABELS, WORD_VALUES, type WordKey } from "./categories.ts";
import { ConditionErrorText } from "./condition-error.tsx";
import { type Condition, type ConditionError, readBounds } from "./conditions.ts";

interface FilterFormProps {
  /** Why a condition cannot be meant. */
  readonly doubt: (condition: Condition) => ConditionError | undefined;
  /** The largest value of a quantity, in the unit of the property table. */
  readonly largestOf: (quantity: Quantity) => number | undefined;
  readonly onAdd: (condition: Condition) => void;
}

/** The most common limits first, then the whole list by group. */
const FIRST = ["mass", "d", "bf", "ix", "zex", "sx"];

/** A form for one more condition: a property with its bounds, or a word. */
export function FilterForm({ doubt, largestOf, onAdd }: FilterFormProps) {
  const id = useId();
  const [key, setKey] = useState("ix");
  const [error, setError] = useState<ConditionError>();
  const form = useRef<HTMLFormElement>(null);
  const wordKey = WORD_KEYS.find((one) => one === key);
  const row = quantityOf(key)?.row;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [from = "", to = ""] = ["min", "max"].map((bound) => String(fields.get(bound) ?? ""));
    const read = wordKey ? wordIn(wordKey, fields) : readBounds(key, from, to, largestOf);
    const wrong = "error" in read ? read.error : doubt(read.condition);
    setError(wrong);
    if ("error" in read || wrong) {
      form.current?.querySelector<HTMLElement>("input, [name=word]")?.focus();
      return;
    }
    onAdd(read.condition);
    form.current?.reset();
  };

  return (
    <form
      ref={form}
      onSubmit={submit}
      aria-label="Add a filter"
      className="space-y-2 px-3 pb-3 text-13"
      noValidate
    >
      <label htmlFor={`${id}-key`} className="sr-only">
        Property
      </label>
      <select
        id={`${id}-key`}
        value={key}
        onChange={(event) => {
          setKey(event.target.value);
          setError(undefined);
        }}
        className="filter-control w-full"
      >
        <optgroup label="Common">
          <QuantityOptions keys={FIRST} />
        </optgroup>
        <optgroup label="Category">
          {WORD_KEYS.map((one) => (
            <option key={one} value={one}>
              {WORD_LABELS[one]}
            </option>
          ))}
        </optgroup>
        <AllQuantityOptions />
      </select>
      <div className="flex items-center gap-2">
        {wordKey ? (
          <select name="word" aria-label={WORD_LABELS[wordKey]} className="filter-control min-w-0 flex-1">
            {[...WORD_VALUES[wordKey]].map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <>
            {(["min", "max"] as const).map((bound) => (
              <input
                key={bound}
                name={bound}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                placeholder={bound}
                aria-label={bound === "min" ? "At least" : "At most"}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                className="filter-control min-w-0 flex-1"
              />
            ))}
            <span className="shrink-0 text-12 text-steel">
              <UnitText unit={row?.unit} exponent={row?.exponent ?? 0} />
            </span>
          </>
        )}
        <Button type="submit">Add</Button>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-accent">
          <ConditionErrorText error={error} />
        </p>
      ) : (
        <p className="text-steel">You can also type conditions such as Ix &gt;= 200 in the search box.</p>
      )}
    </form>
  );
}

function wordIn(key: WordKey, fields: FormData) {
  const condition: Condition = { kind: "word", key, values: [String(fields.get("word"))] };
  return { condition };
}
