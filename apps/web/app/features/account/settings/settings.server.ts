import { data, redirect } from "react-router";
import { fieldsOf, readForm } from "../../../form-data.server.ts";
import { type Account, type AccountFailure, services } from "../../../services.server.ts";
import { cookieHeaders } from "../../../session.server.ts";
import { type FormResult, parseForm, typedValues } from "../../../ui/form/form-result.ts";
import { failed } from "../failure.server.ts";
import { changePasswordSchema, deleteAccountSchema, profileSchema } from "../schema.ts";

/** What the page shows: the profile as stored, and where the user is signed in. */
export async function loadSettings(request: Request, account: Account) {
  const { accounts, documents } = await services();
  const [profile, sessions] = await Promise.all([
    documents.users.get(account.uid),
    accounts.sessions(request),
  ]);
  return {
    email: account.email,
    profile: profile.ok ? profile.profile : null,
    isProfileReadable: profile.ok,
    sessions: sessions.ok ? sessions.sessions : null,
    isSessionListed: accounts.capabilities.sessionList,
  };
}

type Handler = (
  request: Request,
  account: Account,
  form: FormData,
) => Promise<ReturnType<typeof data<FormResult>> | Response>;

function refused(form: string, result: FormResult) {
  return data<FormResult>({ ...result, form }, { status: 422 });
}

const saveProfile: Handler = async (_request, account, form) => {
  const parsed = parseForm(profileSchema, form);
  if (!parsed.ok) return refused("profile", parsed.result);
  const { documents } = await services();
  const answer = await documents.users.set(account.uid, { ...parsed.value, email: account.email });
  if (!answer.ok) {
    return data<FormResult>(
      { form: "profile", error: answer.message, values: typedValues(form) },
      { status: answer.code === "unavailable" ? 503 : 409 },
    );
  }
  return data<FormResult>({ form: "profile", success: "Profile saved." });
};

const changePassword: Handler = async (request, account, form) => {
  const parsed = parseForm(changePasswordSchema, form);
  if (!parsed.ok) return refused("password", parsed.result);
  const { accounts, documents } = await services();
  const { currentPassword, password } = parsed.value;
  const known = await documents.users.get(account.uid);
  const fullName = known.ok ? known.profile?.fullName : undefined;
  const answer = await accounts.changePassword(request, { currentPassword, newPassword: password, fullName });
  if (!answer.ok) return failed("Failed to change the password: ", answer, {}, "password");
  const success = "Password changed. You have been signed out on all other devices.";
  return data<FormResult>({ form: "password", success }, { headers: cookieHeaders(answer.cookies) });
};

function sessionsAnswer(answer: { readonly ok: true } | AccountFailure, success: string, headers?: Headers) {
  if (!answer.ok) return failed("Failed to end the session: ", answer, {}, "sessions");
  return data<FormResult>({ form: "sessions", success }, headers && { headers });
}

const endSession: Handler = async (request, _account, form) => {
  const { accounts } = await services();
  const id = form.get("session");
  if (typeof id !== "string" || id === "" || /\p{Cc}/u.test(id))
    return refused("sessions", { error: "Select the session to end." });
  return sessionsAnswer(await accounts.endSession(request, id), "Session ended.");
};

const endOthers: Handler = async (request) => {
  const { accounts } = await services();
  const answer = await accounts.endOtherSessions(request);
  const headers = answer.ok ? cookieHeaders(answer.cookies) : undefined;
  return sessionsAnswer(answer, "All other sessions ended.", headers);
};

const deleteAccount: Handler = async (request, _account, form) => {
  const parsed = parseForm(deleteAccountSchema, form);
  if (!parsed.ok) return refused("delete", parsed.result);
  const { accounts } = await services();
  const answer = await accounts.deleteAccount(request, parsed.value);
  if (!answer.ok) return failed("Failed to delete the account: ", answer, {}, "delete");
  return redirect("/account-deleted", { headers: cookieHeaders(answer.cookies) });
};

/** A map, because an object has inherited names such as `__proto__`. */
const HANDLERS: ReadonlyMap<string, Handler> = new Map([
  ["profile", saveProfile],
  ["password", changePassword],
  ["session", endSession],
  ["sessions", endOthers],
  ["delete", deleteAccount],
]);

const FIELDS = new Set([
  "form",
  "session",
  ...fieldsOf(profileSchema, changePasswordSchema, deleteAccountSchema),
]);

/** The page has several forms; each names itself. */
export async function changeSettings(request: Request, account: Account) {
  const form = await readForm(request, FIELDS);
  const handler = HANDLERS.get(String(form.get("form")));
  if (!handler) return data<FormResult>({ error: "Unknown form." }, { status: 400 });
  return handler(request, account, form);
}
