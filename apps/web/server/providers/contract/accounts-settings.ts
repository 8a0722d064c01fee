import { beforeAll, describe, expect, test } from "vitest";
import {
  type AccountHarness,
  BETTER,
  GOOD,
  isSignedIn,
  type MakeHarness,
  NEWEST,
  newUser,
  newVisitor,
  onAnotherBrowser,
  type ProviderTraits,
  resetTokenFor,
  signUpAs,
  WRONG,
} from "./account-harness.ts";

/** Sessions, password change and deletion of an account. */
export function describeAccountSettings(makeHarness: MakeHarness, { sessionList }: ProviderTraits): void {
  let harness: AccountHarness;
  beforeAll(async () => {
    harness = await makeHarness();
  });

  test("the capabilities are as documented", () => {
    expect(harness.accounts.capabilities).toEqual({ sessionList });
  });

  if (sessionList) describeSessionList(() => harness);
  else describeNoSessionList(() => harness);

  test("all other sessions of a user can be ended at once", async () => {
    const { visitor, email } = await newUser(harness);
    const others = [await onAnotherBrowser(harness, email), await onAnotherBrowser(harness, email)];
    expect(visitor.keep(await harness.accounts.endOtherSessions(visitor.request()))).toMatchObject({
      ok: true,
    });
    for (const other of others) expect(await isSignedIn(harness, other)).toBe(false);
    expect(await isSignedIn(harness, visitor)).toBe(true);
  });

  describe("changing the password", () => {
    test("ends the other sessions and keeps the user signed in, with a new session", async () => {
      const { visitor, email } = await newUser(harness);
      const other = await onAnotherBrowser(harness, email);
      const copy = visitor.stolen();
      const input = { currentPassword: GOOD, newPassword: BETTER };
      expect(visitor.keep(await harness.accounts.changePassword(visitor.request(), input))).toMatchObject({
        ok: true,
      });
      expect(await isSignedIn(harness, visitor)).toBe(true);
      expect(await isSignedIn(harness, other)).toBe(false);
      expect(await isSignedIn(harness, copy)).toBe(false);
      const signIn = (password: string) =>
        harness.accounts.signIn(newVisitor(harness).request(), { email, password });
      expect(await signIn(GOOD)).toMatchObject({ ok: false });
      expect(await signIn(BETTER)).toMatchObject({ ok: true });
    });

    test("requires the current password", async () => {
      const { visitor, email } = await newUser(harness);
      for (const currentPassword of [WRONG, "", "x".repeat(900)]) {
        expect(
          await harness.accounts.changePassword(visitor.request(), { currentPassword, newPassword: BETTER }),
        ).toEqual({ ok: false, code: "wrong-password", message: "Incorrect current password." });
      }
      await onAnotherBrowser(harness, email, GOOD);
      expect(await harness.mailsTo(email)).toHaveLength(0);
    });

    test("sends the user an email", async () => {
      const { visitor, email } = await newUser(harness);
      const input = { currentPassword: GOOD, newPassword: BETTER };
      await harness.accounts.changePassword(visitor.request(), input);
      const [mail, ...others] = await harness.mailsTo(email);
      expect(others).toEqual([]);
      expect(mail?.subject).toMatch(/password was changed/);
      for (const secret of [GOOD, BETTER]) expect(mail?.text).not.toContain(secret);
    });

    test("is possible four times an hour, and the reset link still works", async () => {
      const { visitor, email } = await newUser(harness);
      const passwords = [GOOD, BETTER, NEWEST];
      const change = async (n: number) =>
        visitor.keep(
          await harness.accounts.changePassword(visitor.request(), {
            currentPassword: passwords[n % 3] ?? "",
            newPassword: passwords[(n + 1) % 3] ?? "",
          }),
        );
      for (let n = 0; n < 4; n += 1) expect(await change(n)).toMatchObject({ ok: true });
      const rejection = await change(4);
      expect(rejection).toMatchObject({
        code: "rate-limited",
        message: expect.stringMatching(/several times in the last hour.*\d+ minutes, or reset your password/),
      });
      expect(await isSignedIn(harness, visitor)).toBe(true);
      await harness.accounts.requestPasswordReset(newVisitor(harness).request(), { email });
      const input = { token: await resetTokenFor(harness, email), password: GOOD };
      const reset = await harness.accounts.resetPassword(newVisitor(harness).request(), input);
      expect(reset).toMatchObject({ ok: true });
      visitor.keep(await harness.accounts.signIn(visitor.request(), { email, password: GOOD }));
      harness.advance(3601);
      expect(await change(0)).toMatchObject({ ok: true });
    });

    test("to the current password is rejected, in any Unicode form", async () => {
      const { visitor } = await newUser(harness);
      for (const [currentPassword, newPassword] of [
        [GOOD, GOOD],
        ["caf\u00e9 au lait", "cafe\u0301 au lait"],
      ] as const) {
        expect(
          await harness.accounts.changePassword(visitor.request(), { currentPassword, newPassword }),
        ).toMatchObject({ code: "weak-password", message: expect.stringMatching(/same as the current/) });
      }
    });

    test("to a weak password is rejected", async () => {
      const { visitor } = await newUser(harness);
      const input = { currentPassword: GOOD, newPassword: "password" };
      expect(await harness.accounts.changePassword(visitor.request(), input)).toMatchObject({
        code: "weak-password",
      });
    });
  });

  describe("deleting the account", () => {
    test("requires the password", async () => {
      const { visitor } = await newUser(harness);
      for (const password of [WRONG, ""]) {
        expect(await harness.accounts.deleteAccount(visitor.request(), { password })).toMatchObject({
          ok: false,
          code: "wrong-password",
        });
      }
      expect(await isSignedIn(harness, visitor)).toBe(true);
    });

    test("sends the user an email once it is complete", async () => {
      const { visitor, email } = await newUser(harness);
      await harness.accounts.deleteAccount(visitor.request(), { password: WRONG });
      expect(await harness.mailsTo(email)).toHaveLength(0);
      await harness.accounts.deleteAccount(visitor.request(), { password: GOOD });
      const mails = await harness.mailsTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/account was deleted/)]);
    });

    test("signs out every browser and releases the address", async () => {
      const { visitor, email } = await newUser(harness);
      const other = await onAnotherBrowser(harness, email);
      expect(await harness.accounts.deleteAccount(visitor.request(), { password: GOOD })).toMatchObject({
        ok: true,
      });
      expect(await isSignedIn(harness, visitor)).toBe(false);
      expect(await isSignedIn(harness, other)).toBe(false);
      expect(
        await harness.accounts.signIn(newVisitor(harness).request(), { email, password: GOOD }),
      ).toMatchObject({ ok: false, code: "invalid-credentials" });
      expect(
        await signUpAs(harness, newVisitor(harness).request(), { email, password: BETTER }),
      ).toMatchObject({ ok: true });
    });
  });

  test("account operations require a session", async () => {
    const { accounts } = harness;
    const request = () => newVisitor(harness).request();
    const answers = await Promise.all([
      accounts.sessions(request()),
      accounts.endSession(request(), "any"),
      accounts.endOtherSessions(request()),
      accounts.changePassword(request(), { currentPassword: GOOD, newPassword: BETTER }),
      accounts.deleteAccount(request(), { password: GOOD }),
      accounts.idToken(request()),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, code: "not-signed-in" });
  });
}

