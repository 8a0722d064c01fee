import { LONGEST_DETAIL } from "@kingpost/design/report";
import { useId } from "react";
import { ProblemList } from "../calc/problem-list.tsx";
import { lettersNote } from "./letters-note.ts";

interface DetailFieldsProps<Name extends string> {
  readonly fields: readonly { readonly name: Name; readonly label: string }[];
  readonly values: Readonly<Record<Name, string>>;
  readonly onChange: (name: Name, value: string) => void;
}

/** Texts of a title block, with a note at letters that a report cannot set. */
export function DetailFields<Name extends string>({ fields, values, onChange }: DetailFieldsProps<Name>) {
  const id = useId();
  return fields.map(({ name, label }) => {
    const message = lettersNote(values[name]);
    const note = `${id}-${name}-note`;
    return (
      <div key={name} className="single-field" data-kind="text">
        <label htmlFor={`${id}-${name}`}>{label}</label>
        <input
          id={`${id}-${name}`}
          type="text"
          autoComplete="off"
          maxLength={LONGEST_DETAIL}
          value={values[name]}
          aria-describedby={message === "" ? undefined : note}
          onChange={({ target }) => onChange(name, target.value)}
        />
        <ProblemList id={note} problems={message === "" ? [] : [{ path: "", kind: "note", message }]} />
      </div>
    );
  });
}
