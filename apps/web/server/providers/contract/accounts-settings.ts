import { beforeAll, describe, expect, test } from "vitest";
import {
  type AccountHarness,
  BETTER,
  GOOD,
  isSignedIn,
  type MakeHarness,
  NEWEST,
  newPerson,
  newVisitor,
  onAnotherBrowser,
  resetTokenFor,
  signUpAs,
  WRONG,
} from "./account-harness.ts";

/** What a person does with an account: its sessions, its password, its end. */
export function describeOwnAccount(makeHarness: MakeHarness): void {
  let harness: AccountHarness;
  beforeAll(async () => {
    harness = await makeHarness();
  });

  describe("the sessions of a person", () => {
    test("are listed with their device, browser and network address, and the current one is marked", async () => {
      const { visitor, email } = await newPerson(harness);
      const elsewhere = await onAnotherBrowser(harness, email);
      const answer = await harness.accounts.sessions(visitor.request());
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

    test("are named by something that signs nobody in", async () => {
      const { visitor } = await newPerson(harness);
      const answer = await harness.accounts.sessions(visitor.request());
      const cookie = visitor.request().headers.get("cookie") ?? "";
      for (const { id } of answer.ok ? answer.sessions : []) expect(cookie).not.toContain(id);
    });

    test("end one by one, at once", async () => {
      const { visitor, email } = await newPerson(harness);
      const other = await onAnotherBrowser(harness, email);
      const listed = await harness.accounts.sessions(visitor.request());
      const id = listed.ok ? listed.sessions.find(({ current }) => !current)?.id : undefined;
      expect(await harness.accounts.endSession(visitor.request(), id ?? "")).toMatchObject({ ok: true });
      expect(await isSignedIn(harness, other)).toBe(false);
      expect(await isSignedIn(harness, visitor)).toBe(true);
    });

    test("can not be ended by another person", async () => {
      const [ann, bob] = [await newPerson(harness), await newPerson(harness)];
      const listed = await harness.accounts.sessions(ann.visitor.request());
      const id = listed.ok ? listed.sessions[0]?.id : undefined;
      const refusal = { ok: false, code: "session-not-found" };
      expect(await harness.accounts.endSession(bob.visitor.request(), id ?? "")).toMatchObject(refusal);
      expect(await harness.accounts.endSession(bob.visitor.request(), "no-such-id")).toMatchObject(refusal);
      await harness.accounts.endOtherSessions(bob.visitor.request());
      expect(await isSignedIn(harness, ann.visitor)).toBe(true);
    });

    test("end all but this one", async () => {
      const { visitor, email } = await newPerson(harness);
      const others = [await onAnotherBrowser(harness, email), await onAnotherBrowser(harness, email)];
      expect(await harness.accounts.endOtherSessions(visitor.request())).toMatchObject({ ok: true });
      for (const other of others) expect(await isSignedIn(harness, other)).toBe(false);
      expect(await isSignedIn(harness, visitor)).toBe(true);
    });
  });

  describe("changing the password", () => {
    test("ends the other sessions and keeps the person signed in, on a new session", async () => {
      const { visitor, email } = await newPerson(harness);
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

    test("needs the current one", async () => {
      const { visitor, email } = await newPerson(harness);
      for (const currentPassword of [WRONG, "", "x".repeat(900)]) {
        expect(
          await harness.accounts.changePassword(visitor.request(), { currentPassword, newPassword: BETTER }),
        ).toEqual({ ok: false, code: "wrong-password", message: "Incorrect current password." });
      }
      await onAnotherBrowser(harness, email, GOOD);
      expect(await harness.mailsTo(email)).toHaveLength(0);
    });

    test("is told to the person by e-mail", async () => {
      const { visitor, email } = await newPerson(harness);
      const input = { currentPassword: GOOD, newPassword: BETTER };
      await harness.accounts.changePassword(visitor.request(), input);
      const [mail, ...others] = await harness.mailsTo(email);
      expect(others).toEqual([]);
      expect(mail?.subject).toMatch(/password was changed/);
      for (const secret of [GOOD, BETTER]) expect(mail?.text).not.toContain(secret);
    });

    test("is possible four times an hour, and the reset link works all the same", async () => {
      const { visitor, email } = await newPerson(harness);
      const passwords = [GOOD, BETTER, NEWEST];
      const change = async (n: number) =>
        visitor.keep(
          await harness.accounts.changePassword(visitor.request(), {
            currentPassword: passwords[n % 3] ?? "",
            newPassword: passwords[(n + 1) % 3] ?? "",
          }),
        );
      for (let n = 0; n < 4; n += 1) expect(await change(n)).toMatchObject({ ok: true });
      const refusal = await change(4);
      expect(refusal).toMatchObject({
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

    test("to the same one is refused, in whichever letters", async () => {
      const { visitor } = await newPerson(harness);
      for (const [currentPassword, newPassword] of [
        [GOOD, GOOD],
        ["caf\u00e9 au lait", "cafe\u0301 au lait"],
      ] as const) {
        expect(
          await harness.accounts.changePassword(visitor.request(), { currentPassword, newPassword }),
        ).toMatchObject({ code: "weak-password", message: expect.stringMatching(/same as the current/) });
      }
    });

    test("keeps to the same rule", async () => {
      const { visitor } = await newPerson(harness);
      const input = { currentPassword: GOOD, newPassword: "password" };
      expect(await harness.accounts.changePassword(visitor.request(), input)).toMatchObject({
        code: "weak-password",
      });
    });
  });

  describe("deleting the account", () => {
    test("needs the password", async () => {
      const { visitor } = await newPerson(harness);
      for (const password of [WRONG, ""]) {
        expect(await harness.accounts.deleteAccount(visitor.request(), { password })).toMatchObject({
          ok: false,
          code: "wrong-password",
        });
      }
      expect(await isSignedIn(harness, visitor)).toBe(true);
    });

    test("is told to the person by e-mail, once it is done", async () => {
      const { visitor, email } = await newPerson(harness);
      await harness.accounts.deleteAccount(visitor.request(), { password: WRONG });
      expect(await harness.mailsTo(email)).toHaveLength(0);
      await harness.accounts.deleteAccount(visitor.request(), { password: GOOD });
      const mails = await harness.mailsTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/account was deleted/)]);
    });

    test("ends it on every browser, and frees the address", async () => {
      const { visitor, email } = await newPerson(harness);
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

  test("what belongs to a signed-in person is refused to everybody else", async () => {
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
