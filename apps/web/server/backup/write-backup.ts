import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { brand } from "../../shared/brand.ts";
import { CommandError } from "../commands/command-error.ts";
import { inTransaction } from "../db/client.ts";
import { appliedMigrations } from "../db/migrate.ts";
import { fingerprintIn, fingerprintOf } from "../providers/embedded/auth-secret.ts";
import { writeBackupFile } from "./backup-file.ts";
import { asLine, END_OF_ROWS, FORMAT, type Header, type Rows } from "./content.ts";
import { copyStatement, fixFormats, tablesOf } from "./tables.ts";

export interface BackupPlan {
  /** The database URL, including its password. */
  readonly url: string;
  /** Path of the new file. */
  readonly file: string;
  /** See BACKUP_KEY; without one the file is not encrypted. */
  readonly key: string | undefined;
  /** The secret in the data folder, if there is one. */
  readonly authSecret: string | undefined;
}

async function headerOf(client: Client, authSecret: string | undefined): Promise<Header> {
  const migrations = [...(await appliedMigrations(client))];
  if (migrations.length === 0) {
    throw new CommandError(`Nothing to back up: ${brand.productName} has not run on this database yet.`);
  }
  const { rows } = await client.query<{ now: Date }>("select now()");
  const authFingerprint = await fingerprintIn(client);
  // A secret other than the database's would only mislead the restore.
  const isIts = authSecret !== undefined && fingerprintOf(authSecret) === authFingerprint;
  return {
    kingpost: "backup",
    format: FORMAT,
    madeAt: rows[0]?.now.toISOString() ?? "",
    migrations,
    authFingerprint,
    authSecret: isIts ? authSecret : null,
  };
}

async function* contentOf(client: Client, header: Header, rows: Rows): AsyncGenerator<Buffer> {
  yield asLine(header);
  for (const table of await tablesOf(client)) {
    yield asLine(table);
    const copy = client.query(copyTo(copyStatement(client, table, "to stdout")));
    for await (const chunk of copy) yield chunk;
    rows[table.table] = copy.rowCount;
    yield Buffer.concat([END_OF_ROWS, Buffer.from("\n")]);
  }
  yield asLine({ rows });
}

/** Writes a snapshot of the database into a file while the product runs. Returns the number of rows per table. */
export function writeBackup({ url, file, key, authSecret }: BackupPlan): Promise<Rows> {
  return inTransaction(url, "begin isolation level repeatable read read only", async (client) => {
    await fixFormats(client);
    const rows: Rows = {};
    await writeBackupFile(file, key, contentOf(client, await headerOf(client, authSecret), rows));
    return rows;
  });
}
