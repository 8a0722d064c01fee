import { chmod, stat } from "node:fs/promises";
import { findBinaries } from "./binaries.ts";
import { prepareCluster, SUPERUSER } from "./cluster.ts";
import { chooseEndpoint } from "./endpoint.ts";
import { ownFolder } from "./owner-lock.ts";
import { type Paths, pathsIn } from "./paths.ts";
import { PRODUCT_DATABASE, PRODUCT_ROLE, prepareDatabase } from "./product-database.ts";
import { supervise } from "./supervise.ts";
import { mayPass, ownerOf, systemUserFor } from "./system-user.ts";

/** What an answer to a write stands for: it is on the disk. Given at every start, so that no file can weaken it. */
const DURABLE = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };
const SMALL = {
  max_connections: "100",
  shared_buffers: "32MB",
  maintenance_work_mem: "32MB",
  max_wal_size: "256MB",
  // Ours is a small database without copies: these processes cost memory and gain nothing.
  io_method: "sync",
  max_logical_replication_workers: "0",
};
/** Nothing that people typed: the message of a refused statement comes to us as its answer. */
const DISCREET = {
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_line_prefix: "",
};

/** The product's own PostgreSQL, running in the data folder. */
export interface EmbeddedDatabase {
  /** For the role that owns the product's database. */
  readonly url: string;
  /** The process of PostgreSQL; another one after it had to be started again. */
  readonly pid: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * As root, PostgreSQL runs as another user, who must pass through our folder to its own, but need not look around. Whose the folder
 * is may pass already: root's command on another user's product leaves it as it is.
 */
async function openPassage({ dataDir, home }: Paths): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const user = ownerOf(home);
  if (user && mayPass(dataDir, user)) return;
  const { mode } = await stat(dataDir);
  await chmod(dataDir, mode | 0o001);
}

/**
 * Starts the PostgreSQL of the data folder, which must exist; the first start creates the database.
 *
 * Errors   EmbeddedDatabaseError when the folder is another process's, is damaged, or can not be reached by PostgreSQL's user
 */
export async function startEmbedded(dataFolder: string): Promise<EmbeddedDatabase> {
  const paths = pathsIn(dataFolder);
  const disown = await ownFolder(paths);
  try {
    const binaries = await findBinaries();
    await openPassage(paths);
    const user = systemUserFor(paths.home, binaries.postgres);
    const superPassword = await prepareCluster(paths, user, binaries);
    const endpoint = await chooseEndpoint(paths);
    const settings = {
      ...DURABLE,
      ...SMALL,
      ...DISCREET,
      ...endpoint.settings,
      unix_socket_permissions: "0700",
    };
    const supervised = await supervise({ binaries, user, paths, settings });
    const stop = () => supervised.stop().finally(disown);
    try {
      const adminUrl = (database: string) => endpoint.url(SUPERUSER, superPassword, database);
      const password = await prepareDatabase(paths.dataDir, adminUrl);
      return { url: endpoint.url(PRODUCT_ROLE, password, PRODUCT_DATABASE), pid: supervised.pid, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    disown();
    throw error;
  }
}
