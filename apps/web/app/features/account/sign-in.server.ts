import { data, redirect } from "react-router";
import { fieldsOf, readForm } from "../../form-data.server.ts";
import { nextPath } from "../../next-path.ts";
import { services } from "../../services.server.ts";
import { cookieHeaders } from "../../session.server.ts";
import { parseForm, typedValues } from "../../ui/form/form-result.ts";
import { failed } from "./failure.server.ts";
import { signInSchema } from "./schema.ts";

const FIELDS = fieldsOf(signInSchema);

export async function signIn(request: Request, url: URL) {
  const form = await readForm(request, FIELDS);
  const parsed = parseForm(signInSchema, form);
  if (!parsed.ok) return data(parsed.result, { status: 422 });
  const { accounts } = await services();
  const answer = await accounts.signIn(request, {
    ...parsed.value,
    confirmation: url.searchParams.get("confirm") ?? undefined,
  });
  if (!answer.ok) return failed("Failed to sign in: ", answer, typedValues(form));
  return redirect(nextPath(url.searchParams.get("next")), { headers: cookieHeaders(answer.cookies) });
}
