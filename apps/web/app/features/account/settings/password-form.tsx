import { useEffect } from "react";
import { Form } from "react-router";
import { FormMessage } from "../../../ui/form/form-message.tsx";
import type { FormResult } from "../../../ui/form/form-result.ts";
import { NewPasswordFields } from "../../../ui/form/new-password-fields.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { useFormResult } from "../../../ui/form/use-form-result.ts";
import { changePasswordSchema } from "../schema.ts";
import { SettingsSection } from "./settings-section.tsx";
import { UsernameField } from "./username-field.tsx";

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
        <UsernameField email={email} />
        <FormMessage result={result} />
        <PasswordField
          idPrefix="password"
          label="Current Password"
          name="currentPassword"
          autoComplete="current-password"
          error={result?.fields?.currentPassword}
        />
        <NewPasswordFields
          idPrefix="password"
          labels={["New Password", "Confirm New Password"]}
          errors={result?.fields}
        />
        <p className="text-14 text-steel">You will be signed out on all other devices.</p>
        <SubmitButton busy={busy}>Change Password</SubmitButton>
      </Form>
    </SettingsSection>
  );
}
