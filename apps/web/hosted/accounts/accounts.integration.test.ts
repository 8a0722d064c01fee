import { decodeProtectedHeader, type JSONWebKeySet } from "jose";
import { describe, expect, test, vi } from "vitest";
import {
  BETTER,
  confirmationIn,
  expectNoSecrets,
  GOOD,
  isSignedIn,
  type LogRecord,
  linkFor,
  NEWEST,
  newUser,
  newVisitor,
  onAnotherBrowser,
  PROFILE,
  resetTokenFor,
  signUpAs,
} from "../../server/providers/contract/account-harness.ts";
import { describeAccountProvider } from "../../server/providers/contract/accounts-contract.ts";
import { newEmail, Visitor } from "../../server/providers/contract/visitor.ts";
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

describe("a session that is ended", () => {
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

  test.each([
    "after it was checked",
    "before it ends the others",
    "before it gets its new session",
    "while the reset ends all sessions",
  ])("gets no new one if its password is reset %s", async (when) => {
    const { harness, owner, intruder, email } = await inTwoBrowsers();
    const { accounts } = harness;
    const { auth } = harness.firebase;
    await accounts.requestPasswordReset(owner.request(), { email });
    const token = await resetTokenFor(harness, email);
    const reset = async () =>
      expect(await accounts.resetPassword(owner.request(), { token, password: BETTER })).toMatchObject({
        ok: true,
      });
    const endOthers = async () => intruder.keep(await accounts.endOtherSessions(intruder.request()));
    const before = await auth.getUserByEmail(email);
    if (when === "before it gets its new session") beforeNextToken(harness, reset);
    else if (when === "before it ends the others") {
      const original = auth.revokeRefreshTokens.bind(auth);
      vi.spyOn(auth, "revokeRefreshTokens").mockImplementationOnce(async (uid) => {
        await reset();
        return original(uid);
      });
    } else if (when === "after it was checked") {
      const looks = vi.spyOn(auth, "getUser").mockImplementationOnce(async () => {
        await reset();
        // On an emulator the library looks a second time.
        looks.mockResolvedValueOnce(before);
        return before;
      });
    }
    if (when !== "while the reset ends all sessions") {
      expect(await endOthers()).toMatchObject({ ok: false, code: "not-signed-in" });
    } else {
      const [atToken, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      beforeNextToken(harness, () => {
        atToken.resolve();
        return ended.promise;
      });
      const original = auth.updateUser.bind(auth);
      let ending: Promise<unknown> | undefined;
      vi.spyOn(auth, "updateUser").mockImplementationOnce(async (uid, fields) => {
        // As if it had begun in the second in which the password was reset.
        vi.spyOn(auth, "getUser").mockResolvedValueOnce(before).mockResolvedValueOnce(before);
        ending = endOthers();
        await atToken.promise;
        const user = await original(uid, fields);
        ended.resolve();
        await ending;
        return user;
      });
      await reset();
      expect(ending).toBeDefined();
    }
    expect(await isSignedIn(harness, intruder)).toBe(false);
  });
});

describe("a user who resets the password", () => {
  const linkTo = async (harness: HostedHarness, email: string) => {
    await harness.accounts.requestPasswordReset(newVisitor(harness).request(), { email });
    return resetTokenFor(harness, email);
  };
  const resetWith = (harness: HostedHarness, token: string, password = BETTER) =>
    harness.accounts.resetPassword(newVisitor(harness).request(), { token, password });

  test.each(["has been checked", "is about to be used"])(
    "succeeds with one of two links if the second is used once the first %s",
    async (when) => {
      const harness = await makeHarness();
      const { db } = harness.firebase;
      const { email } = await newUser(harness);
      const [first, second] = [await linkTo(harness, email), await linkTo(harness, email)];
      const answers: { readonly ok: boolean }[] = [];
      const useSecond = async () => void answers.push(await resetWith(harness, second, BETTER));
      if (when === "has been checked") {
        const original = db.runTransaction.bind(db);
        const transactions = vi.spyOn(db, "runTransaction").mockImplementation(async (work, options) => {
          // The first transaction counts the attempt; the next one decides which link is used.
          if (transactions.mock.calls.length === 2) await useSecond();
          return original(work, options);
        });
      } else {
        const original = globalThis.fetch;
        const calls = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
          if (String(init?.body).includes("newPassword")) {
            calls.mockImplementation(original);
            await useSecond();
          }
          return original(input, init);
        });
      }
      answers.push(await resetWith(harness, first, NEWEST));
      expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
      const password = answers[0]?.ok ? BETTER : NEWEST;
      expect(await isSignedIn(harness, await onAnotherBrowser(harness, email, password))).toBe(true);
    },
  );

  test("leaves no session to a sign-up of a stranger with the address", async () => {
    const harness = await makeHarness();
    const { auth } = harness.firebase;
    const stranger = newVisitor(harness);
    const email = newEmail();
    const original = auth.getUser.bind(auth);
    const look = vi.spyOn(auth, "getUser").mockImplementationOnce(async (uid) => {
      const user = await original(uid);
      expect(await resetWith(harness, await linkTo(harness, email))).toMatchObject({ ok: true });
      return user;
    });
    stranger.keep(await signUpAs(harness, stranger.request(), { email, password: GOOD }));
    expect(look).toHaveBeenCalled();
    expect(await isSignedIn(harness, stranger)).toBe(false);
  });

  test("leaves no session to a sign-in that confirms the address with the old password", async () => {
    const harness = await makeHarness({ requireEmailVerification: true });
    const { auth } = harness.firebase;
    const stranger = newVisitor(harness);
    const email = newEmail();
    await signUpAs(harness, stranger.request(), { email, password: GOOD });
    const confirmation = confirmationIn(await linkFor(harness, email));
    const token = await linkTo(harness, email);
    const original = auth.updateUser.bind(auth);
    const confirm = vi.spyOn(auth, "updateUser").mockImplementationOnce(async (uid, fields) => {
      const user = await original(uid, fields);
      expect(await resetWith(harness, token)).toMatchObject({ ok: true });
      return user;
    });
    stranger.keep(await harness.accounts.signIn(stranger.request(), { email, password: GOOD, confirmation }));
    expect(confirm).toHaveBeenCalled();
    expect(await isSignedIn(harness, stranger)).toBe(false);
  });
});

