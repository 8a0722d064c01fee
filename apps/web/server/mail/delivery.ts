import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { brand } from "../../shared/brand.ts";
import type { Deliver, MailMessage } from "./message.ts";
import { writeToOutbox } from "./outbox.ts";

export interface MailSettings {
  /** Empty or missing: every message becomes a file in the outbox. */
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly DATA_DIR: string;
}

const SMTP_TIMEOUT_MS = 20_000;

/** One attempt: by SMTP if it is configured, otherwise into the outbox folder. */
export function createDelivery(settings: MailSettings, logger: Logger): Deliver {
  const post = settings.SMTP_URL ? bySmtp(settings.SMTP_URL) : intoOutbox(settings.DATA_DIR, logger);
  const from = settings.MAIL_FROM ?? `${brand.firmName} <no-reply@example.com>`;
  return (message) => post({ from, ...message });
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
