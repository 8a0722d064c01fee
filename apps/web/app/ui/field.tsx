import type { InputHTMLAttributes } from "react";

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "id"> {
  readonly name: string;
  readonly label: string;
  /** What is wrong with what stands in it. */
  readonly error?: string | undefined;
  /** A word of help under the label. */
  readonly hint?: string | undefined;
  /** Distinguishes fields of one name on a page with several forms. */
  readonly idPrefix?: string;
}

/** A labelled text field. Its message is tied to it, so that a screen reader hears both. */
export function Field({ name, label, error, hint, idPrefix = "field", ...input }: FieldProps) {
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
      <input
        {...input}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="mt-1 h-11 w-full rounded-sm border border-rule bg-sheet px-3 text-16 aria-invalid:border-accent"
      />
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-13 text-accent">
          {error}
        </p>
      ) : null}
    </div>
  );
}
