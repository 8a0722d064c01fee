import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ownFolder } from "./owner-lock.ts";
import { pathsIn } from "./paths.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-owner-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that takes the lock as SQLite's client does, and runs `then` with it. */
async function startOwner(then: string) {
  const script = `
    const file = new (require("node:sqlite").DatabaseSync)("owner.lock");
    file.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    console.log("locked");
    ${then}`;
  const child = spawn(process.execPath, ["-e", script], { cwd: folder, stdio: ["pipe", "pipe", "ignore"] });
  await once(child.stdout, "data");
  return child;
}

test("a folder whose owner is about to end is waited for", async () => {
  // This process is blocked while it waits, so that the owner ends by itself.
  await startOwner("setTimeout(() => process.exit(), 200)");
  ownFolder(pathsIn(folder))();
});

test("a folder whose owner keeps running is an error that names it, and is free once that is killed", async () => {
  const owner = await startOwner("process.stdin.resume()");
  await writeFile(join(folder, "owner.pid"), `${owner.pid}\n`);
  expect(() => ownFolder(pathsIn(folder))).toThrow(`another Kingpost (process ${owner.pid})`);
  owner.kill("SIGKILL");
  await once(owner, "exit");
  ownFolder(pathsIn(folder))();
});
