import { beforeAll, describe, expect, test } from "vitest";
import {
  type AccountHarness,
  BETTER,
  GOOD,
  type MakeHarness,
  newUser,
  newVisitor,
  onAnotherBrowser,
  resetTokenFor,
  signUpAs,
  WRONG,
} from "./account-harness.ts";
import { expectRetryDelay, untilLimited } from "./until-limited.ts";
import { newEmail, type Visitor } from "./visitor.ts";

/** Password guessing and its effect on the owner. */
export function describeGuessing(makeHarness: MakeHarness): void {
  let harness: AccountHarness;
  beforeAll(async () => {
    harness = await makeHarness();
  });

  const guess = (visitor = newVisitor(harness), email = newEmail(), password = WRONG) =>
    harness.accounts.signIn(visitor.request(), { email, password });

  // Dozens of guesses, each with a hash that takes a second on a busy machine.
  describe("guessing a password", () => {
    test("is delayed, and the right password is rejected during the delay", async () => {
      const { email } = await newUser(harness);
      const thief = newVisitor(harness);
      const { allowed, rejection } = await untilLimited(20, () => guess(thief, email));
      expect(allowed).toBeGreaterThanOrEqual(3);
      expectRetryDelay(rejection);
      expect(await guess(thief, email, GOOD)).toMatchObject({ code: "rate-limited" });
      harness.advance(rejection.retryAfter ?? 0);
      expect(await guess(thief, email, GOOD)).toMatchObject({ ok: true });
    });

    test("is delayed longer each time", async () => {
      const [thief, email] = [newVisitor(harness), newEmail()];
      const { rejection: first } = await untilLimited(20, () => guess(thief, email));
      harness.advance(first.retryAfter ?? 0);
      const { rejection: second } = await untilLimited(3, () => guess(thief, email));
      expect(second.retryAfter).toBeGreaterThan(first.retryAfter ?? 0);
    });

    test("is counted together for all spellings of the address", async () => {
      const [thief, email] = [newVisitor(harness), newEmail()];
      await untilLimited(20, () => guess(thief, email));
      for (const spelling of [email.toUpperCase(), ` ${email}`, `${email}\t`]) {
        expect(await guess(thief, spelling)).toMatchObject({ code: "rate-limited" });
      }
    });

    test("concurrently counts each guess", async () => {
      const [thief, email] = [newVisitor(harness), newEmail()];
      const answers = await Promise.all(Array.from({ length: 20 }, () => guess(thief, email)));
      const allowed = answers.filter((answer) => !answer.ok && answer.code === "invalid-credentials");
      expect(allowed.length).toBeLessThanOrEqual(6);
    });

    test("is delayed equally for known and unknown addresses", async () => {
      const { email } = await newUser(harness);
      const known = await untilLimited(
        20,
        (
          (thief) => () =>
            guess(thief, email)
        )(newVisitor(harness)),
      );
      const unknown = await untilLimited(
        20,
        (
          (thief, stranger) => () =>
            guess(thief, stranger)
        )(newVisitor(harness), newEmail()),
      );
      expect(unknown.allowed).toBe(known.allowed);
      // The remaining seconds depend on when the last guess was answered.
      const anyDelay = {
        ...known.rejection,
        retryAfter: expect.any(Number),
        message: expect.stringMatching(/^Too many attempts\. Try again in \d+ seconds\.$/),
      };
      expect(unknown.rejection).toEqual(anyDelay);
      expect(known.rejection).toEqual(anyDelay);
    });

    test("does not lock out the owner at another network address", async () => {
      const { email } = await newUser(harness);
      const thief = newVisitor(harness);
      await untilLimited(20, () => guess(thief, email));
      await onAnotherBrowser(harness, email);
    });

    const flood = (email: string) => untilLimited(60, () => guess(newVisitor(harness), email));

    test("from many addresses is delayed too, but not in the owner's known browser", async () => {
      const { visitor, email } = await newUser(harness);
      visitor.keep(await harness.accounts.signOut(visitor.request()));
      const { rejection } = await flood(email);
      expectRetryDelay(rejection);
      expect(await guess(newVisitor(harness, visitor.address), email, GOOD)).toMatchObject({ ok: false });
      const onTheRoad = visitor.stolen();
      expect(onTheRoad.address).not.toBe(visitor.address);
      expect(await guess(onTheRoad, email, GOOD)).toMatchObject({ ok: true });
    });

    test("from many addresses does not delay the browser in which the owner has used a reset link", async () => {
      const { email } = await newUser(harness);
      await flood(email);
      const owner = newVisitor(harness);
      await harness.accounts.requestPasswordReset(owner.request(), { email });
      const input = { token: await resetTokenFor(harness, email), password: BETTER };
      const reset = owner.keep(await harness.accounts.resetPassword(owner.request(), input));
      expect(reset).toMatchObject({ ok: true });
      expect(await guess(owner, email, BETTER)).toMatchObject({ ok: true });
      expect(await guess(newVisitor(harness), email, WRONG)).toMatchObject({ code: "rate-limited" });
    });

    test("from many addresses stays counted after the owner signs in", async () => {
      const { email } = await newUser(harness);
      for (let n = 0; n < 25; n += 1) await guess(newVisitor(harness), email);
      await onAnotherBrowser(harness, email);
      const { allowed } = await flood(email);
      // The owner's own attempt is no longer counted.
      expect(allowed).toBe(5);
    });

    test("does not count attempts that the account's limit rejects", async () => {
      const { email } = await newUser(harness);
      const { rejection } = await flood(email);
      const owner = newVisitor(harness);
      for (let n = 0; n < 10; n += 1) {
        expect(await guess(owner, email, GOOD)).toMatchObject({ code: "rate-limited" });
      }
      harness.advance(rejection.retryAfter ?? 0);
      expect(await guess(owner, email, GOOD)).toMatchObject({ ok: true });
    });

    test("with the cookie of a known browser allows no more attempts than from one address", async () => {
      const { visitor, email } = await newUser(harness);
      const { allowed } = await untilLimited(20, () => guess(visitor.stolen(), email));
      expect(allowed).toBe(5);
    });

    test("in all known browsers of an account together is limited", async () => {
      const { email } = await newUser(harness);
      const browsers = [];
      for (let n = 0; n < 8; n += 1) browsers.push(await onAnotherBrowser(harness, email));
      let allowed = 0;
      for (const browser of browsers) {
        for (let n = 0; n < 5; n += 1) {
          const answer = await guess(browser.stolen(), email);
          if (!answer.ok && answer.code === "invalid-credentials") allowed += 1;
        }
      }
      expect(allowed).toBe(30);
    });

    describe("in a formerly known browser", () => {
      /** Whether it is still known: once the address has used up its attempts, only a known browser has any left. */
      async function isKnown(visitor: Visitor, email: string) {
        const place = newVisitor(harness);
        await untilLimited(20, () => guess(place, email));
        const answer = await guess(visitor.stolen(place.address), email);
        return !answer.ok && answer.code === "invalid-credentials";
      }

      test("is not counted separately after a password change, except in the browser that made it", async () => {
        const { visitor, email } = await newUser(harness);
        const other = await onAnotherBrowser(harness, email);
        expect(await isKnown(other, email)).toBe(true);
        const input = { currentPassword: GOOD, newPassword: BETTER };
        visitor.keep(await harness.accounts.changePassword(visitor.request(), input));
        expect(await isKnown(other, email)).toBe(false);
        expect(await isKnown(visitor, email)).toBe(true);
      });

      test("is not counted separately after a reset, except in the browser that made it", async () => {
        const { visitor, email } = await newUser(harness);
        const owner = newVisitor(harness);
        await harness.accounts.requestPasswordReset(owner.request(), { email });
        const input = { token: await resetTokenFor(harness, email), password: BETTER };
        owner.keep(await harness.accounts.resetPassword(owner.request(), input));
        expect(await isKnown(visitor, email)).toBe(false);
        expect(await isKnown(owner, email)).toBe(true);
      });

      test("is not counted separately for a later account with the same address", async () => {
        const { visitor, email } = await newUser(harness);
        const other = await onAnotherBrowser(harness, email);
        visitor.keep(await harness.accounts.deleteAccount(visitor.request(), { password: GOOD }));
        const owner = newVisitor(harness);
        owner.keep(await signUpAs(harness, owner.request(), { email, password: GOOD }));
        expect(await isKnown(other, email)).toBe(false);
        expect(await isKnown(owner, email)).toBe(true);
      });
    });

    test("is delayed in a browser that is known only for another account", async () => {
      const [victim, thief] = [await newUser(harness), await newUser(harness)];
      await flood(victim.email);
      expect(await guess(thief.visitor.stolen(), victim.email)).toMatchObject({ code: "rate-limited" });
    });

    test("starts at zero again after the right password", async () => {
      const { email } = await newUser(harness);
      const visitor = newVisitor(harness);
      for (let round = 0; round < 4; round += 1) {
        expect(await guess(visitor, email)).toMatchObject({ code: "invalid-credentials" });
        expect(await guess(visitor, email)).toMatchObject({ code: "invalid-credentials" });
        expect(await guess(visitor, email, GOOD)).toMatchObject({ ok: true });
      }
    });

    test("in the settings of a signed-in user is delayed", async () => {
      const { visitor } = await newUser(harness);
      const change = () =>
        harness.accounts.changePassword(visitor.request(), { currentPassword: WRONG, newPassword: BETTER });
      const { rejection } = await untilLimited(20, change);
      expectRetryDelay(rejection);
      expect(await harness.accounts.deleteAccount(visitor.request(), { password: GOOD })).toMatchObject({
        code: "rate-limited",
      });
    });
  });
}
