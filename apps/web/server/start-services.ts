import type { ContactService } from "./contact/contact.ts";
import { startContact } from "./contact/start-contact.ts";
import { prepareDataFolder } from "./data-folder.ts";
import type { Connection } from "./db/client.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open-database.ts";
import { keepSecret } from "./db/secrets.ts";
import { parseSettings, type Settings } from "./env.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createLimits, type Limits } from "./limits/limits.ts";
import { logger } from "./log.ts";
import { logMigrations, logStartup } from "./log-startup.ts";
import { createMailer } from "./mail/mailer.ts";
import type { Mailer } from "./mail/message.ts";
import { showInMetrics } from "./metrics/gauges.ts";
import type { AccountProvider } from "./providers/accounts.ts";
import type { DocumentStore } from "./providers/documents.ts";
import { holdAccount } from "./providers/embedded/account-lock.ts";
import { createAccounts } from "./providers/embedded/accounts.ts";
import { agreeOnSecret } from "./providers/embedded/auth-secret.ts";
import { documentsIn } from "./providers/embedded/documents.ts";

/** What the product needs while it runs. One set a process. */
export interface Services {
  readonly settings: Settings;
  readonly accounts: AccountProvider;
  readonly documents: DocumentStore;
  readonly contact: ContactService;
  /** The rate limits, counted across all processes. */
  readonly limits: Pick<Limits, "withinWindow">;
  /** The account service's own HTTP surface, `/api/auth/*`. */
  readonly handleAuthRequest: (request: Request) => Promise<Response>;
  /** Creates a challenge of the bot check, for the page to solve. */
  readonly createBotChallenge: () => Promise<unknown>;
  /** Whether the database responds; for /readyz. */
  readonly isReady: () => Promise<boolean>;
  /** Releases connections and stops what this process started. */
  readonly stop: () => Promise<void>;
}

async function accountsIn({ db, pool }: Connection, settings: Settings, mailer: Mailer) {
  const authSecret = settings.AUTH_SECRET ?? (await keepSecret(settings.DATA_DIR, "auth"));
  await agreeOnSecret(pool, authSecret);
  return createAccounts({ db, pool, settings, secrets: { authSecret }, mailer, logger });
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
  await prepareDataFolder(settings.DATA_DIR);
  const database = await openDatabase(settings, async (url) => logMigrations(await migrate(url), logger));
  const documents = documentsIn(database.db, holdAccount);
  const mailer = createMailer(settings, logger);
  showInMetrics({ pool: database.pool, mailer, dataDir: settings.DATA_DIR });
  const accounts = await accountsIn(database, settings, mailer).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const { contact, stop: stopContact } = startContact({ pool: database.pool, documents, settings, logger });
  const stopHousekeeping = startHousekeeping({ pool: database.pool, logger });
  return {
    settings,
    documents,
    contact,
    limits: createLimits(database.pool, () => new Date()),
    accounts,
    handleAuthRequest: accounts.handleAuthRequest,
    createBotChallenge: accounts.createBotChallenge,
    isReady: database.isReady,
    stop: () =>
      Promise.all([stopContact(), mailer.close(), stopHousekeeping()])
        .then(() => undefined)
        .finally(database.close),
  };
}
