import type { ReactNode } from "react";

interface LabelledProps {
  /** The control's id. */
  readonly id: string;
  readonly label: string;
  /** The error message of the control's value. */
  readonly error?: string | undefined;
  /** A hint under the label. */
  readonly hint?: string | undefined;
  /** The control, with `described` of the same hint and error. */
  readonly children: ReactNode;
}

/** A form control with its label, hint and error message. */
export function Labelled({ id, label, error, hint, children }: LabelledProps) {
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
      {children}
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-13 text-accent">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Links hint and error to the control for screen readers. */
export function described(id: string, error: string | undefined, hint?: string) {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter((one) => one !== "");
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
  };
}
