import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { brand } from "../../shared/brand.ts";
import type { Deliver, Mailer, MailMessage } from "./message.ts";
import { writeToOutbox } from "./outbox.ts";

export interface MailSettings {
  /** Empty or missing: every message becomes a file in the outbox. */
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly DATA_DIR: string;
}

/** Seconds before the second, third, ... try. */
const RETRY_AFTER_S: readonly number[] = [2, 15, 60, 300];
const SMTP_TIMEOUT_MS = 20_000;

interface Options {
  readonly retryAfterSeconds?: readonly number[];
}

/** One attempt: by SMTP if it is configured, otherwise into the outbox folder. */
export function createDelivery(settings: MailSettings, logger: Logger): Deliver {
  const post = settings.SMTP_URL ? bySmtp(settings.SMTP_URL) : intoOutbox(settings.DATA_DIR, logger);
  const from = settings.MAIL_FROM ?? `${brand.firmName} <no-reply@example.com>`;
  return (message) => post({ from, ...message });
}

/** Sends e-mail with `createDelivery` and retries for some minutes. */
export function createMailer(settings: MailSettings, logger: Logger, options: Options = {}): Mailer {
  const deliver = createDelivery(settings, logger);
  const delays = options.retryAfterSeconds ?? RETRY_AFTER_S;
  const active = new Set<Promise<void>>();
  const stop = new AbortController();

  async function work(message: MailMessage): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await deliver(message);
      } catch (error) {
        const seconds = delays[tries - 1];
        // Neither the message nor the server's response: both may contain a user's address or a link's token.
        const facts = { code: codeOf(error), subject: message.subject, tries };
        if (seconds === undefined || stop.signal.aborted || isPermanent(error)) {
          logger.error(facts, "an email could not be sent");
          return;
        }
        logger.warn({ ...facts, retryInSeconds: seconds }, "an email could not be sent yet");
        await pause(seconds * 1000, stop.signal);
      }
    }
  }

  return {
    send(message) {
      const job = work(message).finally(() => active.delete(job));
      active.add(job);
    },
    waiting: () => active.size,
    async idle() {
      while (active.size > 0) await Promise.all(active);
    },
    async close() {
      stop.abort();
      await Promise.all(active);
    },
  };
}

type Envelope = MailMessage & { readonly from: string };
type Post = (envelope: Envelope) => Promise<void>;

function bySmtp(url: string): Post {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    await transport.sendMail(message);
  };
}

function intoOutbox(dataFolder: string, logger: Logger): Post {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    const { message: eml } = await transport.sendMail(message);
    if (!Buffer.isBuffer(eml)) throw new Error("The message was not built in one piece.");
    const file = await writeToOutbox(dataFolder, eml, new Date());
    logger.info({ subject: message.subject, file }, "email written to the outbox: SMTP_URL is not set");
  };
}

/** A permanent SMTP error (5xx): a retry would fail too. */
function isPermanent(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}

/** Waits, at most until the process stops. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { signal, ref: false });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
