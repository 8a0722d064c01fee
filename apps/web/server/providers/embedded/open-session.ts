import type { Account, Cookies } from "../accounts.ts";
import { rememberDevice } from "../common/known-device.ts";
import type { Credential } from "./account-lock.ts";
import type { Context } from "./context.ts";
import { generationOf } from "./device-generation.ts";
import { sessionCookies } from "./session-store.ts";
import { endSessionOf } from "./sessions.ts";

/** A session created by a transaction, and the account's state after it. */
export interface NewSession {
  readonly token: string;
  readonly current: Credential;
}

/** Ends the browser's previous session, and returns the cookies of the new one and of the known browser. */
export async function openSession(
  context: Context,
  request: Request,
  { token, current }: NewSession,
): Promise<{ readonly ok: true; readonly account: Account } & Cookies> {
  await endSessionOf(context, request);
  const device = rememberDevice(context, request, generationOf(current));
  const cookies = [...(await sessionCookies(context, token)), device];
  return { ok: true, account: current.account, cookies };
}
