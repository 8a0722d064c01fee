import { data } from "react-router";
import { fieldsOf, readForm } from "../../form-data.server.ts";
import { services } from "../../services.server.ts";
import { cookieHeaders } from "../../session.server.ts";
import { type FormResult, parseForm, typedValues } from "../../ui/form/form-result.ts";
import { failed } from "./failure.server.ts";
import { requestResetSchema, setPasswordSchema } from "./schema.ts";

const FIELDS = fieldsOf(requestResetSchema, setPasswordSchema);
const PREFIX = "Failed to reset password: ";

/** One address, two steps: asking for the email, and setting the password by the token of its link. */
export async function resetPassword(request: Request) {
  const form = await readForm(request, FIELDS);
  return form.has("token") ? setPassword(request, form) : requestReset(request, form);
}

async function requestReset(request: Request, form: FormData) {
  const parsed = parseForm(requestResetSchema, form);
  if (!parsed.ok) return data(parsed.result, { status: 422 });
  const { accounts } = await services();
  const answer = await accounts.requestPasswordReset(request, parsed.value);
  if (!answer.ok) return failed(PREFIX, answer, typedValues(form));
  return data<FormResult>({ success: "Check your inbox for further instructions." });
}

async function setPassword(request: Request, form: FormData) {
  const parsed = parseForm(setPasswordSchema, form);
  if (!parsed.ok) return data(parsed.result, { status: 422 });
  const { accounts } = await services();
  const answer = await accounts.resetPassword(request, parsed.value);
  if (!answer.ok) return failed(PREFIX, answer, {});
  return data<FormResult>(
    { form: "done", success: "Password changed. You can now sign in." },
    { headers: cookieHeaders(answer.cookies) },
  );
}
