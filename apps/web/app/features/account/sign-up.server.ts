import { data, redirect } from "react-router";
import { fieldsOf, readForm } from "../../form-data.server.ts";
import { nextPath } from "../../next-path.ts";
import { services } from "../../services.server.ts";
import { cookieHeaders } from "../../session.server.ts";
import { type FormResult, parseForm, typedValues } from "../../ui/form/form-result.ts";
import { failed } from "./failure.server.ts";
import { signUpSchema } from "./schema.ts";

const CHECK_INBOX =
  "Check your inbox. We have sent you a link to complete your sign-up. It is valid for one hour. If it expires, sign up again.";

const FIELDS = fieldsOf(signUpSchema);

export async function signUp(request: Request, url: URL) {
  const form = await readForm(request, FIELDS);
  const parsed = parseForm(signUpSchema, form);
  if (!parsed.ok) return data(parsed.result, { status: 422 });
  const { fullName, company, email, password, botCheck } = parsed.value;
  const { accounts } = await services();
  const answer = await accounts.signUp(request, {
    email,
    password,
    profile: { fullName, company },
    botCheck,
  });
  if (!answer.ok) return failed("Failed to create an account: ", answer, typedValues(form));
  // With email verification on, no user is signed in yet, and a known address gets the same response.
  if (!answer.account) return data<FormResult>({ success: CHECK_INBOX });
  return redirect(nextPath(url.searchParams.get("next")), { headers: cookieHeaders(answer.cookies) });
}
