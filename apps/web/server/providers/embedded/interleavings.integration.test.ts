import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/testing/database.ts";
import {
  confirmationIn,
  isSignedIn,
  linkFor,
  newVisitor,
  resetTokenFor,
  signUpAs,
} from "../contract/account-harness.ts";
import { newEmail, type Visitor } from "../contract/visitor.ts";
import { holdAccount } from "./account-lock.ts";
import { documentsIn } from "./documents.ts";
import { deleteAccountOf, signOutEverywhere } from "./manage-accounts.ts";
import { type EmbeddedHarness, embeddedHarness } from "./testing/accounts-harness.ts";

// Hashing is the time between reading a hash and writing. Here it takes a number of round trips to the database that the property
// sets, so that hundreds of overlaps fit into seconds, and the stored "hash" shows the valid password.
const hashing = vi.hoisted(() => ({ wait: async () => {} }));
vi.mock("../../passwords/password-hash.ts", () => ({
  hashPassword: async (password: string) => {
    await hashing.wait();
    return `new:${password}`;
  },
  verifyPassword: async (password: string, stored: string) => {
    await hashing.wait();
    const isRight = stored.slice(4) === password;
    return isRight && stored.startsWith("old:") ? { isRight, better: `new:${password}` } : { isRight };
  },
}));
// Skips the waits for constant response times.
vi.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const BEAM = {
  kind: "steel-beam",
  name: "Roof beam",
  mark: "",
  project: null,
  file: "{}",
  ratio: null,
  status: "none",
} as const;

const OPERATIONS = [
  "sign in",
  "confirm",
  "change",
  "change elsewhere",
  "reset",
  "reset by the other link",
  "ask for a link",
  "delete",
  "delete by the operator",
  "sign up again",
  "save the profile",
  "save a favourite",
  "save a comparison",
  "save a design",
  "end the other sessions",
  "sign out everywhere",
] as const;
type Operation = (typeof OPERATIONS)[number];

/** The operations on an account with an unconfirmed address. */
const BEFORE_CONFIRMATION = [
  "confirm",
  "sign up again",
  "reset",
  "ask for a link",
  "delete by the operator",
  "save the profile",
] as const satisfies readonly Operation[];

/** The result of an operation, with its browser and password. */
interface Outcome {
  readonly operation: Operation;
  readonly ok: boolean;
  readonly password: string;
  readonly visitor: Visitor;
}

const FIRST = "quartz lantern meadow first";

interface Stage {
  readonly harness: EmbeddedHarness;
  readonly email: string;
  readonly uid: string;
  readonly browsers: readonly [Visitor, Visitor];
  readonly links: readonly [string, string];
  readonly confirmation: string;
}

async function uidOf(email: string): Promise<string | undefined> {
  return (await database.pool.query(`select id from "user" where email = $1`, [email])).rows[0]?.id;
}

/** An account with two open reset links; signed in on two browsers, or with its address still to be confirmed. */
async function prepare(isUnconfirmed: boolean): Promise<Stage> {
  const harness = embeddedHarness(
    database,
    { lines: [], secrets: new Set() },
    { requireEmailVerification: isUnconfirmed },
  );
  const email = newEmail();
  const [one, other] = [newVisitor(harness), newVisitor(harness)];
  one.keep(await signUpAs(harness, one.request(), { email, password: FIRST }));
  const confirmation = isUnconfirmed ? confirmationIn(await linkFor(harness, email)) : "";
  if (!isUnconfirmed) other.keep(await harness.accounts.signIn(other.request(), { email, password: FIRST }));
  const links: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    await harness.accounts.requestPasswordReset(newVisitor(harness).request(), { email });
    links.push(await resetTokenFor(harness, email));
  }
  const uid = (await uidOf(email)) ?? "";
  await database.pool.query("update account set password = $1 where user_id = $2", [`old:${FIRST}`, uid]);
  const [first = "", second = ""] = links;
  return { harness, email, uid, browsers: [one, other], links: [first, second], confirmation };
}

