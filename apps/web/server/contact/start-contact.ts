import type { Logger } from "pino";
import type { Connection } from "../db/client.ts";
import type { Settings } from "../env.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { createLimits } from "../limits/limits.ts";
import { createDelivery } from "../mail/delivery.ts";
import type { DocumentStore } from "../providers/documents.ts";
import { type ContactService, createContact } from "./contact.ts";
import { contactMail } from "./contact-mail.ts";
import { notifyFirm } from "./notify-firm.ts";

interface Parts {
  readonly database: Connection;
  readonly documents: DocumentStore;
  readonly jobs: JobQueue;
  readonly settings: Settings;
  readonly logger: Logger;
}

/** The contact form's service, and the emails to the firm if CONTACT_EMAIL is set. */
export async function startContact(parts: Parts): Promise<ContactService> {
  const { database, documents, jobs, settings, logger } = parts;
  const { CONTACT_EMAIL: to, SMTP_URL, PUBLIC_URL } = settings;
  if (to === undefined) {
    // With a mail server it is an oversight; without one no email would leave the machine anyway.
    logger[SMTP_URL === undefined ? "info" : "warn"](
      "CONTACT_EMAIL is not set: messages of the contact form are stored but not emailed",
    );
  } else {
    await notifyFirm({
      db: database.db,
      jobs,
      deliver: createDelivery(settings, logger),
      write: (message) => contactMail(to, PUBLIC_URL, message),
      logger,
    });
  }
  const limits = createLimits(database.pool, () => new Date());
  return createContact({ contactMessages: documents.contactMessages, limits, logger });
}
