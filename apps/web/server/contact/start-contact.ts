import type { Pool } from "pg";
import type { Logger } from "pino";
import type { Settings } from "../env.ts";
import { createLimits } from "../limits/limits.ts";
import { createDelivery } from "../mail/mailer.ts";
import type { DocumentStore } from "../providers/documents.ts";
import { type ContactService, createContact } from "./contact.ts";
import { contactMail } from "./contact-mail.ts";
import { startNotifier } from "./notifier.ts";

interface Parts {
  readonly pool: Pool;
  readonly documents: DocumentStore;
  readonly settings: Settings;
  readonly logger: Logger;
}

/** The contact form's service, and the e-mails to the firm if CONTACT_EMAIL is set. */
export function startContact({ pool, documents, settings, logger }: Parts): {
  readonly contact: ContactService;
  readonly stop: () => Promise<void>;
} {
  const { contactMessages } = documents;
  const limits = createLimits(pool, () => new Date());
  const { CONTACT_EMAIL: to, SMTP_URL, PUBLIC_URL } = settings;
  if (to === undefined) {
    // With a mail server it is an oversight; without one no e-mail would leave the machine anyway.
    logger[SMTP_URL === undefined ? "info" : "warn"](
      "CONTACT_EMAIL is not set: messages of the contact form are stored but not emailed",
    );
    const contact = createContact({ contactMessages, limits, logger, onStored: () => undefined });
    return { contact, stop: async () => undefined };
  }
  const notifier = startNotifier({
    contactMessages,
    deliver: createDelivery(settings, logger),
    write: (message) => contactMail(to, PUBLIC_URL, message),
    logger,
  });
  return {
    contact: createContact({ contactMessages, limits, logger, onStored: notifier.wake }),
    stop: notifier.stop,
  };
}
