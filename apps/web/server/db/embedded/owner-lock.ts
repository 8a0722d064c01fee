import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { EmbeddedDatabaseError } from "./error.ts";
import type { Paths } from "./paths.ts";
import { commandOf } from "./processes.ts";

/** How long to wait for an end, of a command most often, which takes a second. Milliseconds. */
const PASSING_MS = 5000;
const POLL_MS = 50;

/** A command beside the product: it ends by itself, where a product would not. */
const IS_COMMAND = /-cli\.ts /;

/** The process that has the folder; undefined where it is about to write its number. */
async function ownerOf(note: string): Promise<number | undefined> {
  return Number(await readFile(note, "utf8").catch(() => "")) || undefined;
}

/**
 * Whether it gives the folder up by itself: a command, or one that is ending, whose words are gone before its lock is, or that has not
 * written its number yet. In a container the number may be another process's here, even our own.
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

/** Takes the lock; undefined where another process has it. */
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
 * Makes this process the only one that runs the data folder's database; the answer gives the folder up. A command that has it, and
 * whoever is ending, is waited for, five seconds at most.
 *
 * Node has no file lock of its own, but its SQLite takes one, on an empty file: the kernel releases it when the process ends,
 * however it ends. A number in a file could be another process's by the next start, above all in a container.
 *
 * Errors   EmbeddedDatabaseError naming the process that has the folder
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
  // Whoever may read the lock's file may take its lock, and so keep the product from starting.
  for (const path of [lock, `${lock}-journal`, note]) if (existsSync(path)) chmodSync(path, 0o600);
  const held = file;
  return () => {
    if (held.isOpen) held.close();
  };
}
