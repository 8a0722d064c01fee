import type { MailMessage } from "../../server/mail/message.ts";
import type { MailKind } from "../../server/providers/common/account-limits.ts";
import { safeError } from "../../server/safe-error.ts";
import type { Context } from "../context.ts";
import { inTime } from "../service-call.ts";

/** The document of an email, as the extension "Trigger Email from Firestore" reads it, which sends it and tries again. */
export function mailDocument({ to, subject, text, html, replyTo }: MailMessage) {
  const reply =
    typeof replyTo === "object" ? `"${replyTo.name.replace(/["\\]/g, "'")}" <${replyTo.address}>` : replyTo;
  return {
    to: [to],
    ...(reply === undefined ? {} : { replyTo: reply }),
    message: { subject, text, ...(html === undefined ? {} : { html }) },
  };
}

/** Sends an email about what has happened; a notice is counted by its kind. A failure is logged: it changes nothing about that. */
export async function sendMail(
  {
    db,
    mailCollection,
    mailLimits,
    logger,
  }: Pick<Context, "db" | "mailCollection" | "mailLimits" | "logger">,
  message: MailMessage,
  notice?: MailKind,
): Promise<void> {
  if (mailCollection === undefined) return;
  try {
    if (notice !== undefined && !(await mailLimits.allowsNotice(notice, message.to))) return;
    await inTime(db.collection(mailCollection).add(mailDocument(message)));
  } catch (error) {
    logger.error({ fault: safeError(error) }, "accounts: an email could not be sent");
  }
}
