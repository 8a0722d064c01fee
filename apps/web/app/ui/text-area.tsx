import type { TextareaHTMLAttributes } from "react";

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "id"> {
  readonly name: string;
  readonly label: string;
  /** What is wrong with what stands in it. */
  readonly error?: string | undefined;
  /** Distinguishes fields of one name on a page with several forms. */
  readonly idPrefix?: string;
}

/** A `Field` of several lines. */
export function TextArea({ name, label, error, idPrefix = "field", ...area }: TextAreaProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <div>
      <label htmlFor={id} className="block font-medium text-14">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="mt-1 block w-full resize-y rounded-sm border border-rule bg-sheet px-3 py-2 text-16 aria-invalid:border-accent"
      />
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-13 text-accent">
          {error}
        </p>
      ) : null}
    </div>
  );
}
