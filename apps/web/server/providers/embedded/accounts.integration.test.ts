import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "../../db/client.ts";
import { createTestDatabase, type TestDatabase } from "../../db/testing.ts";
import { GOOD, newUser, newVisitor, signUpAs } from "../contract/account-harness.ts";
import { describeAccountProvider } from "../contract/accounts-contract.ts";
import { newEmail } from "../contract/visitor.ts";
import { embeddedHarness, type Notebook } from "./testing/accounts-harness.ts";

const notebook: Notebook = { lines: [], secrets: new Set() };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describeAccountProvider("PostgreSQL", async (options) => embeddedHarness(database, notebook, options));

describe("a database that is away", () => {
  test("is answered with a value, and the log holds nothing that was in play", async () => {
    const connection = connect("postgresql://kingpost:secret@127.0.0.1:1/kingpost");
    const harness = embeddedHarness(connection, notebook);
    const { visitor } = await newUser(embeddedHarness(database, notebook));
    const input = { email: newEmail(), password: GOOD };
    notebook.secrets.add(input.email);
    const answers = await Promise.all([
      signUpAs(harness, visitor.request(), input),
      harness.accounts.signIn(visitor.request(), input),
      harness.accounts.signOut(visitor.request()),
      harness.accounts.requestPasswordReset(visitor.request(), input),
      harness.accounts.idToken(visitor.request()),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, code: "unavailable" });
    await expect(harness.accounts.currentAccount(visitor.request())).rejects.toThrow(
      "The session could not be read.",
    );
    await connection.close();
  });

  test("half way through, in the middle of a sign-up, loses no secret to the log either", async () => {
    const harness = embeddedHarness(database, notebook);
    const email = newEmail();
    notebook.secrets.add(email);
    // A name that is too long for the index of the table: the statement fails with all its values at hand.
    await database.pool.query("alter table account add constraint no_more check (password = '') not valid");
    const answer = await signUpAs(harness, newVisitor(harness).request(), { email, password: GOOD });
    await database.pool.query("alter table account drop constraint no_more");
    expect(answer).toMatchObject({ ok: false, code: "unavailable" });
    // Nothing of it is left: the same address signs up afterwards.
    const again = await signUpAs(harness, newVisitor(harness).request(), { email, password: GOOD });
    expect(again).toMatchObject({ ok: true });
  });
});

test("nothing secret stands in the log of all these tests", () => {
  const log = notebook.lines.join("");
  expect(notebook.lines.length).toBeGreaterThan(5);
  expect(notebook.secrets.size).toBeGreaterThan(50);
  const leaked = [...notebook.secrets].filter((secret) => secret.length > 3 && log.includes(secret));
  expect(leaked).toEqual([]);
});
