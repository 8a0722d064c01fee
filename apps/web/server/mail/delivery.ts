import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { brand } from "../../shared/brand.ts";
import type { Settings } from "../env.ts";
import type { Deliver, MailMessage } from "./message.ts";

type MailSettings = Pick<Settings, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">;

const SMTP_TIMEOUT_MS = 20_000;
/** A message brings in no file and no address. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

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
    ...CLOSED,
  });
  return async (message) => {
    await transport.sendMail(message);
  };
}

/** Writes a message into the outbox folder, readable by this user only. Returns the file's path. */
async function writeToOutbox(dataFolder: string, eml: Buffer): Promise<string> {
  const folder = resolve(dataFolder, "outbox");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.eml`;
  const path = join(folder, name);
  // A file is complete when it gets its final name, so that a program watching the folder reads no partial message.
  await writeFile(`${path}.part`, eml, { mode: 0o600, flag: "wx" });
  await rename(`${path}.part`, path);
  return path;
}

function intoOutbox(dataFolder: string, logger: Logger): Post {
  const transport = createTransport({ streamTransport: true, buffer: true, ...CLOSED });
  return async (message) => {
    const { message: eml } = await transport.sendMail(message);
    if (!Buffer.isBuffer(eml)) throw new Error("The message was not built in one piece.");
    const file = await writeToOutbox(dataFolder, eml);
    logger.info({ subject: message.subject, file }, "email written to the outbox: SMTP_URL is not set");
  };
}
