import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** Writes a message into the outbox folder, readable by this user only. Returns the file's path. */
export async function writeToOutbox(dataFolder: string, eml: string | Buffer, now: Date): Promise<string> {
  const folder = resolve(dataFolder, "outbox");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${now.toISOString().replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.eml`;
  const path = join(folder, name);
  // A file is complete when it gets its final name, so that a program watching the folder reads no partial message.
  await writeFile(`${path}.part`, eml, { mode: 0o600, flag: "wx" });
  await rename(`${path}.part`, path);
  return path;
}
