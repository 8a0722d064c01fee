import { beforeAll, describe, expect, test } from "vitest";
import {
  type AccountHarness,
  GOOD,
  isSignedIn,
  type MakeHarness,
  newUser,
  newVisitor,
  onAnotherBrowser,
  sessionCookieOf,
  WRONG,
} from "./account-harness.ts";
import { newEmail } from "./visitor.ts";

/** Sign-in, current account and sign-out. */
export function describeSignIn(makeHarness: MakeHarness): void {
  let harness: AccountHarness;
  beforeAll(async () => {
    harness = await makeHarness();
  });

  describe("signing in", () => {
    test("with a wrong password and with an unknown address gets the same response", async () => {
      const { email } = await newUser(harness);
      const answers = await Promise.all(
        [email, newEmail()].map((address) =>
          harness.accounts.signIn(newVisitor(harness).request(), { email: address, password: WRONG }),
        ),
      );
      const rejection = {
        ok: false,
        code: "invalid-credentials",
        message: "Incorrect email address or password.",
      };
      expect(answers).toEqual([rejection, rejection]);
    });

    test("with a password above the maximum length gets the same response", async () => {
      const { email } = await newUser(harness);
      const answer = await harness.accounts.signIn(newVisitor(harness).request(), {
        email,
        password: "x".repeat(900),
      });
      expect(answer).toMatchObject({ ok: false, code: "invalid-credentials" });
    });

    test("sets cookies that scripts cannot read and cross-site forms do not send", async () => {
      const { email } = await newUser(harness);
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

    test("creates a new session each time", async () => {
      const { email } = await newUser(harness);
      const answers = await Promise.all(
        [1, 2].map(() => harness.accounts.signIn(newVisitor(harness).request(), { email, password: GOOD })),
      );
      const cookies = answers.map((answer) => (answer.ok ? sessionCookieOf(answer) : ""));
      expect(new Set(cookies).size).toBe(2);
    });

    test("ends the browser's previous session, also of another user", async () => {
      const [ann, bob] = [await newUser(harness), await newUser(harness)];
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
    test("of a visitor is null", async () => {
      const answer = await harness.accounts.currentAccount(newVisitor(harness).request());
      expect(answer).toEqual({ account: null, cookies: [] });
    });

    test("of a forged or changed cookie is null", async () => {
      const { visitor } = await newUser(harness);
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
    test("ends the session, also for a copy of the cookie", async () => {
      const { visitor } = await newUser(harness);
      const copy = visitor.stolen();
      expect(await isSignedIn(harness, copy)).toBe(true);
      expect(visitor.keep(await harness.accounts.signOut(visitor.request()))).toMatchObject({ ok: true });
      expect(await isSignedIn(harness, visitor)).toBe(false);
      expect(await isSignedIn(harness, copy)).toBe(false);
    });

    test("is not limited by other sign-outs from the same address", async () => {
      const { visitor } = await newUser(harness);
      const cookies = (visitor.request().headers.get("cookie") ?? "").split("; ");
      const [name = ""] = sessionCookieOf({ cookies }).split("=");
      const cookie = `${name}=${"x".repeat(32)}.${"y".repeat(43)}%3D`;
      for (let n = 0; n < 120; n += 1)
        await harness.accounts.signOut(newVisitor(harness, visitor.address).request(n % 2 ? { cookie } : {}));
      expect(await harness.accounts.signOut(visitor.request())).toMatchObject({ ok: true });
      expect(await isSignedIn(harness, visitor)).toBe(false);
    });

    test("ends only this browser's session", async () => {
      const { visitor, email } = await newUser(harness);
      const other = await onAnotherBrowser(harness, email);
      await harness.accounts.signOut(visitor.request());
      expect(await isSignedIn(harness, other)).toBe(true);
    });
  });
}
