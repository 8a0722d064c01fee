import { afterAll, beforeAll, expect, test } from "vitest";
import { describeDocumentStore } from "../server/providers/contract/documents-contract.ts";
import { valueIn } from "../server/providers/contract/value-in.ts";
import { connectFirebase, type Firebase } from "./connect.ts";
import { documentsIn } from "./documents.ts";
import { type Emulators, startEmulators } from "./testing/emulators.ts";
import { totalsOf } from "./totals.ts";

let emulators: Emulators;
const opened: Firebase[] = [];

function open(): Firebase {
  const firebase = connectFirebase(emulators.settings);
  opened.push(firebase);
  return firebase;
}

beforeAll(async () => {
  emulators = await startEmulators("--firestore");
});
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  await emulators.stop();
});

describeDocumentStore(
  "Firestore",
  async () => {
    const { db, library } = open();
    return documentsIn(db, library);
  },
  (uid, count) => totalsOf(open().db, uid).set({ designs: count, projects: 0, bytes: count, changes: count }),
);

test("a deleted contact message takes its email to the firm with it", async () => {
  const { db, library } = open();
  const of = () => ({ to: ["firm@example.com"] });
  const { contactMessages } = documentsIn(db, library, { collection: "mail", of });
  const { id } = await valueIn(contactMessages.add({ name: "Ann", email: "ann@example.com", message: "Hi" }));
  const email = () => db.collection("mail").doc(id).get();
  expect((await email()).exists).toBe(true);
  await valueIn(contactMessages.remove([id]));
  expect((await email()).exists).toBe(false);
});
