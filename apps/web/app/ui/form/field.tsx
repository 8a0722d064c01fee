import type { InputHTMLAttributes, ReactNode } from "react";
import { described, type FieldError, Labelled } from "./labelled.tsx";

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "id" | "children"> {
  readonly name: string;
  readonly label: string;
  /** The error of its value. */
  readonly error?: FieldError | undefined;
  /** A hint under the label. */
  readonly hint?: string | undefined;
  /** Distinguishes fields of one name on a page with several forms. */
  readonly idPrefix?: string | undefined;
  /** A button at the right end of the field. */
  readonly children?: ReactNode;
}

/** A labelled text field. Its message is linked to it for screen readers. */
export function Field({ name, label, error, hint, idPrefix = "field", children, ...input }: FieldProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <Labelled id={id} label={label} error={error} hint={hint}>
      <div className="relative mt-1">
        <input
          {...input}
          id={id}
          name={name}
          {...described(id, error, hint)}
          className={`h-11 w-full rounded-sm border border-rule bg-sheet pl-3 text-16 aria-invalid:border-accent ${children ? "pr-18" : "pr-3"}`}
        />
        {children}
      </div>
    </Labelled>
  );
}
