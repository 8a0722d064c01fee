import { data, redirect } from "react-router";
import { services } from "../../../server/services.ts";
import { readForm } from "../../form-data.server.ts";
import { nextPath } from "../../next-path.ts";
import { cookieHeaders } from "../../session.server.ts";
import { type FormResult, parseForm, typedValues } from "../../ui/form-result.ts";
import { failed } from "./failure.server.ts";
import { keepProfile, writeProfile } from "./pending-profile.server.ts";
import { signUpSchema } from "./schema.ts";

const CHECK_INBOX = "Check your inbox: we have sent a link that completes your sign-up.";

export async function signUp(request: Request, url: URL) {
  const form = await readForm(request);
  const parsed = parseForm(signUpSchema, form);
  if (!parsed.ok) return data(parsed.result, { status: 422 });
  const { fullName, company, email, password, botCheck } = parsed.value;
  const { accounts } = await services();
  const answer = await accounts.signUp(request, { email, password, fullName, botCheck });
  if (!answer.ok) return failed("Failed to create an account: ", answer, typedValues(form));
  // With e-mail verification on nobody is signed in yet, and a known address is answered just so.
  if (!answer.account) {
    const kept = await keepProfile(email.toLowerCase(), { fullName, company });
    return data<FormResult>({ success: CHECK_INBOX }, { headers: cookieHeaders(kept) });
  }
  const waiting = await writeProfile(answer.account, { fullName, company });
  return redirect(nextPath(url.searchParams.get("next")), {
    headers: cookieHeaders([...answer.cookies, ...waiting]),
  });
}
