import { useEffect } from "react";
import { Form, useLocation } from "react-router";
import { Field } from "../../ui/field.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import type { FormResult } from "../../ui/form-result.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useFormResult } from "../../ui/use-form-result.ts";
import { CONTACT_ANCHOR } from "./anchor.ts";
import { CONTACT_FORM, contactSchema, TRAP } from "./schema.ts";

interface ContactFormProps {
  /** The result of the page's action, of this form or another one. */
  readonly answer: FormResult | undefined;
  /** What the message starts from. */
  readonly message?: string | undefined;
}

export function ContactForm({ answer, message = "" }: ContactFormProps) {
  const { form, result, busy, field, formProps } = useFormResult(contactSchema, answer, CONTACT_FORM);
  const mine = answer?.form === CONTACT_FORM ? answer : undefined;

  useEffect(() => {
    if (mine?.success) form.current?.reset();
    const trap = form.current?.querySelector<HTMLInputElement>(`[name=${TRAP}]`);
    if (trap) trap.value = "";
  }, [mine, form]);

  // The form is sent to an address that means nothing to a visitor; this one leads to the section when it is opened again. The
  // router delivers the answer first and its address after it, under a new key.
  const { key } = useLocation();
  useEffect(() => {
    if (key && mine && window.location.search === "?index") {
      window.history.replaceState(window.history.state, "", "/#contact");
    }
  }, [mine, key]);

  return (
    <Form
      method="post"
      // With script the focus leads to the answer. Without it the browser goes to the anchor.
      action={formProps.noValidate ? "/?index" : `/#${CONTACT_ANCHOR}`}
      preventScrollReset
      className="space-y-4"
      {...formProps}
    >
      <input type="hidden" name="form" value={CONTACT_FORM} />
      <div className={result?.error ? "text-accent" : undefined}>
        <FormMessage result={result} />
      </div>
      <Field label="Name" {...field("name")} autoComplete="name" required />
      <Field label="Email" {...field("email")} type="email" autoComplete="email" required />
      <TextArea label="Message" {...field("message", message)} rows={message === "" ? 4 : 12} required />
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this field empty
          <input name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton busy={busy}>Send Message</SubmitButton>
    </Form>
  );
}
