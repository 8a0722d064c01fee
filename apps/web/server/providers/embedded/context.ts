import type { Db } from "../../db/client.ts";
import type { Account } from "../accounts.ts";
import type { AccountContext } from "../common/account-context.ts";
import type { AccountMail } from "./account-mail.ts";
import type { Auth } from "./auth.ts";

/** The shared context of the embedded account service. */
export interface Context extends AccountContext {
  readonly auth: Auth;
  readonly db: Db;
  /** All email to account owners. */
  readonly mail: AccountMail;
}

export interface CurrentSession {
  readonly sessionId: string;
  readonly account: Account;
}
