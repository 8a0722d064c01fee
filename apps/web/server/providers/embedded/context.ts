import type { Db } from "../../db/client.ts";
import type { AccountMailJob } from "../../jobs/job-queue.ts";
import type { Account } from "../accounts.ts";
import type { AccountCalls } from "../common/account-calls.ts";
import type { AccountContext } from "../common/account-context.ts";
import type { MailKind } from "../common/account-limits.ts";
import type { PasswordProof, Transaction } from "./account-lock.ts";
import type { Auth } from "./auth.ts";

/** Adds an email to the job queue, in the caller's transaction. */
type AddMail = (tx: Db | Transaction, job: AccountMailJob) => Promise<void>;

/** All email to account owners: no other part of the account service adds any. */
export interface AccountMail {
  readonly add: AddMail;
  /** Counts a notice. One over the limit is not added, because the owner has received several of the kind. */
  notice(kind: MailKind, email: string): Promise<AddMail>;
}

/** The shared context of the embedded account service. */
export interface Context extends AccountContext {
  readonly auth: Auth;
  readonly db: Db;
  readonly mail: AccountMail;
}

export interface CurrentSession {
  readonly sessionId: string;
  readonly account: Account;
}

/** The account of a reset link that is still valid. */
export interface LinkOwner {
  readonly token: string;
  readonly uid: string;
  readonly email: string;
}

export type Calls = AccountCalls<CurrentSession, LinkOwner, PasswordProof>;
