import { Form, Link } from "react-router";
import { Field } from "../../ui/field.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import type { FormResult } from "../../ui/form-result.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useFormResult } from "../../ui/use-form-result.ts";
import { signInSchema } from "./schema.ts";

export function SignInForm({ answer }: { readonly answer: FormResult | undefined }) {
  const { result, busy, formProps } = useFormResult(signInSchema, answer);
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
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={result?.fields?.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SubmitButton busy={busy}>Sign In</SubmitButton>
        <Link to="/reset-password">Forgot Password?</Link>
      </div>
    </Form>
  );
}
