import type { Client } from "pg";
import type { Table } from "./content.ts";

/** Every table of the schema `public` with its writable columns. */
const TABLES = `
  select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`;

const REFERENCES = `
  select f.relname as "from", t.relname as "to" from pg_constraint k
  join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and f.oid <> t.oid and f.relnamespace = 'public'::regnamespace`;

const COUNTERS = `
  select pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as sequence, table_name as "table",
    column_name as "column"
  from information_schema.columns
  where table_schema = 'public' and pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) is not null`;

/** The tables, referenced ones first. */
export async function tablesOf(client: Client): Promise<readonly Table[]> {
  const { rows: tables } = await client.query<Table>(TABLES);
  const { rows: references } = await client.query<{ from: string; to: string }>(REFERENCES);
  const ordered: Table[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const names = new Set([...left].map(({ table }) => table));
    const free = [...left].filter(
      ({ table }) => !references.some((one) => one.from === table && names.has(one.to)),
    );
    if (free.length === 0) throw new Error("Tables refer to each other in a circle.");
    for (const table of free) {
      ordered.push(table);
      left.delete(table);
    }
  }
  return ordered;
}

/** `COPY ... TO STDOUT` or `FROM STDIN`, with the columns in order. */
export function copyStatement(
  client: Client,
  { table, columns }: Table,
  how: "to stdout" | "from stdin",
): string {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  return `copy public.${client.escapeIdentifier(table)} (${names}) ${how}`;
}

/** Makes every server format the same value as the same text. */
export async function fixFormats(client: Client): Promise<void> {
  await client.query(
    "set local datestyle = iso; set local intervalstyle = iso_8601; set local timezone = utc; set local extra_float_digits = 3; set local client_encoding = utf8",
  );
}

/** Sets the sequences of numbered rows to the highest existing number. */
export async function advanceCounters(client: Client): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(COUNTERS);
  for (const { sequence, table, column } of rows) {
    const [name, of] = [column, table].map((one) => client.escapeIdentifier(one));
    await client.query(`select setval($1, (select coalesce(max(${name}), 0) + 1 from public.${of}), false)`, [
      sequence,
    ]);
  }
}
