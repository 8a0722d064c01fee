import { asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../server/db/client.ts";
import {
  account,
  comparisons,
  contactMessages,
  designRevisions,
  designs,
  favourites,
  firms,
  projects,
  user,
  users,
} from "../../server/db/schema.ts";
import { CREDENTIAL, storeHash, type Transaction } from "../../server/providers/embedded/account-lock.ts";
import { deleteDocuments, documentsIn } from "../../server/providers/embedded/documents.ts";
import { newId } from "../../server/providers/embedded/sessions.ts";
import type { MovedAccount, MoveSide, UserDocuments } from "./move-side.ts";

const BATCH = 500;
/** No password matches it; a reset replaces it. */
const NO_PASSWORD = "$scrypt$ln=15,r=8,p=3$AAAA$AAAA";

async function* accountsIn(db: Db): AsyncGenerator<readonly MovedAccount[]> {
  for (let last = ""; ; ) {
    const rows = await db
      .select({ user, hash: account.password })
      .from(user)
      .leftJoin(account, eq(account.userId, user.id))
      .where(gt(user.id, last))
      .orderBy(asc(user.id))
      .limit(BATCH);
    yield rows.map(({ user: { id, email, emailVerified, isPending, createdAt }, hash }) => ({
      uid: id,
      email,
      emailVerified,
      isPending,
      createdAt: createdAt.toISOString(),
      hash,
    }));
    last = rows.at(-1)?.user.id ?? last;
    if (rows.length < BATCH) return;
  }
}

/** An account that exists already under its uid is written again; one with the address under another uid is not accepted. */
async function writeAccount(tx: Transaction, moved: MovedAccount): Promise<string | undefined> {
  const { uid, email, emailVerified, isPending, createdAt, hash } = moved;
  const [owner] = await tx.select({ uid: user.id }).from(user).where(eq(user.email, email));
  if (owner && owner.uid !== uid) return `${email}: another account has this address`;
  const fields = { email, emailVerified, isPending, createdAt: new Date(createdAt) };
  await tx
    .insert(user)
    .values({ id: uid, name: "", ...fields })
    .onConflictDoUpdate({ target: user.id, set: fields });
  const isThere = (await tx.$count(account, eq(account.userId, uid))) > 0;
  if (isThere && hash !== null) await storeHash(tx, uid, hash);
  // One that was moved away, and has not been used there, keeps its password here.
  if (isThere) return undefined;
  await tx.insert(account).values({
    id: newId(),
    accountId: uid,
    providerId: CREDENTIAL,
    userId: uid,
    password: hash ?? NO_PASSWORD,
  });
  return undefined;
}

async function writeDocuments(tx: Transaction, uid: string, of: UserDocuments): Promise<void> {
  await deleteDocuments(tx, uid);
  if (of.profile) await tx.insert(users).values({ uid, ...of.profile });
  if (of.firm) await tx.insert(firms).values({ uid, ...of.firm });
  // One row after another: their order is that of the list.
  for (const section of of.favourites) await tx.insert(favourites).values({ uid, section });
  for (const { name, sections } of of.comparisons)
    await tx.insert(comparisons).values({ uid, name, sections: [...sections] });
  for (const project of of.projects) await tx.insert(projects).values({ uid, ...project });
  for (const { revisions, revision, createdAt, updatedAt, ...design } of of.designs) {
    const moments = { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
    await tx.insert(designs).values({ uid, ...design, ...moments });
    for (const one of revisions)
      await tx
        .insert(designRevisions)
        .values({ design: design.id, ...one, createdAt: new Date(one.createdAt) });
  }
}

/** The side of the database. The firm is not emailed again about messages that are moved here. */
export function embeddedSide(db: Db, close: () => Promise<void>): MoveSide {
  return {
    documents: documentsIn(db),
    accounts: () => accountsIn(db),
    writeAccounts: (accounts) =>
      db.transaction(async (tx) => {
        const faults = [];
        for (const one of accounts) faults.push(await writeAccount(tx, one));
        return faults.filter((fault) => fault !== undefined);
      }),
    writeDocuments: (uid, documents) => db.transaction((tx) => writeDocuments(tx, uid, documents)),
    writeMessages: (messages) =>
      db.transaction(async (tx) => {
        for (const { timestamp, ...message } of messages) {
          const fields = { ...message, timestamp: new Date(timestamp), notifiedAt: sql`now()` };
          await tx
            .insert(contactMessages)
            .values(fields)
            .onConflictDoUpdate({ target: contactMessages.id, set: fields });
        }
      }),
    close,
  };
}
