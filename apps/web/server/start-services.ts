import type { Logger } from "pino";
import { brand } from "../shared/brand.ts";
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
import { sendMails } from "./jobs/send-mails.ts";
import { createLimits } from "./limits/limits.ts";
import { logger } from "./log.ts";
import { createDelivery } from "./mail/delivery.ts";
import { showInMetrics } from "./metrics/gauges.ts";
import { holdAccount } from "./providers/embedded/account-lock.ts";
import { createAccounts } from "./providers/embedded/accounts.ts";
import { agreeOnSecret } from "./providers/embedded/auth-secret.ts";
import { documentsIn } from "./providers/embedded/documents.ts";
import type { Services } from "./service-set.ts";
import { VERSION } from "./version.ts";

/** Whether the firm is still, in part, the invented one that the product comes with. */
export const hasPlaceholders = (
  of: Readonly<Record<"companyNumber" | "email" | "securityEmail" | "phoneDialled", string>>,
) =>
  /\b00 000 000 000\b/.test(of.companyNumber) ||
  [of.email, of.securityEmail].some((address) => /@example\.(com|org|net)$/.test(address)) ||
  of.phoneDialled.startsWith("+6177010");

/** Logs the version, and settings that are likely to be wrong. */
export function logStartup(
  { PROVIDER, PUBLIC_URL, TRUST_PROXY, CONTACT_EMAIL, SMTP_URL, MAIL_FROM, BACKUP_KEY }: Settings,
  on: Pick<Logger, "info" | "warn">,
): void {
  on.info({ version: VERSION, node: process.versions.node }, `${brand.productName} starts`);
  // This process has no TLS: an https URL means the public site behind its reverse proxy.
  const isPublic = PUBLIC_URL.startsWith("https:");
  // The proxy's address is that of all visitors.
  if (isPublic && !TRUST_PROXY)
    on.warn(
      "PUBLIC_URL is https and TRUST_PROXY is false: every visitor counts under the proxy's address and shares its limits. Set TRUST_PROXY=true if the proxy sets X-Forwarded-For.",
    );
  if (isPublic && hasPlaceholders(brand))
    on.warn(
      "The firm of this site is still the invented one: put your name, number, address and telephone into apps/web/shared/brand.ts.",
    );
  if (PROVIDER !== "embedded") return;
  if (isPublic && SMTP_URL === undefined)
    on.warn("SMTP_URL is not set: emails, such as links to reset a password, stay in DATA_DIR/outbox.");
  if (isPublic && SMTP_URL !== undefined && MAIL_FROM === undefined)
    on.warn("MAIL_FROM is not set: emails come from an address that is not yours, and many are rejected.");
  if (isPublic && BACKUP_KEY === undefined)
    on.warn("BACKUP_KEY is not set: backups contain password hashes, sessions and secrets in plain text.");
  if (CONTACT_EMAIL === undefined)
    // On a machine for trying, no email would leave it anyway.
    on[isPublic || SMTP_URL !== undefined ? "warn" : "info"](
      "CONTACT_EMAIL is not set: messages of the contact form are stored but not emailed",
    );
}

/** Migrates the database, and logs its schema and what was applied. */
async function migrateAndLog(url: string): Promise<void> {
  const { schema, applied } = await migrate(url);
  if (applied.length > 0) logger.info({ count: applied.length, applied }, "migrations were applied");
  logger.info({ version: VERSION, schema }, "the database has this version's schema");
}

async function startAccounts({ db, pool }: Connection, settings: Settings, jobs: JobQueue) {
  const secret = settings.AUTH_SECRET ?? (await keepSecret(settings.DATA_DIR, "auth"));
  await agreeOnSecret(pool, secret);
  const accounts = createAccounts({ db, pool, settings, secret, addJob: jobs.add, logger });
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
  const { CONTACT_EMAIL: firm, PUBLIC_URL } = settings;
  const jobs = await startJobQueue({ connection: database, logger });
  const stop = () => jobs.stop().finally(close);
  try {
    const documents = documentsIn(db, {
      hold: holdAccount,
      ...(firm === undefined ? {} : { onMessage: (tx, id) => addNotification(jobs.add, tx, id) }),
    });
    const accounts = await startAccounts(database, settings, jobs);
    if (firm !== undefined)
      await notifyFirm({
        db,
        jobs,
        deliver: createDelivery(settings, logger),
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
