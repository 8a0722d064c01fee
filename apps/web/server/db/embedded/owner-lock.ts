import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brand } from "../../../shared/brand.ts";
import { OperatorError } from "../../operator-error.ts";
import type { Paths } from "./paths.ts";

/** How long to wait for another process to end, usually a command that takes a second. Milliseconds. */
const PASSING_MS = 5000;

/** SQLITE_BUSY. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}

/**
 * Makes this process the only one that runs the data folder's database; returns a function that releases it. Waits up to five
 * seconds for a command or an ending process, and blocks this process meanwhile, which has nothing to do yet.
 *
 * Node has no file lock, but its SQLite takes one on an empty file: the kernel releases it when the process ends, however it ends.
 * A process ID in a file could be reused by the next start, especially in a container.
 */
export function ownFolder({ dataDir }: Paths): () => void {
  const note = join(dataDir, "owner.pid");
  const lock = join(dataDir, "owner.lock");
  const file = new DatabaseSync(lock, { timeout: PASSING_MS });
  try {
    file.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    const owner = existsSync(note) ? ` (process ${readFileSync(note, "utf8").trim()})` : "";
    throw new OperatorError(
      `The data folder ${dataDir} is in use by another ${brand.productName}${owner}. A command, such as a backup, ends by itself; stop anything else, or choose another folder: DATA_DIR=/path npm start`,
    );
  }
  writeFileSync(note, `${process.pid}\n`);
  // A user who can read the lock file can take its lock and so prevent the product from starting.
  for (const path of [lock, `${lock}-journal`, note]) if (existsSync(path)) chmodSync(path, 0o600);
  return () => {
    if (file.isOpen) file.close();
  };
}
