import { beforeAll, describe, expect, test } from "vitest";
import type { AccountFailure } from "../common/failures.ts";
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
  WRONG,
} from "./account-harness.ts";
import { untilLimited } from "./until-limited.ts";
import type { Visitor } from "./visitor.ts";

/** Overlapping account operations: in any order, nothing based on an outdated password remains. */
export function describeRaces(makeHarness: MakeHarness): void {
  let harness: AccountHarness;
  beforeAll(async () => {
    harness = await makeHarness();
  });

  const linkTo = async (email: string) => {
    await harness.accounts.requestPasswordReset(newVisitor(harness).request(), { email });
    return resetTokenFor(harness, email);
  };
  const reset = (token: string, password: string) =>
    harness.accounts.resetPassword(newVisitor(harness).request(), { token, password });
  const change = async (visitor: Visitor, newPassword: string) =>
    visitor.keep(
      await harness.accounts.changePassword(visitor.request(), { currentPassword: GOOD, newPassword }),
    );
  const canSignIn = async (email: string, password: string) =>
    (await harness.accounts.signIn(newVisitor(harness).request(), { email, password })).ok;

  /** Browsers that sign in with the old password, two at a time, until `work` is done: the last ones overlap its end. */
  async function signInsDuring<Answer>(email: string, work: Promise<Answer>) {
    const visitors: Visitor[] = [];
    let isDone = false;
    const signIns = async () => {
      while (!isDone) {
        const visitor = newVisitor(harness);
        visitors.push(visitor);
        visitor.keep(await harness.accounts.signIn(visitor.request(), { email, password: GOOD }));
      }
    };
    const done = work.finally(() => {
      isDone = true;
    });
    const [answer] = await Promise.all([done, signIns(), signIns()]);
    return { answer, visitors };
  }

  async function expectNoneSignedIn(visitors: readonly Visitor[]) {
    for (const visitor of visitors) expect.soft(await isSignedIn(harness, visitor)).toBe(false);
  }

  /** The known browsers: those that may still guess from an address that has used up its own attempts. */
  async function knownAmong(visitors: readonly Visitor[], email: string) {
    const place = newVisitor(harness);
    const guess = (visitor: Visitor) =>
      harness.accounts.signIn(visitor.request(), { email, password: WRONG });
    await untilLimited(20, () => guess(place));
    const answers = await Promise.all(visitors.map((visitor) => guess(visitor.stolen(place.address))));
    return visitors.filter((_, at) => (answers[at] as AccountFailure).code === "invalid-credentials");
  }

  describe("a sign-in with the old password", () => {
    test("leaves no session and no known browser after a concurrent reset", async () => {
      const { email } = await newUser(harness);
      const token = await linkTo(email);
      const { answer, visitors } = await signInsDuring(email, reset(token, BETTER));
      expect(answer).toMatchObject({ ok: true });
      await expectNoneSignedIn(visitors);
      expect(await knownAmong(visitors, email)).toEqual([]);
    });

    test("leaves no session and no known browser after a concurrent password change", async () => {
      const { visitor, email } = await newUser(harness);
      const { answer, visitors } = await signInsDuring(email, change(visitor, BETTER));
      expect(answer).toMatchObject({ ok: true });
      await expectNoneSignedIn(visitors);
      expect(await knownAmong(visitors, email)).toEqual([]);
      expect(await isSignedIn(harness, visitor)).toBe(true);
    });

    test("leaves no session after a concurrent deletion of the account", async () => {
      const { visitor, email } = await newUser(harness);
      const deletion = harness.accounts.deleteAccount(visitor.request(), { password: GOOD });
      const { answer, visitors } = await signInsDuring(email, deletion);
      expect(answer).toMatchObject({ ok: true });
      await expectNoneSignedIn(visitors);
    });
  });

  describe("two concurrent operations with the old password", () => {
    test("a reset is not overwritten by an intruder's change", async () => {
      const intruder = await newUser(harness);
      const token = await linkTo(intruder.email);
      const [changed, wasReset] = await Promise.all([change(intruder.visitor, NEWEST), reset(token, BETTER)]);
      expect(wasReset).toMatchObject({ ok: true });
      expect(await canSignIn(intruder.email, BETTER)).toBe(true);
      expect(await canSignIn(intruder.email, NEWEST)).toBe(false);
      expect(await isSignedIn(harness, intruder.visitor)).toBe(false);
      // A change that succeeded came first, and the reset has replaced it. One that was checked after the reset gave a password that
      // is no longer the account's.
      if (!changed.ok) expect(["conflict", "not-signed-in", "wrong-password"]).toContain(changed.code);
    });

    test("only one of two changes in the settings succeeds, and the other reports the conflict", async () => {
      const { visitor, email } = await newUser(harness);
      const other = await onAnotherBrowser(harness, email);
      const answers = await Promise.all([change(visitor, BETTER), change(other, NEWEST)]);
      const made = [BETTER, NEWEST].filter((_, at) => answers[at]?.ok);
      expect(made).toHaveLength(1);
      for (const answer of answers) {
        if (!answer.ok) expect(["conflict", "not-signed-in", "wrong-password"]).toContain(answer.code);
      }
      expect(await canSignIn(email, made[0] ?? "")).toBe(true);
    });

    test("a deletion with the old password fails after a reset", async () => {
      const intruder = await newUser(harness);
      const token = await linkTo(intruder.email);
      const done = reset(token, BETTER);
      const deleted = await harness.accounts.deleteAccount(intruder.visitor.request(), { password: GOOD });
      const wasReset = await done;
      expect([deleted.ok, wasReset.ok].filter(Boolean)).toHaveLength(1);
      expect(await canSignIn(intruder.email, BETTER)).toBe(wasReset.ok);
    });
  });

  test("a session that has been ended cannot end others", async () => {
    const intruder = await newUser(harness);
    const token = await linkTo(intruder.email);
    expect(await reset(token, BETTER)).toMatchObject({ ok: true });
    const owner = await onAnotherBrowser(harness, intruder.email, BETTER);
    await harness.accounts.endOtherSessions(intruder.visitor.request());
    expect(await isSignedIn(harness, owner)).toBe(true);
  });
}
