import { Form } from "react-router";
import type { UserProfile } from "../../../server/providers/documents.ts";
import { Field } from "../../ui/field.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import type { FormResult } from "../../ui/form-result.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useFormResult } from "../../ui/use-form-result.ts";
import { profileSchema } from "../account/schema.ts";
import { SettingsSection } from "./settings-section.tsx";

interface Props {
  readonly profile: UserProfile | null;
  readonly isReadable: boolean;
  readonly answer: FormResult | undefined;
}

export function ProfileForm({ profile, isReadable, answer }: Props) {
  const { result, busy, formProps } = useFormResult(profileSchema, answer, "profile");
  const typed = answer?.form === "profile" ? answer.values : undefined;
  return (
    <SettingsSection id="profile" title="Profile">
      {isReadable ? null : (
        <p className="text-14">Your profile cannot be read now. Please reload the page in a minute.</p>
      )}
      {isReadable && !profile ? (
        <p className="text-14">Your profile is not complete yet. Please fill it in.</p>
      ) : null}
      <Form method="post" className="space-y-4" {...formProps}>
        <input type="hidden" name="form" value="profile" />
        <FormMessage result={result} />
        <Field
          idPrefix="profile"
          label="Full Name"
          name="fullName"
          autoComplete="name"
          required
          maxLength={200}
          defaultValue={typed?.fullName ?? profile?.fullName}
          error={result?.fields?.fullName}
        />
        <Field
          idPrefix="profile"
          label="Company, University or School"
          name="company"
          autoComplete="organization"
          required
          maxLength={200}
          defaultValue={typed?.company ?? profile?.company}
          error={result?.fields?.company}
        />
        <SubmitButton busy={busy}>Save Profile</SubmitButton>
      </Form>
    </SettingsSection>
  );
}
