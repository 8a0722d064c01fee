import type { Client } from "pg";
import type { Table } from "./content.ts";

/** Every table of the schema `public` with its writable columns, referenced tables first. */
const TABLES = `
  with recursive reference as (
    select conrelid as "from", confrelid as "to" from pg_constraint where contype = 'f' and conrelid <> confrelid
  ), depth as (
    select oid, 0 as depth from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all select "from", depth + 1 from depth join reference on "to" = oid
  ) cycle oid set is_circle using path
  select c.relname as "table",
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join (select oid, max(depth) as depth from depth group by oid) d on d.oid = c.oid
  where not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')
  order by d.depth, c.relname`;

const COUNTERS = `
  select pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as sequence, table_name as "table",
    column_name as "column"
  from information_schema.columns
  where table_schema = 'public' and pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) is not null`;

/** The tables, referenced ones first. */
export async function tablesOf(client: Client): Promise<readonly Table[]> {
  return (await client.query<Table>(TABLES)).rows;
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
