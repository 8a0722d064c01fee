import { beforeAll, describe, expect, test } from "vitest";
import {
  type AccountHarness,
  BETTER,
  GOOD,
  type MakeHarness,
  newPerson,
  newVisitor,
  onAnotherBrowser,
  resetTokenFor,
  signUpAs,
  WRONG,
} from "./account-harness.ts";
import { expectWaitInWords, untilLimited } from "./until-limited.ts";
import { newEmail, type Visitor } from "./visitor.ts";

/** Guessing at passwords, and what the owner notices of it. */
export function describeGuessing(makeHarness: MakeHarness): void {
  let harness: AccountHarness;
  beforeAll(async () => {
    harness = await makeHarness();
  });

  const guess = (visitor = newVisitor(harness), email = newEmail(), password = WRONG) =>
    harness.accounts.signIn(visitor.request(), { email, password });

  // Dozens of guesses, each with a hash that takes a machine in use a second.
  describe("guessing a password", { timeout: 240_000 }, () => {
    test("is slowed down, and the right one does not help while it is", async () => {
      const { email } = await newPerson(harness);
      const thief = newVisitor(harness);
      const { heard, refusal } = await untilLimited(20, () => guess(thief, email));
      expect(heard).toBeGreaterThanOrEqual(3);
      expectWaitInWords(refusal);
      expect(await guess(thief, email, GOOD)).toMatchObject({ code: "rate-limited" });
      harness.advance(refusal.retryAfter ?? 0);
      expect(await guess(thief, email, GOOD)).toMatchObject({ ok: true });
    });

    test("is slowed down more each time", async () => {
      const [thief, email] = [newVisitor(harness), newEmail()];
      const { refusal: first } = await untilLimited(20, () => guess(thief, email));
      harness.advance(first.retryAfter ?? 0);
      const { refusal: second } = await untilLimited(3, () => guess(thief, email));
      expect(second.retryAfter).toBeGreaterThan(first.retryAfter ?? 0);
    });

    test("gains nothing by writing the address in another way", async () => {
      const [thief, email] = [newVisitor(harness), newEmail()];
      await untilLimited(20, () => guess(thief, email));
      for (const spelling of [email.toUpperCase(), ` ${email}`, `${email}\t`]) {
        expect(await guess(thief, spelling)).toMatchObject({ code: "rate-limited" });
      }
    });

    test("all at once counts each guess", async () => {
      const [thief, email] = [newVisitor(harness), newEmail()];
      const answers = await Promise.all(Array.from({ length: 20 }, () => guess(thief, email)));
      const heard = answers.filter((answer) => !answer.ok && answer.code === "invalid-credentials");
      expect(heard.length).toBeLessThanOrEqual(6);
    });

    test("is slowed down alike for known and unknown addresses", async () => {
      const { email } = await newPerson(harness);
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
          (thief, nobody) => () =>
            guess(thief, nobody)
        )(newVisitor(harness), newEmail()),
      );
      expect(unknown.heard).toBe(known.heard);
      expect(unknown.refusal).toEqual(known.refusal);
    });

    test("does not keep the owner out, who comes from elsewhere", async () => {
      const { email } = await newPerson(harness);
      const thief = newVisitor(harness);
      await untilLimited(20, () => guess(thief, email));
      await onAnotherBrowser(harness, email);
    });

    const flood = (email: string) => untilLimited(60, () => guess(newVisitor(harness), email));

    test("from many addresses is slowed down too, but not in a browser where the owner was before", async () => {
      const { visitor, email } = await newPerson(harness);
      visitor.keep(await harness.accounts.signOut(visitor.request()));
      const { refusal } = await flood(email);
      expectWaitInWords(refusal);
      expect(await guess(newVisitor(harness, visitor.address), email, GOOD)).toMatchObject({ ok: false });
      const onTheRoad = visitor.stolen();
      expect(onTheRoad.address).not.toBe(visitor.address);
      expect(await guess(onTheRoad, email, GOOD)).toMatchObject({ ok: true });
    });

    test("from many addresses can be got around by the reset link, in the browser that opens it", async () => {
      const { email } = await newPerson(harness);
      await flood(email);
      const owner = newVisitor(harness);
      await harness.accounts.requestPasswordReset(owner.request(), { email });
      const input = { token: await resetTokenFor(harness, email), password: BETTER };
      const reset = owner.keep(await harness.accounts.resetPassword(owner.request(), input));
      expect(reset).toMatchObject({ ok: true });
      expect(await guess(owner, email, BETTER)).toMatchObject({ ok: true });
      expect(await guess(newVisitor(harness), email, WRONG)).toMatchObject({ code: "rate-limited" });
    });

    test("from many addresses is not forgiven because the owner signs in", async () => {
      const { email } = await newPerson(harness);
      for (let n = 0; n < 25; n += 1) await guess(newVisitor(harness), email);
      await onAnotherBrowser(harness, email);
      const { heard } = await flood(email);
      // The owner's own attempt was given back.
      expect(heard).toBe(5);
    });

    test("that is refused everywhere does not count here", async () => {
      const { email } = await newPerson(harness);
      const { refusal } = await flood(email);
      const owner = newVisitor(harness);
      for (let n = 0; n < 10; n += 1) {
        expect(await guess(owner, email, GOOD)).toMatchObject({ code: "rate-limited" });
      }
      harness.advance(refusal.retryAfter ?? 0);
      expect(await guess(owner, email, GOOD)).toMatchObject({ ok: true });
    });

    test("with the cookie of a known browser has no more tries than from an address", async () => {
      const { visitor, email } = await newPerson(harness);
      const { heard } = await untilLimited(20, () => guess(visitor.stolen(), email));
      expect(heard).toBe(5);
    });

    test("in all known browsers of an account together is slowed down, so that more of them help nobody", async () => {
      const { email } = await newPerson(harness);
      const browsers = [];
      for (let n = 0; n < 8; n += 1) browsers.push(await onAnotherBrowser(harness, email));
      let heard = 0;
      for (const browser of browsers) {
        for (let n = 0; n < 5; n += 1) {
          const answer = await guess(browser.stolen(), email);
          if (!answer.ok && answer.code === "invalid-credentials") heard += 1;
        }
      }
      expect(heard).toBe(30);
    });

    describe("in a browser that was known", () => {
      /** Whether it is still known: after the guesses from elsewhere only a known one is listened to. */
      async function isKnown(visitor: Visitor, email: string) {
        const place = newVisitor(harness);
        await untilLimited(20, () => guess(place, email));
        const answer = await guess(visitor.stolen(place.address), email);
        return !answer.ok && answer.code === "invalid-credentials";
      }

      test("counts as anywhere else after the password was changed, but not in the one where it was", async () => {
        const { visitor, email } = await newPerson(harness);
        const other = await onAnotherBrowser(harness, email);
        expect(await isKnown(other, email)).toBe(true);
        const input = { currentPassword: GOOD, newPassword: BETTER };
        visitor.keep(await harness.accounts.changePassword(visitor.request(), input));
        expect(await isKnown(other, email)).toBe(false);
        expect(await isKnown(visitor, email)).toBe(true);
      });

      test("counts as anywhere else after a reset, but not in the one where it was", async () => {
        const { visitor, email } = await newPerson(harness);
        const owner = newVisitor(harness);
        await harness.accounts.requestPasswordReset(owner.request(), { email });
        const input = { token: await resetTokenFor(harness, email), password: BETTER };
        owner.keep(await harness.accounts.resetPassword(owner.request(), input));
        expect(await isKnown(visitor, email)).toBe(false);
        expect(await isKnown(owner, email)).toBe(true);
      });

      test("counts as anywhere else for a later account with the same address", async () => {
        const { visitor, email } = await newPerson(harness);
        const other = await onAnotherBrowser(harness, email);
        visitor.keep(await harness.accounts.deleteAccount(visitor.request(), { password: GOOD }));
        const owner = newVisitor(harness);
        owner.keep(await signUpAs(harness, owner.request(), { email, password: GOOD }));
        expect(await isKnown(other, email)).toBe(false);
        expect(await isKnown(owner, email)).toBe(true);
      });
    });

    test("gains nothing by a browser that is known for another account", async () => {
      const [victim, thief] = [await newPerson(harness), await newPerson(harness)];
      await flood(victim.email);
      expect(await guess(thief.visitor.stolen(), victim.email)).toMatchObject({ code: "rate-limited" });
    });

    test("by a right one in between starts anew", async () => {
      const { email } = await newPerson(harness);
      const visitor = newVisitor(harness);
      for (let round = 0; round < 4; round += 1) {
        expect(await guess(visitor, email)).toMatchObject({ code: "invalid-credentials" });
        expect(await guess(visitor, email)).toMatchObject({ code: "invalid-credentials" });
        expect(await guess(visitor, email, GOOD)).toMatchObject({ ok: true });
      }
    });

    test("of a person who is signed in is slowed down in the settings", async () => {
      const { visitor } = await newPerson(harness);
      const change = () =>
        harness.accounts.changePassword(visitor.request(), { currentPassword: WRONG, newPassword: BETTER });
      const { refusal } = await untilLimited(20, change);
      expectWaitInWords(refusal);
      expect(await harness.accounts.deleteAccount(visitor.request(), { password: GOOD })).toMatchObject({
        code: "rate-limited",
      });
    });
  });
}
