import type { Firestore } from "firebase-admin/firestore";
import type { Logger } from "pino";
import type { MailMessage } from "../../mail/message.ts";
import { safeError } from "../../safe-error.ts";
import type { MailKind, MailLimits } from "../common/mail-limits.ts";
import { inTime } from "./service-call.ts";

/** Writes an email for the extension "Trigger Email from Firestore", which sends it and tries again. */
export interface Mails {
  /** Whether emails are sent at all. */
  readonly isOn: boolean;
  /** A failure is logged: what the email is about has happened. */
  add(message: MailMessage): Promise<void>;
}

/** Sends a notice about what has happened. A failure is logged: it changes nothing about that. */
export async function sendNotice(
  {
    mailLimits,
    mails,
    logger,
  }: { readonly mailLimits: MailLimits; readonly mails: Mails; readonly logger: Logger },
  kind: MailKind,
  email: string,
  message: MailMessage,
): Promise<void> {
  try {
    if (await mailLimits.allowsNotice(kind, email)) await mails.add(message);
  } catch (error) {
    logger.error({ fault: safeError(error) }, "accounts: a notice could not be sent");
  }
}

/** The document of an email, as the extension reads it. */
export function mailDocument({ to, subject, text, html, replyTo }: MailMessage) {
  const reply =
    typeof replyTo === "object" ? `"${replyTo.name.replace(/["\\]/g, "'")}" <${replyTo.address}>` : replyTo;
  return {
    to: [to],
    ...(reply === undefined ? {} : { replyTo: reply }),
    message: { subject, text, ...(html === undefined ? {} : { html }) },
  };
}

export function createMails(db: Firestore, collection: string | undefined, logger: Logger): Mails {
  if (collection === undefined) return { isOn: false, add: async () => undefined };
  return {
    isOn: true,
    async add(message) {
      try {
        await inTime(db.collection(collection).add(mailDocument(message)));
      } catch (error) {
        logger.error({ fault: safeError(error) }, "accounts: an email could not be written");
      }
    },
  };
}
