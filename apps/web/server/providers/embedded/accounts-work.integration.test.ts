import { hashPassword as hashEarlier } from "better-auth/crypto";
import { decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/testing/database.ts";
import {
  BETTER,
  GOOD,
  isSignedIn,
  newUser,
  newVisitor,
  onAnotherBrowser,
  signUpAs,
  WRONG,
} from "../contract/account-harness.ts";
import { newEmail } from "../contract/visitor.ts";
import { agreeOnSecret } from "./auth-secret.ts";
import { type EmbeddedHarness, embeddedHarness } from "./testing/accounts-harness.ts";
import { hashesDuring } from "./testing/hash-count.ts";

let database: TestDatabase;
let harness: EmbeddedHarness;
const harnessWith = (options: Parameters<typeof embeddedHarness>[2]) =>
  embeddedHarness(database, { lines: [], secrets: new Set() }, options);

beforeAll(async () => {
  database = await createTestDatabase();
  harness = harnessWith({});
});
afterAll(() => database.drop());

describe("hashing a password", () => {
  const signIn = (email: string, password = WRONG, visitor = newVisitor(harness)) =>
    harness.accounts.signIn(visitor.request(), { email, password });

  test("is done once at a sign-in, for known and unknown addresses alike", async () => {
    const { email } = await newUser(harness);
    expect(await hashesDuring(() => signIn(email))).toBe(1);
    expect(await hashesDuring(() => signIn(newEmail()))).toBe(1);
  });

  test("does not start for an attempt that a limit rejects", async () => {
    const [thief, email] = [newVisitor(harness), newEmail()];
    for (let n = 0; n < 6; n += 1) await signIn(email, WRONG, thief);
    expect(await hashesDuring(() => signIn(email, WRONG, thief))).toBe(0);
  });

  test("does not start before the bot check has passed", async () => {
    const checked = harnessWith({ botCheck: "always" });
    const input = { email: newEmail(), password: GOOD };
    const signUp = (botCheck?: string) =>
      signUpAs(checked, newVisitor(checked).request(), { ...input, botCheck });
    expect(await hashesDuring(() => signUp())).toBe(0);
    expect(await hashesDuring(() => signUp("rubbish"))).toBe(0);
    const solution = await checked.solveBotCheck();
    expect(await hashesDuring(() => signUp(solution))).toBe(1);
  });

  test("does not start for a cross-site request", async () => {
    const request = () => newVisitor(harness).request({ origin: "https://evil.example" });
    const input = { email: newEmail(), password: GOOD };
    expect(await hashesDuring(() => signUpAs(harness, request(), input))).toBe(0);
    expect(await hashesDuring(() => harness.accounts.signIn(request(), input))).toBe(0);
  });

  test("does not start for a reset without a working link", async () => {
    const input = { token: "x".repeat(24), password: BETTER };
    expect(
      await hashesDuring(() => harness.accounts.resetPassword(newVisitor(harness).request(), input)),
    ).toBe(0);
  });

  test("is done once at a sign-up with verification, for known and unknown addresses alike", async () => {
    const hidden = harnessWith({ requireEmailVerification: true });
    const input = { email: newEmail(), password: GOOD };
    const signUp = () => signUpAs(hidden, newVisitor(hidden).request(), input);
    expect(await hashesDuring(signUp)).toBe(1);
    expect(await hashesDuring(signUp)).toBe(1);
  });
});

describe("a password that was hashed by an earlier version", () => {
  const stored = async (uid: string) =>
    (await database.pool.query("select password from account where user_id = $1", [uid])).rows[0]?.password;

  test("is accepted at sign-in and stored with a new hash", async () => {
    const { email, uid } = await newUser(harness);
    const earlier = await hashEarlier(GOOD);
    await database.pool.query("update account set password = $1 where user_id = $2", [earlier, uid]);
    const wrong = await harness.accounts.signIn(newVisitor(harness).request(), { email, password: WRONG });
    expect(wrong).toMatchObject({ code: "invalid-credentials" });
    expect(await stored(uid)).toBe(earlier);
    await onAnotherBrowser(harness, email, GOOD);
    expect(await stored(uid)).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
    await onAnotherBrowser(harness, email, GOOD);
  });
});

describe("a session", () => {
  const editSessions = (uid: string, change: string) =>
    database.pool.query(`update session set ${change} where user_id = $1`, [uid]);

  test("is read by one statement, and a request without the cookie needs none", async () => {
    const { visitor } = await newUser(harness);
    const statements = async (of: typeof visitor) => {
      let count = 0;
      const counting = { ...database, pool: database.pool };
      const { query } = counting.pool;
      counting.pool.query = ((...args: Parameters<typeof query>) => {
        count += 1;
        return query.apply(database.pool, args);
      }) as typeof query;
      await harness.accounts.currentAccount(of.request());
      counting.pool.query = query;
      return count;
    };
    expect(await statements(visitor)).toBe(1);
    expect(await statements(newVisitor(harness))).toBe(0);
  });

  test("lasts 30 days from the last day on which it was used", async () => {
    const { visitor, uid } = await newUser(harness);
    await editSessions(
      uid,
      "expires_at = now() + interval '2 days', updated_at = now() - interval '28 days'",
    );
    const { cookies } = await harness.accounts.currentAccount(visitor.request());
    expect(cookies.join()).toMatch(/Max-Age=2592000/);
    const { rows } = await database.pool.query(
      "select extract(epoch from expires_at - now()) / 86400 as days from session where user_id = $1",
      [uid],
    );
    expect(Number(rows[0]?.days)).toBeCloseTo(30, 1);
  });

  test("is not written again on the same day", async () => {
    const { visitor, uid } = await newUser(harness);
    const read = () => database.pool.query("select updated_at from session where user_id = $1", [uid]);
    const before = await read();
    await harness.accounts.currentAccount(visitor.request());
    expect((await read()).rows).toEqual(before.rows);
  });

  test("is invalid once it has expired", async () => {
    const { visitor, uid } = await newUser(harness);
    await editSessions(uid, "expires_at = now() - interval '1 second'");
    expect(await isSignedIn(harness, visitor)).toBe(false);
  });

  test("is valid in another process with the same secret", async () => {
    const { visitor } = await newUser(harness);
    expect(await isSignedIn(harnessWith({}), visitor)).toBe(true);
  });
});

test("reset tokens, email addresses and passwords are not stored in plain text in links, limits and accounts", async () => {
  const { email } = await newUser(harness);
  await harness.accounts.requestPasswordReset(newVisitor(harness).request(), { email });
  const token = /token=(\S+)/.exec((await harness.mailsTo(email)).at(-1)?.text ?? "")?.[1] ?? "";
  expect(token).not.toBe("");
  const { rows } = await database.pool.query(
    "select identifier as text from verification union all select key from limits union all select password from account",
  );
  const table = rows.map(({ text }) => text).join("\n");
  for (const secret of [token, email, GOOD]) expect(table).not.toContain(secret);
});

describe("the API under /api/auth", () => {
  const ask = (path: string, init?: RequestInit, of = harness) =>
    of.accounts.handleAuthRequest(new Request(`${of.publicUrl}/api/auth${path}`, init));

  let user: Awaited<ReturnType<typeof newUser>>["visitor"];
  beforeAll(async () => {
    user = (await newUser(harness)).visitor;
  });

  test("publishes the keys", async () => {
    const response = await ask("/jwks");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({ keys: [expect.objectContaining({ kty: "EC" })] });
  });

  test("signs with a new key once the last one is 90 days old, and still publishes that one", async () => {
    const another = await createTestDatabase();
    onTestFinished(() => another.drop());
    const of = embeddedHarness(another, { lines: [], secrets: new Set() }, {});
    const { visitor } = await newUser(of);
    const keyOf = async () => {
      const answer = await of.accounts.idToken(visitor.request());
      return answer.ok ? decodeProtectedHeader(answer.token).kid : undefined;
    };
    const before = await keyOf();
    const { rows } = await another.pool.query(
      "select round(extract(epoch from expires_at - created_at) / 86400) as days from jwks",
    );
    expect(rows.map(({ days }) => Number(days))).toEqual([90]);
    await another.pool.query("update jwks set expires_at = now() - interval '1 second'");
    const after = await keyOf();
    expect(after).not.toBe(before);
    const { keys } = await (await ask("/jwks", undefined, of)).json();
    expect(keys.map(({ kid }: { readonly kid: string }) => kid).sort()).toEqual([before, after].sort());
  });

  test.each([
    "/sign-in/email",
    "/sign-up/email",
    "/request-password-reset",
    "/reset-password",
    "/change-password",
    "/change-email",
    "/delete-user",
    "/update-user",
    "/sign-out",
    "/get-session",
    "/list-sessions",
    "/token",
    "/ok",
    "/error",
    "/verify-email",
    "/../auth/get-session",
    "/jwks/",
    "/jwks/../token",
    "//token",
  ])("returns 404 for %s", async (path) => {
    const { headers } = user.request();
    expect((await ask(path, { headers })).status).toBe(404);
    const body = JSON.stringify({ email: newEmail(), password: GOOD, name: "" });
    const post = { method: "POST", body, headers: { "content-type": "application/json" } };
    expect((await ask(path, post)).status).toBe(404);
  });
});

describe("the accounts' secret", () => {
  test("must be the same for all processes of a database", async () => {
    await agreeOnSecret(database.pool, "first");
    await agreeOnSecret(database.pool, "first");
    await expect(agreeOnSecret(database.pool, "second")).rejects.toThrow(/Set AUTH_SECRET to the same value/);
  });
});
