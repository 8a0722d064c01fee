import type { Db } from "../../db/client.ts";
import type { AccountMailJob, AddJob } from "../../jobs/job-queue.ts";
import type { MailKind, MailLimits } from "../common/mail-limits.ts";
import type { Transaction } from "./account-lock.ts";

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
  /** Counts a notice. One over the limit is not added, because the owner has received several of the kind. */
  notice(kind: MailKind, email: string): Promise<AddMail>;
}

/** All email to account owners: no other part of the account service adds any. */
export function createAccountMail(addJob: AddJob, { allowsNotice }: MailLimits): AccountMail {
  const add: AddMail = (tx, job) => addJob(tx, "account-mail", job, { retryLimit: RETRY_LIMITS[job.kind] });
  return {
    add,
    async notice(kind, email) {
      return (await allowsNotice(kind, email)) ? add : async () => undefined;
    },
  };
}
