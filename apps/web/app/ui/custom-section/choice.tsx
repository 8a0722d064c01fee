import { described, type FieldError, Labelled } from "../form/labelled.tsx";

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly selected: Value;
  readonly error: FieldError | undefined;
  readonly onSelect: (value: Value) => void;
}

/** A labelled select, the counterpart of `Field`. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, label, values, words, selected, error, onSelect } = props;
  const id = `custom-${name}`;
  return (
    <Labelled id={id} label={label} error={error}>
      <select
        id={id}
        name={name}
        value={values.includes(selected) ? selected : ""}
        {...described(id, error)}
        onChange={(event) => {
          const chosen = values.find((value) => value === event.target.value);
          if (chosen !== undefined) onSelect(chosen);
        }}
        className="mt-1 h-11 w-full rounded-sm border border-rule bg-sheet px-2 text-16 md:text-14 aria-invalid:border-accent"
      >
        {values.includes(selected) ? null : <option value="">{"\u2013"}</option>}
        {values.map((value) => (
          <option key={value} value={value}>
            {words[value]}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
