import { createReadStream } from "node:fs";
import { access, open, rename, rm } from "node:fs/promises";
import { platform } from "node:os";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { AGE_MARK, decrypt, encrypt, expectKeyToWrite, expectWholeKey, isPublicKey } from "./encryption.ts";

/** A backup cannot be written or read: the message can be shown as it is. */
export class BackupFileError extends Error {
  override readonly name = "BackupFileError";
}

const GZIP_MARK = Buffer.from([0x1f, 0x8b]);

type Chunks = AsyncIterable<Uint8Array>;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Error codes of a full disk or an exceeded quota. */
const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** A rename is durable only once its folder is synced. Windows neither has nor needs this call. */
async function syncFolder(path: string): Promise<void> {
  if (platform() === "win32") return;
  const folder = await open(path, "r");
  await folder.sync();
  await folder.close();
}

async function openDraft(path: string, draft: string) {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupFileError(`${path} already exists. Choose another name.`);
  return open(draft, "wx", 0o600).catch((error: unknown) => {
    throw new BackupFileError(`The backup cannot be written (${reasonOf(error)}).`, { cause: error });
  });
}

/**
 * Writes a new file: compressed, encrypted if there is a key, readable by its owner only. It gets its name once it is complete
 * and synced to disk; before that, and after a failure, there is no such file.
 *
 * Errors   BackupFileError if the file exists, cannot be created or the disk is full; SettingError for an invalid key; those of `content`
 */
export async function writeBackupFile(
  path: string,
  key: string | undefined,
  content: Chunks,
  signal?: AbortSignal,
): Promise<void> {
  if (key !== undefined) await expectKeyToWrite(key);
  const draft = `${path}.${process.pid}.part`;
  const file = await openDraft(path, draft);
  const lock = (packed: Chunks) => (key === undefined ? packed : encrypt(key, packed));
  try {
    const source = Readable.from(content, { objectMode: false });
    await pipeline(source, createGzip(), lock, file.createWriteStream({ flush: true }), { signal });
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw FULL.has(codeOf(error))
      ? new BackupFileError(`The disk of ${path} is full: no backup was written.`, { cause: error })
      : error;
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  try {
    const file = await open(path, "r");
    const read = file.read(Buffer.alloc(AGE_MARK.length), 0, AGE_MARK.length, 0);
    const { buffer, bytesRead } = await read.finally(() => file.close());
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    const message =
      codeOf(error) === "EISDIR"
        ? `${path} is a folder, not a backup.`
        : `The backup cannot be read (${reasonOf(error)}).`;
    throw new BackupFileError(message, { cause: error });
  }
}

/** Opens the file's encryption and compression, before the database is used. */
async function openerOf(path: string, key: string | undefined): Promise<(packed: Chunks) => Chunks> {
  const mark = await firstBytes(path);
  if (mark.subarray(0, GZIP_MARK.length).equals(GZIP_MARK)) return (packed) => packed;
  if (!mark.equals(AGE_MARK)) throw new BackupFileError(`${path} is not a backup of Kingpost.`);
  if (key === undefined) {
    throw new BackupFileError(
      `${path} is encrypted. Set the key that it was made with: BACKUP_KEY=... npm run restore -- FILE`,
    );
  }
  await expectWholeKey(key);
  if (isPublicKey(key)) {
    throw new BackupFileError(
      "BACKUP_KEY is the public key, which can only encrypt. Set AGE-SECRET-KEY-... to restore.",
    );
  }
  return (packed) => decrypt(key, packed);
}

function explain(path: string, error: unknown): BackupFileError {
  if (error instanceof BackupFileError) return error;
  const words = reasonOf(error);
  const message = /no identity matched/i.test(words)
    ? `BACKUP_KEY is not the key that ${path} was made with.`
    : `${path} is damaged or incomplete (${words}).`;
  return new BackupFileError(message, { cause: error });
}

/**
 * The content of a backup, as it was written. Whether it is complete is known only at its end.
 *
 * Errors   BackupFileError for a missing file, another key, a damaged or shortened file
 */
export async function* readBackupFile(path: string, key: string | undefined): AsyncGenerator<Buffer> {
  const unlock = await openerOf(path, key);
  const content = createGunzip();
  const read = pipeline(createReadStream(path), unlock, content);
  // Its error reaches the loop below through `content`, with the first error.
  read.catch(() => undefined);
  try {
    for await (const chunk of content) yield chunk;
    await read;
  } catch (error) {
    throw explain(path, error);
  } finally {
    content.destroy();
  }
}
