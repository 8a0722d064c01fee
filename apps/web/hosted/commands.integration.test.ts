import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../server/db/testing/database.ts";
import { messageIn, valueIn } from "../server/providers/contract/value-in.ts";
import { documentsIn as embeddedDocuments } from "../server/providers/embedded/documents.ts";
import { type Program, runProgram } from "../server/testing/run-program.ts";
import { connectFirebase, type Firebase } from "./connect.ts";
import { documentsIn } from "./documents.ts";
import { type Emulators, startEmulators } from "./testing/emulators.ts";

let database: TestDatabase;
let emulators: Emulators;
let firebase: Firebase;
beforeAll(async () => {
  [database, emulators] = await Promise.all([createTestDatabase(), startEmulators()]);
  firebase = connectFirebase(emulators.settings);
});
afterAll(async () => {
  await firebase.close();
  await Promise.all([database.drop(), emulators.stop()]);
});

const hosted = () => ({ ...emulators.settings, PROVIDER: "firebase", AUTH_SECRET: "x".repeat(40) });
const run = (program: Program, ...words: string[]) => runProgram(program, tmpdir(), hosted(), ...words);

test("npm run messages lists and marks the messages in Firestore", async () => {
  const documents = documentsIn(firebase.db, firebase.library);
  const { id } = await valueIn(
    documents.contactMessages.add({ name: "Ann", email: "ann@example.com", message: "Hello" }),
  );
  expect(await run("messages", "list")).toMatchObject({ code: 0, output: expect.stringContaining("Hello") });
  expect(await run("messages", "mark", id, "answered")).toMatchObject({ code: 0 });
  expect((await messageIn(documents, id))?.status).toBe("answered");
});

test.each([
  ["accounts", ["show", "ann@example.com"], "Authentication in the project's console"],
  ["backup", ["backup", "file.backup"], "backups are scheduled in the project"],
  ["backup", ["restore", "file.backup"], "backups are scheduled in the project"],
] as const)("npm run %s is rejected, with what to use instead", async (program, words, instead) => {
  const { code, error } = await run(program, ...words);
  expect(code).toBe(1);
  expect(error).toContain(instead);
});

test("npm run move copies a database to Firebase, and reports the counts", async () => {
  const { contactMessages } = embeddedDocuments(database.db);
  const { id } = await valueIn(
    contactMessages.add({ name: "Bob", email: "bob@example.com", message: "From the database" }),
  );
  const settings = { ...emulators.settings, DATABASE_URL: database.url };
  const { code, output, error } = await runProgram("move", tmpdir(), settings, "firebase");
  expect({ code, error }).toEqual({ code: 0, error: "" });
  expect(output).toContain("Everything that was read is there.");
  const message = await messageIn(documentsIn(firebase.db, firebase.library), id);
  expect(message?.message).toBe("From the database");
});

test.each([
  [["nowhere"], /npm run move -- firebase/],
  [["firebase", "--hash-parameters", "file"], /npm run move -- firebase/],
  [["embedded", "--hash-parameters", "/no/such/file"], /The hash parameters cannot be read/],
] as const)("npm run move %s is rejected with its usage or the reason", async (words, reason) => {
  const { code, error } = await runProgram("move", tmpdir(), { ...emulators.settings }, ...words);
  expect(code).toBe(1);
  expect(error).toMatch(reason);
});
