import { useEffect } from "react";
import { Form } from "react-router";
import { Field } from "../../ui/field.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import type { FormResult } from "../../ui/form-result.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useFormResult } from "../../ui/use-form-result.ts";
import { changePasswordSchema } from "../account/schema.ts";
import { SettingsSection } from "./settings-section.tsx";

export function PasswordForm({
  email,
  answer,
}: {
  readonly email: string;
  readonly answer: FormResult | undefined;
}) {
  const { form, result, busy, formProps } = useFormResult(changePasswordSchema, answer, "password");
  useEffect(() => {
    if (result?.success) form.current?.reset();
  }, [result, form]);
  return (
    <SettingsSection id="password" title="Change password">
      <Form method="post" className="space-y-4" {...formProps}>
        <input type="hidden" name="form" value="password" />
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <FormMessage result={result} />
        <Field
          idPrefix="password"
          label="Current Password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          error={result?.fields?.currentPassword}
        />
        <Field
          idPrefix="password"
          label="New Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters; we advise 15 or more."
          required
          error={result?.fields?.password}
        />
        <Field
          idPrefix="password"
          label="Confirm New Password"
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          required
          error={result?.fields?.confirmPassword}
        />
        <p className="text-14 text-steel">This signs out your other devices.</p>
        <SubmitButton busy={busy}>Change Password</SubmitButton>
      </Form>
    </SettingsSection>
  );
}
