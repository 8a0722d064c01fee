import { and, asc, eq } from "drizzle-orm";
import type { Project } from "../../../shared/design-types.ts";
import type { Db } from "../../db/client.ts";
import { projects } from "../../db/schema.ts";
import { NO_PROJECT, TOO_MANY_PROJECTS } from "../common/document-failures.ts";
import { UUID } from "../common/uuid.ts";
import { MAX_PROJECTS, type ProjectStore } from "../designs.ts";
import { runQuery } from "./run-query.ts";
import { type HoldOwner, serialised } from "./saved-documents.ts";

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

const ownOne = (uid: string, id: string) => and(eq(projects.uid, uid), eq(ID, id));

export function projectsIn(db: Db, hold: HoldOwner): ProjectStore {
  return {
    list: (uid) =>
      runQuery("projects.list", async () => {
        const own = db.select(COLUMNS).from(projects).where(eq(projects.uid, uid));
        return { ok: true, projects: await own.orderBy(asc(projects.ordinal)) };
      }),
    add: (uid, fields) =>
      runQuery("projects.add", () =>
        serialised(db, hold, uid, async (tx) => {
          if ((await tx.$count(projects, eq(projects.uid, uid))) >= MAX_PROJECTS) return TOO_MANY_PROJECTS;
          const [row] = await tx
            .insert(projects)
            .values({ uid, ...columnsOf(fields) })
            .returning({ id: ID });
          return row ? { ok: true, id: row.id } : NO_PROJECT;
        }),
      ),
    put: (uid, id, fields) =>
      runQuery("projects.put", () =>
        serialised(db, hold, uid, async (tx) => {
          if (!UUID.test(id)) return NO_PROJECT;
          const { rowCount } = await tx.update(projects).set(columnsOf(fields)).where(ownOne(uid, id));
          return rowCount === 1 ? { ok: true } : NO_PROJECT;
        }),
      ),
    remove: (uid, id) =>
      runQuery("projects.remove", () =>
        serialised(db, hold, uid, async (tx) => {
          if (UUID.test(id)) await tx.delete(projects).where(ownOne(uid, id));
          return { ok: true };
        }),
      ),
  };
}
