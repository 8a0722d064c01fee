import { existsSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { withLock } from "./lock.mjs";
import { inTemporaryFolder } from "./temporary-folder.mjs";

const quiet = { poll: 5, log: () => {} };
const holder = (pid, host = hostname()) => JSON.stringify({ pid, host, mark: "other" });

test("the lock exists during the work and is removed after it, even if the work fails", () =>
  inTemporaryFolder(async (folder) => {
    const path = join(folder, "build/setup.lock");
    const failing = withLock(path, async () => {
      expect(existsSync(path)).toBe(true);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(existsSync(join(folder, "build"))).toBe(false);
  }));

test("the lock of a dead process is taken over immediately", () =>
  inTemporaryFolder(async (folder) => {
    const path = join(folder, "setup.lock");
    // No system assigns this process ID.
    writeFileSync(path, holder(2 ** 30));
    expect(await withLock(path, async () => "done", quiet)).toBe("done");
  }));

test("the lock of a running process is waited for", () =>
  inTemporaryFolder(async (folder) => {
    const path = join(folder, "setup.lock");
    writeFileSync(path, holder(process.ppid));
    const printed = [];
    let isIn = false;
    const mine = withLock(
      path,
      async () => {
        isIn = true;
      },
      { poll: 5, log: (line) => printed.push(line), silence: 400 },
    );
    while (printed.length === 0) await wait(1);
    expect(isIn).toBe(false);
    await mine;
    expect(printed).toHaveLength(1);
  }));

test.each([
  ["of another machine", holder(1, "elsewhere")],
  ["that cannot be read", "?"],
])("a lock %s is taken over once it has not been touched for a while", (_, text) =>
  inTemporaryFolder(async (folder) => {
    const path = join(folder, "setup.lock");
    writeFileSync(path, text);
    const began = Date.now();
    await withLock(path, async () => {}, { ...quiet, silence: 150 });
    expect(Date.now() - began).toBeGreaterThanOrEqual(150);
  }),
);
