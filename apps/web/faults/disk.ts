import { execFile } from "node:child_process";
import { mkdir, mkdtemp, open, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { endProduct } from "../server/testing/product.ts";
import { sendMessage, startClients } from "./clients.ts";
import type { Fault, Outcome, Result } from "./fault.ts";
import { Ledger } from "./ledger.ts";
import { openStage, type Stage } from "./stage.ts";

const run = promisify(execFile);
/** Megabytes. The empty database takes about 60, its write-ahead log up to 256. */
const SIZE = 220;
const FAULT_MS = 8000;

interface Disk {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** A small ext4 file system in a file. */
async function mountDisk(): Promise<Disk | string> {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return "only root may mount a small file system";
  const folder = await mkdtemp(join(tmpdir(), "kingpost-disk-"));
  const [image, path] = [join(folder, "image"), join(folder, "disk")];
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(path);
    await run("truncate", ["-s", `${SIZE}M`, image]);
    await run("mkfs.ext4", ["-q", "-m", "0", image]);
    await run("mount", ["-o", "loop", image, path]);
  } catch (error) {
    await remove();
    return `a small file system cannot be mounted here (${error instanceof Error ? error.message.split("\n")[0] : error})`;
  }
  return { path, remove: () => run("umount", ["-l", path]).then(remove) };
}

/** Writes until the disk is full. */
async function fill(folder: string): Promise<string> {
  const ballast = join(folder, "ballast");
  const file = await open(ballast, "w");
  try {
    for (let size = 1 << 20; size >= 4096; ) {
      try {
        await file.write(Buffer.alloc(size));
        await file.datasync();
      } catch {
        size /= 4;
      }
    }
  } finally {
    await file.close().catch(() => undefined);
  }
  return ballast;
}

/** Causes and removes a disk fault of a running product; unmet expectations are added to `problems`. */
type Damage = (disk: Disk, scene: Scene) => Promise<void>;

interface Scene {
  readonly stage: Stage;
  readonly ledger: Ledger;
  readonly clients: ReturnType<typeof startClients>;
  readonly problems: string[];
}

async function onDisk(damage: Damage): Promise<Result> {
  const disk = await mountDisk();
  if (typeof disk === "string") return { skipped: disk };
  try {
    return await withProductOn(disk, damage);
  } finally {
    await disk.remove();
  }
}

async function withProductOn(disk: Disk, damage: Damage): Promise<Outcome> {
  const stage = await openStage({}, join(disk.path, "data"));
  const ledger = new Ledger();
  const problems: string[] = [];
  try {
    await stage.start();
    const clients = startClients(stage.origin, ledger);
    await wait(1000);
    await damage(disk, { stage, ledger, clients, problems });
    const { lost, twice } = await stage.check(ledger);
    return { ledger, rounds: 1, lost: lost.length, twice: twice.length, problems };
  } finally {
    await stage.end();
  }
}

const fullDisk: Damage = async (disk, { stage, ledger, clients, problems }) => {
  const ballast = await fill(disk.path);
  const until = Date.now() + FAULT_MS;
  // The free space in the database's own files takes some more messages.
  for (
    const end = until + 60_000;
    Date.now() < end && (Date.now() < until || ledger.count("failure") === 0);
  )
    await wait(200);
  const { bavail } = await statfs(disk.path);
  if (ledger.count("failure") === 0) problems.push(`the full disk had no effect: ${bavail} blocks are free`);
  await rm(ballast);
  await stage.untilReady();
  await sendMessage(stage.origin, ledger);
  await wait(1000);
  await clients.stop();
};

/** What ext4 does when its device fails. */
const readOnly: Damage = async (disk, { stage, ledger, clients, problems }) => {
  await run("mount", ["-o", "remount,abort", disk.path]);
  await wait(FAULT_MS);
  await clients.stop();
  if (ledger.count("failure") === 0) problems.push("no client got an error while the disk was read-only");
  await endProduct(stage.product());
  const refused = await stage.start().then(
    () => "it started on a folder that is not writable",
    () => undefined,
  );
  if (refused) problems.push(refused);
  const words = stage.product().errors().trim();
  if (!/^The data folder .* cannot be written \(.*\n?$/.test(words))
    problems.push(`the start prints: ${words}`);
  // As an operator would: check the device and remount it.
  await run("umount", [disk.path]);
  const image = join(disk.path, "../image");
  await run("fsck.ext4", ["-fy", image]).catch(() => undefined);
  await run("mount", ["-o", "loop", image, disk.path]);
  await stage.start();
  await sendMessage(stage.origin, ledger);
};

export const DISK: readonly Fault[] = [
  { title: "disk full, then freed", run: () => onDisk(fullDisk) },
  { title: "data folder read-only, then writable", run: () => onDisk(readOnly) },
];
