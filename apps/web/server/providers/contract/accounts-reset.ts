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
  resetTokenFor,
} from "./account-harness.ts";
import { newEmail } from "./visitor.ts";

/** The password reset. */
export function describeReset(makeHarness: MakeHarness): void {
  let harness: AccountHarness;
  beforeAll(async () => {
    harness = await makeHarness();
  });
  const requestReset = (email: string) =>
    harness.accounts.requestPasswordReset(newVisitor(harness).request(), { email });
  const reset = (token: string, password = BETTER) =>
    harness.accounts.resetPassword(newVisitor(harness).request(), { token, password });

  describe("a password reset", () => {
    test("gets the same response for known and unknown addresses, and only the known one gets an email", async () => {
      const [known, unknown] = [(await newUser(harness)).email, newEmail()];
      const answers = [await requestReset(known), await requestReset(unknown)];
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).toMatchObject({ ok: true });
      expect(await harness.mailsTo(known)).toHaveLength(1);
      expect(await harness.mailsTo(unknown)).toHaveLength(0);
    });

    test("by the emailed link works once and ends all sessions", async () => {
      const { visitor, email } = await newUser(harness);
      const other = await onAnotherBrowser(harness, email);
      await requestReset(` ${email.toUpperCase()}`);
      const token = await resetTokenFor(harness, email);
      expect(await harness.accounts.isResetTokenValid(token)).toBe(true);
      expect(await reset(token)).toMatchObject({ ok: true });
      expect(await isSignedIn(harness, visitor)).toBe(false);
      expect(await isSignedIn(harness, other)).toBe(false);
      expect((await harness.mailsTo(email)).at(-1)?.subject).toMatch(/password was changed/);
      await onAnotherBrowser(harness, email, BETTER);
      expect(await harness.accounts.isResetTokenValid(token)).toBe(false);
      expect(await reset(token, GOOD)).toMatchObject({ ok: false, code: "invalid-token" });
    });

    test("succeeds once if the link is used concurrently", async () => {
      const { email } = await newUser(harness);
      await requestReset(email);
      const token = await resetTokenFor(harness, email);
      const answers = await Promise.all([1, 2, 3, 4].map(() => reset(token)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test("is rejected if the link is more than an hour old", async () => {
      const { email, uid } = await newUser(harness);
      await requestReset(email);
      const token = await resetTokenFor(harness, email);
      await harness.expireLinks(uid);
      expect(await harness.accounts.isResetTokenValid(token)).toBe(false);
      expect(await reset(token)).toMatchObject({
        ok: false,
        code: "invalid-token",
        message: expect.stringMatching(/has expired/),
      });
      await onAnotherBrowser(harness, email, GOOD);
    });

    test("with a weak password is rejected, and the link stays valid", async () => {
      const { email } = await newUser(harness);
      await requestReset(email);
      const token = await resetTokenFor(harness, email);
      expect(await reset(token, "password")).toMatchObject({ ok: false, code: "weak-password" });
      expect(await reset(token)).toMatchObject({ ok: true });
    });

    const twoLinks = async (email: string) => {
      await requestReset(email);
      const first = await resetTokenFor(harness, email);
      await requestReset(email);
      const second = await resetTokenFor(harness, email);
      expect(second).not.toBe(first);
      return [first, second] as const;
    };

    test("invalidates every other reset link of the account", async () => {
      const { email } = await newUser(harness);
      const [first, second] = await twoLinks(email);
      expect(await reset(second)).toMatchObject({ ok: true });
      expect(await harness.accounts.isResetTokenValid(first)).toBe(false);
      expect(await reset(first, GOOD)).toMatchObject({ ok: false, code: "invalid-token" });
    });

    test("is possible with a link sent before a password change, because an intruder may have made the change", async () => {
      const { email, visitor } = await newUser(harness);
      const links = await twoLinks(email);
      const input = { currentPassword: GOOD, newPassword: BETTER };
      expect(await harness.accounts.changePassword(visitor.request(), input)).toMatchObject({ ok: true });
      for (const token of links) expect(await harness.accounts.isResetTokenValid(token)).toBe(true);
      expect(await reset(links[0], NEWEST)).toMatchObject({ ok: true });
      await onAnotherBrowser(harness, email, NEWEST);
      expect(await isSignedIn(harness, visitor)).toBe(false);
    });

    test("is impossible once the account is deleted", async () => {
      const { email, visitor } = await newUser(harness);
      const links = await twoLinks(email);
      await harness.accounts.deleteAccount(visitor.request(), { password: GOOD });
      for (const token of links) expect(await reset(token)).toMatchObject({ code: "invalid-token" });
    });

    test.each(["", "x", "../../etc/passwd", "' or 1=1 --", "x".repeat(300)])(
      "is rejected with the token %j",
      async (token) => {
        expect(await harness.accounts.isResetTokenValid(token)).toBe(false);
        expect(await reset(token)).toMatchObject({ ok: false, code: "invalid-token" });
      },
    );

    test("for an invalid address is rejected", async () => {
      expect(await requestReset("ann")).toMatchObject({ ok: false, code: "invalid-email" });
    });
  });
}
