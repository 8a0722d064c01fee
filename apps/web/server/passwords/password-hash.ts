import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { createQueue } from "../queue.ts";

/**
 * scrypt at the strength of OWASP ASVS 5.0 Appendix C with p = 3: 32 MiB and three passes. p = 1 with 128 MiB is as much work but
 * four times the memory for each concurrent sign-in, too much for a small server.
 */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
/** better-auth's earlier parameters, a third of the work: still verified, and rehashed at the next successful sign-in. */
const EARLIER = { N: 2 ** 14, r: 16, p: 1 } as const;
const KEY_BYTES = 64;
const SALT_BYTES = 16;

/**
 * One core stays free: a hash takes a whole core for a quarter of a second, and pages take milliseconds. Node hashes on four
 * threads that file access and DNS lookups need too.
 */
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, 3));
/** At five a second per core, later ones would wait longer than a user does. */
const WAITING = 64;

const queue = createQueue({ atOnce: AT_ONCE, waiting: WAITING });

const CURRENT = /^\$scrypt\$ln=15,r=8,p=3\$([\w+/]+)\$([\w+/]+)$/;
const OLD = /^([0-9a-f]{32}):([0-9a-f]{128})$/;

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  const options = { ...cost, maxmem: 64 * 1024 * 1024 };
  return new Promise((settle, refuse) => {
    // A letter may have several Unicode forms; NFKC makes them one.
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
      error ? refuse(error) : settle(key),
    );
  });
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

async function hashNow(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `$scrypt$ln=15,r=8,p=3$${unpadded(salt)}$${unpadded(await derive(password, salt, COST))}`;
}

/** The hash to store: `$scrypt$ln=15,r=8,p=3$salt$key`, in base64 without padding. TooBusyError if too many hashes are queued. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hashNow(password));
}

/** The parts of a stored hash of ours; undefined if it is of another kind. */
export function scryptParts(stored: string) {
  const [, salt, key] = CURRENT.exec(stored) ?? [];
  if (salt !== undefined && key !== undefined)
    return { cost: COST, salt: Buffer.from(salt, "base64"), key: Buffer.from(key, "base64") };
  const [, oldSalt, oldKey] = OLD.exec(stored) ?? [];
  if (oldSalt === undefined || oldKey === undefined) return undefined;
  // The hexadecimal text itself is the salt.
  return { cost: EARLIER, salt: Buffer.from(oldSalt, "utf8"), key: Buffer.from(oldKey, "hex") };
}

/** How a key is derived from a password, and whether it gives the stored hash, in constant time. */
interface Derivation {
  readonly salt: Buffer;
  readonly cost: ScryptOptions;
  readonly isKey: (derived: Buffer) => boolean;
}

function derivationOf(stored: string): Derivation | undefined {
  const parts = scryptParts(stored);
  if (!parts) return undefined;
  const { salt, cost, key } = parts;
  return { salt, cost, isKey: (derived) => key.length === derived.length && timingSafeEqual(derived, key) };
}

/** The result of a verification: whether the password is right and, for an old hash, the new hash to store. */
export interface Verdict {
  readonly isRight: boolean;
  readonly better?: string;
}

/** Errors as `hashPassword`; an unknown format of the stored hash is an Error. */
export async function verifyPassword(password: string, stored: string): Promise<Verdict> {
  // A hash of an account that was moved from Firebase, until the user's next sign-in.
  const found =
    derivationOf(stored) ?? (await import("../../hosted/firebase-hash.ts")).firebaseDerivation(stored);
  if (!found) throw new Error("A stored password hash has no known form.");
  const { salt, cost, isKey } = found;
  return queue.run(async () => {
    const isRight = isKey(await derive(password, salt, cost));
    if (cost === COST) return { isRight };
    // The other two thirds, so that an account with an old hash, or one of Firebase, takes as long as one that does not exist.
    await derive(password, salt, { ...COST, p: 2 });
    return isRight ? { isRight, better: await hashNow(password) } : { isRight };
  });
}
