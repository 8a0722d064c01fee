import { data } from "react-router";
import { fieldsOf, readForm } from "../../form-data.server.ts";
import { services } from "../../services.server.ts";
import { type FormResult, parseForm, typedValues } from "../../ui/form/form-result.ts";
import { failedToSend } from "./failed-to-send.ts";
import { CONTACT_FORM, contactSchema, TRAP } from "./schema.ts";

const FIELDS = new Set([...fieldsOf(contactSchema), TRAP]);

const SENT = "Message sent successfully! We'll get back to you within 24 hours.";
const LOOKS_AUTOMATED = "A hidden field that must stay empty was filled in. It has been cleared";
const STATUS = { "rate-limited": 429, unavailable: 503 } as const;

/** The action of the contact form: stores the message and responds with the specification's text. */
export async function sendContactMessage(request: Request) {
  const form = await readForm(request, FIELDS);
  const answer = (result: FormResult, init: { status: number; headers?: Record<string, string> }) =>
    data<FormResult>({ ...result, form: CONTACT_FORM }, init);
  const parsed = parseForm(contactSchema, form);
  if (!parsed.ok) return answer(parsed.result, { status: 422 });
  const values = typedValues(form);
  if (form.get(TRAP)) return answer({ error: failedToSend(LOOKS_AUTOMATED), values }, { status: 422 });
  const { contact } = await services();
  const sent = await contact.submit(request, parsed.value);
  if (sent.ok) return answer({ success: SENT }, { status: 200 });
  const headers: Record<string, string> =
    sent.retryAfter === undefined ? {} : { "Retry-After": String(sent.retryAfter) };
  return answer({ error: failedToSend(sent.message), values }, { status: STATUS[sent.code], headers });
}
