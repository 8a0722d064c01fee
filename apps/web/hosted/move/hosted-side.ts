import type { UserImportOptions, UserImportRecord, UserRecord } from "firebase-admin/auth";
import { scryptParts } from "../../server/passwords/password-hash.ts";
import type { Firebase } from "../connect.ts";
import { documentsIn } from "../documents.ts";
import { type FirebaseHash, firebaseHashText, parseFirebaseHash } from "../firebase-hash.ts";
import { inBatches } from "../service-call.ts";
import type { MovedAccount, MoveSide, UserDocuments } from "./move-side.ts";

/** The service's maximum of accounts in one call. */
const ACCOUNTS = 1000;
/** The same for look-ups. */
const LOOK_UPS = 100;

/** The parameters of a project's password hashes, from its console; the salt and the hash are each user's. */
export type HashParameters = Omit<FirebaseHash, "salt" | "hash">;

interface Imported {
  readonly record: UserImportRecord;
  readonly options: UserImportOptions | undefined;
}

/** An account as the service takes it, with the algorithm of its hash. */
function importOf({ uid, email, emailVerified, createdAt, hash }: MovedAccount): Imported {
  const metadata = { creationTime: new Date(createdAt).toUTCString() };
  const record = { uid, email, emailVerified, metadata };
  const moved = hash === null ? undefined : parseFirebaseHash(hash);
  if (moved) {
    const { salt, hash: passwordHash, signerKey: key, saltSeparator, rounds, memoryCost } = moved;
    const options = { hash: { algorithm: "SCRYPT", key, saltSeparator, rounds, memoryCost } } as const;
    return { record: { ...record, passwordHash, passwordSalt: salt }, options };
  }
  const own = hash === null ? undefined : scryptParts(hash);
  if (!own) return { record, options: undefined };
  const { N, r, p } = own.cost;
  const parameters = { memoryCost: N, blockSize: r, parallelization: p, derivedKeyLength: own.key.length };
  return {
    record: { ...record, passwordHash: own.key, passwordSalt: own.salt },
    options: { hash: { algorithm: "STANDARD_SCRYPT", ...parameters } },
  };
}

