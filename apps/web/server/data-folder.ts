import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** The data folder can not be used: the message names it and the reason. */
export class DataFolderError extends Error {
  override readonly name = "DataFolderError";
}

/**
 * Makes the data folder if it is missing and proves that it can be written.
 *
 * Errors   DataFolderError with the folder's full path and the system's reason
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
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
