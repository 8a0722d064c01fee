import type { FieldError } from "./labelled.tsx";
import { PasswordField } from "./password-field.tsx";

interface NewPasswordFieldsProps {
  /** The labels of both fields. */
  readonly labels: readonly [password: string, confirmation: string];
  readonly errors: Readonly<Record<string, FieldError>> | undefined;
  readonly idPrefix?: string | undefined;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ labels, errors, idPrefix }: NewPasswordFieldsProps) {
  const [password, confirmation] = labels;
  return (
    <>
      <PasswordField
        idPrefix={idPrefix}
        label={password}
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters; 15 or more recommended."
        error={errors?.password}
      />
      <PasswordField
        idPrefix={idPrefix}
        label={confirmation}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors?.confirmPassword}
      />
    </>
  );
}
