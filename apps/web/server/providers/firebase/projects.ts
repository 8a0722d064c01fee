import { randomUUID } from "node:crypto";
import type { Firestore } from "firebase-admin/firestore";
import { z } from "zod";
import type { Project } from "../../../shared/design-types.ts";
import { NO_PROJECT, TOO_MANY_PROJECTS } from "../common/document-failures.ts";
import { UUID } from "../common/uuid.ts";
import { MAX_PROJECTS, type ProjectStore } from "../designs.ts";
import { changeOf, runQuery } from "./run-query.ts";
import { readTotals, writeTotals } from "./totals.ts";

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
export function projectsIn(db: Firestore): ProjectStore {
  const collection = db.collection("projects");
  return {
    list: (uid) =>
      runQuery("projects.list", async () => {
        const found = await collection.where("uid", "==", uid).orderBy("order").get();
        const toProject = (id: string, data: unknown) => ({ id, ...fieldsOf(projectDocument.parse(data)) });
        return { ok: true, projects: found.docs.map((one) => toProject(one.id, one.data())) };
      }),
    add: (uid, fields) =>
      changeOf(db, "projects.add", uid, async (tx) => {
        const totals = await readTotals(tx, db, uid);
        if (totals.projects >= MAX_PROJECTS) return TOO_MANY_PROJECTS;
        const id = randomUUID();
        const order = writeTotals(tx, db, uid, totals, { projects: 1 });
        tx.create(collection.doc(id), { uid, order, ...fieldsOf(fields) });
        return { ok: true, id };
      }),
    put: (uid, id, fields) =>
      changeOf(db, "projects.put", uid, async (tx) => {
        if (!UUID.test(id)) return NO_PROJECT;
        const found = await tx.get(collection.doc(id));
        if (found.get("uid") !== uid) return NO_PROJECT;
        tx.update(found.ref, { ...fieldsOf(fields) });
        return { ok: true };
      }),
    remove: (uid, id) =>
      changeOf(db, "projects.remove", uid, async (tx) => {
        if (!UUID.test(id)) return { ok: true };
        const found = await tx.get(collection.doc(id));
        if (found.get("uid") !== uid) return { ok: true };
        const totals = await readTotals(tx, db, uid);
        const own = db.collection("designs").where("uid", "==", uid).where("project", "==", id);
        const designs = await tx.get(own);
        for (const design of designs.docs) tx.update(design.ref, { project: null });
        writeTotals(tx, db, uid, totals, { projects: -1 });
        tx.delete(found.ref);
        return { ok: true };
      }),
  };
}
