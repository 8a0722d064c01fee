import { Fragment, useEffect, useState } from "react";
import { PrefetchPageLinks, useFetcher } from "react-router";
import { Field } from "../../ui/form/field.tsx";
import { FormMessage } from "../../ui/form/form-message.tsx";
import type { FormResult } from "../../ui/form/form-result.ts";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useFormResult } from "../../ui/form/use-form-result.ts";
import { CONTACT_FORM, CONTACT_PATH, contactSchema, TRAP } from "./schema.ts";

interface ContactFormProps {
  /** The result, if the form was sent without script. */
  readonly answer?: FormResult | undefined;
  /** What the message starts from. */
  readonly message?: string | undefined;
}

export function ContactForm({ answer, message = "" }: ContactFormProps) {
  const fetcher = useFetcher<FormResult>();
  const mine = fetcher.data ?? answer;
  const isSending = fetcher.state !== "idle";
  const { form, result, busy, field, formProps } = useFormResult(
    contactSchema,
    mine,
    CONTACT_FORM,
    isSending,
  );

  // A sent message leaves new, empty fields, in the same render as its confirmation.
  const [sent, setSent] = useState({ answer: mine, times: 0 });
  if (mine !== sent.answer) setSent({ answer: mine, times: sent.times + (mine?.success ? 1 : 0) });

  useEffect(() => {
    const trap = form.current?.querySelector<HTMLInputElement>(`[name=${TRAP}]`);
    if (trap) trap.value = "";
  }, [mine, form]);

  return (
    <fetcher.Form method="post" action={CONTACT_PATH} className="space-y-4" {...formProps}>
      {formProps.noValidate && <PrefetchPageLinks page={CONTACT_PATH} />}
      <input type="hidden" name="form" value={CONTACT_FORM} />
      <div className={result?.error ? "text-accent" : undefined}>
        <FormMessage result={result} />
      </div>
      <Fragment key={sent.times}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Name" {...field("name")} autoComplete="name" required />
          <Field label="Email" {...field("email")} type="email" autoComplete="email" required />
        </div>
        <TextArea
          label="Message"
          {...field("message", mine?.success ? "" : message)}
          hint={message === "" ? "The project, the site and your timeframe." : undefined}
          rows={message === "" ? 4 : 12}
          required
        />
      </Fragment>
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this field empty
          <input name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton busy={busy}>Send Message</SubmitButton>
        <p className="text-14 text-steel">We reply within 24 hours.</p>
      </div>
    </fetcher.Form>
  );
}
