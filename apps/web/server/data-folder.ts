import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { OperatorError, reasonOf } from "./operator-error.ts";

/**
 * Creates a folder that only its owner can access, and its missing parents. Node's own `recursive` never ends where an existing
 * folder returns ENOENT for a new one, as /proc does.
 */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    // Another process that starts at the same moment may have created it.
    if (!existsSync(path)) throw error;
  });
}

/** Creates the data folder if it is missing and checks that it is writable. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  try {
    await makeFolder(path);
    const probe = join(path, `.write-test-${process.pid}`);
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    throw new OperatorError(
      `The data folder ${path} cannot be written (${reasonOf(error)}). Set DATA_DIR to a folder that you own.`,
      { cause: error },
    );
  }
}
