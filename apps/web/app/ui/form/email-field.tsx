import { Field } from "./field.tsx";
import type { FieldError } from "./labelled.tsx";

interface EmailFieldProps {
  readonly defaultValue?: string | undefined;
  readonly error?: FieldError | undefined;
}

/** The email address of an account. */
export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      label="Email Address"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
