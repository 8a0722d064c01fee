import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "../../../shared/brand.ts";
import { logger } from "../../log.ts";
import { OperatorError } from "../../operator-error.ts";
import { keepSecret, readSecret } from "../secrets.ts";
import { syncFolder } from "../sync-folder.ts";
import type { Binaries } from "./binaries.ts";
import type { Paths } from "./paths.ts";
import { runAs, type SystemUser } from "./system-user.ts";

/** PostgreSQL's data format changes with its major version. */
const VERSION = "18";
/** Sets up the product's database and its role at the start; not used for anything else. */
export const SUPERUSER = "kingpost";
/** The file name of its password in the data folder. */
export const SUPERUSER_SECRET = "postgres-password";
const DRAFT = "cluster.new-";

async function ownedFolder(path: string, { ids }: SystemUser): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (ids) await chown(path, ids.uid, ids.gid);
  await chmod(path, 0o700);
}

async function create(paths: Paths, user: SystemUser, { initdb }: Binaries, password: string): Promise<void> {
  const began = performance.now();
  const draft = join(paths.home, `${DRAFT}${randomUUID()}`);
  const passwordFile = `${draft}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user.ids) await chown(passwordFile, user.ids.uid, user.ids.gid);
  const failure = await runAs(user, initdb, [
    `--pgdata=${draft}`,
    "--encoding=UTF8",
    "--locale=C",
    // Upper and lower case of all letters, the same on every system.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--auth=scram-sha-256",
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--data-checksums",
  ]);
  if (failure !== undefined) throw new OperatorError(`The database could not be created: ${failure}`);
  await rm(passwordFile);
  await rename(draft, paths.cluster);
  await syncFolder(paths.home);
  logger.info({ ms: Math.round(performance.now() - began) }, "created the embedded database");
}

/** Removes the leftovers of a start that was killed while it created the database. */
async function removeDrafts({ home }: Paths): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith(DRAFT));
  for (const name of drafts) {
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

async function expectOurVersion({ cluster }: Paths): Promise<void> {
  const note = join(cluster, "PG_VERSION");
  const version = existsSync(note) ? (await readFile(note, "utf8")).trim() : undefined;
  if (version === VERSION) return;
  throw new OperatorError(
    version === undefined
      ? `${cluster} is not a database of PostgreSQL (it has no PG_VERSION). Put your copy of the folder back, or move it away to begin with an empty database.`
      : `The database in ${cluster} was created by PostgreSQL ${version}; this version of ${brand.productName} runs ${VERSION}.`,
  );
}

/** Creates the database if it is missing, completely or not at all, and returns the superuser's password. */
export async function prepareCluster(paths: Paths, user: SystemUser, binaries: Binaries): Promise<string> {
  await ownedFolder(paths.home, user);
  await ownedFolder(paths.run, user);
  await removeDrafts(paths);
  if (!existsSync(paths.cluster)) {
    const password = await keepSecret(paths.dataDir, SUPERUSER_SECRET);
    await create(paths, user, binaries, password);
    return password;
  }
  await expectOurVersion(paths);
  const password = await readSecret(paths.dataDir, SUPERUSER_SECRET);
  if (password) return password;
  throw new OperatorError(
    `The database password is missing: ${join(paths.dataDir, "secrets", SUPERUSER_SECRET)}. Put your copy of the file back.`,
  );
}
