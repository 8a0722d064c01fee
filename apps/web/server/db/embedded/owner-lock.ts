import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { EmbeddedDatabaseError } from "./error.ts";
import type { Paths } from "./paths.ts";
import { commandOf } from "./processes.ts";

/** How long to wait for another process to end, usually a command that takes a second. Milliseconds. */
const PASSING_MS = 5000;
const POLL_MS = 50;

/** A command beside the product: it ends by itself, unlike a product. */
const IS_COMMAND = /\b(accounts|backup|messages)\.js /;

/** The process that owns the folder; undefined if it has not written its ID yet. */
async function ownerOf(note: string): Promise<number | undefined> {
  return Number(await readFile(note, "utf8").catch(() => "")) || undefined;
}

/**
 * Whether the owner will release the folder by itself: a command, or a process that is ending, whose command line is gone before its
 * lock, or that has not written its ID yet. In a container the ID may belong to another process, even this one.
 */
async function isPassing(pid: number | undefined): Promise<boolean> {
  if (pid === process.pid) return false;
  const words = pid === undefined ? "" : await commandOf(pid);
  return words === "" || IS_COMMAND.test(words);
}

/** SQLITE_BUSY. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}

/** Takes the lock; undefined if another process has it. */
function takeLock(path: string): DatabaseSync | undefined {
  const file = new DatabaseSync(path);
  try {
    file.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return file;
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    return undefined;
  }
}

/**
 * Makes this process the only one that runs the data folder's database; returns a function that releases it. Waits up to five
 * seconds for a command or an ending process.
 *
 * Node has no file lock, but its SQLite takes one on an empty file: the kernel releases it when the process ends, however it ends.
 * A process ID in a file could be reused by the next start, especially in a container.
 *
 * Errors   EmbeddedDatabaseError naming the process that owns the folder
 */
export async function ownFolder({ dataDir }: Paths): Promise<() => void> {
  const note = join(dataDir, "owner.pid");
  const lock = join(dataDir, "owner.lock");
  const end = Date.now() + PASSING_MS;
  let file = takeLock(lock);
  for (; file === undefined; file = takeLock(lock)) {
    const owner = await ownerOf(note);
    if (Date.now() > end || !(await isPassing(owner))) {
      const who = owner === undefined ? "" : ` (process ${owner})`;
      throw new EmbeddedDatabaseError(
        `The data folder ${dataDir} is in use by another Kingpost${who}. A command, such as a backup, ends by itself; stop anything else, or choose another folder: DATA_DIR=/path npm start`,
      );
    }
    await wait(POLL_MS);
  }
  writeFileSync(note, `${process.pid}\n`);
  // A user who can read the lock file can take its lock and so prevent the product from starting.
  for (const path of [lock, `${lock}-journal`, note]) if (existsSync(path)) chmodSync(path, 0o600);
  const held = file;
  return () => {
    if (held.isOpen) held.close();
  };
}
