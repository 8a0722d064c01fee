import type { Logger } from "pino";
import type { Db } from "../../db/client.ts";
import type { AccountMailJob, AddJob } from "../../jobs/job-queue.ts";
import { type Attempt, type Limits, limitKey } from "../../limits/limits.ts";
import type { LimitRule } from "../../limits/rules.ts";
import { MAIL_TO_ONE, NOTICES_TO_ONE } from "../../limits/rules.ts";
import type { Transaction } from "./account-lock.ts";

/**
 * The kinds of email to account owners. Each has its own limit per mailbox, so that repeated emails of one kind, for example from an
 * account under another user's address, do not use up the others. Above all, a reset link stays available.
 */
const RULES = {
  reset: MAIL_TO_ONE,
  "sign-up-mail": MAIL_TO_ONE,
  "password-notice": NOTICES_TO_ONE,
  "deletion-notice": NOTICES_TO_ONE,
} as const satisfies Record<string, LimitRule>;

export type MailKind = keyof typeof RULES;

/** Retries for about an hour: an answer that comes later surprises its user, who has long asked again. */
const SOON = 8;
/** Retries for about a day: the user does not expect the notice. */
const LATER = 32;

const RETRY_LIMITS: Readonly<Record<AccountMailJob["kind"], number>> = {
  reset: SOON,
  verification: SOON,
  "already-registered": SOON,
  "password-changed": LATER,
  "account-deleted": LATER,
};

/** Adds an email to the job queue, in the caller's transaction. */
export type AddMail = (tx: Db | Transaction, job: AccountMailJob) => Promise<void>;

export interface AccountMail {
  readonly add: AddMail;
  /** Counts one email to a mailbox, or rejects it. It need not be sent, so that unknown addresses are counted too. */
  count(kind: MailKind, email: string): Promise<Attempt>;
  /** Counts a notice. One over the limit is not added, because the owner has received several of the kind. */
  notice(kind: MailKind, email: string): Promise<AddMail>;
  /** Resets the count of a kind for a user who has proved access to the mailbox. */
  forget(kind: MailKind, email: string): Promise<void>;
}

/** All email to account owners: no other part of the account service adds any. */
export function createAccountMail(addJob: AddJob, limits: Limits, logger: Logger): AccountMail {
  const add: AddMail = (tx, job) => addJob(tx, "account-mail", job, { retryLimit: RETRY_LIMITS[job.kind] });
  const count = (kind: MailKind, email: string) => limits.attempt(limitKey(kind, email), RULES[kind]);
  return {
    add,
    count,
    async notice(kind, email) {
      if ((await count(kind, email)).allowed) return add;
      logger.info({ kind }, "accounts: notice skipped, the mailbox has received several");
      return async () => undefined;
    },
    forget: (kind, email) => limits.forget([limitKey(kind, email)]),
  };
}