/** The uids among these that the service has already, with the same address. */
async function knownAmong(
  { auth }: Firebase,
  accounts: readonly MovedAccount[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  const emails = new Map(accounts.map(({ uid, email }) => [uid, email]));
  for (let from = 0; from < accounts.length; from += LOOK_UPS) {
    const some = accounts.slice(from, from + LOOK_UPS).map(({ uid }) => ({ uid }));
    for (const { uid, email } of (await auth.getUsers(some)).users)
      if (emails.get(uid) === email) known.add(uid);
  }
  return known;
}

/** The service takes one set of hash parameters a call. An account that was copied before, and may have changed since, is left alone. */
async function writeAccounts(
  firebase: Firebase,
  accounts: readonly MovedAccount[],
): Promise<readonly string[]> {
  const { auth, db } = firebase;
  const faults: string[] = [];
  const known = await knownAmong(firebase, accounts);
  const missing = accounts.filter(({ uid }) => !known.has(uid)).map(importOf);
  const groups = Map.groupBy(missing, ({ options }) => JSON.stringify(options ?? null));
  for (const group of groups.values()) {
    for (let from = 0; from < group.length; from += ACCOUNTS) {
      const some = group.slice(from, from + ACCOUNTS);
      const { errors } = await auth.importUsers(
        some.map(({ record }) => record),
        some[0]?.options,
      );
      for (const { index, error } of errors)
        faults.push(`${some[index]?.record.email ?? ""}: ${error.message}`);
    }
  }
  await inBatches(db, accounts, (batch, { uid, isPending }) => {
    const ref = db.collection("pendingSignUps").doc(uid);
    if (isPending) batch.set(ref, {});
    else batch.delete(ref);
    // The mark of an earlier deletion: nothing would be written for this account.
    batch.delete(db.collection("deletions").doc(uid));
  });
  return faults;
}

interface Write {
  readonly path: string;
  readonly data: object;
}

/** The documents of a user, as the stores write them. */
function writesOf(
  uid: string,
  { profile, firm, favourites, comparisons, projects, designs }: UserDocuments,
): readonly Write[] {
  const sizeOf = (file: string) => Buffer.byteLength(file);
  const writes: Write[] = [];
  if (profile) writes.push({ path: `users/${uid}`, data: profile });
  if (firm) writes.push({ path: `firms/${uid}`, data: firm });
  if (favourites.length > 0) writes.push({ path: `favourites/${uid}`, data: { sections: favourites } });
  if (comparisons.length > 0) writes.push({ path: `comparisons/${uid}`, data: { comparisons } });
  for (const [order, { id, ...project }] of projects.entries())
    writes.push({ path: `projects/${id}`, data: { uid, order, ...project } });
  let total = 0;
  for (const [at, { id, revisions, createdAt, updatedAt, ...design }] of designs.entries()) {
    const fileBytes = sizeOf(design.file);
    const bytes = revisions.reduce((sum, { file }) => sum + sizeOf(file), fileBytes);
    total += bytes;
    // The list has the last changed first, and the number of its change is the largest.
    const order = projects.length + designs.length - at;
    const counted = { uid, order, bytes, fileBytes, isRemoved: false };
    const moments = { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
    writes.push({ path: `designs/${id}`, data: { ...design, ...counted, ...moments } });
    for (const { letter, ...revision } of revisions)
      writes.push({
        path: `designs/${id}/revisions/${letter}`,
        data: { ...revision, createdAt: new Date(revision.createdAt) },
      });
  }
  if (projects.length + designs.length > 0)
    writes.push({
      path: `totals/${uid}`,
      data: {
        designs: designs.length,
        projects: projects.length,
        bytes: total,
        changes: projects.length + designs.length,
      },
    });
  return writes;
}

function movedAccount(
  user: UserRecord,
  isPending: boolean,
  parameters: HashParameters | undefined,
): MovedAccount {
  const { uid, email = "", emailVerified, passwordHash, passwordSalt, metadata } = user;
  // Empty for a hash of another algorithm that was never used there.
  const known = parameters !== undefined && Boolean(passwordHash) && passwordSalt !== undefined;
  const bytes = (text: string) => Buffer.from(text, "base64url");
  const hash = known
    ? firebaseHashText({ ...parameters, hash: bytes(passwordHash ?? ""), salt: bytes(passwordSalt) })
    : null;
  return {
    uid,
    email,
    emailVerified,
    isPending,
    createdAt: new Date(metadata.creationTime).toISOString(),
    hash,
  };
}

async function* accountsIn(
  { auth, db }: Firebase,
  parameters: HashParameters | undefined,
): AsyncGenerator<readonly MovedAccount[]> {
  for (let token: string | undefined; ; ) {
    const page = await auth.listUsers(ACCOUNTS, token);
    const users = page.users.filter(({ email }) => email !== undefined);
    const refs = users.map(({ uid }) => db.collection("pendingSignUps").doc(uid));
    const pending = refs.length === 0 ? [] : await db.getAll(...refs);
    yield users.map((user, at) => movedAccount(user, pending[at]?.exists ?? false, parameters));
    token = page.pageToken;
    if (token === undefined) return;
  }
}

/** The side of the hosted services. `parameters` are needed to take password hashes from there. */
export function hostedSide(firebase: Firebase, parameters?: HashParameters): MoveSide {
  const { db, library, close } = firebase;
  return {
    documents: documentsIn(db, library),
    accounts: () => accountsIn(firebase, parameters),
    writeAccounts: (accounts) => writeAccounts(firebase, accounts),
    writeDocuments: (uid, documents) =>
      inBatches(db, writesOf(uid, documents), (batch, { path, data }) => {
        batch.set(db.doc(path), data);
      }),
    writeMessages: (messages) =>
      inBatches(db, messages, (batch, { id, timestamp, ...message }) => {
        batch.set(db.collection("contactMessages").doc(id), { ...message, timestamp: new Date(timestamp) });
      }),
    close,
  };
}
