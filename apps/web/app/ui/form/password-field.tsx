import { useEffect, useRef, useState } from "react";
import { Field } from "./field.tsx";
import type { FieldError } from "./labelled.tsx";

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly error?: FieldError | undefined;
  readonly hint?: string | undefined;
  readonly idPrefix?: string | undefined;
}

/**
 * A password, masked until the user chooses to see it. It is masked again when its form is submitted, so that the browser stores
 * it as a password and not as a suggestion. The button is shown only with JavaScript.
 */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    const mask = () => setShown(false);
    form?.addEventListener("submit", mask);
    return () => form?.removeEventListener("submit", mask);
  }, []);
  return (
    <Field
      {...field}
      label={label}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    >
      <button
        ref={button}
        type="button"
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-px right-px hidden w-16 cursor-pointer items-center justify-center rounded-sm font-medium text-14 text-blue underline decoration-1 underline-offset-4 -outline-offset-4 in-data-hydrated:flex"
      >
        {isShown ? "Hide" : "Show"}
        <span className="sr-only"> {label.toLowerCase()}</span>
      </button>
    </Field>
  );
}
