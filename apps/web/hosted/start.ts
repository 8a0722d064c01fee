import type { Opened } from "../server/commands/run-cli.ts";
import { createContact } from "../server/contact/contact.ts";
import { contactMail } from "../server/contact/contact-mail.ts";
import type { Settings } from "../server/env.ts";
import { logger } from "../server/log.ts";
import type { DocumentStore } from "../server/providers/common/document-store.ts";
import type { ContactMessage } from "../server/providers/documents.ts";
import { safeError } from "../server/safe-error.ts";
import type { Services } from "../server/service-set.ts";
import { createAccounts } from "./accounts/accounts.ts";
import { mailDocument } from "./accounts/mails.ts";
import { type HostedSettings, hostedSettings } from "./accounts/settings.ts";
import { connectFirebase, type Firebase } from "./connect.ts";
import { documentsIn } from "./documents.ts";
import { firestoreLimits } from "./limits.ts";
import { inTime } from "./service-call.ts";

const DELETIONS_MS = 5 * 60 * 1000;
/** A probe every few seconds must not cost a read each. */
const READY_FOR_MS = 10_000;

/** The emails to the firm, each written in the same commit as its message. */
function firmMailOf({ CONTACT_EMAIL: to, FIREBASE_MAIL_COLLECTION: collection, PUBLIC_URL }: HostedSettings) {
  if (collection === undefined) return undefined;
  if (to === undefined) return { collection };
  return {
    collection,
    of: (message: ContactMessage) => mailDocument(contactMail(to, PUBLIC_URL, message)),
  };
}

/** Settings that have no effect are more likely an oversight than a wish. */
function logUnused({ SMTP_URL, BACKUP_KEY, CONTACT_EMAIL, FIREBASE_MAIL_COLLECTION }: HostedSettings): void {
  if (SMTP_URL !== undefined)
    logger.warn("SMTP_URL is not used with PROVIDER=firebase: emails are sent by the project's extension");
  if (BACKUP_KEY !== undefined)
    logger.warn("BACKUP_KEY is not used with PROVIDER=firebase: backups are scheduled in the project");
  if (FIREBASE_MAIL_COLLECTION === undefined)
    logger.warn("FIREBASE_MAIL_COLLECTION is not set: notices to users and to the firm are not emailed");
  else if (CONTACT_EMAIL === undefined)
    logger.warn("CONTACT_EMAIL is not set: messages of the contact form are stored but not emailed");
}

/** Whether the documents can be read now, asked at most every ten seconds. */
function readiness({ db }: Firebase): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);
  return () => {
    if (performance.now() - asked > READY_FOR_MS) {
      asked = performance.now();
      answer = inTime(db.collection("health").doc("ready").get()).then(
        () => true,
        (error: unknown) => {
          // Asked again at the next probe.
          asked = Number.NEGATIVE_INFINITY;
          logger.error({ fault: safeError(error) }, "Firestore is unreachable");
          return false;
        },
      );
    }
    return answer;
  };
}

/** The contact messages of the project, for the command line. */
export async function openMessages(given: Settings): Promise<Opened<DocumentStore["contactMessages"]>> {
  const settings = hostedSettings(given);
  const { db, library, close } = connectFirebase(settings);
  return { store: documentsIn(db, library, firmMailOf(settings)).contactMessages, close };
}

/**
 * Starts the product on the hosted services. Nothing runs here beside the web process: no database, no queue.
 *
 * Errors   SettingError
 */
export async function startHosted(given: Settings): Promise<Services> {
  const settings = hostedSettings(given);
  const firebase = connectFirebase(settings);
  logUnused(settings);
  const documents = documentsIn(firebase.db, firebase.library, firmMailOf(settings));
  const accounts = createAccounts({ firebase, settings, logger });
  const limits = firestoreLimits(firebase.db, () => new Date());
  const contact = createContact({ contactMessages: documents.contactMessages, limits, logger });
  const deletions = setInterval(accounts.finishDeletions, DELETIONS_MS).unref();
  void accounts.finishDeletions();
  return {
    settings,
    documents,
    contact,
    limits,
    accounts,
    isReady: readiness(firebase),
    stop: async () => {
      clearInterval(deletions);
      await firebase.close();
    },
  };
}
