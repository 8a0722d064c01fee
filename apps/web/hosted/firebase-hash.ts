import { createCipheriv, timingSafeEqual } from "node:crypto";

/** A password hash of Firebase Authentication, with the parameters of its project. */
export interface FirebaseHash {
  readonly salt: Buffer;
  readonly hash: Buffer;
  readonly signerKey: Buffer;
  readonly saltSeparator: Buffer;
  /** The block size of scrypt. */
  readonly rounds: number;
  /** The binary logarithm of scrypt's cost. */
  readonly memoryCost: number;
}

const BASE64 = "([\\w+/]+={0,2})";
const TEXT = new RegExp(
  `^\\$firebase-scrypt\\$r=(\\d{1,2}),ln=(\\d{1,2}),sep=${BASE64},key=${BASE64}\\$${BASE64}\\$${BASE64}$`,
);

/** As it is stored in place of our own hash until the user's next sign-in. */
export function firebaseHashText(of: FirebaseHash): string {
  const text = (bytes: Buffer) => bytes.toString("base64");
  const parameters = `r=${of.rounds},ln=${of.memoryCost},sep=${text(of.saltSeparator)},key=${text(of.signerKey)}`;
  return `$firebase-scrypt$${parameters}$${text(of.salt)}$${text(of.hash)}`;
}

export function parseFirebaseHash(text: string): FirebaseHash | undefined {
  const [, rounds, memoryCost, separator, key, salt, hash] = TEXT.exec(text) ?? [];
  if (hash === undefined) return undefined;
  const bytes = (base64 = "") => Buffer.from(base64, "base64");
  return {
    salt: bytes(salt),
    hash: bytes(hash),
    signerKey: bytes(key),
    saltSeparator: bytes(separator),
    rounds: Number(rounds),
    memoryCost: Number(memoryCost),
  };
}

/** How scrypt derives a key from a password, which encrypts the project's signer key, and whether the result is the hash. */
export function firebaseDerivation(text: string) {
  const found = parseFirebaseHash(text);
  if (!found) return undefined;
  const { salt, saltSeparator, rounds, memoryCost, hash, signerKey } = found;
  return {
    salt: Buffer.concat([salt, saltSeparator]),
    cost: { N: 2 ** memoryCost, r: rounds, p: 1 },
    isKey(derived: Buffer) {
      const cipher = createCipheriv("aes-256-ctr", derived.subarray(0, 32), Buffer.alloc(16));
      const result = Buffer.concat([cipher.update(signerKey), cipher.final()]);
      return result.length === hash.length && timingSafeEqual(result, hash);
    },
  };
}
