import { decodeProtectedHeader, type JSONWebKeySet } from "jose";
import { describe, expect, test, vi } from "vitest";
import {
  BETTER,
  expectNoSecrets,
  GOOD,
  isSignedIn,
  type LogRecord,
  newUser,
  onAnotherBrowser,
  PROFILE,
  resetTokenFor,
} from "../../contract/account-harness.ts";
import { describeAccountProvider } from "../../contract/accounts-contract.ts";
import { newEmail, Visitor } from "../../contract/visitor.ts";
import { type HostedHarness, onEmulators } from "../testing/accounts-harness.ts";

// Skips the waits for constant response times.
vi.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));

const record: LogRecord = { lines: [], secrets: new Set() };
const makeHarness = onEmulators(record);

describeAccountProvider("Firebase", makeHarness, { sessionList: false });

test("a session gets a new cookie once a day, and its end also ends its earlier cookies", async () => {
  const harness = await makeHarness();
  const { accounts, publicUrl, secrets } = harness;
  const visitor = new Visitor(publicUrl, secrets);
  const input = { email: newEmail(), password: GOOD, profile: PROFILE };
  visitor.keep(await accounts.signUp(visitor.request(), input));
  const copy = visitor.stolen();
  expect(await accounts.currentAccount(visitor.request())).toMatchObject({ cookies: [] });
  harness.advance(25 * 3600);
  const renewed = visitor.keep(await accounts.currentAccount(visitor.request()));
  expect(renewed).toMatchObject({
    account: { email: input.email },
    cookies: [expect.stringContaining("session=")],
  });
  const used = await accounts.currentAccount(visitor.request());
  const usedCopy = await accounts.currentAccount(copy.request());
  expect([used.account?.email, usedCopy.account?.email]).toEqual([input.email, input.email]);
  visitor.keep(await accounts.signOut(visitor.request()));
  expect(await accounts.currentAccount(copy.request())).toEqual({ account: null, cookies: [] });
});

describe("a session that is ended", () => {
  /** A user in two browsers, whose sessions are due for a renewal. */
  async function inTwoBrowsers() {
    const harness = await makeHarness();
    const { visitor: owner, email } = await newUser(harness);
    const intruder = await onAnotherBrowser(harness, email);
    harness.advance(25 * 3600);
    return { harness, owner, intruder, email };
  }

  /** Does something while the next token is made. */
  function beforeNextToken({ firebase: { auth } }: HostedHarness, work: () => Promise<unknown>): void {
    const original = auth.createCustomToken.bind(auth);
    vi.spyOn(auth, "createCustomToken").mockImplementationOnce(async (uid) => {
      await work();
      return original(uid);
    });
  }

  test.each([
    ["all other sessions end", "endOtherSessions"],
    ["the password changes", "changePassword"],
  ] as const)("is not kept by a renewal that was under way when %s", async (_, operation) => {
    const { harness, owner, intruder } = await inTwoBrowsers();
    const { accounts } = harness;
    const input = { currentPassword: GOOD, newPassword: BETTER };
    beforeNextToken(harness, async () => {
      const answer = owner.keep(await accounts[operation](owner.request(), input));
      expect(answer).toMatchObject({ ok: true });
    });
    const renewed = intruder.keep(await accounts.currentAccount(intruder.request()));
    expect(renewed.cookies).toHaveLength(1);
    expect(await isSignedIn(harness, intruder)).toBe(false);
    expect(await isSignedIn(harness, owner)).toBe(true);
  });

  test.each(["before it ends the others", "before it gets its new session"])(
    "gets no new one if its password is reset %s",
    async (when) => {
      const { harness, owner, intruder, email } = await inTwoBrowsers();
      const { accounts, firebase } = harness;
      await accounts.requestPasswordReset(owner.request(), { email });
      const token = await resetTokenFor(harness, email);
      const reset = async () =>
        expect(await accounts.resetPassword(owner.request(), { token, password: BETTER })).toMatchObject({
          ok: true,
        });
      if (when === "before it gets its new session") beforeNextToken(harness, reset);
      else {
        const original = firebase.auth.revokeRefreshTokens.bind(firebase.auth);
        vi.spyOn(firebase.auth, "revokeRefreshTokens").mockImplementationOnce(async (uid) => {
          await reset();
          return original(uid);
        });
      }
      const answer = intruder.keep(await accounts.endOtherSessions(intruder.request()));
      expect(answer).toMatchObject({ ok: false, code: "not-signed-in" });
      expect(await isSignedIn(harness, intruder)).toBe(false);
    },
  );
});

test("ID tokens have a new key every 90 days, and the keys before and after it are published", async () => {
  const harness = await makeHarness();
  const { visitor, email } = await newUser(harness);
  const keysNow = async () => {
    const request = new Request(`${harness.publicUrl}/api/auth/jwks`);
    const { keys }: JSONWebKeySet = await (await harness.accounts.handleAuthRequest(request)).json();
    return keys.map(({ kid }) => kid);
  };
  const tokenKey = async (browser: Visitor) => {
    const answer = await harness.accounts.idToken(browser.request());
    if (!answer.ok) throw new Error(answer.message);
    harness.secrets.add(answer.token);
    return decodeProtectedHeader(answer.token).kid;
  };
  const before = await tokenKey(visitor);
  const publishedBefore = await keysNow();
  harness.advance(90 * 24 * 3600);
  const after = await tokenKey(await onAnotherBrowser(harness, email));
  expect(after).not.toBe(before);
  expect(publishedBefore).toEqual(expect.arrayContaining([before, after]));
  expect(await keysNow()).toEqual(expect.arrayContaining([before, after]));
});

test("a reset token that we have not signed does not reach the service", async () => {
  const { accounts } = await makeHarness();
  const calls = vi.spyOn(globalThis, "fetch");
  expect(await accounts.isResetTokenValid(`code~${"a".repeat(30)}.zzzzzzz.${"b".repeat(43)}`)).toBe(false);
  expect(calls).not.toHaveBeenCalled();
});

test("the log of all these tests contains no secret", () => expectNoSecrets(record));
