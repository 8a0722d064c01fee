import type { Account, Cookies } from "../accounts.ts";
import type { Credential } from "./account-lock.ts";
import type { Context } from "./context.ts";
import { rememberDevice } from "./known-device.ts";
import { sessionCookies } from "./session-store.ts";
import { endSessionOf } from "./sessions.ts";

/** A session that a transaction has created, and the account as that transaction left it. */
export interface NewSession {
  readonly token: string;
  readonly current: Credential;
}

/** What follows a new session: the one that this browser had before ends, and the browser is known from now on. */
export async function openSession(
  context: Context,
  request: Request,
  { token, current }: NewSession,
): Promise<{ readonly ok: true; readonly account: Account } & Cookies> {
  await endSessionOf(context, request);
  const cookies = [...(await sessionCookies(context, token)), rememberDevice(context, request, current)];
  return { ok: true, account: current.account, cookies };
}
