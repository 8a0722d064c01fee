import { beforeAll, describe, expect, test } from "vitest";
import {
  type AccountHarness,
  BETTER,
  GOOD,
  isSignedIn,
  type MakeHarness,
  newPerson,
  newVisitor,
  onAnotherBrowser,
  PROFILE,
  sessionCookieOf,
  signUpAs,
  WRONG,
} from "./account-harness.ts";
import { newEmail } from "./visitor.ts";

/** From sign-up to the deleted account. */
export function describeLife(makeHarness: MakeHarness): void {
  let harness: AccountHarness;
  beforeAll(async () => {
    harness = await makeHarness();
  });

  describe("signing up", () => {
    test("makes an account and signs the person in", async () => {
      const { visitor, email, uid } = await newPerson(harness);
      const { account } = await harness.accounts.currentAccount(visitor.request());
      expect(account).toEqual({ uid, email, emailVerified: false, unsavedProfile: PROFILE });
    });

    test("keeps the profile with the account until it is said to stand elsewhere", async () => {
      const [ann, bob] = [await newPerson(harness), await newPerson(harness)];
      expect(await harness.accounts.profileSaved(ann.uid)).toMatchObject({ ok: true });
      const kept = async ({ visitor }: typeof ann) =>
        (await harness.accounts.currentAccount(visitor.request())).account?.unsavedProfile;
      expect(await kept(ann)).toBeNull();
      expect(await kept(bob)).toEqual(PROFILE);
    });

    test("keeps the address trimmed and in lower case, however it was typed", async () => {
      const email = newEmail();
      const visitor = newVisitor(harness);
      const typed = ` ${email.toUpperCase()} `;
      const answer = await signUpAs(harness, visitor.request(), { email: typed, password: GOOD });
      expect(answer).toMatchObject({ ok: true, account: { email } });
      expect(
        await harness.accounts.signIn(visitor.request(), {
          email: `\t${email.toUpperCase()}`,
          password: GOOD,
        }),
      ).toMatchObject({ ok: true, account: { email } });
    });

    test("with a known address says so, in any case of its letters", async () => {
      const { email } = await newPerson(harness);
      const visitor = newVisitor(harness);
      const input = { email: email.toUpperCase(), password: BETTER };
      expect(await signUpAs(harness, visitor.request(), input)).toEqual({
        ok: false,
        code: "email-taken",
        message:
          "There is already an account with this email address. Sign in instead, or reset your password.",
      });
    });

    test("twice at the same moment makes one account", async () => {
      const email = newEmail();
      const answers = await Promise.all(
        [1, 2, 3].map(() => signUpAs(harness, newVisitor(harness).request(), { email, password: GOOD })),
      );
      const codes = answers.map((answer) => (answer.ok ? "ok" : answer.code)).sort();
      expect(codes).toEqual(["email-taken", "email-taken", "ok"]);
    });

    test.each([
      ["7 characters", "xk7#Qp2", /at least 8/],
      ["136 characters", "xk7#Qp2!".repeat(17), /at most 128/],
      ["a word of the list", "Password1", /attackers try first/],
      ["one letter only", "zzzzzzzzzz", /repeats/],
    ])("with a password of %s is refused, with the reason", async (_, password, reason) => {
      const answer = await signUpAs(harness, newVisitor(harness).request(), {
        email: newEmail(),
        password,
      });
      expect(answer).toMatchObject({
        ok: false,
        code: "weak-password",
        message: expect.stringMatching(reason),
      });
    });

    test("with one's own name as the password is refused", async () => {
      const answer = await harness.accounts.signUp(newVisitor(harness).request(), {
        email: newEmail(),
        password: "Wojciechowska7",
        profile: { fullName: "Agnieszka Wojciechowska", company: "UQ" },
      });
      expect(answer).toMatchObject({ ok: false, code: "weak-password" });
    });

    test("with one's own address as the password is refused", async () => {
      const email = newEmail();
      const answer = await signUpAs(harness, newVisitor(harness).request(), { email, password: email });
      expect(answer).toMatchObject({ ok: false, code: "weak-password" });
    });

    test("takes any characters, and a password of 128", async () => {
      const animals = Array.from({ length: 128 }, (_, at) =>
        String.fromCodePoint(0x1f400 + ((at * 37) % 64)),
      ).join("");
      for (const password of ["пароль снега нет", "  spaces at both ends  ", animals]) {
        const email = newEmail();
        const visitor = newVisitor(harness);
        harness.secrets.add(password);
        expect(await signUpAs(harness, visitor.request(), { email, password })).toMatchObject({
          ok: true,
        });
        expect(await harness.accounts.signIn(visitor.request(), { email, password })).toMatchObject({
          ok: true,
        });
        expect(
          await harness.accounts.signIn(visitor.request(), { email, password: password.slice(0, -1) }),
        ).toMatchObject({ ok: false });
      }
    });

    test.each(["", "ann", "ann@", "ann@example", "a nn@example.com", "ann@example.com, bob@example.com"])(
      "with %j for an address is refused",
      async (email) => {
        const answer = await signUpAs(harness, newVisitor(harness).request(), {
          email,
          password: GOOD,
        });
        expect(answer).toMatchObject({ ok: false, code: "invalid-email" });
      },
    );
  });

  describe("signing in", () => {
    test("with a wrong password and with an unknown address gets one and the same answer", async () => {
      const { email } = await newPerson(harness);
      const answers = await Promise.all(
        [email, newEmail()].map((address) =>
          harness.accounts.signIn(newVisitor(harness).request(), { email: address, password: WRONG }),
        ),
      );
      const refusal = {
        ok: false,
        code: "invalid-credentials",
        message: "The email address or password is not right.",
      };
      expect(answers).toEqual([refusal, refusal]);
    });

    test("with a password longer than any can be gets the same answer too", async () => {
      const { email } = await newPerson(harness);
      const answer = await harness.accounts.signIn(newVisitor(harness).request(), {
        email,
        password: "x".repeat(900),
      });
      expect(answer).toMatchObject({ ok: false, code: "invalid-credentials" });
    });

    test("sets a cookie that scripts can not read and that no other site's form brings along", async () => {
      const { email } = await newPerson(harness);
      const answer = await harness.accounts.signIn(newVisitor(harness).request(), { email, password: GOOD });
      const cookies = answer.ok ? answer.cookies : [];
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/; HttpOnly/i);
        expect(cookie).toMatch(/; SameSite=Lax/i);
        expect(cookie).toMatch(/; Path=\//i);
        expect(cookie).not.toMatch(/Domain=/i);
      }
    });

    test("gives a new session each time", async () => {
      const { email } = await newPerson(harness);
      const answers = await Promise.all(
        [1, 2].map(() => harness.accounts.signIn(newVisitor(harness).request(), { email, password: GOOD })),
      );
      const cookies = answers.map((answer) => (answer.ok ? sessionCookieOf(answer) : ""));
      expect(new Set(cookies).size).toBe(2);
    });

    test("where somebody is signed in already ends that session, whose ever it was", async () => {
      const [ann, bob] = [await newPerson(harness), await newPerson(harness)];
      const annsCopy = ann.visitor.stolen();
      const signIn = (password: string) =>
        harness.accounts.signIn(ann.visitor.request(), { email: bob.email, password });
      expect(ann.visitor.keep(await signIn(WRONG))).toMatchObject({ code: "invalid-credentials" });
      expect(await isSignedIn(harness, ann.visitor)).toBe(true);
      expect(ann.visitor.keep(await signIn(GOOD))).toMatchObject({ ok: true });
      const { account } = await harness.accounts.currentAccount(ann.visitor.request());
      expect(account?.email).toBe(bob.email);
      expect(await isSignedIn(harness, annsCopy)).toBe(false);
      expect(await isSignedIn(harness, bob.visitor)).toBe(true);
    });
  });

  describe("the current account", () => {
    test("of a visitor is nobody", async () => {
      const answer = await harness.accounts.currentAccount(newVisitor(harness).request());
      expect(answer).toEqual({ account: null, cookies: [] });
    });

    test("of a forged or changed cookie is nobody", async () => {
      const { visitor } = await newPerson(harness);
      const cookies = (visitor.request().headers.get("cookie") ?? "").split("; ");
      const [name = "", value = ""] = sessionCookieOf({ cookies }).split("=");
      const unchanged = newVisitor(harness).request({ cookie: `${name}=${value}` });
      expect((await harness.accounts.currentAccount(unchanged)).account).not.toBeNull();
      const [token = "", signature = ""] = decodeURIComponent(value).split(".");
      const forged = [
        `${name}=${token}`,
        `${name}=${token}.`,
        `${name}=${token}.${encodeURIComponent(`${signature[0] === "A" ? "B" : "A"}${signature.slice(1)}`)}`,
        `${name}=${"x".repeat(32)}.${encodeURIComponent(signature)}`,
        `${name}=' or 1=1 --`,
      ];
      for (const each of forged) {
        const answer = await harness.accounts.currentAccount(newVisitor(harness).request({ cookie: each }));
        expect(answer.account).toBeNull();
      }
    });
  });

  describe("signing out", () => {
    test("ends the session, for a copy of the cookie too", async () => {
      const { visitor } = await newPerson(harness);
      const copy = visitor.stolen();
      expect(await isSignedIn(harness, copy)).toBe(true);
      expect(visitor.keep(await harness.accounts.signOut(visitor.request()))).toMatchObject({ ok: true });
      expect(await isSignedIn(harness, visitor)).toBe(false);
      expect(await isSignedIn(harness, copy)).toBe(false);
    });

    test("ends this browser's session only", async () => {
      const { visitor, email } = await newPerson(harness);
      const other = await onAnotherBrowser(harness, email);
      await harness.accounts.signOut(visitor.request());
      expect(await isSignedIn(harness, other)).toBe(true);
    });
  });

  describe("the sessions of a person", () => {
    test("are listed with their device, and the asking one is marked", async () => {
      const { visitor, email } = await newPerson(harness);
      await onAnotherBrowser(harness, email);
      const answer = await harness.accounts.sessions(visitor.request());
      const sessions = answer.ok ? answer.sessions : [];
      expect(sessions).toHaveLength(2);
      expect(sessions.filter(({ current }) => current)).toHaveLength(1);
      expect(sessions.map(({ device }) => device)).toEqual(["Chrome on Windows", "Chrome on Windows"]);
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
        ).toEqual({ ok: false, code: "wrong-password", message: "The current password is not right." });
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
      expect(mail?.subject).toMatch(/password .* was changed/);
      for (const secret of [GOOD, BETTER]) expect(mail?.text).not.toContain(secret);
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
      expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/account .* was deleted/)]);
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
