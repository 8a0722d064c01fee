import type { FormResult } from "./form-result.ts";
import { PasswordField } from "./password-field.tsx";

interface NewPasswordFieldsProps {
  /** The labels of both fields. */
  readonly labels: readonly [password: string, confirmation: string];
  readonly errors: FormResult["fields"];
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
        hint="At least 8 characters; we advise 15 or more."
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
