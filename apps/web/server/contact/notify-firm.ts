import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "../db/client.ts";
import { contactMessages } from "../db/schema.ts";
import { type AddJob, FOREVER, type JobQueue } from "../jobs/job-queue.ts";
import type { Deliver, MailMessage } from "../mail/message.ts";
import { sendMails } from "../mail/send-mails.ts";
import type { ContactMessage } from "../providers/documents.ts";
import type { Transaction } from "../providers/embedded/account-lock.ts";
import { toMessage } from "../providers/embedded/contact-messages.ts";

/** Messages whose job is added at a time. */
const BATCH = 1000;

/** A message that was marked as read or answered needs no email. */
const isPending = and(isNull(contactMessages.notifiedAt), eq(contactMessages.status, "new"));

/** Adds the email about a message to the job queue, in the transaction that stores the message. */
export function addNotification(add: AddJob, tx: Db | Transaction, id: string): Promise<void> {
  return add(tx, "contact-mail", {}, { id, retryLimit: FOREVER });
}

/** Adds the pending emails that are not in the queue: stored without CONTACT_EMAIL, by an earlier version, or restored. */
async function addMissing(db: Db, add: AddJob): Promise<void> {
  const { id, ordinal } = contactMessages;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id, ordinal })
      .from(contactMessages)
      .where(and(isPending, gt(ordinal, last)))
      .orderBy(asc(ordinal))
      .limit(BATCH);
    for (const row of rows) await addNotification(add, db, row.id);
    last = rows.at(-1)?.ordinal ?? last;
    if (rows.length < BATCH) return;
  }
}

interface Options {
  readonly db: Db;
  readonly jobs: JobQueue;
  readonly deliver: Deliver;
  readonly write: (message: ContactMessage) => MailMessage;
  readonly logger: Logger;
}

/**
 * Sends the firm an email about each stored message. It is sent twice only if the process ends between the mail server's acceptance and
 * our update, and then with the same message ID.
 */
export async function notifyFirm({ db, jobs, deliver, write, logger }: Options): Promise<void> {
  const isOne = (id: string) => and(eq(contactMessages.id, id), isPending);
  await addMissing(db, jobs.add);
  await sendMails({
    jobs,
    queue: "contact-mail",
    async write({ id }) {
      const [row] = await db.select().from(contactMessages).where(isOne(id));
      return row && write(toMessage(row));
    },
    deliver,
    finish: (tx, { id }) => tx.update(contactMessages).set({ notifiedAt: sql`now()` }).where(isOne(id)),
    logger,
  });
}
