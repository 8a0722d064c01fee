import type { Firestore } from "firebase-admin/firestore";
import { z } from "zod";
import type { DocumentStore } from "../documents.ts";
import { designsIn } from "./designs.ts";
import type { Library } from "./library.ts";
import { contactMessagesIn, type MessageOptions } from "./messages.ts";
import { projectsIn } from "./projects.ts";
import { changeOf, runQuery } from "./run-query.ts";
import { comparisonsIn, favouritesIn } from "./saved-documents.ts";

const userDocument = z.object({ fullName: z.string(), company: z.string(), email: z.string() });

function usersIn(db: Firestore): DocumentStore["users"] {
  const documentOf = (uid: string) => db.collection("users").doc(uid);
  return {
    get: (uid) =>
      runQuery("users.get", async () => {
        const found = await documentOf(uid).get();
        return { ok: true, profile: found.exists ? userDocument.parse(found.data()) : null };
      }),
    set: (uid, { fullName, company, email }) =>
      changeOf(db, "users.set", uid, async (tx) => {
        tx.set(documentOf(uid), { fullName, company, email });
        return { ok: true };
      }),
  };
}

/** The documents in Firestore. */
export function documentsIn(db: Firestore, library: Library, options: MessageOptions = {}): DocumentStore {
  return {
    users: usersIn(db),
    favourites: favouritesIn(db),
    comparisons: comparisonsIn(db),
    designs: designsIn(db),
    projects: projectsIn(db),
    contactMessages: contactMessagesIn(db, library, options),
  };
}
