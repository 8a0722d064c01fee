import { createContact } from "./contact/contact.ts";
import { contactMail } from "./contact/contact-mail.ts";
import { addNotification, notifyFirm } from "./contact/notify-firm.ts";
import { prepareDataFolder } from "./data-folder.ts";
import type { Connection } from "./db/client.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open-database.ts";
import { keepSecret } from "./db/secrets.ts";
import type { Settings } from "./env.ts";
import { startHousekeeping } from "./jobs/housekeeping.ts";
import { type JobQueue, startJobQueue } from "./jobs/job-queue.ts";
import { createLimits } from "./limits/limits.ts";
import { logger } from "./log.ts";
import { logStartup } from "./log-startup.ts";
import { createDelivery } from "./mail/delivery.ts";
import type { Deliver } from "./mail/message.ts";
import { sendMails } from "./mail/send-mails.ts";
import { showInMetrics } from "./metrics/gauges.ts";
import { holdAccount } from "./providers/embedded/account-lock.ts";
import { createAccounts } from "./providers/embedded/accounts.ts";
import { agreeOnSecret } from "./providers/embedded/auth-secret.ts";
import { documentsIn } from "./providers/embedded/documents.ts";
import type { Services } from "./service-set.ts";
import { VERSION } from "./version.ts";

/** Migrates the database, and logs its schema and what was applied. */
async function migrateAndLog(url: string): Promise<void> {
  const { schema, applied } = await migrate(url);
  if (applied.length > 0) logger.info({ count: applied.length, applied }, "migrations were applied");
  logger.info({ version: VERSION, schema }, "the database has this version's schema");
}

async function startAccounts({ db, pool }: Connection, settings: Settings, jobs: JobQueue, deliver: Deliver) {
  const secret = settings.AUTH_SECRET ?? (await keepSecret(settings.DATA_DIR, "auth"));
  await agreeOnSecret(pool, secret);
  const accounts = createAccounts({ db, pool, settings, secret, addJob: jobs.add, logger });
  await sendMails({
    jobs,
    queue: "account-mail",
    write: ({ data }) => accounts.writeMail(data),
    deliver,
    logger,
  });
  return accounts;
}

async function startOn(database: Connection, settings: Settings): Promise<Services> {
  const { db, pool, isReady, close } = database;
  const { CONTACT_EMAIL: firm, PUBLIC_URL } = settings;
  const deliver = createDelivery(settings, logger);
  const jobs = await startJobQueue({ connection: database, logger });
  const stop = () => jobs.stop().finally(close);
  try {
    const documents = documentsIn(db, {
      hold: holdAccount,
      ...(firm === undefined ? {} : { onMessage: (tx, id) => addNotification(jobs.add, tx, id) }),
    });
    const accounts = await startAccounts(database, settings, jobs, deliver);
    if (firm !== undefined)
      await notifyFirm({
        db,
        jobs,
        deliver,
        write: (message) => contactMail(firm, PUBLIC_URL, message),
        logger,
      });
    await startHousekeeping(jobs, pool, logger);
    const limits = createLimits(pool, () => new Date());
    return {
      settings,
      documents,
      contact: createContact({ contactMessages: documents.contactMessages, limits, logger }),
      limits,
      accounts,
      isReady,
      stop,
    };
  } catch (error) {
    await jobs.stop();
    throw error;
  }
}

/** Starts everything that the product needs besides its HTTP server. */
export async function startServices(settings: Settings): Promise<Services> {
  logStartup(settings, logger);
  // Loaded only here: the library of the hosted services is large, and the default needs none of it.
  if (settings.PROVIDER === "firebase") return (await import("../hosted/start.ts")).startHosted(settings);
  await prepareDataFolder(settings.DATA_DIR);
  const database = await openDatabase(settings, migrateAndLog);
  showInMetrics({ pool: database.pool, dataDir: settings.DATA_DIR });
  return startOn(database, settings).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
}
