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
} from "./account-harness.ts";
import { newEmail } from "./visitor.ts";

/** The forgotten password. */
export function describeReset(makeHarness: MakeHarness): void {
  let harness: AccountHarness;
  beforeAll(async () => {
    harness = await makeHarness();
  });
  const ask = (email: string) =>
    harness.accounts.requestPasswordReset(newVisitor(harness).request(), { email });
  const reset = (token: string, password = BETTER) =>
    harness.accounts.resetPassword(newVisitor(harness).request(), { token, password });

  describe("a forgotten password", () => {
    test("is answered alike for known and unknown addresses, and only the known gets an e-mail", async () => {
      const [known, unknown] = [(await newPerson(harness)).email, newEmail()];
      const answers = [await ask(known), await ask(unknown)];
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).toMatchObject({ ok: true });
      expect(await harness.mailsTo(known)).toHaveLength(1);
      expect(await harness.mailsTo(unknown)).toHaveLength(0);
    });

    test("is set anew by the e-mailed link, which works once and ends all sessions", async () => {
      const { visitor, email } = await newPerson(harness);
      const other = await onAnotherBrowser(harness, email);
      await ask(` ${email.toUpperCase()}`);
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

    test("is set once, when the link is used twice at the same moment", async () => {
      const { email } = await newPerson(harness);
      await ask(email);
      const token = await resetTokenFor(harness, email);
      const answers = await Promise.all([1, 2, 3, 4].map(() => reset(token)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test("is not set by a link that is more than an hour old", async () => {
      const { email, uid } = await newPerson(harness);
      await ask(email);
      const token = await resetTokenFor(harness, email);
      await harness.outdateLinks(uid);
      expect(await harness.accounts.isResetTokenValid(token)).toBe(false);
      expect(await reset(token)).toMatchObject({
        ok: false,
        code: "invalid-token",
        message: expect.stringMatching(/has expired/),
      });
      await onAnotherBrowser(harness, email, GOOD);
    });

    test("that is refused by the rule leaves the link working", async () => {
      const { email } = await newPerson(harness);
      await ask(email);
      const token = await resetTokenFor(harness, email);
      expect(await reset(token, "password")).toMatchObject({ ok: false, code: "weak-password" });
      expect(await reset(token)).toMatchObject({ ok: true });
    });

    const twoLinks = async (email: string) => {
      await ask(email);
      const first = await resetTokenFor(harness, email);
      await ask(email);
      const second = await resetTokenFor(harness, email);
      expect(second).not.toBe(first);
      return [first, second] as const;
    };

    test("once set anew, outdates every other link of the person", async () => {
      const { email } = await newPerson(harness);
      const [first, second] = await twoLinks(email);
      expect(await reset(second)).toMatchObject({ ok: true });
      expect(await harness.accounts.isResetTokenValid(first)).toBe(false);
      expect(await reset(first, GOOD)).toMatchObject({ ok: false, code: "invalid-token" });
    });

    test("can still be reset by a link from before after the settings have changed it, because an intruder may have", async () => {
      const { email, visitor } = await newPerson(harness);
      const links = await twoLinks(email);
      const input = { currentPassword: GOOD, newPassword: BETTER };
      expect(await harness.accounts.changePassword(visitor.request(), input)).toMatchObject({ ok: true });
      for (const token of links) expect(await harness.accounts.isResetTokenValid(token)).toBe(true);
      expect(await reset(links[0], NEWEST)).toMatchObject({ ok: true });
      await onAnotherBrowser(harness, email, NEWEST);
      expect(await isSignedIn(harness, visitor)).toBe(false);
    });

    test("has no open link once the account is deleted", async () => {
      const { email, visitor } = await newPerson(harness);
      const links = await twoLinks(email);
      await harness.accounts.deleteAccount(visitor.request(), { password: GOOD });
      for (const token of links) expect(await reset(token)).toMatchObject({ code: "invalid-token" });
    });

    test.each(["", "x", "../../etc/passwd", "' or 1=1 --", "x".repeat(300)])(
      "is not set by the token %j",
      async (token) => {
        expect(await harness.accounts.isResetTokenValid(token)).toBe(false);
        expect(await reset(token)).toMatchObject({ ok: false, code: "invalid-token" });
      },
    );

    test("of something that is no address is refused", async () => {
      expect(await ask("ann")).toMatchObject({ ok: false, code: "invalid-email" });
    });
  });
}
