import { Form, Link } from "react-router";
import { Field } from "../../ui/field.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import type { FormResult } from "../../ui/form-result.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useFormResult } from "../../ui/use-form-result.ts";
import { requestResetSchema, setPasswordSchema } from "./schema.ts";

interface Props {
  readonly answer: FormResult | undefined;
}

function BackToSignIn() {
  return (
    <Link
      to="/signin"
      className="inline-flex min-h-11 items-center rounded-sm border border-rule px-5 text-16 text-ink no-underline hover:border-ink"
    >
      Back to Sign In
    </Link>
  );
}

/** Asks for the e-mail with the link. */
export function RequestResetForm({ answer }: Props) {
  const { result, busy, formProps } = useFormResult(requestResetSchema, answer);
  return (
    <Form method="post" className="space-y-4" {...formProps}>
      <FormMessage result={result} />
      <Field
        label="Email Address"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={answer?.values?.email}
        error={result?.fields?.email}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>Reset Password</SubmitButton>
        <BackToSignIn />
      </div>
    </Form>
  );
}

/** Sets the new password; opened by the link of the e-mail. */
export function SetPasswordForm({ answer, token }: Props & { readonly token: string }) {
  const { result, busy, formProps } = useFormResult(setPasswordSchema, answer);
  return (
    <Form method="post" className="space-y-4" {...formProps}>
      <FormMessage result={result} />
      <input type="hidden" name="token" value={token} />
      <Field
        label="New Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters; we advise 15 or more."
        required
        error={result?.fields?.password}
      />
      <Field
        label="Confirm Password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
        error={result?.fields?.confirmPassword}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>Set New Password</SubmitButton>
        <BackToSignIn />
      </div>
    </Form>
  );
}

/** What is left to say when a form has done its work, or can not do it. */
export function ResetEnd({ answer }: Props) {
  return (
    <div className="space-y-4">
      <FormMessage result={answer} />
      <BackToSignIn />
    </div>
  );
}
