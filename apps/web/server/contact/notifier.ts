import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Deliver, MailMessage } from "../mail/message.ts";
import type { ClaimedMessage, ContactMessage, DocumentStore } from "../providers/documents.ts";
import { safeError } from "../safe-error.ts";

/** How often the store is checked for due e-mails, besides those that this process has just stored. */
const EVERY_MS = 10_000;
/** Longer than any attempt, given the mailer's timeout for each step. */
const LEASE_S = 300;
/** Seconds before the second, third, ... attempt; the last value repeats until an attempt succeeds. */
const RETRY_AFTER_S: readonly number[] = [10, 30, 120, 600, 3600];
/** How long a stopping process waits for an attempt in progress. */
const LAST_ATTEMPT_MS = 3000;

interface Options {
  readonly contactMessages: DocumentStore["contactMessages"];
  readonly deliver: Deliver;
  readonly write: (message: ContactMessage) => MailMessage;
  readonly logger: Logger;
  readonly everyMs?: number;
  readonly retryAfterSeconds?: readonly number[];
}

/** Sends the firm its e-mails about stored messages, with retries. */
export interface Notifier {
  /** Checks for due e-mails now. */
  wake(): void;
  /** Starts no new attempt, and waits briefly for the one in progress. */
  stop(): Promise<void>;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}

/**
 * Pending e-mails are only in the store, so that a crash loses none; a claim keeps two processes from sending the same one. An
 * e-mail is sent twice only if the process ends between the mail server's acceptance and our update, and then with the same
 * message ID.
 */
export function startNotifier(options: Options): Notifier {
  const { contactMessages, deliver, write, logger } = options;
  const delays = options.retryAfterSeconds ?? RETRY_AFTER_S;
  /** Sent, but the store could not be updated: updated at the next claim, instead of sending again. */
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
      // Neither the message nor the server's response: both may contain user data.
      logger.warn(
        { id, tries, code: codeOf(error), retryInSeconds: seconds },
        "the email about a contact message could not be sent yet",
      );
      await contactMessages.postponeNotification(id, seconds);
      return;
    }
    const noted = await contactMessages.setNotified(id);
    if (!noted.ok && noted.code === "unavailable") return;
    sent.delete(id);
    logger.info({ id, tries }, "the firm was emailed about a contact message");
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
