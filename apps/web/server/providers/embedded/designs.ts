import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { DesignRevision, SavedDesign } from "../../../shared/design-types.ts";
import type { Db } from "../../db/client.ts";
import { designRevisions, designs, projects } from "../../db/schema.ts";
import type { DocumentCalls, Usage } from "../common/document-calls.ts";
import type { Transaction } from "./account-lock.ts";

const lastLetter = sql<string | null>`(select max(${designRevisions.letter}) from ${designRevisions}
  where ${designRevisions.design} = ${designs.id})`;

const { uid: owner, file, removedAt, ...columns } = getTableColumns(designs);
const SUMMARY = { ...columns, revision: lastLetter };

const withTexts = <Row extends { readonly createdAt: Date; readonly updatedAt: Date }>({
  createdAt,
  updatedAt,
  ...row
}: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** A design as it is stored. */
export interface Own {
  readonly design: SavedDesign;
}

const ofUser = (uid: string, isRemoved = false) =>
  and(eq(owner, uid), isRemoved ? isNotNull(removedAt) : isNull(removedAt));

const read = (db: Db | Transaction, condition: SQL | undefined) =>
  db
    .select({ ...SUMMARY, file })
    .from(designs)
    .where(condition)
    .orderBy(desc(designs.updatedAt), asc(designs.id));

async function stored(tx: Transaction, id: string): Promise<SavedDesign> {
  const [row] = await read(tx, eq(designs.id, id));
  if (!row) throw new Error("The database did not store a design.");
  return withTexts(row);
}

const nextVersion = { version: sql`${designs.version} + 1`, updatedAt: sql`now()` };

const toRevision = (row: typeof designRevisions.$inferSelect): DesignRevision => {
  const { letter, file, ratio, status, summary, createdAt } = row;
  return { letter, file, ratio, status, summary, createdAt: createdAt.toISOString() };
};

/** One statement for all limits. A size is read without the file. */
export async function usageOf(tx: Transaction, uid: string): Promise<Usage> {
  const { rows } = await tx.execute<Usage & Record<string, unknown>>(sql`
    select count(*) filter (where d.removed_at is null)::int as designs,
      (select count(*)::int from ${projects} where uid = ${uid}) as projects,
      (coalesce(sum(octet_length(d.file)), 0) + coalesce(sum(r.used), 0))::float8 as bytes
    from ${designs} d left join lateral
      (select sum(octet_length(file)) as used from ${designRevisions} where design = d.id) r on true
    where d.uid = ${uid}`);
  return rows[0] ?? { designs: 0, projects: 0, bytes: 0 };
}

export function designCalls(db: Db): DocumentCalls<Transaction, Own, Usage>["designs"] {
  const update = (tx: Transaction, { design }: Own, set: Parameters<ReturnType<Db["update"]>["set"]>[0]) =>
    tx.update(designs).set(set).where(eq(designs.id, design.id));
  return {
    async list(uid) {
      const rows = await db
        .select(SUMMARY)
        .from(designs)
        .where(ofUser(uid))
        .orderBy(desc(designs.updatedAt), asc(designs.id));
      return rows.map(withTexts);
    },
    async find(uid, id, tx, isRemoved) {
      const [row] = await read(tx ?? db, and(eq(designs.id, id), ofUser(uid, isRemoved)));
      return row && { design: withTexts(row) };
    },
    async revisions({ design }, letter) {
      const isAsked = letter === undefined ? undefined : eq(designRevisions.letter, letter);
      const rows = await db
        .select()
        .from(designRevisions)
        .where(and(eq(designRevisions.design, design.id), isAsked))
        .orderBy(asc(designRevisions.letter));
      return rows.map(toRevision);
    },
    async add(tx, uid, content) {
      const id = randomUUID();
      await tx.insert(designs).values({ id, uid, ...content });
      return stored(tx, id);
    },
    async put(tx, _, own, content) {
      await update(tx, own, { ...content, ...nextVersion });
      return stored(tx, own.design.id);
    },
    rename: (tx, _, own, name) => update(tx, own, { name, ...nextVersion }),
    async remove(tx, uid, own) {
      await tx.delete(designs).where(ofUser(uid, true));
      await update(tx, own, { removedAt: sql`now()` });
    },
    restore: (tx, _, own) => update(tx, own, { removedAt: null }),
    async freeze(tx, _, { design }, frozen) {
      const [row] = await tx
        .insert(designRevisions)
        .values({ design: design.id, ...frozen })
        .returning();
      if (!row) throw new Error("The database did not store a revision.");
      return toRevision(row);
    },
  };
}
