import { chmod, stat } from "node:fs/promises";
import { findBinaries } from "./binaries.ts";
import { prepareCluster, SUPERUSER } from "./cluster.ts";
import { chooseEndpoint, listenOn, urlAt } from "./endpoint.ts";
import { ownFolder } from "./owner-lock.ts";
import { type Paths, pathsIn } from "./paths.ts";
import { PRODUCT_DATABASE, PRODUCT_ROLE, prepareDatabase } from "./product-database.ts";
import { supervise } from "./supervise.ts";
import { mayPass, ownerOf, systemUserFor } from "./system-user.ts";

/** An acknowledged write is on disk. Set at every start, so that no file can weaken it. */
const DURABLE = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };
const SMALL = {
  max_connections: "100",
  shared_buffers: "32MB",
  maintenance_work_mem: "32MB",
  max_wal_size: "256MB",
  // A small database without replicas: these processes would only cost memory.
  io_method: "sync",
  max_logical_replication_workers: "0",
};
/** No user input in the log: the client gets the message of a failed statement in the response. */
const DISCREET = {
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_line_prefix: "",
};

/**
 * As root, PostgreSQL runs as another user, who must be able to enter the data folder but not list it. The folder's owner can
 * already: a root command on another user's product changes nothing.
 */
async function openPassage({ dataDir, home }: Paths): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const user = ownerOf(home);
  if (user && mayPass(dataDir, user)) return;
  const { mode } = await stat(dataDir);
  await chmod(dataDir, mode | 0o001);
}

/** Starts the PostgreSQL of the data folder, which must exist; the first start creates the database. */
export async function startEmbedded(dataFolder: string) {
  const paths = pathsIn(dataFolder);
  const disown = ownFolder(paths);
  let stop = async () => disown();
  try {
    const binaries = await findBinaries();
    await openPassage(paths);
    const user = systemUserFor(paths.home, binaries.postgres);
    const superPassword = await prepareCluster(paths, user, binaries);
    const endpoint = await chooseEndpoint(paths);
    const settings = { ...DURABLE, ...SMALL, ...DISCREET, ...listenOn(endpoint) };
    const supervised = await supervise({ binaries, user, paths, settings });
    stop = () => supervised.stop().finally(disown);
    const adminUrl = (database: string) => urlAt(endpoint, SUPERUSER, superPassword, database);
    const password = await prepareDatabase(paths.dataDir, adminUrl);
    /** For the role that owns the product's database. */
    const url = urlAt(endpoint, PRODUCT_ROLE, password, PRODUCT_DATABASE);
    return { url, pid: supervised.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type EmbeddedDatabase = Awaited<ReturnType<typeof startEmbedded>>;
