import { Form } from "react-router";
import { brand } from "../../../../shared/brand.ts";
import { FormMessage } from "../../../ui/form/form-message.tsx";
import type { FormResult } from "../../../ui/form/form-result.ts";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { useFormResult } from "../../../ui/form/use-form-result.ts";
import { deleteAccountSchema } from "../schema.ts";
import { SettingsSection } from "./settings-section.tsx";
import { UsernameField } from "./username-field.tsx";

/** A message carries an unverified address, so it belongs to no account. */
function ContactMessages() {
  return (
    <>
      Messages sent with the contact form are stored separately from your account. For a copy, or to have them
      deleted, email <a href={`mailto:${brand.email}`}>{brand.email}</a>.
    </>
  );
}

export function MyData({ isSessionListed }: { readonly isSessionListed: boolean }) {
  return (
    <SettingsSection id="my-data" title="My data">
      <p className="text-16">
        Download the data stored with your account: account details, profile, firm,
        {isSessionListed ? " sessions," : ""} favourites, saved comparisons, designs with their revisions, and
        projects. <ContactMessages />
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
        This permanently deletes your account, profile, firm, favourites, saved comparisons, designs, projects
        and sessions. It cannot be undone. <ContactMessages />
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