async function perform(operation: Operation, n: number, stage: Stage): Promise<Outcome> {
  const { harness, email, uid, browsers, links, confirmation } = stage;
  const { accounts } = harness;
  const documents = documentsIn(database.db, { hold: holdAccount });
  const next = `quartz lantern meadow number ${n}`;
  const fresh = newVisitor(harness);
  const [one, other] = browsers;
  const outcomeOf = async (answer: Promise<{ readonly ok: boolean }>, password = FIRST, visitor = fresh) => ({
    operation,
    ok: visitor.keep(await answer).ok,
    password,
    visitor,
  });
  const change = (visitor: Visitor) =>
    outcomeOf(
      accounts.changePassword(visitor.request(), { currentPassword: FIRST, newPassword: next }),
      next,
      visitor,
    );
  const done = (answer: Promise<unknown>) => outcomeOf(answer.then(() => ({ ok: true })));
  switch (operation) {
    case "sign in":
      return outcomeOf(accounts.signIn(fresh.request(), { email, password: FIRST }));
    case "confirm":
      return outcomeOf(accounts.signIn(fresh.request(), { email, password: FIRST, confirmation }));
    case "change":
      return change(one);
    case "change elsewhere":
      return change(other);
    case "reset":
      return outcomeOf(accounts.resetPassword(fresh.request(), { token: links[0], password: next }), next);
    case "reset by the other link":
      return outcomeOf(accounts.resetPassword(fresh.request(), { token: links[1], password: next }), next);
    case "ask for a link":
      return outcomeOf(accounts.requestPasswordReset(fresh.request(), { email }));
    case "delete":
      return outcomeOf(accounts.deleteAccount(other.request(), { password: FIRST }), FIRST, other);
    case "delete by the operator":
      return done(deleteAccountOf(database.db, uid));
    case "sign up again":
      return outcomeOf(signUpAs(harness, fresh.request(), { email, password: next }), next);
    case "save the profile":
      return outcomeOf(documents.users.set(uid, { fullName: "Ann", company: "UQ", email }));
    case "save a favourite":
      return outcomeOf(documents.favourites.add(uid, "310UB40.4"));
    case "save a comparison":
      return outcomeOf(documents.comparisons.add(uid, { name: `Rafter ${n}`, sections: ["310UB40.4"] }));
    case "save a design":
      return outcomeOf(documents.designs.add(uid, BEAM));
    case "end the other sessions":
      return outcomeOf(accounts.endOtherSessions(one.request()), FIRST, one);
    case "sign out everywhere":
      return done(signOutEverywhere(database.db, uid));
  }
}

/**
 * The passwords of which one must be valid, given the results of the operations; includes undefined if the account may be gone.
 * A change, a reset and a deletion each invalidate their own precondition: two of a kind cannot both succeed.
 */
function possiblePasswords(
  outcomes: readonly Outcome[],
  isUnconfirmed: boolean,
): readonly (string | undefined)[] {
  const passwordsOf = (...operations: readonly Operation[]) =>
    outcomes
      .filter(({ ok, operation }) => ok && operations.includes(operation))
      .map(({ password }) => password);
  const once = (passwords: readonly string[], what: string) => {
    expect(passwords.length, `successful ${what}`).toBeLessThanOrEqual(1);
    return passwords;
  };
  const changed = once(passwordsOf("change", "change elsewhere"), "changes");
  const wasReset = once(passwordsOf("reset", "reset by the other link"), "resets");
  const wasDeleted = once(passwordsOf("delete"), "deletions").length > 0;
  const signedUp = passwordsOf("sign up again");
  if (passwordsOf("delete by the operator").length > 0) return [undefined, ...signedUp];
  if (wasDeleted) return signedUp.length > 0 ? signedUp : [undefined];
  if (wasReset.length > 0) return wasReset;
  if (changed.length > 0) return changed;
  // With email verification the newest sign-up replaces an unconfirmed one.
  return isUnconfirmed && passwordsOf("confirm").length === 0 ? [FIRST, ...signedUp] : [FIRST];
}

async function storedPassword(email: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ password: string }>(
    `select a.password from account a join "user" u on u.id = a.user_id where u.email = $1`,
    [email],
  );
  return rows[0]?.password.slice(4);
}

