import { describe, expect, test } from "vitest";
import {
  type AccountHarness,
  BETTER,
  confirmationIn,
  GOOD,
  linkFor,
  type MakeHarness,
  newUser,
  newVisitor,
  onAnotherBrowser,
  resetTokenFor,
  signUpAs,
} from "./account-harness.ts";
import { newEmail } from "./visitor.ts";

/** Bot check, email verification and https. */
export function describeModes(makeHarness: MakeHarness): void {
  const signUp = (harness: AccountHarness, request: Request, botCheck?: string, email = newEmail()) =>
    signUpAs(harness, request, { email, password: GOOD, botCheck });

  describe("the bot check", () => {
    test("set to `always` is required at the first sign-up, which succeeds with the solution", async () => {
      const harness = await makeHarness({ botCheck: "always" });
      const visitor = newVisitor(harness);
      expect(await signUp(harness, visitor.request())).toMatchObject({
        ok: false,
        code: "bot-check-required",
      });
      const solution = await harness.solveBotCheck();
      expect(await signUp(harness, visitor.request(), solution)).toMatchObject({ ok: true });
    });

    test("accepts a solution once, even if it is sent several times concurrently", async () => {
      const harness = await makeHarness({ botCheck: "always" });
      const solution = await harness.solveBotCheck();
      const answers = await Promise.all(
        [1, 2, 3].map(() => signUp(harness, newVisitor(harness).request(), solution)),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await signUp(harness, newVisitor(harness).request(), solution)).toMatchObject({
        ok: false,
        code: "bot-check-failed",
      });
    });

    test("rejects a solution that is forged, changed, too easy or expired", async () => {
      const harness = await makeHarness({ botCheck: "always" });
      const real = await harness.solveBotCheck();
      const { challenge, solution } = JSON.parse(Buffer.from(real, "base64").toString("utf8"));
      const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
      const parameters = challenge.parameters;
      const forged = [
        "",
        "rubbish",
        pack(null),
        pack({}),
        pack({ challenge }),
        pack({ challenge, solution: { ...solution, derivedKey: "00".repeat(32) } }),
        pack({ challenge: { ...challenge, parameters: { ...parameters, keyPrefix: "00" } }, solution }),
        pack({ challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution }),
        pack({
          challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } },
          solution,
        }),
        pack({ challenge: { ...challenge, signature: "00".repeat(32) }, solution }),
      ];
      for (const each of forged) {
        expect(await signUp(harness, newVisitor(harness).request(), each)).toMatchObject({ ok: false });
      }
      harness.advance(3600);
      expect(await signUp(harness, newVisitor(harness).request(), real)).toMatchObject({
        code: "bot-check-failed",
      });
    });

    test("set to `auto` is required after three sign-ups from one address, for an hour", async () => {
      const harness = await makeHarness({ botCheck: "auto" });
      const visitor = newVisitor(harness);
      for (let n = 0; n < 3; n += 1) {
        expect(await signUp(harness, visitor.request())).toMatchObject({ ok: true });
      }
      expect(await signUp(harness, visitor.request())).toMatchObject({ code: "bot-check-required" });
      expect(await signUp(harness, newVisitor(harness).request())).toMatchObject({ ok: true });
      const solution = await harness.solveBotCheck();
      expect(await signUp(harness, visitor.request(), solution)).toMatchObject({ ok: true });
      harness.advance(3601);
      expect(await signUp(harness, visitor.request())).toMatchObject({ ok: true });
    });

    test("set to `off` is never required", async () => {
      const harness = await makeHarness({ botCheck: "off" });
      const visitor = newVisitor(harness);
      for (let n = 0; n < 5; n += 1) {
        expect(await signUp(harness, visitor.request())).toMatchObject({ ok: true });
      }
    });
  });

  describe("with email verification", () => {
    const CONFIRM = /^Confirm your email address/;
    const subjectsTo = async (harness: AccountHarness, email: string) =>
      (await harness.mailsTo(email)).map(({ subject }) => subject);
    const withPassword = (harness: AccountHarness, email: string, password: string, fullName = "Ann") => {
      const profile = { fullName, company: "UQ" };
      return harness.accounts.signUp(newVisitor(harness).request(), { email, password, profile });
    };
    const signIn = (harness: AccountHarness, email: string, password: string, link?: string) => {
      const confirmation = link === undefined ? undefined : confirmationIn(link);
      return harness.accounts.signIn(newVisitor(harness).request(), { email, password, confirmation });
    };
    const stateOf = (harness: AccountHarness, link: string) =>
      harness.accounts.confirmation(confirmationIn(link));

    test("a sign-up gets the same response for known, unconfirmed and unknown addresses", async () => {
      const harness = await makeHarness({ requireEmailVerification: true });
      const email = newEmail();
      const first = await signUp(harness, newVisitor(harness).request(), undefined, email);
      const again = await signUp(harness, newVisitor(harness).request(), undefined, email);
      expect(await signIn(harness, email, GOOD, await linkFor(harness, email))).toMatchObject({ ok: true });
      const known = await signUp(harness, newVisitor(harness).request(), undefined, email);
      expect(first).toEqual({ ok: true, account: null, cookies: [] });
      expect(again).toEqual(first);
      expect(known).toEqual(first);
      const subjects = await subjectsTo(harness, email);
      expect(subjects[0]).toMatch(CONFIRM);
      expect(subjects[1]).toMatch(CONFIRM);
      expect(subjects[2]).toMatch(/^You already have a/);
    });

    test("a second sign-up replaces password and profile, and only its link is valid", async () => {
      const harness = await makeHarness({ requireEmailVerification: true });
      const email = newEmail();
      await withPassword(harness, email, BETTER, "A Stranger");
      const strangers = await linkFor(harness, email);
      await withPassword(harness, email, GOOD, "Ann O'Neil");
      expect(await stateOf(harness, strangers)).toEqual({ state: "outdated" });
      for (const password of [GOOD, BETTER])
        expect(await signIn(harness, email, password, strangers)).toMatchObject({ ok: false });
      const link = await linkFor(harness, email);
      expect(await signIn(harness, email, BETTER, link)).toMatchObject({ code: "invalid-credentials" });
      const signedIn = await signIn(harness, email, GOOD, link);
      expect(signedIn).toMatchObject({ ok: true, account: { emailVerified: true } });
      const uid = signedIn.ok ? signedIn.account.uid : "";
      expect(await harness.profileOf(uid)).toMatchObject({ fullName: "Ann O'Neil" });
    });

    test("a link confirms only the sign-up that it was sent for, together with its password", async () => {
      const harness = await makeHarness({ requireEmailVerification: true });
      const email = newEmail();
      await withPassword(harness, email, GOOD);
      await withPassword(harness, email, BETTER, "A Stranger");
      const newest = await linkFor(harness, email);
      expect(await stateOf(harness, newest)).toEqual({ state: "open", email });
      expect(await signIn(harness, email, GOOD, newest)).toMatchObject({
        code: "invalid-credentials",
        message: expect.stringMatching(/sign up again or reset your password/),
      });
      // The stranger has the password, but neither this link nor one that works for this account.
      const own = newEmail();
      await withPassword(harness, own, BETTER);
      for (const link of [undefined, await linkFor(harness, own)])
        expect(await signIn(harness, email, BETTER, link)).toMatchObject({ ok: false });
      expect(await stateOf(harness, newest)).toEqual({ state: "open", email });
    });

    test("an account that was used before verification was required is not replaced by another sign-up", async () => {
      const [open, strict] = [await makeHarness(), await makeHarness({ requireEmailVerification: true })];
      const used = await newUser(open);
      await open.accounts.signOut(used.visitor.request());
      const young = await newUser(open);
      for (const { email } of [used, young]) {
        await withPassword(strict, email, BETTER, "A Stranger");
        expect(await subjectsTo(strict, email)).toEqual([expect.stringMatching(/^You already have/)]);
        await onAnotherBrowser(open, email, GOOD);
      }
    });

    test("the right password of an unconfirmed account sends a new link, a limited number of times", async () => {
      const harness = await makeHarness({ requireEmailVerification: true });
      const email = newEmail();
      await withPassword(harness, email, GOOD);
      for (let n = 0; n < 5; n += 1) {
        expect(await signIn(harness, email, GOOD)).toMatchObject({
          code: "invalid-credentials",
          message: expect.stringMatching(/confirm your email address/),
        });
      }
      expect(await subjectsTo(harness, email)).toHaveLength(3);
      expect(await signIn(harness, email, GOOD, await linkFor(harness, email))).toMatchObject({ ok: true });
      expect(await signIn(harness, email, GOOD)).toMatchObject({ ok: true });
    });

    test("sign-up emails to one mailbox are limited, known or not", async () => {
      const harness = await makeHarness({ requireEmailVerification: true });
      const email = newEmail();
      for (let n = 0; n < 3; n += 1)
        expect(await withPassword(harness, email, GOOD)).toMatchObject({ ok: true });
      expect(await withPassword(harness, email, GOOD)).toMatchObject({ code: "rate-limited" });
      expect(await subjectsTo(harness, email)).toHaveLength(3);
      harness.advance(3600);
      expect(await withPassword(harness, email, GOOD)).toMatchObject({ ok: true });
    });

    test("a completed reset confirms the address", async () => {
      const harness = await makeHarness({ requireEmailVerification: true });
      const email = newEmail();
      await withPassword(harness, email, GOOD);
      await harness.accounts.requestPasswordReset(newVisitor(harness).request(), { email });
      const input = { token: await resetTokenFor(harness, email), password: BETTER };
      await harness.accounts.resetPassword(newVisitor(harness).request(), input);
      expect(await signIn(harness, email, BETTER)).toMatchObject({
        ok: true,
        account: { emailVerified: true },
      });
    });

    test("a link reports its state, is valid for an hour and cannot be forged", async () => {
      const harness = await makeHarness({ requireEmailVerification: true });
      const email = newEmail();
      await withPassword(harness, email, GOOD);
      const link = await linkFor(harness, email);
      const forged = `x${confirmationIn(link)}`;
      for (const value of ["", "1", forged, `verified.zzzzzz.${"A".repeat(43)}`])
        expect(await harness.accounts.confirmation(value)).toEqual({ state: "outdated" });
      // A mail program that fetches links changes nothing.
      for (let n = 0; n < 2; n += 1) expect(await stateOf(harness, link)).toEqual({ state: "open", email });
      harness.advance(3601);
      expect(await stateOf(harness, link)).toEqual({ state: "outdated" });
      expect(await signIn(harness, email, GOOD, link)).toMatchObject({ ok: false });
      const fresh = await linkFor(harness, email);
      expect(await signIn(harness, email, GOOD, fresh)).toMatchObject({ ok: true });
      expect(await stateOf(harness, fresh)).toEqual({ state: "confirmed", email });
    });

    test("no sign-in is possible before the address is confirmed, and a wrong password does not reveal the reason", async () => {
      const harness = await makeHarness({ requireEmailVerification: true });
      const email = newEmail();
      await signUp(harness, newVisitor(harness).request(), undefined, email);
      expect(await signIn(harness, email, BETTER)).toMatchObject({
        message: "Incorrect email address or password.",
      });
      expect(await signIn(harness, email, GOOD)).toMatchObject({
        ok: false,
        message: expect.stringMatching(/confirm your email address/),
      });
      expect(await harness.mailsTo(email)).toHaveLength(2);
    });
  });

  describe("on https", () => {
    test("cookies are bound to the host and sent only over https", async () => {
      const harness = await makeHarness({ publicUrl: "https://tools.example.com" });
      const visitor = newVisitor(harness);
      const email = newEmail();
      const answer = await signUp(harness, visitor.request(), undefined, email);
      const cookies = answer.ok && "cookies" in answer ? answer.cookies : [];
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-/);
        expect(cookie).toMatch(/; Secure/i);
      }
      await onAnotherBrowser(harness, email);
    });
  });
}
