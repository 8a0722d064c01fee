import { resolve } from "node:path";
import type { Rows } from "../backup/content.ts";
import { openBackup } from "../backup/restore-backup.ts";
import { forgetSecret, secretFor } from "../backup/restored-secret.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { prepareDataFolder } from "../data-folder.ts";
import { openDatabase } from "../db/open-database.ts";
import { reachDatabase } from "../db/reach-database.ts";
import { readSecret, replaceSecret } from "../db/secrets.ts";
import type { Settings } from "../env.ts";
import { asksForHelp, CommandError } from "./command-error.ts";
import { expectEmbedded } from "./database-for-command.ts";
import { many } from "./printable.ts";
import { runCli } from "./run-cli.ts";

const USAGE = `npm run backup -- FILE                   backs up the database into a new file; the product may be running
npm run restore -- FILE                  restores into an empty database; the product must be stopped
npm run restore -- FILE --new-secret     without the original secret: all users have to sign in again

DATA_DIR or DATABASE_URL selects the database. BACKUP_KEY encrypts: a long random text for both; or a key pair of
age-keygen, age1... to write and AGE-SECRET-KEY-... to read.
`;

function summary(rows: Rows): string {
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
  const what = `${many(rows.user ?? 0, "account")}, ${many(rows.contact_messages ?? 0, "contact message")}`;
  return `${many(count, "row")} of ${many(Object.keys(rows).length, "table")} (${what})`;
}

async function backup(file: string, settings: Settings): Promise<string> {
  const database = await reachDatabase(settings);
  try {
    const { BACKUP_KEY: key, DATA_DIR } = settings;
    const authSecret = settings.AUTH_SECRET ? undefined : await readSecret(DATA_DIR, "auth");
    const rows = await writeBackup({ url: database.url, file, key, authSecret });
    return `${file}: ${summary(rows)}, ${key ? "encrypted" : "NOT encrypted: BACKUP_KEY is not set"}.\n`;
  } finally {
    await database.close();
  }
}

async function restore(file: string, settings: Settings, isSecretNew: boolean): Promise<string> {
  const open = await openBackup(file, settings.BACKUP_KEY);
  try {
    const { DATA_DIR } = settings;
    const secret = isSecretNew ? undefined : secretFor(open.header, settings.AUTH_SECRET);
    await prepareDataFolder(DATA_DIR);
    // A restore creates its own schema.
    const database = await openDatabase(settings, async () => undefined);
    try {
      const rows = await open.into(database.url, async (client) => {
        if (isSecretNew) await forgetSecret(client);
        // Before the rows are committed: a restore that ends in between is repeated, and rows without their secret would be of no use.
        if (secret !== undefined) await replaceSecret(DATA_DIR, "auth", secret);
      });
      return `Restored ${summary(rows)}, as at ${open.header.madeAt}. Now start the product.\n`;
    } finally {
      await database.close();
    }
  } finally {
    await open.close();
  }
}

interface Command {
  readonly name: "backup" | "restore";
  readonly file: string;
  readonly isSecretNew: boolean;
}

function parse([name, file, ...rest]: readonly string[]): Command | undefined {
  if (name !== "backup" && name !== "restore") throw new CommandError(USAGE);
  if (file === undefined)
    throw new CommandError(`Specify a file, for example: npm run ${name} -- kingpost.backup\n\n${USAGE}`);
  if (asksForHelp(file)) return undefined;
  const unknown = rest.find((word) => name !== "restore" || word !== "--new-secret");
  if (unknown !== undefined || file.startsWith("-"))
    throw new CommandError(`Unexpected argument "${unknown ?? file}".\n${USAGE}`);
  // npm runs commands in the repository's folder; a path is relative to the user's current folder.
  return { name, file: resolve(process.env.INIT_CWD ?? ".", file), isSecretNew: rest.length > 0 };
}

runCli({
  usage: USAGE,
  parse,
  async open(settings) {
    expectEmbedded(settings, "backups are scheduled in the project: see docs/firebase.md");
    return { store: settings, close: async () => undefined };
  },
  async *run({ name, file, isSecretNew }, settings) {
    yield await (name === "backup" ? backup(file, settings) : restore(file, settings, isSecretNew));
  },
});