async function rowsOf(uid: string): Promise<Record<string, number>> {
  const tables = [
    "session",
    "account",
    "verification",
    "users",
    "firms",
    "favourites",
    "comparisons",
    "designs",
    "projects",
  ];
  const key = (table: string) =>
    table === "verification" ? "value" : ["session", "account"].includes(table) ? "user_id" : "uid";
  const counts = await Promise.all(
    tables.map((table) =>
      database.pool.query(`select count(*)::int as n from ${table} where ${key(table)} = $1`, [uid]),
    ),
  );
  return Object.fromEntries(tables.map((table, at) => [table, counts[at]?.rows[0].n]));
}

const NOTHING = {
  session: 0,
  account: 0,
  verification: 0,
  users: 0,
  firms: 0,
  favourites: 0,
  comparisons: 0,
  designs: 0,
  projects: 0,
};

async function expectConsistent(
  { harness, email, uid, browsers }: Stage,
  outcomes: readonly Outcome[],
  isUnconfirmed: boolean,
): Promise<void> {
  const valid = await storedPassword(email);
  expect(possiblePasswords(outcomes, isUnconfirmed), "the valid password").toContain(valid);
  const madeWith = new Map<Visitor, string>(browsers.map((visitor) => [visitor, FIRST]));
  for (const { operation, ok, visitor, password } of outcomes) {
    // It keeps the session of its browser, which a change of the password may have renewed.
    if (ok && operation !== "end the other sessions") madeWith.set(visitor, password);
  }
  let alive = 0;
  for (const [visitor, password] of madeWith) {
    if (!(await isSignedIn(harness, visitor))) continue;
    alive += 1;
    expect(password, "the password of a session").toBe(valid);
  }
  const present = await uidOf(email);
  const { rows } = await database.pool.query("select 1 from session where user_id = $1", [present ?? ""]);
  expect(rows.length, "sessions without a browser").toBe(alive);
  if (present !== uid) expect(await rowsOf(uid), "rows of a deleted account").toEqual(NOTHING);
  // A reported password must be valid for a sign-in; with verification, only once the address is confirmed.
  if (valid === undefined || isUnconfirmed) return;
  const visitor = newVisitor(harness);
  const answer = await harness.accounts.signIn(visitor.request(), { email, password: valid });
  expect(answer, "signing in").toMatchObject({ ok: true });
}

/** Sets the number of round trips of each hash, in the order in which they start. */
function setHashTrips(trips: readonly number[]): void {
  let begun = 0;
  hashing.wait = async () => {
    const n = trips[begun++ % trips.length] ?? 0;
    for (let trip = 0; trip < n; trip += 1) await database.pool.query("select 1");
  };
}

/** Runs operations concurrently. Every run has the same overlaps; a slow machine runs fewer. */
async function expectConsistentAfterOverlaps(
  choices: readonly Operation[],
  isUnconfirmed: boolean,
  seconds: number,
) {
  const overlap = fc.record({
    operations: fc.array(fc.constantFrom(...choices), { minLength: 2, maxLength: 6 }),
    trips: fc.array(fc.nat(8), { minLength: 1, maxLength: 8 }),
  });
  const property = fc.asyncProperty(overlap, async ({ operations, trips }) => {
    hashing.wait = async () => {};
    const stage = await prepare(isUnconfirmed);
    setHashTrips(trips);
    const outcomes = await Promise.all(operations.map((operation, n) => perform(operation, n, stage)));
    hashing.wait = async () => {};
    await expectConsistent(stage, outcomes, isUnconfirmed);
  });
  const most = { numRuns: 150, interruptAfterTimeLimit: seconds * 1000 };
  await fc.assert(property, { seed: 12, endOnFailure: true, ...most });
}

test("overlapping operations on an account leave the state that their results report", () =>
  expectConsistentAfterOverlaps(OPERATIONS, false, 8));

test("operations that overlap a confirmation of the address leave the state that their results report", () =>
  expectConsistentAfterOverlaps(BEFORE_CONFIRMATION, true, 6));
