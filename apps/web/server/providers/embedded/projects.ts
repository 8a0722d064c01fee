import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { Project } from "../../../shared/design-types.ts";
import type { Db } from "../../db/client.ts";
import { projects } from "../../db/schema.ts";
import type { DocumentCalls, Usage } from "../common/document-store.ts";
import type { Transaction } from "./account-lock.ts";
import type { Own } from "./designs.ts";

const { id: ID, number, name, client, address, designer, checker } = projects;
const COLUMNS = { id: ID, number, name, client, address, designer, checker };

const columnsOf = ({ number, name, client, address, designer, checker }: Project): Project => ({
  number,
  name,
  client,
  address,
  designer,
  checker,
});

export function projectCalls(db: Db): DocumentCalls<Transaction, Own, Usage>["projects"] {
  return {
    list: async (uid) =>
      db.select(COLUMNS).from(projects).where(eq(projects.uid, uid)).orderBy(asc(projects.ordinal)),
    has: async (tx, uid, id) => (await tx.$count(projects, and(eq(projects.uid, uid), eq(ID, id)))) === 1,
    async add(tx, uid, fields) {
      const id = randomUUID();
      await tx.insert(projects).values({ id, uid, ...columnsOf(fields) });
      return id;
    },
    put: (tx, _, id, fields) => tx.update(projects).set(columnsOf(fields)).where(eq(ID, id)),
    remove: (tx, _, id) => tx.delete(projects).where(eq(ID, id)),
  };
}
