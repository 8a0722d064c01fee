import { afterAll, beforeAll } from "vitest";
import { describeDocumentStore } from "../contract/documents-contract.ts";
import { connectFirebase, type Firebase } from "./connect.ts";
import { documentsIn } from "./documents.ts";
import { type Emulators, startEmulators } from "./testing/emulators.ts";

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

describeDocumentStore("Firestore", async () => {
  const { db, library } = open();
  return documentsIn(db, library);
});
