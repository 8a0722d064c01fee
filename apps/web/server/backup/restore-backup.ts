import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MigrationMeta } from "drizzle-orm/migrator";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { applyMissing, inTransaction, readMigrations } from "../db/migrate.ts";
import { BackupFileError, readBackupFile } from "./backup-file.ts";
import {
  END_OF_ROWS,
  FORMAT,
  type Header,
  headerSchema,
  type Rows,
  sectionSchema,
  type Table,
} from "./content.ts";
import { clearEmpty } from "./empty-database.ts";
import { LineReader, LONGEST_LINE } from "./lines.ts";
import { advanceCounters, copyStatement, fixFormats } from "./tables.ts";

export interface RestorePlan {
  readonly file: string;
  /** See BACKUP_KEY. */
  readonly key: string | undefined;
}

/** A backup that is open, its header read. */
export interface OpenBackup {
  readonly header: Header;
  /**
   * Brings it into an empty database, all of it or nothing. `beforeCommit` runs when every row is there and the file has proved
   * whole. Answers with the rows of each table.
   *
   * Errors   BackupFileError, NotEmptyError, those of the database
   */
  readonly into: (url: string, beforeCommit: (client: Client) => Promise<void>) => Promise<Rows>;
  /** For who does not want it after all. */
  readonly close: () => Promise<void>;
}

function damaged(file: string, what: string): BackupFileError {
  return new BackupFileError(`${file} is damaged or not whole (${what}).`);
}

/** One line that is JSON. */
function parsed<Value>(
  file: string,
  line: Buffer | undefined,
  schema: { safeParse: (value: unknown) => { data?: Value | undefined } },
): Value {
  if (line === undefined) throw damaged(file, "its end is missing");
  try {
    const { data } = schema.safeParse(JSON.parse(line.toString("utf8")));
    if (data !== undefined) return data;
  } catch {
    // Not JSON: said below, in the same words.
  }
  throw damaged(file, "a line of it can not be read");
}

async function headerIn(file: string, lines: LineReader): Promise<Header> {
  const header = parsed(file, await lines.next(), headerSchema);
  if (header.format !== FORMAT) {
    throw new BackupFileError(`${file} has the format ${header.format}; this Kingpost reads ${FORMAT}.`);
  }
  return header;
}

/** The migrations that lead to the backup's schema; what came later is applied by the next start, to its rows as well. */
function migrationsFor({ migrations }: Header, file: string): readonly MigrationMeta[] {
  const known = readMigrations().slice(0, migrations.length);
  if (known.map(({ folderMillis }) => folderMillis).join() === migrations.join()) return known;
  throw new BackupFileError(
    `${file} was made by a newer version of Kingpost. Install that version, and restore with it.`,
  );
}

/**
 * PostgreSQL's classes 22 and 23: no values of the column's type, or against its constraints, which written rows never are. 42703 and
 * 42P01: a column or table that the backup's own schema has not.
 */
function isAboutRows(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(22|23|42703|42P01)/.test(String(error.code));
}

async function copyRows(client: Client, table: Table, lines: LineReader, file: string): Promise<number> {
  const copy = client.query(copyFrom(copyStatement(client, table, "from stdin")));
  const rows = lines.until(END_OF_ROWS, () => damaged(file, "its end is missing"));
  try {
    await pipeline(Readable.from(rows, { objectMode: false }), copy);
  } catch (error) {
    if (!isAboutRows(error)) throw error;
    // Not as the cause: the database's words repeat what stands in the row.
    throw damaged(file, `the table ${table.table} can not be read`);
  }
  return copy.rowCount;
}

async function copyTables(client: Client, lines: LineReader, file: string): Promise<Rows> {
  const copied: Rows = {};
  for (;;) {
    const section = parsed(file, await lines.next(), sectionSchema);
    if ("table" in section) {
      copied[section.table] = await copyRows(client, section, lines, file);
      continue;
    }
    const differs = Object.entries(section.rows).find(([table, rows]) => copied[table] !== rows);
    if (differs) throw damaged(file, `the table ${differs[0]} should have ${differs[1]} rows`);
    if ((await lines.next()) !== undefined) throw damaged(file, "something stands behind its end");
    return copied;
  }
}

/**
 * Opens a backup and reads its header.
 *
 * Errors   BackupFileError for no such file, no backup, another key, a newer version
 */
export async function openBackup({ file, key }: RestorePlan): Promise<OpenBackup> {
  const content = readBackupFile(file, key);
  const lines = new LineReader(content, () =>
    damaged(file, `a line of it has more than ${LONGEST_LINE / 1024 ** 2} MB, which no row has`),
  );
  const header = await headerIn(file, lines);
  const migrations = migrationsFor(header, file);
  return {
    header,
    into: (url, beforeCommit) =>
      inTransaction(url, "begin", async (client) => {
        await fixFormats(client);
        await clearEmpty(client);
        await applyMissing(client, migrations);
        const rows = await copyTables(client, lines, file);
        await advanceCounters(client);
        await beforeCommit(client);
        return rows;
      }),
    close: async () => {
      await content.return(undefined);
    },
  };
}
