import type { Logger } from "pino";
import { FOREVER, type JobQueue, type QueueName, type RunningJob } from "../jobs/job-queue.ts";
import { mailFailures } from "../metrics/registry.ts";
import type { Transaction } from "../providers/embedded/account-lock.ts";
import { codeOf } from "../safe-error.ts";
import type { Deliver, MailMessage } from "./message.ts";

type MailQueue = Extract<QueueName, "contact-mail" | "account-mail">;

interface Plan<Name extends MailQueue> {
  readonly jobs: JobQueue;
  readonly queue: Name;
  /** The email as of now; undefined if it is no longer needed. */
  readonly write: (job: RunningJob<Name>) => Promise<MailMessage | undefined>;
  readonly deliver: Deliver;
  /** In the transaction that removes the job of a sent or abandoned email. */
  readonly finish?: (tx: Transaction, job: RunningJob<Name>) => Promise<unknown>;
  readonly logger: Logger;
}

/** A permanent SMTP error (5xx), such as an unknown mailbox. */
function isPermanent(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;
}

/**
 * Sends the emails of a queue. One that is retried without a limit is retried after a permanent error too, because a full mailbox or a
 * wrong password gets fixed.
 */
export function sendMails<Name extends MailQueue>(plan: Plan<Name>): Promise<void> {
  const { jobs, queue, write, deliver, finish, logger } = plan;
  const send = async (job: RunningJob<Name>) => {
    const { id, tries, retryLimit } = job;
    try {
      const message = await write(job);
      if (message) await deliver(message);
      if (message) logger.info({ queue, id, tries }, "an email was sent");
    } catch (error) {
      mailFailures.inc({ queue });
      // Neither the message nor the server's response: both may contain a user's address.
      const facts = { queue, id, tries, code: codeOf(error) || "unknown" };
      if (tries > retryLimit || (isPermanent(error) && retryLimit < FOREVER)) {
        logger.error(facts, "an email could not be sent");
        return;
      }
      logger.warn(facts, "an email could not be sent yet");
      // The queue stores this text.
      throw new Error(facts.code);
    }
  };
  return jobs.work(queue, send, finish);
}
