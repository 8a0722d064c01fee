import { useEffect, useRef, useState } from "react";
import { Form, Link, useSubmit } from "react-router";
import { EmailField } from "../../ui/form/email-field.tsx";
import { Field } from "../../ui/form/field.tsx";
import { FormMessage } from "../../ui/form/form-message.tsx";
import type { FormResult } from "../../ui/form/form-result.ts";
import { NewPasswordFields } from "../../ui/form/new-password-fields.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { emptyPasswords, useFormResult } from "../../ui/form/use-form-result.ts";
import { CookieNotice } from "./cookie-notice.tsx";
import { signUpSchema } from "./schema.ts";
import { solveBotCheck } from "./solve-bot-check.ts";

/** Without https a browser has no cryptography: the check fails every time. */
const checkFailed = () =>
  window.crypto.subtle
    ? "Failed to create an account: The check that you're not a bot could not be completed. Please try again."
    : "Failed to create an account: Browsers run the check that you're not a bot only on pages opened over https. Open this page at an address that begins with https://, or ask the operator of this server for an account.";

/**
 * When the account service requires the bot check, the page solves it and sends the form again. The user does nothing.
 */
function useBotCheck(answer: FormResult | undefined, form: React.RefObject<HTMLFormElement | null>) {
  const submit = useSubmit();
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const sent = useRef<FormData>(undefined);

  useEffect(() => {
    const body = sent.current;
    if (!answer?.botCheck || !body || body.has("botCheck")) return;
    setChecking(true);
    setFailure(undefined);
    solveBotCheck()
      .then((solution) => {
        body.set("botCheck", solution);
        return submit(body, { method: "post" });
      })
      .catch(() => setFailure(checkFailed()))
      .finally(() => setChecking(false));
  }, [answer, submit]);

  return {
    checking,
    failure,
    remember: () => {
      sent.current = form.current ? new FormData(form.current) : undefined;
    },
  };
}

export function SignUpForm({ answer }: { readonly answer: FormResult | undefined }) {
  // A request for the bot check is not a rejection: the passwords stay, because the form is sent again automatically.
  const shown = answer?.botCheck ? undefined : answer;
  const { form, result, busy, formProps } = useFormResult(signUpSchema, shown);
  const check = useBotCheck(answer, form);
  const values = answer?.values;
  useEffect(() => {
    if (answer?.success) emptyPasswords(form.current);
  }, [answer, form]);
  const message = check.failure ? { error: check.failure } : result;
  return (
    <Form
      method="post"
      className="space-y-4"
      {...formProps}
      onSubmit={(event) => {
        check.remember();
        formProps.onSubmit(event);
      }}
    >
      <CookieNotice />
      <FormMessage result={message} />
      {answer?.botCheck ? (
        <noscript>
          <p className="text-14" role="alert">
            {answer.error} Turn it on and try again.
          </p>
        </noscript>
      ) : null}
      <Field
        label="Full Name"
        name="fullName"
        autoComplete="name"
        required
        maxLength={200}
        defaultValue={values?.fullName}
        error={result?.fields?.fullName}
      />
      <EmailField defaultValue={values?.email} error={result?.fields?.email} />
      <Field
        label="Company, University or School"
        name="company"
        autoComplete="organization"
        required
        maxLength={200}
        defaultValue={values?.company}
        error={result?.fields?.company}
      />
      <NewPasswordFields labels={["Password", "Confirm Password"]} errors={result?.fields} />
      <p className="text-14">
        By signing up, I agree to the <Link to="/terms">Terms of Use</Link>
      </p>
      <SubmitButton busy={busy || check.checking}>Sign Up</SubmitButton>
      <p role="status" className="text-13 text-steel">
        {check.checking ? "Checking that you're not a bot..." : ""}
      </p>
    </Form>
  );
}
