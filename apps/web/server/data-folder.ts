import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** The data folder can not be used: the message names it and the reason. */
export class DataFolderError extends Error {
  override readonly name = "DataFolderError";
}

/**
 * Makes a folder of the owner's alone, and those above it that are missing. Not by Node's own `recursive`, which never ends where a
 * folder that is there says ENOENT of a new one, as /proc does.
 */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    // Another process that starts at the same moment may have been faster.
    if (!existsSync(path)) throw error;
  });
}

/**
 * Makes the data folder if it is missing and proves that it can be written.
 *
 * Errors   DataFolderError with the folder's full path and the system's reason
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  try {
    await makeFolder(path);
    const probe = join(path, `.write-test-${process.pid}`);
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(
      `The data folder ${path} can not be written (${reason}). Set DATA_DIR to a folder of yours.`,
      {
        cause: error,
      },
    );
  }
}
