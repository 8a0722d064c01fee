import type { Client } from "pg";
import { withClient } from "../client.ts";
import { keepSecret } from "../secrets.ts";

/** The product's database and the role that owns it, which has no rights beyond it: no files, programs or other roles. */
export const PRODUCT_DATABASE = "kingpost";
export const PRODUCT_ROLE = "kingpost_web";
/** The file name of the role's password in the data folder. */
export const PRODUCT_SECRET = "postgres-web-password";

/**
 * Transfers what a database of an earlier version has in the superuser's ownership to the role, all or nothing. Indexes and the
 * sequences of columns follow their tables; the schema `public` belongs to the database's owner.
 */
const HAND_OVER = `
  do $$
  declare thing record;
  begin
    for thing in
      select nspname as name from pg_namespace
      where nspowner = current_user::regrole and nspname !~ '^pg_' and nspname <> 'information_schema'
    loop
      execute format('alter schema %I owner to ${PRODUCT_ROLE}', thing.name);
    end loop;
    for thing in
      select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relowner = current_user::regrole and c.relkind in ('r', 'p', 'v', 'm')
        and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    loop
      execute format('alter table %s owner to ${PRODUCT_ROLE}', thing.name);
    end loop;
    execute 'alter database ${PRODUCT_DATABASE} owner to ${PRODUCT_ROLE}';
  end $$`;

async function has(client: Client, query: string, ...values: string[]): Promise<boolean> {
  return (await client.query(query, values)).rowCount === 1;
}

/** Creates the product's database if needed, owned by the product's role, and returns the role's password. Only this uses the superuser. */
export async function prepareDatabase(
  dataDir: string,
  adminUrl: (database: string) => string,
): Promise<string> {
  const password = await keepSecret(dataDir, PRODUCT_SECRET);
  const isOurs = await withClient(adminUrl("postgres"), async (client) => {
    const isThere = await has(client, "select 1 from pg_roles where rolname = $1", PRODUCT_ROLE);
    // Set at each start, so that a lost password is replaced.
    const words = `role ${PRODUCT_ROLE} login password ${client.escapeLiteral(password)}`;
    await client.query(`${isThere ? "alter" : "create"} ${words}`);
    if (!(await has(client, "select 1 from pg_database where datname = $1", PRODUCT_DATABASE)))
      await client.query(`create database ${PRODUCT_DATABASE} owner ${PRODUCT_ROLE}`);
    const owned = "select 1 from pg_database where datname = $1 and datdba = to_regrole($2)";
    return has(client, owned, PRODUCT_DATABASE, PRODUCT_ROLE);
  });
  if (!isOurs) await withClient(adminUrl(PRODUCT_DATABASE), (client) => client.query(HAND_OVER));
  return password;
}
