import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { DesignContent, DesignRevision, SavedDesign } from "../../../shared/design-types.ts";
import type { Db } from "../../db/client.ts";
import { designRevisions, designs, projects } from "../../db/schema.ts";
import {
  CHANGED,
  NO_DESIGN,
  NO_LETTER,
  NO_PROJECT_TO_CHOOSE,
  TOO_LARGE,
  TOO_MANY_DESIGNS,
} from "../common/document-failures.ts";
import { UUID } from "../common/uuid.ts";
import { type DesignStore, letterAfter, MAX_DESIGN_BYTES, MAX_DESIGNS } from "../designs.ts";
import type { DocumentResult } from "../documents.ts";
import type { Transaction } from "./account-lock.ts";
import { runQuery } from "./run-query.ts";
import { type HoldOwner, serialised } from "./saved-documents.ts";

const lastLetter = sql<string | null>`(select max(${designRevisions.letter}) from ${designRevisions}
  where ${designRevisions.design} = ${designs.id})`;

const SUMMARY = {
  id: designs.id,
  kind: designs.kind,
  name: designs.name,
  mark: designs.mark,
  project: designs.project,
  ratio: designs.ratio,
  status: designs.status,
  revision: lastLetter,
  version: designs.version,
  createdAt: designs.createdAt,
  updatedAt: designs.updatedAt,
};

