import { createReadStream, rmSync } from "node:fs";
import { access, open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { brand } from "../../shared/brand.ts";
import { CommandError } from "../commands/command-error.ts";
import { syncFolder } from "../db/sync-folder.ts";
import { reasonOf } from "../operator-error.ts";
import { codeOf } from "../safe-error.ts";
import { AGE_MARK, decrypt, encrypt, expectKeyToWrite, expectWholeKey, isPublicKey } from "./encryption.ts";

const GZIP_MARK = Buffer.from([0x1f, 0x8b]);

type Chunks = AsyncIterable<Uint8Array>;

/** Error codes of a full disk or an exceeded quota. */
const FULL = new Set(["ENOSPC", "EDQUOT"]);

async function openDraft(path: string, draft: string) {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new CommandError(`${path} already exists. Choose another name.`);
  return open(draft, "wx", 0o600).catch((error: unknown) => {
    throw new CommandError(`The backup cannot be written (${reasonOf(error)}).`, { cause: error });
  });
}

/**
 * Writes a new file: compressed, encrypted if there is a key, readable by its owner only. It gets its name once it is complete
 * and synced to disk; before that, and after a failure, there is no such file.
 */
export async function writeBackupFile(path: string, key: string | undefined, content: Chunks): Promise<void> {
  if (key !== undefined) await expectKeyToWrite(key);
  const draft = `${path}.${process.pid}.part`;
  const file = await openDraft(path, draft);
  const discard = () => rmSync(draft, { force: true });
  // A signal ends the process.
  process.once("exit", discard);
  const lock = (packed: Chunks) => (key === undefined ? packed : encrypt(key, packed));
  try {
    const source = Readable.from(content, { objectMode: false });
    await pipeline(source, createGzip(), lock, file.createWriteStream({ flush: true }));
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await file.close().catch(() => undefined);
    discard();
    throw FULL.has(codeOf(error))
      ? new CommandError(`The disk of ${path} is full: no backup was written.`, { cause: error })
      : error;
  } finally {
    process.removeListener("exit", discard);
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
    throw new CommandError(message, { cause: error });
  }
}

/** Opens the file's encryption and compression, before the database is used. */
async function openerOf(path: string, key: string | undefined): Promise<(packed: Chunks) => Chunks> {
  const mark = await firstBytes(path);
  if (mark.subarray(0, GZIP_MARK.length).equals(GZIP_MARK)) return (packed) => packed;
  if (!mark.equals(AGE_MARK)) throw new CommandError(`${path} is not a backup of ${brand.productName}.`);
  if (key === undefined) {
    throw new CommandError(
      `${path} is encrypted. Set the key that it was made with: BACKUP_KEY=... npm run restore -- FILE`,
    );
  }
  await expectWholeKey(key);
  if (isPublicKey(key)) {
    throw new CommandError(
      "BACKUP_KEY is the public key, which can only encrypt. Set AGE-SECRET-KEY-... to restore.",
    );
  }
  return (packed) => decrypt(key, packed);
}

function explain(path: string, error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  const words = reasonOf(error);
  const message = /no identity matched/i.test(words)
    ? `BACKUP_KEY is not the key that ${path} was made with.`
    : `${path} is damaged or incomplete (${words}).`;
  return new CommandError(message, { cause: error });
}

/** The content of a backup, as it was written. Whether it is complete is known only at its end. */
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
