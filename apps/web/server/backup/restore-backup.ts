import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { brand } from "../../shared/brand.ts";
import { CommandError } from "../commands/command-error.ts";
import { inTransaction } from "../db/client.ts";
import { applyMissing, type Migration, readMigrations } from "../db/migrate.ts";
import { codeOf } from "../safe-error.ts";
import { readBackupFile } from "./backup-file.ts";
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
import { linesIn, MAX_LINE } from "./lines.ts";
import { advanceCounters, copyStatement, fixFormats } from "./tables.ts";

/** Bytes of rows that are passed on together. */
const BATCH = 64 * 1024;
const LINE_END = Buffer.from("\n");

type Lines = AsyncGenerator<Buffer, undefined>;

function damaged(file: string, what: string): CommandError {
  return new CommandError(`${file} is damaged or incomplete (${what}).`);
}

/** Parses a line of JSON. */
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
    // Not JSON: reported below.
  }
  throw damaged(file, "a line cannot be read");
}

async function headerIn(file: string, lines: Lines): Promise<Header> {
  const header = parsed(file, (await lines.next()).value, headerSchema);
  if (header.format !== FORMAT) {
    throw new CommandError(
      `${file} has format ${header.format}; this version of ${brand.productName} reads format ${FORMAT}.`,
    );
  }
  return header;
}

/** The migrations up to the backup's schema; the next start applies the later ones, to its rows as well. */
function migrationsFor({ migrations }: Header, file: string): readonly Migration[] {
  const known = readMigrations().slice(0, migrations.length);
  if (known.map(({ folderMillis }) => folderMillis).join() === migrations.join()) return known;
  throw new CommandError(
    `${file} was made by a newer version of ${brand.productName}. Install that version and restore with it.`,
  );
}

/**
 * PostgreSQL's classes 22 and 23: values that are not of the column's type or violate its constraints, which written rows never
 * do. 42703 and 42P01: a column or table that the backup's schema does not have.
 */
function isAboutRows(error: unknown): boolean {
  return /^(22|23|42703|42P01)/.test(codeOf(error));
}

/** The rows up to the end of a table, with their line ends, many at once. */
async function* rowsIn(lines: Lines, file: string): AsyncGenerator<Buffer> {
  for (let isOver = false; !isOver; ) {
    const batch: Buffer[] = [];
    for (let bytes = 0; bytes < BATCH && !isOver; ) {
      const { value: line } = await lines.next();
      if (line === undefined) throw damaged(file, "its end is missing");
      isOver = line.equals(END_OF_ROWS);
      if (!isOver) batch.push(line, LINE_END);
      bytes += line.length + LINE_END.length;
    }
    if (batch.length > 0) yield Buffer.concat(batch);
  }
}

async function copyRows(client: Client, table: Table, lines: Lines, file: string): Promise<number> {
  const copy = client.query(copyFrom(copyStatement(client, table, "from stdin")));
  try {
    await pipeline(Readable.from(rowsIn(lines, file), { objectMode: false }), copy);
  } catch (error) {
    if (!isAboutRows(error)) throw error;
    // Not as the cause: the database's message repeats values of the row.
    throw damaged(file, `the table ${table.table} cannot be read`);
  }
  return copy.rowCount;
}

async function copyTables(client: Client, lines: Lines, file: string): Promise<Rows> {
  const copied: Rows = {};
  for (;;) {
    const section = parsed(file, (await lines.next()).value, sectionSchema);
    if ("table" in section) {
      copied[section.table] = await copyRows(client, section, lines, file);
      continue;
    }
    const differs = Object.entries(section.rows).find(([table, rows]) => copied[table] !== rows);
    if (differs) throw damaged(file, `the table ${differs[0]} should have ${differs[1]} rows`);
    if (!(await lines.next()).done) throw damaged(file, "there is data after its end");
    return copied;
  }
}

/** Opens a backup and reads its header. */
export async function openBackup(file: string, key: string | undefined) {
  const content = readBackupFile(file, key);
  const lines = linesIn(content, () =>
    damaged(file, `a line has more than ${MAX_LINE / 1024 ** 2} MB, which no row has`),
  );
  const header = await headerIn(file, lines);
  const migrations = migrationsFor(header, file);
  return {
    header,
    /**
     * Restores into an empty database, completely or not at all. `beforeCommit` runs when every row is written and the file has
     * proved complete. Returns the number of rows per table.
     */
    into: (url: string, beforeCommit: (client: Client) => Promise<void>) =>
      inTransaction(url, "begin", async (client) => {
        await fixFormats(client);
        await clearEmpty(client);
        await applyMissing(client, migrations);
        const rows = await copyTables(client, lines, file);
        await advanceCounters(client);
        await beforeCommit(client);
        return rows;
      }),
    /** Closes the backup without restoring it. */
    close: (): Promise<void> => lines.return(undefined).then(() => undefined),
  };
}
