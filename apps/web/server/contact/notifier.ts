import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Deliver, MailMessage } from "../mail/message.ts";
import type { ClaimedMessage, ContactMessage, DocumentStore } from "../providers/documents.ts";
import { safeError } from "../safe-error.ts";

/** How often it is looked for what is due, beside what this process has just stored itself. */
const EVERY_MS = 10_000;
/** Longer than any attempt takes, with the time limits of the mailer at every step. */
const LEASE_S = 300;
/** Seconds before the second, third, ... attempt; the last one holds from then on, until it succeeds. */
const RETRY_AFTER_S: readonly number[] = [10, 30, 120, 600, 3600];
/** A process that is asked to stop has no more time for an attempt under way. */
const LAST_ATTEMPT_MS = 3000;

interface Options {
  readonly contactMessages: DocumentStore["contactMessages"];
  readonly deliver: Deliver;
  readonly write: (message: ContactMessage) => MailMessage;
  readonly logger: Logger;
  readonly everyMs?: number;
  readonly retryAfterSeconds?: readonly number[];
}

/** Sends the firm its e-mails about stored messages, however long it takes. */
export interface Notifier {
  /** There may be something to send. */
  wake(): void;
  /** Takes up nothing more, and waits a little for the attempt under way. */
  stop(): Promise<void>;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}

/**
 * What is to be sent stands in the store and nowhere else, so that an end of the process loses nothing; a claim keeps two
 * processes from sending the same. Only an end between the mail server's yes and our note of it makes an e-mail come twice, and
 * then under one message id.
 */
export function startNotifier(options: Options): Notifier {
  const { contactMessages, deliver, write, logger } = options;
  const delays = options.retryAfterSeconds ?? RETRY_AFTER_S;
  /** Sent, but the store could not be told: told at the next claim, instead of sending again. */
  const sent = new Set<string>();
  let stopped = false;
  let asked = false;
  let running: Promise<void> | undefined;

  async function attempt({ message, tries }: ClaimedMessage): Promise<void> {
    const { id } = message;
    try {
      if (!sent.has(id)) await deliver(write(message));
      sent.add(id);
    } catch (error) {
      const seconds = delays[Math.min(tries, delays.length) - 1] ?? 0;
      // Neither the message nor the server's words: both may name the person.
      logger.warn(
        { id, tries, code: codeOf(error), retryInSeconds: seconds },
        "the e-mail about a contact message could not be sent yet",
      );
      await contactMessages.postponeNotification(id, seconds);
      return;
    }
    const noted = await contactMessages.setNotified(id);
    if (!noted.ok && noted.code === "unavailable") return;
    sent.delete(id);
    logger.info({ id, tries }, "the firm was told about a contact message");
  }

  async function drain(): Promise<void> {
    while (!stopped) {
      const next = await contactMessages.claimNotification(LEASE_S);
      if (!next.ok || next.claim === null) return;
      await attempt(next.claim);
    }
  }

  async function run(): Promise<void> {
    while (asked) {
      asked = false;
      await drain();
    }
  }

  function wake(): void {
    asked = true;
    running ??= run()
      .catch((error: unknown) =>
        logger.error({ fault: safeError(error) }, "contact messages: sending failed"),
      )
      .finally(() => {
        running = undefined;
        if (asked && !stopped) wake();
      });
  }

  const timer = setInterval(wake, options.everyMs ?? EVERY_MS).unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      const patience = new AbortController();
      const late = wait(LAST_ATTEMPT_MS, undefined, { signal: patience.signal }).catch(() => undefined);
      await Promise.race([running, late]);
      patience.abort();
    },
  };
}
