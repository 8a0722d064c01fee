import type { Firestore } from "firebase-admin/firestore";
import { z } from "zod";
import {
  NAME_TAKEN,
  NO_COMPARISON,
  TOO_MANY_COMPARISONS,
  TOO_MANY_FAVOURITES,
} from "../common/document-failures.ts";
import { type DocumentStore, MAX_COMPARISONS, MAX_FAVOURITES, type SavedComparison } from "../documents.ts";
import { changeOf, runQuery } from "./run-query.ts";

const favouritesDocument = z.object({ sections: z.array(z.string()) });
const comparisonsDocument = z.object({
  comparisons: z.array(z.object({ name: z.string(), sections: z.array(z.string()) })),
});

/** One document `favourites/{uid}` a user: the list is read and written as a whole. */
export function favouritesIn(db: Firestore): DocumentStore["favourites"] {
  const documentOf = (uid: string) => db.collection("favourites").doc(uid);
  const sectionsIn = (data: unknown) => favouritesDocument.safeParse(data).data?.sections ?? [];
  return {
    list: (uid) =>
      runQuery("favourites.list", async () => ({
        ok: true,
        sections: sectionsIn((await documentOf(uid).get()).data()),
      })),
    add: (uid, section) =>
      changeOf(db, "favourites.add", uid, async (tx) => {
        const sections = sectionsIn((await tx.get(documentOf(uid))).data());
        if (sections.includes(section)) return { ok: true };
        if (sections.length >= MAX_FAVOURITES) return TOO_MANY_FAVOURITES;
        tx.set(documentOf(uid), { sections: [...sections, section] });
        return { ok: true };
      }),
    remove: (uid, section) =>
      changeOf(db, "favourites.remove", uid, async (tx) => {
        const sections = sectionsIn((await tx.get(documentOf(uid))).data());
        if (sections.includes(section))
          tx.set(documentOf(uid), { sections: sections.filter((one) => one !== section) });
        return { ok: true };
      }),
  };
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** One document `comparisons/{uid}` a user. */
export function comparisonsIn(db: Firestore): DocumentStore["comparisons"] {
  const documentOf = (uid: string) => db.collection("comparisons").doc(uid);
  const listIn = (data: unknown): readonly SavedComparison[] =>
    comparisonsDocument.safeParse(data).data?.comparisons ?? [];
  return {
    list: (uid) =>
      runQuery("comparisons.list", async () => ({
        ok: true,
        comparisons: listIn((await documentOf(uid).get()).data()),
      })),
    add: (uid, { name, sections }) =>
      changeOf(db, "comparisons.add", uid, async (tx) => {
        const list = listIn((await tx.get(documentOf(uid))).data());
        if (list.some((one) => isSameName(one.name, name))) return NAME_TAKEN;
        if (list.length >= MAX_COMPARISONS) return TOO_MANY_COMPARISONS;
        tx.set(documentOf(uid), { comparisons: [...list, { name, sections: [...sections] }] });
        return { ok: true };
      }),
    rename: (uid, name, to) =>
      changeOf(db, "comparisons.rename", uid, async (tx) => {
        const list = listIn((await tx.get(documentOf(uid))).data());
        if (!list.some((one) => one.name === name)) return NO_COMPARISON;
        // A comparison may be renamed to its own name in another case.
        if (list.some((one) => one.name !== name && isSameName(one.name, to))) return NAME_TAKEN;
        tx.set(documentOf(uid), {
          comparisons: list.map((one) => (one.name === name ? { ...one, name: to } : one)),
        });
        return { ok: true };
      }),
    remove: (uid, name) =>
      changeOf(db, "comparisons.remove", uid, async (tx) => {
        const list = listIn((await tx.get(documentOf(uid))).data());
        if (list.some((one) => one.name === name))
          tx.set(documentOf(uid), { comparisons: list.filter((one) => one.name !== name) });
        return { ok: true };
      }),
  };
}
