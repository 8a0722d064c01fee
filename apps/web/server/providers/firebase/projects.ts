import { randomUUID } from "node:crypto";
import type { Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import type { Project } from "../../../shared/design-types.ts";
import type { DocumentCalls } from "../common/document-store.ts";
import type { Own } from "./designs.ts";
import { readTotals, type Totals, writeTotals } from "./totals.ts";

const projectDocument = z.object({
  uid: z.string(),
  number: z.string(),
  name: z.string(),
  client: z.string(),
  address: z.string(),
  designer: z.string(),
  checker: z.string(),
});

const fieldsOf = ({ number, name, client, address, designer, checker }: Project): Project => ({
  number,
  name,
  client,
  address,
  designer,
  checker,
});

/** Projects in `projects/{id}`. */
export function projectCalls(db: Firestore): DocumentCalls<Transaction, Own, Totals>["projects"] {
  const collection = db.collection("projects");
  return {
    async list(uid) {
      const { docs } = await collection.where("uid", "==", uid).orderBy("order").get();
      return docs.map((one) => ({ id: one.id, ...fieldsOf(projectDocument.parse(one.data())) }));
    },
    has: async (tx, uid, id) => (await tx.get(collection.doc(id))).get("uid") === uid,
    async add(tx, uid, fields, usage) {
      const id = randomUUID();
      const order = writeTotals(tx, db, uid, usage, { projects: 1 });
      tx.create(collection.doc(id), { uid, order, ...fieldsOf(fields) });
      return id;
    },
    put: async (tx, _, id, fields) => tx.update(collection.doc(id), { ...fieldsOf(fields) }),
    async remove(tx, uid, id) {
      const totals = await readTotals(tx, db, uid);
      const own = db.collection("designs").where("uid", "==", uid).where("project", "==", id);
      const designs = await tx.get(own);
      for (const design of designs.docs) tx.update(design.ref, { project: null });
      writeTotals(tx, db, uid, totals, { projects: -1 });
      tx.delete(collection.doc(id));
    },
  };
}
