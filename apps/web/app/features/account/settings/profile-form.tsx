import { Form } from "react-router";
import type { UserProfile } from "../../../../shared/account-types.ts";
import { Field } from "../../../ui/form/field.tsx";
import { FormMessage } from "../../../ui/form/form-message.tsx";
import type { FormResult } from "../../../ui/form/form-result.ts";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { useFormResult } from "../../../ui/form/use-form-result.ts";
import { profileSchema } from "../schema.ts";
import { SettingsSection } from "./settings-section.tsx";

interface Props {
  readonly profile: UserProfile | null;
  readonly isReadable: boolean;
  readonly answer: FormResult | undefined;
}

export function ProfileForm({ profile, isReadable, answer }: Props) {
  const { result, busy, field, formProps } = useFormResult(profileSchema, answer, "profile");
  return (
    <SettingsSection id="profile" title="Profile">
      {isReadable ? null : (
        <p className="text-14">Your profile is temporarily unavailable. Reload the page in a minute.</p>
      )}
      {isReadable && !profile ? (
        <p className="text-14">Your profile is incomplete. Please fill in all fields.</p>
      ) : null}
      <Form method="post" className="space-y-4" {...formProps}>
        <input type="hidden" name="form" value="profile" />
        <FormMessage result={result} />
        <Field
          label="Full Name"
          {...field("fullName", profile?.fullName)}
          autoComplete="name"
          required
          maxLength={200}
        />
        <Field
          label="Company, University or School"
          {...field("company", profile?.company)}
          autoComplete="organization"
          required
          maxLength={200}
        />
        <SubmitButton busy={busy}>Save Profile</SubmitButton>
      </Form>
    </SettingsSection>
  );
}
