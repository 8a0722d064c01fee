import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ownFolder } from "./owner-lock.ts";
import { pathsIn } from "./paths.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-owner-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Takes the lock as SQLite's client does, in the name of a process. */
async function take(pid: number | undefined): Promise<DatabaseSync> {
  const file = new DatabaseSync(join(folder, "owner.lock"));
  file.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  await writeFile(join(folder, "owner.pid"), pid === undefined ? "" : `${pid}\n`);
  return file;
}

const ended = () => spawnSync(process.execPath, ["--version"]).pid;

test.each([
  ["is ending and has no command line any more", ended],
  ["has not written its process ID yet", () => undefined],
])("a folder whose owner %s is waited for", async (_, pid) => {
  const lock = await take(pid());
  // It has tried once when it returns.
  const owning = ownFolder(pathsIn(folder));
  lock.close();
  (await owning)();
});

test("a folder whose owner keeps running is an immediate error", async () => {
  const lock = await take(process.ppid);
  const began = Date.now();
  await expect(ownFolder(pathsIn(folder))).rejects.toThrow(`another Kingpost (process ${process.ppid})`);
  expect(Date.now() - began).toBeLessThan(4000);
  lock.close();
});