test("a user who deletes the account is not created again by a renewal that was under way", async () => {
  const { harness, owner, intruder } = await inTwoBrowsers();
  const { account } = await harness.accounts.currentAccount(owner.request());
  const another = intruder.stolen();
  beforeNextToken(harness, async () => {
    const answer = await harness.accounts.deleteAccount(owner.request(), { password: GOOD });
    expect(answer).toMatchObject({ ok: true });
  });
  const renewed = await harness.accounts.currentAccount(intruder.request());
  expect(renewed).toEqual({ account: null, cookies: [] });
  await expect(harness.firebase.auth.getUser(account?.uid ?? "")).rejects.toMatchObject({
    code: "auth/user-not-found",
  });
  expect(await isSignedIn(harness, another)).toBe(false);
});

test("a session ends after 14 days without use, and lasts as long as it is used", async () => {
  const { harness, owner, intruder: idle } = await inTwoBrowsers();
  const use = async () => owner.keep(await harness.accounts.currentAccount(owner.request()));
  expect((await use()).cookies).toEqual([expect.stringContaining(`Max-Age=${14 * 24 * 3600};`)]);
  harness.advance(13 * 24 * 3600 - 2 * 3600);
  await use();
  expect(await isSignedIn(harness, idle.stolen())).toBe(true);
  harness.advance(3 * 3600);
  expect(await isSignedIn(harness, idle)).toBe(false);
  expect(await isSignedIn(harness, owner)).toBe(true);
});

test("the end of a session is known for longer than a cookie whose renewal was under way", async () => {
  const { harness, intruder: visitor } = await inTwoBrowsers();
  const { accounts, firebase } = harness;
  const copy = visitor.stolen();
  beforeNextToken(harness, async () => {
    expect(await accounts.signOut(visitor.request())).toMatchObject({ ok: true });
    // The renewal takes longer.
    harness.advance(600);
  });
  const before = await firebase.db.collection("endedSessions").get();
  const { cookies } = copy.keep(await accounts.currentAccount(copy.request()));
  expect(cookies).toHaveLength(1);
  expect(await isSignedIn(harness, copy)).toBe(false);
  const known = new Set(before.docs.map(({ id }) => id));
  const ended = (await firebase.db.collection("endedSessions").get()).docs.filter(({ id }) => !known.has(id));
  const [expiresAt] = ended.map((one) => one.get("expiresAt").toDate().getTime());
  const cookieEnds = Date.now() + (25 * 3600 + 600 + 14 * 24 * 3600) * 1000;
  expect(expiresAt).toBeGreaterThan(cookieEnds);
});

test("a cookie whose session or time of sign-in was changed is of no session", async () => {
  const harness = await makeHarness();
  const [{ visitor }, { visitor: other }] = [await newUser(harness), await newUser(harness)];
  const cookiesOf = (browser: Visitor) => browser.request().headers.get("cookie") ?? "";
  const cookie = /kingpost\.session=([^;]+)/;
  const [own = "", others = ""] = [visitor, other].map((one) => cookie.exec(cookiesOf(one))?.[1]);
  const parts = own.split(".");
  const [id = "", since = ""] = /^(.{22})-(\w+)$/.exec(parts[3] ?? "")?.slice(1) ?? [];
  const withMark = (mark: string) => [...parts.slice(0, 3), mark, ...parts.slice(4)].join(".");
  const forged = [
    withMark(`${id}-${(Number.parseInt(since, 36) + 9999).toString(36)}`),
    withMark(`${"a".repeat(22)}-${since}`),
    [...parts.slice(0, 3), ...others.split(".").slice(3)].join("."),
    parts.slice(0, 3).join("."),
  ];
  const accountWith = async (value: string) => {
    const request = new Request(harness.publicUrl, { headers: { cookie: `kingpost.session=${value}` } });
    return (await harness.accounts.currentAccount(request)).account;
  };
  expect(await accountWith(own)).not.toBeNull();
  for (const value of forged) expect(await accountWith(value)).toBeNull();
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

test("a reset link with the signed part of another account's link is invalid", async () => {
  const harness = await makeHarness();
  const tokenFor = async () => {
    const { email } = await newUser(harness);
    await harness.accounts.requestPasswordReset(newVisitor(harness).request(), { email });
    return resetTokenFor(harness, email);
  };
  const [one, other] = [await tokenFor(), await tokenFor()];
  const [code] = one.split("~");
  const [, state] = other.split("~");
  expect(await harness.accounts.isResetTokenValid(`${code}~${state}`)).toBe(false);
  expect(await harness.accounts.isResetTokenValid(one)).toBe(true);
});

test("the log of all these tests contains no secret", () => expectNoSecrets(record));
