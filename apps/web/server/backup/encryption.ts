import { ReadableStream as NodeStream } from "node:stream/web";
import { Decrypter, Encrypter, identityToRecipient } from "age-encryption";
import { SettingError } from "../env.ts";

/** The first bytes of a file in the age format, https://age-encryption.org/v1. */
export const AGE_MARK = Buffer.from("age-encryption.org/v1\n");

const IDENTITY = /^AGE-SECRET-KEY-/;
const RECIPIENT = /^age1/;
/** The prefixes of other kinds of keys. The public half of such a pair would be a passphrase that is publicly known. */
const FOREIGN = /^(age1|age-|(sk-)?(ssh|ecdsa)-)/i;

/** scrypt's log2 N for a passphrase: 64 MB, so that a backup fits beside the product. The setting requires a long random text. */
const WORK = 16;

type Chunks = AsyncIterable<Uint8Array>;

const streamOf = (content: Chunks) => NodeStream.from(content) as ReadableStream<Uint8Array>;

/** Whether a key can only encrypt: the public half of a pair. */
export function isPublicKey(key: string): boolean {
  return RECIPIENT.test(key);
}

/** Rejects an invalid age key, which must not be used as a passphrase. */
export async function expectWholeKey(key: string): Promise<void> {
  try {
    if (IDENTITY.test(key)) await identityToRecipient(key);
    else if (isPublicKey(key)) new Encrypter().addRecipient(key);
  } catch {
    // Not as the cause: the library's message may repeat the key.
    throw new SettingError(
      "Invalid setting: BACKUP_KEY begins like an age key but is incomplete. Copy the whole line again.",
    );
  }
}

/** Also rejects another kind of key. Only for writing: a file encrypted with it stays readable. */
export async function expectKeyToWrite(key: string): Promise<void> {
  await expectWholeKey(key);
  if (IDENTITY.test(key) || isPublicKey(key) || !FOREIGN.test(key)) return;
  throw new SettingError(
    "Invalid setting: BACKUP_KEY looks like an unsupported kind of key. Use age1... or AGE-SECRET-KEY-1... as written by age-keygen, or a long random text.",
  );
}

/** Encrypts in the age format, authenticated in chunks, for a passphrase or a key pair. */
export async function* encrypt(key: string, content: Chunks): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  if (IDENTITY.test(key)) encrypter.addRecipient(await identityToRecipient(key));
  else if (isPublicKey(key)) encrypter.addRecipient(key);
  else {
    encrypter.setPassphrase(key);
    encrypter.setScryptWorkFactor(WORK);
  }
  yield* await encrypter.encrypt(streamOf(content));
}

export async function* decrypt(key: string, content: Chunks): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  if (IDENTITY.test(key)) decrypter.addIdentity(key);
  else decrypter.addPassphrase(key);
  yield* await decrypter.decrypt(streamOf(content));
}
