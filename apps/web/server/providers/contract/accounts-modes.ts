import { describe, expect, test } from "vitest";
import {
  type AccountHarness,
  BETTER,
  GOOD,
  type MakeHarness,
  newVisitor,
  onAnotherBrowser,
} from "./account-harness.ts";
import { newEmail } from "./visitor.ts";

/** What the settings change. */
export function describeModes(makeHarness: MakeHarness): void {
  const signUp = ({ accounts }: AccountHarness, request: Request, botCheck?: string, email = newEmail()) =>
    accounts.signUp(request, { email, password: GOOD, botCheck });

  describe("the bot check", () => {
    test("switched to always, is asked for at the first sign-up, which succeeds with the solution", async () => {
      const harness = await makeHarness({ botCheck: "always" });
      const visitor = newVisitor(harness);
      expect(await signUp(harness, visitor.request())).toMatchObject({
        ok: false,
        code: "bot-check-required",
      });
      const solution = await harness.solveBotCheck();
      expect(await signUp(harness, visitor.request(), solution)).toMatchObject({ ok: true });
    });

    test("takes a solution once, even when it comes twice at the same moment", async () => {
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

    test("takes no solution that is forged, changed, too easy or too old", async () => {
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

    test("switched to auto, is asked for after three sign-ups from one address, for an hour", async () => {
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

    test("switched off, is never asked for", async () => {
      const harness = await makeHarness({ botCheck: "off" });
      const visitor = newVisitor(harness);
      for (let n = 0; n < 5; n += 1) {
        expect(await signUp(harness, visitor.request())).toMatchObject({ ok: true });
      }
    });
  });

  describe("with e-mail verification switched on", () => {
    test("a sign-up is answered alike for known and unknown addresses", async () => {
      const harness = await makeHarness({ requireEmailVerification: true });
      const email = newEmail();
      const first = await signUp(harness, newVisitor(harness).request(), undefined, email);
      const again = await signUp(harness, newVisitor(harness).request(), undefined, email);
      expect(first).toEqual({ ok: true, account: null, cookies: [] });
      expect(again).toEqual(first);
      const [confirm, notice] = await harness.mailsTo(email);
      expect(confirm?.subject).toMatch(/^Confirm your email address/);
      expect(notice?.subject).toMatch(/^You already have an account/);
    });

    test("nobody signs in before the address is confirmed, and a wrong password learns nothing of it", async () => {
      const harness = await makeHarness({ requireEmailVerification: true });
      const email = newEmail();
      await signUp(harness, newVisitor(harness).request(), undefined, email);
      const signIn = (password: string) =>
        harness.accounts.signIn(newVisitor(harness).request(), { email, password });
      expect(await signIn(BETTER)).toMatchObject({ message: "The email address or password is not right." });
      expect(await signIn(GOOD)).toMatchObject({
        ok: false,
        message: expect.stringMatching(/confirm your email address/),
      });
      expect(await harness.mailsTo(email)).toHaveLength(2);
    });
  });

  describe("on https", () => {
    test("the cookie is for this very host and never travels in the open", async () => {
      const harness = await makeHarness({ publicUrl: "https://tools.example.com" });
      const visitor = newVisitor(harness);
      const email = newEmail();
      const answer = await signUp(harness, visitor.request(), undefined, email);
      const cookies = answer.ok && "cookies" in answer ? answer.cookies : [];
      expect(cookies[0]).toMatch(/^__Host-/);
      expect(cookies[0]).toMatch(/; Secure/i);
      await onAnotherBrowser(harness, email);
    });
  });
}
