import type { InputHTMLAttributes, ReactNode } from "react";

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "id" | "children"> {
  readonly name: string;
  readonly label: string;
  /** What is wrong with what stands in it. */
  readonly error?: string | undefined;
  /** A word of help under the label. */
  readonly hint?: string | undefined;
  /** Distinguishes fields of one name on a page with several forms. */
  readonly idPrefix?: string | undefined;
  /** A button at the right end of the field. */
  readonly children?: ReactNode;
}

/** A labelled text field. Its message is tied to it, so that a screen reader hears both. */
export function Field({ name, label, error, hint, idPrefix = "field", children, ...input }: FieldProps) {
  const id = `${idPrefix}-${name}`;
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="block font-medium text-14">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-13 text-steel">
          {hint}
        </p>
      ) : null}
      <div className="relative mt-1">
        <input
          {...input}
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={`h-11 w-full rounded-sm border border-rule bg-sheet pl-3 text-16 aria-invalid:border-accent ${children ? "pr-18" : "pr-3"}`}
        />
        {children}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-13 text-accent">
          {error}
        </p>
      ) : null}
    </div>
  );
}
