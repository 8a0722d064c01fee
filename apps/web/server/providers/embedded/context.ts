import type { Logger } from "pino";
import type { BotCheck, BotCheckMode } from "../../bot-check/bot-check.ts";
import type { Db } from "../../db/client.ts";
import type { Limits } from "../../limits/limits.ts";
import type { Signer } from "../../signed-value.ts";
import type { Account, AccountFailure, Cookies } from "../accounts.ts";
import { failure } from "../common/failures.ts";
import { change } from "../common/request-rules.ts";
import type { AccountMail } from "./account-mail.ts";
import type { Auth } from "./auth.ts";
import { accountOf, userRow } from "./user-row.ts";

/** The shared context of the embedded account service. */
export interface Context {
  readonly auth: Auth;
  readonly db: Db;
  readonly publicUrl: string;
  readonly limits: Limits;
  readonly botCheck: BotCheck;
  readonly botCheckMode: BotCheckMode;
  readonly requireEmailVerification: boolean;
  /** All email to account owners. */
  readonly mail: AccountMail;
  /** Signs the cookies of known browsers. */
  readonly devices: Signer;
  /** Signs verification links. */
  readonly confirmations: Signer;
  readonly logger: Logger;
  readonly clock: () => Date;
}

export interface CurrentSession {
  readonly sessionId: string;
  readonly account: Account;
  readonly cookies: readonly string[];
}

/** The session of the request's cookie, read from the database: an ended session is invalid immediately. */
export async function currentSession(
  { auth }: Context,
  { headers }: Request,
): Promise<CurrentSession | Cookies> {
  const answer = await auth.api.getSession({ headers, returnHeaders: true });
  const cookies = answer.headers.getSetCookie();
  if (!answer.response) return { cookies };
  const { session, user } = answer.response;
  return { sessionId: session.id, account: accountOf(userRow.parse(user)), cookies };
}

/** `change` for a signed-in user. */
export function changeOwn<Value>(
  context: Context,
  request: Request,
  work: (session: CurrentSession) => Promise<Value | AccountFailure>,
): Promise<Value | AccountFailure> {
  return change(context, request, async () => {
    const session = await currentSession(context, request);
    return "sessionId" in session ? work(session) : failure("not-signed-in");
  });
}
