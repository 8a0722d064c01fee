import type { Client } from "pg";
import { inTransaction } from "../../db/client.ts";
import type { Rows } from "../content.ts";
import { fixFormats, tablesOf } from "../tables.ts";

/** Characters that a text format, a file or a parser may mishandle. */
const HARD = `tab\t newline\n return\r backslash \\ \\. \\N quote ' " null-like \\\\N, \u2028 emoji 🏗, é, ${"x".repeat(5000)}`;

/** Adds rows to every table that user activity fills, with the hardest values for each column. */
export async function fill(url: string, people: number): Promise<void> {
  await inTransaction(url, "begin", async (client) => {
    await client.query(
      `insert into "user" (id, name, email, email_verified, created_at)
       select 'u' || n, $1, 'person' || n || '@example.com', n % 2 = 0, '2026-01-01 00:00:00.123456+11' from generate_series(1, $2::int) n`,
      [HARD, people],
    );
    await client.query(
      `insert into users select 'u' || n, $1, '\\.', 'person' || n || '@example.com' from generate_series(1, $2::int) n`,
      [HARD, people],
    );
    await client.query(
      `insert into contact_messages (name, email, message, notified_at)
       select '\\N', '', $1, case when n % 2 = 0 then now() end from generate_series(1, $2::int) n`,
      [HARD, people],
    );
    await client.query(
      `with p as (
         insert into projects (uid, number, name, client, address, designer, checker)
         select 'u' || n, n, $1, '', '', '', '' from generate_series(1, $2::int) n returning id, uid
       ), d as (
         insert into designs (uid, kind, name, mark, project, file, ratio, status)
         select uid, 'steel-beam', $1, '', id, $1, 0.1 + 0.2::float8, 'pass' from p returning id, file
       )
       insert into design_revisions (design, letter, file, status, summary) select id, 'A', file, 'pass', $1 from d`,
      [HARD, people],
    );
  });
}

/** Every row of every table as text, in order, for comparison. */
export function everything(url: string): Promise<Record<string, string[]>> {
  return inTransaction(url, "begin isolation level repeatable read read only", async (client: Client) => {
    await fixFormats(client);
    const found: Record<string, string[]> = {};
    for (const { table } of await tablesOf(client)) {
      const name = client.escapeIdentifier(table);
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
      found[table] = rows.map(({ row }) => row);
    }
    return found;
  });
}

export function counts(rows: Record<string, string[]>): Rows {
  return Object.fromEntries(Object.entries(rows).map(([table, { length }]) => [table, length]));
}
