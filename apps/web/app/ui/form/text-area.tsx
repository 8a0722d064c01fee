import type { TextareaHTMLAttributes } from "react";
import { described, type FieldError, Labelled } from "./labelled.tsx";

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "id"> {
  readonly name: string;
  readonly label: string;
  /** The error of its value. */
  readonly error?: FieldError | undefined;
  /** A hint under the label. */
  readonly hint?: string | undefined;
  /** Distinguishes fields of one name on a page with several forms. */
  readonly idPrefix?: string | undefined;
}

/** A multi-line `Field`. */
export function TextArea({ name, label, error, hint, idPrefix = "field", ...area }: TextAreaProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <Labelled id={id} label={label} error={error} hint={hint}>
      <textarea
        {...area}
        id={id}
        name={name}
        {...described(id, error, hint)}
        className="mt-1 block w-full resize-y rounded-sm border border-rule bg-sheet px-3 py-2 text-16 aria-invalid:border-accent"
      />
    </Labelled>
  );
}
