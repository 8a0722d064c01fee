import { Form, Link } from "react-router";
import { EmailField } from "../../ui/form/email-field.tsx";
import { FormMessage } from "../../ui/form/form-message.tsx";
import type { FormResult } from "../../ui/form/form-result.ts";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useFormResult } from "../../ui/form/use-form-result.ts";
import { CookieNotice } from "./cookie-notice.tsx";
import { signInSchema } from "./schema.ts";

export function SignInForm({ answer }: { readonly answer: FormResult | undefined }) {
  const { result, busy, formProps } = useFormResult(signInSchema, answer);
  return (
    <Form method="post" className="space-y-4" {...formProps}>
      <CookieNotice />
      <FormMessage result={result} />
      <EmailField defaultValue={answer?.values?.email} error={result?.fields?.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={result?.fields?.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SubmitButton busy={busy}>Sign In</SubmitButton>
        <Link to="/reset-password">Forgot Password?</Link>
      </div>
    </Form>
  );
}
