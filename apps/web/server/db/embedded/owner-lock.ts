import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { EmbeddedDatabaseError } from "./error.ts";
import type { Paths } from "./paths.ts";

function ownerOf(note: string): string {
  try {
    return ` (process ${readFileSync(note, "utf8").trim()})`;
  } catch {
    // The owner has the lock and is about to write its number.
    return "";
  }
}

/** SQLITE_BUSY. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}

/**
 * Makes this process the only one that runs the data folder's database; the answer gives the folder up.
 *
 * Node has no file lock of its own, but its SQLite takes one, on an empty file: the kernel releases it when the process ends,
 * however it ends. A number in a file could be another process's by the next start, above all in a container.
 *
 * Errors   EmbeddedDatabaseError naming the process that has the folder
 */
export function ownFolder({ dataDir }: Paths): () => void {
  const note = join(dataDir, "owner.pid");
  const lock = join(dataDir, "owner.lock");
  const file = new DatabaseSync(lock);
  try {
    file.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new EmbeddedDatabaseError(
      `The data folder ${dataDir} is in use by another Kingpost${ownerOf(note)}. Stop that one, or choose another folder: DATA_DIR=/path npm start`,
      { cause: error },
    );
  }
  writeFileSync(note, `${process.pid}\n`);
  // Whoever may read the lock's file may take its lock, and so keep the product from starting.
  for (const path of [lock, note]) chmodSync(path, 0o600);
  return () => {
    if (file.isOpen) file.close();
  };
}