interface Moments {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const withTexts = <Row extends Moments>({ createdAt, updatedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const ownOne = (uid: string, id: string) =>
  and(eq(designs.uid, uid), eq(designs.id, id), isNull(designs.removedAt));

async function find(db: Db | Transaction, uid: string, id: string): Promise<SavedDesign | null> {
  if (!UUID.test(id)) return null;
  const [row] = await db
    .select({ ...SUMMARY, file: designs.file })
    .from(designs)
    .where(ownOne(uid, id));
  return row ? withTexts(row) : null;
}

async function isProject(tx: Transaction, uid: string, id: string | null): Promise<boolean> {
  if (id === null) return true;
  if (!UUID.test(id)) return false;
  return (await tx.$count(projects, and(eq(projects.uid, uid), eq(projects.id, id)))) === 1;
}

/** Whether a user's designs and revisions, those that can be restored included, leave room for more bytes. */
async function hasRoom(tx: Transaction, uid: string, bytes: number): Promise<boolean> {
  const { rows } = await tx.execute<{ used: number }>(sql`
    select (coalesce(sum(octet_length(d.file)), 0) + coalesce(sum(r.used), 0))::float8 as used
    from ${designs} d left join lateral
      (select sum(octet_length(file)) as used from ${designRevisions} where design = d.id) r on true
    where d.uid = ${uid}`);
  return (rows[0]?.used ?? 0) + bytes <= MAX_DESIGN_BYTES;
}

const bytesOf = (file: string) => Buffer.byteLength(file);

const countOf = (tx: Transaction, uid: string) =>
  tx.$count(designs, and(eq(designs.uid, uid), isNull(designs.removedAt)));

const columnsOf = ({ name, mark, project, file, ratio, status }: DesignContent) => ({
  name,
  mark,
  project,
  file,
  ratio,
  status,
});

async function stored(
  tx: Transaction,
  uid: string,
  id: string | undefined,
): Promise<DocumentResult<{ readonly design: SavedDesign; readonly isConflict: boolean }>> {
  const design = id === undefined ? null : await find(tx, uid, id);
  return design ? { ok: true, design, isConflict: false } : NO_DESIGN;
}

const nextVersion = { version: sql`${designs.version} + 1`, updatedAt: sql`now()` };

function changesIn(db: Db, hold: HoldOwner): Pick<DesignStore, "add" | "put" | "rename"> {
  return {
    add: (uid, content) =>
      runQuery("designs.add", () =>
        serialised(db, hold, uid, async (tx) => {
          if (!(await isProject(tx, uid, content.project))) return NO_PROJECT_TO_CHOOSE;
          if ((await countOf(tx, uid)) >= MAX_DESIGNS) return TOO_MANY_DESIGNS;
          if (!(await hasRoom(tx, uid, bytesOf(content.file)))) return TOO_LARGE;
          const [row] = await tx
            .insert(designs)
            .values({ uid, kind: content.kind, ...columnsOf(content) })
            .returning({ id: designs.id });
          return stored(tx, uid, row?.id);
        }),
      ),
    put: (uid, id, expected, content) =>
      runQuery("designs.put", () =>
        serialised(db, hold, uid, async (tx) => {
          const before = await find(tx, uid, id);
          if (before?.kind !== content.kind) return NO_DESIGN;
          if (before.version !== expected) return { ok: true, design: before, isConflict: true };
          if (!(await isProject(tx, uid, content.project))) return NO_PROJECT_TO_CHOOSE;
          if (!(await hasRoom(tx, uid, bytesOf(content.file) - bytesOf(before.file)))) return TOO_LARGE;
          await tx
            .update(designs)
            .set({ ...columnsOf(content), ...nextVersion })
            .where(ownOne(uid, id));
          return stored(tx, uid, id);
        }),
      ),
    rename: (uid, id, name) =>
      runQuery("designs.rename", () =>
        serialised(db, hold, uid, async (tx) => {
          if (!UUID.test(id)) return NO_DESIGN;
          const { rowCount } = await tx
            .update(designs)
            .set({ name, ...nextVersion })
            .where(ownOne(uid, id));
          return rowCount === 1 ? { ok: true } : NO_DESIGN;
        }),
      ),
  };
}

function removalIn(db: Db, hold: HoldOwner): Pick<DesignStore, "remove" | "restore"> {
  return {
    remove: (uid, id) =>
      runQuery("designs.remove", () =>
        serialised(db, hold, uid, async (tx) => {
          if ((await find(tx, uid, id)) === null) return { ok: true };
          // Only the last one can be restored, so that removed designs do not fill the database.
          await tx.delete(designs).where(and(eq(designs.uid, uid), isNotNull(designs.removedAt)));
          await tx.update(designs).set({ removedAt: sql`now()` }).where(ownOne(uid, id));
          return { ok: true };
        }),
      ),
    restore: (uid, id) =>
      runQuery("designs.restore", () =>
        serialised(db, hold, uid, async (tx) => {
          if (!UUID.test(id)) return NO_DESIGN;
          if ((await countOf(tx, uid)) >= MAX_DESIGNS) return TOO_MANY_DESIGNS;
          const { rowCount } = await tx
            .update(designs)
            .set({ removedAt: null })
            .where(and(eq(designs.uid, uid), eq(designs.id, id)));
          return rowCount === 1 ? { ok: true } : NO_DESIGN;
        }),
      ),
  };
}

const toRevision = (row: typeof designRevisions.$inferSelect): DesignRevision => {
  const { letter, file, ratio, status, summary, createdAt } = row;
  return { letter, file, ratio, status, summary, createdAt: createdAt.toISOString() };
};

function revisionsIn(db: Db, hold: HoldOwner): Pick<DesignStore, "freeze" | "revisions" | "all"> {
  return {
    freeze: (uid, id, expected, { file, ratio, status, summary }) =>
      runQuery("designs.freeze", () =>
        serialised(db, hold, uid, async (tx) => {
          const design = await find(tx, uid, id);
          if (!design) return NO_DESIGN;
          if (design.version !== expected) return CHANGED;
          const letter = letterAfter(design.revision);
          if (letter === undefined) return NO_LETTER;
          if (!(await hasRoom(tx, uid, bytesOf(file)))) return TOO_LARGE;
          const [row] = await tx
            .insert(designRevisions)
            .values({ design: id, letter, file, ratio, status, summary })
            .returning();
          return row ? { ok: true, revision: toRevision(row) } : NO_DESIGN;
        }),
      ),
    revisions: (uid, id) =>
      runQuery("designs.revisions", async () => {
        if (!UUID.test(id)) return { ok: true, revisions: [] };
        const rows = await db
          .select({ revision: designRevisions })
          .from(designRevisions)
          .innerJoin(designs, eq(designs.id, designRevisions.design))
          .where(ownOne(uid, id))
          .orderBy(asc(designRevisions.letter));
        return { ok: true, revisions: rows.map(({ revision }) => toRevision(revision)) };
      }),
    all: (uid) =>
      runQuery("designs.all", async () => {
        const own = and(eq(designs.uid, uid), isNull(designs.removedAt));
        const rows = await db
          .select({ ...SUMMARY, file: designs.file })
          .from(designs)
          .where(own)
          .orderBy(desc(designs.updatedAt), asc(designs.id));
        const frozen = await db
          .select({ revision: designRevisions })
          .from(designRevisions)
          .innerJoin(designs, eq(designs.id, designRevisions.design))
          .where(own)
          .orderBy(asc(designRevisions.letter));
        const byDesign = Map.groupBy(frozen, ({ revision }) => revision.design);
        const revisionsOf = (id: string) =>
          (byDesign.get(id) ?? []).map(({ revision }) => toRevision(revision));
        return {
          ok: true,
          designs: rows.map((row) => ({ ...withTexts(row), revisions: revisionsOf(row.id) })),
        };
      }),
  };
}

export function designsIn(db: Db, hold: HoldOwner): DesignStore {
  return {
    list: (uid) =>
      runQuery("designs.list", async () => {
        const rows = await db
          .select(SUMMARY)
          .from(designs)
          .where(and(eq(designs.uid, uid), isNull(designs.removedAt)))
          .orderBy(desc(designs.updatedAt), asc(designs.id));
        return { ok: true, designs: rows.map(withTexts) };
      }),
    get: (uid, id) => runQuery("designs.get", async () => ({ ok: true, design: await find(db, uid, id) })),
    ...changesIn(db, hold),
    ...removalIn(db, hold),
    ...revisionsIn(db, hold),
  };
}