function describeNoSessionList(harnessOf: () => AccountHarness): void {
  test("sessions that the service cannot list are neither listed nor ended", async () => {
    const { visitor } = await newUser(harnessOf());
    expect(await harnessOf().accounts.sessions(visitor.request())).toEqual({ ok: true, sessions: [] });
    expect(await harnessOf().accounts.endSession(visitor.request(), "any")).toMatchObject({
      code: "session-not-found",
    });
  });
}

function describeSessionList(harnessOf: () => AccountHarness): void {
  describe("the sessions of a user", () => {
    test("are listed with their device, browser and network address, and the current one is marked", async () => {
      const { visitor, email } = await newUser(harnessOf());
      const elsewhere = await onAnotherBrowser(harnessOf(), email);
      const answer = await harnessOf().accounts.sessions(visitor.request());
      const sessions = answer.ok ? answer.sessions : [];
      expect(sessions).toHaveLength(2);
      expect(sessions.filter(({ current }) => current)).toHaveLength(1);
      expect(sessions.map(({ device }) => device)).toEqual(["Chrome on Windows", "Chrome on Windows"]);
      const { address } = visitor;
      const own = sessions.find(({ current }) => current);
      const other = sessions.find(({ current }) => !current);
      expect(own).toMatchObject({ address, browser: visitor.request().headers.get("user-agent") });
      expect(other?.address).toBe(elsewhere.address);
      for (const { createdAt, lastSeenAt } of sessions) {
        expect(new Date(createdAt).toISOString()).toBe(createdAt);
        expect(new Date(lastSeenAt).toISOString()).toBe(lastSeenAt);
      }
    });

    test("have an ID that is not the session token", async () => {
      const { visitor } = await newUser(harnessOf());
      const answer = await harnessOf().accounts.sessions(visitor.request());
      const cookie = visitor.request().headers.get("cookie") ?? "";
      for (const { id } of answer.ok ? answer.sessions : []) expect(cookie).not.toContain(id);
    });

    test("can be ended one by one, with immediate effect", async () => {
      const { visitor, email } = await newUser(harnessOf());
      const other = await onAnotherBrowser(harnessOf(), email);
      const listed = await harnessOf().accounts.sessions(visitor.request());
      const id = listed.ok ? listed.sessions.find(({ current }) => !current)?.id : undefined;
      expect(await harnessOf().accounts.endSession(visitor.request(), id ?? "")).toMatchObject({ ok: true });
      expect(await isSignedIn(harnessOf(), other)).toBe(false);
      expect(await isSignedIn(harnessOf(), visitor)).toBe(true);
    });

    test("cannot be ended by another user", async () => {
      const [ann, bob] = [await newUser(harnessOf()), await newUser(harnessOf())];
      const listed = await harnessOf().accounts.sessions(ann.visitor.request());
      const id = listed.ok ? listed.sessions[0]?.id : undefined;
      const rejection = { ok: false, code: "session-not-found" };
      expect(await harnessOf().accounts.endSession(bob.visitor.request(), id ?? "")).toMatchObject(rejection);
      expect(await harnessOf().accounts.endSession(bob.visitor.request(), "no-such-id")).toMatchObject(
        rejection,
      );
      await harnessOf().accounts.endOtherSessions(bob.visitor.request());
      expect(await isSignedIn(harnessOf(), ann.visitor)).toBe(true);
    });
  });
}
