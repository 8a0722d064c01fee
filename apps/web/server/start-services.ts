import { prepareDataFolder } from "./data-folder.ts";
import { openDatabase } from "./db/open-database.ts";
import { parseSettings } from "./env.ts";
import { documentsIn } from "./providers/embedded/documents.ts";
import type { Services } from "./services.ts";

/**
 * Starts everything that the product needs beside its HTTP server.
 *
 * Errors   SettingError, DataFolderError, DatabaseUnreachableError, EmbeddedDatabaseError: each one line for a person
 */
export async function startServices(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Services> {
  const settings = parseSettings(environment);
  await prepareDataFolder(settings.DATA_DIR);
  const database = await openDatabase(settings);
  const documents = documentsIn(database.db);
  // ACCOUNTS: the account service on `database.db` takes the place of this line.
  const accountService = {} as Pick<Services, "accounts" | "handleAuthRequest" | "createBotChallenge">;
  return { settings, documents, ...accountService, isReady: database.isReady, stop: database.close };
}
