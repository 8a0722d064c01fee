import { eq } from "drizzle-orm";
import { user } from "../../db/schema.ts";
import type { AccountMailJob, AddJob } from "../../jobs/job-queue.ts";
import {
  accountDeletedMail,
  alreadyRegisteredMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from "../../mail/account-messages.ts";
import type { MailMessage } from "../../mail/message.ts";
import { type AccountContext, confirmationUrl } from "../common/account-context.ts";
import { withAccountLock } from "./account-lock.ts";
import type { AccountMail, Context } from "./context.ts";
import { insertLink } from "./reset.ts";

/** About an hour: an email that comes later surprises its user, who has long asked again. */
const ANSWER_RETRIES = 8;
/** About a day: the user does not expect the notice. */
const NOTICE_RETRIES = 32;

const RETRY_LIMITS: Readonly<Record<AccountMailJob["kind"], number>> = {
  reset: ANSWER_RETRIES,
  verification: ANSWER_RETRIES,
  "already-registered": ANSWER_RETRIES,
  "password-changed": NOTICE_RETRIES,
  "account-deleted": NOTICE_RETRIES,
};

export function createAccountMail(
  addJob: AddJob,
  { allowsNotice }: AccountContext["mailLimits"],
): AccountMail {
  const add: AccountMail["add"] = (tx, job) =>
    addJob(tx, "account-mail", job, { retryLimit: RETRY_LIMITS[job.kind] });
  return {
    add,
    async notice(kind, email) {
      return (await allowsNotice(kind, email)) ? add : async () => undefined;
    },
  };
}

/**
 * The email of a job as of now; undefined if the account is gone. A link is created here, at each attempt: it is stored nowhere, except for
 * its hash, and valid for an hour from the delivery.
 */
export async function writeMail(context: Context, job: AccountMailJob): Promise<MailMessage | undefined> {
  const { db, publicUrl, clock } = context;
  if (job.kind === "account-deleted") return accountDeletedMail(job.email);
  const { kind, uid } = job;
  const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, uid));
  if (!owner) return undefined;
  const { email } = owner;
  switch (kind) {
    case "reset": {
      const token = await withAccountLock(db, uid, (tx) => insertLink(tx, clock, uid));
      return token === undefined ? undefined : resetPasswordMail(email, publicUrl, token);
    }
    case "verification":
      return verifyEmailMail(email, confirmationUrl(context, uid));
    case "already-registered":
      return alreadyRegisteredMail(email, publicUrl);
    case "password-changed":
      return passwordChangedMail(email, publicUrl);
  }
}
