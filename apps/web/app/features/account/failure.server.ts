import { data } from "react-router";
import type { AccountFailure } from "../../services.server.ts";
import type { FormResult } from "../../ui/form/form-result.ts";

const STATUS: Partial<Record<AccountFailure["code"], number>> = {
  "invalid-credentials": 401,
  "wrong-password": 403,
  "email-taken": 409,
  conflict: 409,
  "rate-limited": 429,
  "bot-check-required": 403,
  "not-signed-in": 401,
  "foreign-origin": 403,
  // Not an error status: after one, the page would continue to list the ended session.
  "session-not-found": 200,
  unavailable: 503,
};

/** Nothing was done with the form: what was typed is as good as before. */
const NOT_TAKEN: ReadonlySet<AccountFailure["code"]> = new Set([
  "conflict",
  "not-signed-in",
  "rate-limited",
  "unavailable",
]);

/** The field that an error is about, which receives the focus. */
const FIELD: Partial<Record<AccountFailure["code"], string>> = {
  "invalid-credentials": "password",
  "email-taken": "email",
  "invalid-email": "email",
  "weak-password": "password",
};

/** An error of the account service as the form shows it: the product's prefix, then the service's message. */
export function failed(
  prefix: string,
  failure: AccountFailure,
  values: Record<string, string>,
  form?: string,
) {
  const field =
    failure.code === "wrong-password" && form === "password" ? "currentPassword" : FIELD[failure.code];
  const result: FormResult = {
    ...(form === undefined ? {} : { form }),
    ...(failure.code === "bot-check-required" ? { botCheck: true } : {}),
    ...(NOT_TAKEN.has(failure.code) ? { unreachable: true } : {}),
    error: `${prefix}${failure.message}`,
    ...(field === undefined ? {} : { fields: { [field]: failure.message } }),
    values,
  };
  const headers = failure.retryAfter === undefined ? {} : { "Retry-After": String(failure.retryAfter) };
  return data(result, { status: STATUS[failure.code] ?? 422, headers });
}
