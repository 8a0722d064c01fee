import { addNotification } from "./contact/notify-firm.ts";
import { startContact } from "./contact/start-contact.ts";
import { prepareDataFolder } from "./data-folder.ts";
import type { Connection } from "./db/client.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open-database.ts";
import { keepSecret } from "./db/secrets.ts";
import { parseSettings, type Settings } from "./env.ts";
import { startHousekeeping } from "./jobs/housekeeping.ts";
import { type JobQueue, startJobQueue } from "./jobs/job-queue.ts";
import { sendMails } from "./jobs/send-mails.ts";
import { createLimits } from "./limits/limits.ts";
import { logger } from "./log.ts";
import { logMigrations, logStartup } from "./log-startup.ts";
import { createDelivery } from "./mail/delivery.ts";
import { showInMetrics } from "./metrics/gauges.ts";
import { holdAccount } from "./providers/embedded/account-lock.ts";
import { createAccounts } from "./providers/embedded/accounts.ts";
import { agreeOnSecret } from "./providers/embedded/auth-secret.ts";
import { documentsIn } from "./providers/embedded/documents.ts";
import type { Services } from "./service-set.ts";

async function startAccounts({ db, pool }: Connection, settings: Settings, jobs: JobQueue) {
  const authSecret = settings.AUTH_SECRET ?? (await keepSecret(settings.DATA_DIR, "auth"));
  await agreeOnSecret(pool, authSecret);
  const accounts = createAccounts({ db, pool, settings, secrets: { authSecret }, addJob: jobs.add, logger });
  await sendMails({
    jobs,
    queue: "account-mail",
    write: ({ data }) => accounts.writeMail(data),
    deliver: createDelivery(settings, logger),
    logger,
  });
  return accounts;
}

async function startOn(database: Connection, settings: Settings): Promise<Services> {
  const { db, pool, isReady, close } = database;
  const jobs = await startJobQueue({ connection: database, logger });
  const stop = () => jobs.stop().finally(close);
  try {
    const documents = documentsIn(db, {
      hold: holdAccount,
      ...(settings.CONTACT_EMAIL === undefined
        ? {}
        : {
            onMessage: (tx, id) => addNotification(jobs.add, tx, id),
          }),
    });
    const accounts = await startAccounts(database, settings, jobs);
    const contact = await startContact({ database, documents, jobs, settings, logger });
    await startHousekeeping({ jobs, pool, logger });
    const limits = createLimits(pool, () => new Date());
    return { settings, documents, contact, limits, accounts, isReady, stop };
  } catch (error) {
    await jobs.stop();
    throw error;
  }
}

/**
 * Starts everything that the product needs besides its HTTP server.
 *
 * Errors   SettingError, DataFolderError, DatabaseUnreachableError, EmbeddedDatabaseError: each with a one-line message
 */
export async function startServices(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Services> {
  const settings = parseSettings(environment);
  logStartup(settings, logger);
  // Loaded only here: the library of the hosted services is large, and the default needs none of it.
  if (settings.PROVIDER === "firebase")
    return (await import("./providers/firebase/start.ts")).startHosted(settings);
  await prepareDataFolder(settings.DATA_DIR);
  const database = await openDatabase(settings, async (url) => logMigrations(await migrate(url), logger));
  showInMetrics({ pool: database.pool, dataDir: settings.DATA_DIR });
  return startOn(database, settings).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
}
