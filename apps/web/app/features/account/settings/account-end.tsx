import { Form } from "react-router";
import { brand } from "../../../brand.ts";
import { FormMessage } from "../../../ui/form-message.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { useFormResult } from "../../../ui/use-form-result.ts";
import { deleteAccountSchema } from "../schema.ts";
import { SettingsSection } from "./settings-section.tsx";
import { UsernameField } from "./username-field.tsx";

/** A message names an address that nobody has checked: it belongs to no account. */
function ContactMessages() {
  return (
    <>
      Messages sent with the contact form are kept apart from your account: for a copy, or to have them
      deleted, write to <a href={`mailto:${brand.email}`}>{brand.email}</a>.
    </>
  );
}

export function MyData() {
  return (
    <SettingsSection id="my-data" title="My data">
      <p className="text-16">
        What we keep with your account, as a file: account, profile, sessions, favourite sections and saved
        comparisons. <ContactMessages />
      </p>
      <p className="text-16">
        <a href="/settings/my-data.json" download>
          Download my data (JSON)
        </a>
      </p>
    </SettingsSection>
  );
}

export function DeleteAccount({
  email,
  answer,
}: {
  readonly email: string;
  readonly answer: FormResult | undefined;
}) {
  const { result, busy, formProps } = useFormResult(deleteAccountSchema, answer, "delete");
  return (
    <SettingsSection id="delete" title="Delete my account">
      <p className="text-16">
        This deletes your account, your profile, your favourites, your saved comparisons and all your
        sessions, at once and for good. It cannot be undone. <ContactMessages />
      </p>
      <Form method="post" className="space-y-4" {...formProps}>
        <input type="hidden" name="form" value="delete" />
        <UsernameField email={email} />
        <FormMessage result={result} />
        <PasswordField
          idPrefix="delete"
          label="Password"
          name="password"
          autoComplete="current-password"
          error={result?.fields?.password}
        />
        <SubmitButton busy={busy} kind="danger">
          Delete My Account
        </SubmitButton>
      </Form>
    </SettingsSection>
  );
}
