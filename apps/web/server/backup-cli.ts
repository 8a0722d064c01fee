import { resolve } from "node:path";
import { BackupFileError } from "./backup/backup-file.ts";
import type { Rows } from "./backup/content.ts";
import { NotEmptyError } from "./backup/empty-database.ts";
import { openBackup } from "./backup/restore-backup.ts";
import { forgetSecret, secretFor } from "./backup/restored-secret.ts";
import { writeBackup } from "./backup/write-backup.ts";
import { CommandError } from "./commands/command-error.ts";
import { explainCommandError } from "./commands/explain-command-error.ts";
import { expectEmbedded } from "./commands/open-database.ts";
import { print } from "./commands/print.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { openDatabase } from "./db/open-database.ts";
import { justConnect, reachDatabase } from "./db/reach-database.ts";
import { readSecret, replaceSecret, type SecretReplacement } from "./db/secrets.ts";
import { parseSettings, type Settings } from "./env.ts";
import { logger } from "./log.ts";

const USAGE = `npm run backup -- FILE                   backs up the database into a new file; the product may be running
npm run restore -- FILE                  restores into an empty database; the product must be stopped
npm run restore -- FILE --new-secret     without the original secret: all users have to sign in again

DATA_DIR or DATABASE_URL selects the database. BACKUP_KEY encrypts: a long random text for both; or a key pair of
age-keygen, age1... to write and AGE-SECRET-KEY-... to read.
`;

function summary(rows: Rows): string {
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
  return `${count} rows of ${Object.keys(rows).length} tables (${rows.user ?? 0} accounts, ${rows.contact_messages ?? 0} contact messages)`;
}

async function backup(file: string, settings: Settings, signal: AbortSignal): Promise<void> {
  const database = await reachDatabase(settings);
  try {
    const { BACKUP_KEY: key, DATA_DIR } = settings;
    const authSecret = settings.AUTH_SECRET ? undefined : await readSecret(DATA_DIR, "auth");
    const rows = await writeBackup({ url: database.url, file, key, authSecret, signal });
    await print([
      `${file}: ${summary(rows)}, ${key ? "encrypted" : "NOT encrypted: BACKUP_KEY is not set"}.\n`,
    ]);
  } finally {
    await database.close();
  }
}

/** Restores, and stores the secret only if that succeeds. The secret is on disk before the rows are committed. */
async function withSecret(
  dataDir: string,
  secret: string | undefined,
  restoreRows: (writeSecret: () => Promise<void>) => Promise<Rows>,
): Promise<Rows> {
  let replacement: SecretReplacement | undefined;
  try {
    const rows = await restoreRows(async () => {
      if (secret !== undefined) replacement = await replaceSecret(dataDir, "auth", secret);
    });
    await replacement?.keep();
    return rows;
  } finally {
    await replacement?.discard();
  }
}

async function restore(file: string, settings: Settings, isSecretNew: boolean): Promise<void> {
  const open = await openBackup({ file, key: settings.BACKUP_KEY });
  try {
    const { DATA_DIR } = settings;
    const secret = isSecretNew ? undefined : secretFor(open.header, settings.AUTH_SECRET);
    await prepareDataFolder(DATA_DIR);
    // A restore creates its own schema.
    const database = await openDatabase(settings, justConnect);
    try {
      const rows = await withSecret(DATA_DIR, secret, (writeSecret) =>
        open.into(database.url, async (client) => {
          if (isSecretNew) await forgetSecret(client);
          await writeSecret();
        }),
      );
      await print([`Restored ${summary(rows)}, as at ${open.header.madeAt}. Now start the product.\n`]);
    } finally {
      await database.close();
    }
  } finally {
    await open.close();
  }
}

/** npm runs commands in the repository's folder; a path is relative to the user's current folder. */
function pathOf(word: string): string {
  return resolve(process.env.INIT_CWD ?? ".", word);
}

function explain(error: unknown): string {
  return error instanceof BackupFileError || error instanceof NotEmptyError
    ? error.message
    : explainCommandError(error);
}

async function main(signal: AbortSignal): Promise<void> {
  logger.level = "silent";
  const [command, file, ...rest] = process.argv.slice(2);
  if (file === undefined || file === "--help") {
    await print([USAGE]);
    if (file === undefined)
      throw new CommandError(
        `Specify a file, for example: npm run ${command ?? "backup"} -- kingpost.backup`,
      );
    return;
  }
  const unknown = rest.find((word) => command !== "restore" || word !== "--new-secret");
  if (unknown !== undefined || file.startsWith("-"))
    throw new CommandError(`Unexpected argument "${unknown ?? file}".\n${USAGE}`);
  const settings = parseSettings(process.env);
  expectEmbedded(settings, "backups are scheduled in the project: see docs/firebase.md");
  if (command === "backup") await backup(pathOf(file), settings, signal);
  else if (command === "restore") await restore(pathOf(file), settings, rest.length > 0);
  else throw new CommandError(USAGE);
}

const stopping = new AbortController();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => {
    // A backup removes its unfinished file. A restore is one transaction and may end immediately.
    stopping.abort(new BackupFileError("Stopped; no backup was written."));
    if (process.argv[2] !== "backup") process.exit(1);
  });
}
main(stopping.signal).catch((error: unknown) => {
  const cause = stopping.signal.aborted ? stopping.signal.reason : error;
  process.stderr.write(`${explain(cause)}\n`);
  process.exitCode = 1;
});
