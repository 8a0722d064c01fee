import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyStartedFolder } from "../../testing/started-folder.ts";
import { until } from "../../testing/until.ts";
import { commandOf, postmasterNote } from "./postmaster-note.ts";
import { moreWrites, startWriter, temporaryFolder, type Writer, writtenIn } from "./testing/writers.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let writers: Writer[];
beforeEach(async () => {
  folder = await temporaryFolder();
  writers = [];
});
afterEach(() => folder.clean(...writers));

function write(): Writer {
  const writer = startWriter(folder.path);
  writers.push(writer);
  return writer;
}

const runs = async (pid: number) => (await commandOf(pid)).includes("postgres");

async function successorOf(pid: number): Promise<number> {
  const note = () => postmasterNote(join(folder.path, "postgres/cluster"));
  await until("another PostgreSQL", async () => ![undefined, pid].includes((await note())?.pid));
  return (await note())?.pid ?? 0;
}

/** Kills the processes with the folder in their command line. On systems other than Linux they end by themselves. */
async function killAllNaming(path: string): Promise<void> {
  if (!existsSync("/proc/self")) return;
  const pids = readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid);
  for (const pid of pids) if ((await commandOf(pid)).includes(path)) process.kill(pid, "SIGKILL");
}

/** No acknowledged number may be missing. Others may be present: written, but killed before the response. */
async function expectNothingLost(...all: Writer[]): Promise<void> {
  const there = await writtenIn(folder.path);
  const acknowledged = all.flatMap((writer) => writer.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((number) => !there.has(number))).toEqual([]);
}

// One round of each; `npm run test:faults` kills many times, at random moments.

test("killing PostgreSQL loses no acknowledged write, and writing continues; SIGTERM stops both", async () => {
  await copyStartedFolder(folder.path);
  const writer = write();
  const first = await writer.up;
  await moreWrites(writer, 50);
  process.kill(first, "SIGKILL");
  const pid = await successorOf(first);
  await moreWrites(writer, 50);
  writer.child.kill("SIGTERM");
  expect(await writer.ended).toBe(0);
  expect(await runs(pid)).toBe(false);
  await expectNothingLost(writer);
});

test("killing the web process loses no acknowledged write; the next start stops its orphaned database", async () => {
  await copyStartedFolder(folder.path);
  const first = write();
  const left = await first.up;
  await moreWrites(first, 100);
  first.child.kill("SIGKILL");
  await first.ended;
  expect(await runs(left)).toBe(true);

  const second = write();
  const pid = await second.up;
  expect(await runs(left)).toBe(false);
  await moreWrites(second, 50);
  // This time both, in either order.
  process.kill(pid, "SIGKILL");
  second.child.kill("SIGKILL");
  await second.ended;
  await expectNothingLost(first, second);
});

test("a first start killed during initdb does not prevent the next one", async () => {
  const home = join(folder.path, "postgres");
  const drafts = () =>
    existsSync(home) ? readdirSync(home).filter((name) => name.startsWith("cluster")) : [];
  const first = write();
  await until("initdb", () => drafts().some((name) => existsSync(join(home, name, "global/pg_control"))));
  first.child.kill("SIGKILL");
  await first.ended;
  // As in a power failure: otherwise initdb would finish by itself.
  await killAllNaming(folder.path);
  const second = write();
  await second.up;
  await moreWrites(second, 10);
  expect(drafts()).toEqual(["cluster"]);
  second.child.kill("SIGTERM");
  expect(await second.ended).toBe(0);
});
