import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, identityToRecipient } from "age-encryption";
import { SettingError } from "../env.ts";

/** The first bytes of a file in the age format, https://age-encryption.org/v1. */
export const AGE_MARK = Buffer.from("age-encryption.org/v1\n");

const IDENTITY = /^AGE-SECRET-KEY-/;
const RECIPIENT = /^age1/;
/** What somebody may take for a key that is taken here; the public half of such a pair would be a passphrase that anybody knows. */
const FOREIGN = /^(age1|age-|(sk-)?(ssh|ecdsa)-)/i;

/** scrypt's log2 N for a passphrase: 64 MB, so that a backup fits beside the product. The setting asks for a long random text. */
const WORK = 16;

type Chunks = AsyncIterable<Uint8Array>;

// The library speaks the web's streams, whose two sets of types (the DOM's and Node's) do not know each other.
const toWeb = (content: Chunks) =>
  Readable.toWeb(Readable.from(content, { objectMode: false })) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as NodeReadableStream<Uint8Array>);

/** Whether a key can only lock: the public half of a pair, with which nobody can read a backup. */
export function isPublicKey(key: string): boolean {
  return RECIPIENT.test(key);
}

/**
 * Refuses what looks like a key of age and is none, which must not pass for a passphrase.
 *
 * Errors   SettingError, without the key
 */
export async function expectWholeKey(key: string): Promise<void> {
  try {
    if (IDENTITY.test(key)) await identityToRecipient(key);
    else if (isPublicKey(key)) new Encrypter().addRecipient(key);
  } catch {
    // Not as the cause: the library's words may repeat the key.
    throw new SettingError(
      "Bad setting: BACKUP_KEY begins like a key of age and is not a whole one. Copy it again, all of one line.",
    );
  }
}

/**
 * Refuses also what looks like a key of another kind, in capitals for instance. Only to write: a file that was made by it stays readable.
 *
 * Errors   SettingError, without the key
 */
export async function expectKeyToWrite(key: string): Promise<void> {
  await expectWholeKey(key);
  if (IDENTITY.test(key) || isPublicKey(key) || !FOREIGN.test(key)) return;
  throw new SettingError(
    "Bad setting: BACKUP_KEY looks like a key that is not taken here. Give age1... or AGE-SECRET-KEY-1..., written as age-keygen writes them, or a long random text.",
  );
}

/** Encrypts in the age format, authenticated piece by piece, for a passphrase or for the owner of a pair of keys. */
export async function* encrypt(key: string, content: Chunks): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  if (IDENTITY.test(key)) encrypter.addRecipient(await identityToRecipient(key));
  else if (isPublicKey(key)) encrypter.addRecipient(key);
  else {
    encrypter.setPassphrase(key);
    encrypter.setScryptWorkFactor(WORK);
  }
  yield* fromWeb(await encrypter.encrypt(toWeb(content)));
}

/** Errors   those of the library: another key, a piece that was changed, an end that is missing */
export async function* decrypt(key: string, content: Chunks): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  if (IDENTITY.test(key)) decrypter.addIdentity(key);
  else decrypter.addPassphrase(key);
  yield* fromWeb(await decrypter.decrypt(toWeb(content)));
}
