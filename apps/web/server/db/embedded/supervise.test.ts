import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pathsIn } from "./paths.ts";
import { stopLeftover } from "./supervise.ts";

test("a dead server's PID file is removed: in a new container the next server has the same PID", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kingpost-leftover-"));
  try {
    const paths = pathsIn(folder);
    for (const path of [paths.cluster, paths.run]) await mkdir(path, { recursive: true });
    const note = join(paths.cluster, "postmaster.pid");
    // No system assigns this process ID.
    await writeFile(note, `${2 ** 30}\n${paths.cluster}\n1\n5432\n\n\n  1 1\nready\n`);
    const spawn = () => {
      throw new Error("There is no server to stop.");
    };
    await stopLeftover({ paths, user: { spawn }, binaries: { initdb: "", postgres: "", pg_ctl: "" } });
    expect(existsSync(note)).toBe(false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
