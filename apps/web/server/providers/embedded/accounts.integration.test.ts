import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { connect } from "../../db/client.ts";
import { createTestDatabase, type TestDatabase } from "../../db/testing/database.ts";
import { hashing } from "../../passwords/testing/quick-hash.ts";
import {
  expectNoSecrets,
  GOOD,
  isSignedIn,
  type LogRecord,
  newUser,
  newVisitor,
  signUpAs,
} from "../contract/account-harness.ts";
import { describeAccountProvider } from "../contract/accounts-contract.ts";
import { newEmail } from "../contract/visitor.ts";
import { embeddedHarness } from "./testing/accounts-harness.ts";

vi.mock("../../passwords/password-hash.ts", () => import("../../passwords/testing/quick-hash.ts"));

const record: LogRecord = { lines: [], secrets: new Set() };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describeAccountProvider("PostgreSQL", async (options) => embeddedHarness(database, record, options), {
  sessionList: true,
});

describe("an unreachable database", () => {
  test("is returned as a value, and no secret is logged", async () => {
    const connection = connect("postgresql://kingpost:secret@127.0.0.1:1/kingpost");
    const harness = embeddedHarness(connection, record);
    const { visitor } = await newUser(embeddedHarness(database, record));
    const input = { email: newEmail(), password: GOOD };
    record.secrets.add(input.email);
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

  test("in the middle of a sign-up is returned as a value, and no secret is logged", async () => {
    const harness = embeddedHarness(database, record);
    const email = newEmail();
    record.secrets.add(email);
    // The statement fails, with all its values in the error.
    await database.pool.query("alter table account add constraint no_more check (password = '') not valid");
    const answer = await signUpAs(harness, newVisitor(harness).request(), { email, password: GOOD });
    await database.pool.query("alter table account drop constraint no_more");
    expect(answer).toMatchObject({ ok: false, code: "unavailable" });
    // Nothing was stored: the same address can sign up afterwards.
    const again = await signUpAs(harness, newVisitor(harness).request(), { email, password: GOOD });
    expect(again).toMatchObject({ ok: true });
  });
});

test("the hundred sessions that were used last are kept, with 400 characters of their browser", async () => {
  const harness = embeddedHarness(database, record);
  const { visitor, email, uid } = await newUser(harness);
  await database.pool.query(
    `insert into session (id, token, user_id, expires_at, updated_at)
     select $1 || n, $1 || n, $1, now() + interval '1 day', now() - n * interval '1 minute' from generate_series(1, 150) n`,
    [uid],
  );
  const browser = newVisitor(harness);
  const request = browser.request({ "user-agent": "x".repeat(5000) });
  browser.keep(await harness.accounts.signIn(request, { email, password: GOOD }));
  const { rows } = await database.pool.query(
    "select id, user_agent from session where user_id = $1 order by updated_at desc",
    [uid],
  );
  expect(rows).toHaveLength(100);
  expect(rows[0]).toMatchObject({ user_agent: "x".repeat(400) });
  expect(rows.slice(2).map(({ id }) => id)).toEqual(Array.from({ length: 98 }, (_, n) => `${uid}${n + 1}`));
  for (const one of [visitor, browser]) expect(await isSignedIn(harness, one)).toBe(true);
});

test("attempts that the hashing queue has no place for are rejected as unavailable", async () => {
  const harness = embeddedHarness(database, record);
  const { email } = await newUser(harness);
  const attempt = () => harness.accounts.signIn(newVisitor(harness).request(), { email, password: GOOD });
  hashing.isQueueFull = true;
  try {
    expect(await attempt()).toMatchObject({ ok: false, code: "unavailable" });
  } finally {
    hashing.isQueueFull = false;
  }
  expect(await attempt()).toMatchObject({ ok: true });
});

test("the log of all these tests contains no secret", () => expectNoSecrets(record));
