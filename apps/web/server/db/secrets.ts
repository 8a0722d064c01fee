import { randomBytes } from "node:crypto";
import { chmod, link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../safe-error.ts";
import { syncFolder } from "./sync-folder.ts";

const FOLDER = "secrets";

/** A secret that an earlier start generated, or undefined. */
export async function readSecret(dataDir: string, name: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataDir, FOLDER, name), "utf8")).trim();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes the complete file under a temporary name, so that an interruption leaves no partial secret. Returns that name. */
async function writeDraft(dataDir: string, name: string, secret: string): Promise<string> {
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const draft = join(folder, `${name}.${process.pid}.new`);
  try {
    const file = await open(draft, "w", 0o600);
    const write = file.writeFile(`${secret}\n`).then(() => file.sync());
    await write.finally(() => file.close());
    return draft;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** A secret of this data folder, generated at the first call and readable by its owner only. */
export async function keepSecret(dataDir: string, name: string): Promise<string> {
  const known = await readSecret(dataDir, name);
  if (known) return known;
  const secret = randomBytes(32).toString("hex");
  const draft = await writeDraft(dataDir, name, secret);
  try {
    // Not a rename: of two concurrent first starts only one may win, and the other uses the winner's.
    await link(draft, join(dataDir, FOLDER, name));
    // A power failure must not leave a database whose password and key are lost.
    await Promise.all([syncFolder(join(dataDir, FOLDER)), syncFolder(dataDir)]);
    return secret;
  } catch (error) {
    const winner = await readSecret(dataDir, name);
    if (!winner) throw error;
    return winner;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Stores a known secret, and keeps the data folder's current one under another name. */
export async function replaceSecret(dataDir: string, name: string, secret: string): Promise<void> {
  const known = await readSecret(dataDir, name);
  if (known === secret) return;
  const path = join(dataDir, FOLDER, name);
  const draft = await writeDraft(dataDir, name, secret);
  if (known !== undefined)
    await rename(path, `${path}.until-${new Date().toISOString().replaceAll(":", "")}`);
  await rename(draft, path);
  await Promise.all([syncFolder(join(dataDir, FOLDER)), syncFolder(dataDir)]);
}
