import { beforeAll, describe, expect, test } from "vitest";
import {
  type AccountHarness,
  BETTER,
  GOOD,
  isSignedIn,
  type MakeHarness,
  newUser,
  newVisitor,
  onAnotherBrowser,
  resetTokenFor,
  signUpAs,
} from "./account-harness.ts";
import { expectRetryDelay, untilLimited } from "./until-limited.ts";
import { newEmail } from "./visitor.ts";

/** Flooding and cross-site requests. */
export function describeAbuse(makeHarness: MakeHarness): void {
  let harness: AccountHarness;
  beforeAll(async () => {
    harness = await makeHarness();
  });

  describe("flooding", () => {
    test("one mailbox with reset emails is limited, and the links already sent stay valid", async () => {
      const { email } = await newUser(harness);
      const requestReset = () =>
        harness.accounts.requestPasswordReset(newVisitor(harness).request(), { email });
      const { allowed, rejection } = await untilLimited(10, requestReset);
      expectRetryDelay(rejection);
      expect(await harness.mailsTo(email)).toHaveLength(allowed);
      expect(await harness.accounts.isResetTokenValid(await resetTokenFor(harness, email))).toBe(true);
    });

    test("one mailbox with account notices is limited, and a reset link still arrives", async () => {
      const email = newEmail();
      const stranger = newVisitor(harness);
      for (let round = 0; round < 4; round += 1) {
        stranger.keep(await signUpAs(harness, stranger.request(), { email, password: GOOD }));
        const input = { currentPassword: GOOD, newPassword: BETTER };
        stranger.keep(await harness.accounts.changePassword(stranger.request(), input));
        const deletion = await harness.accounts.deleteAccount(stranger.request(), { password: BETTER });
        expect(stranger.keep(deletion)).toMatchObject({ ok: true });
      }
      expect(await harness.mailsTo(email)).toHaveLength(6);
      await signUpAs(harness, newVisitor(harness).request(), { email, password: GOOD });
      const owner = newVisitor(harness);
      await harness.accounts.requestPasswordReset(owner.request(), { email });
      const input = { token: await resetTokenFor(harness, email), password: BETTER };
      expect(await harness.accounts.resetPassword(owner.request(), input)).toMatchObject({ ok: true });
    });

    test("from one network address is limited across all accounts, and other addresses are not affected", async () => {
      const flooder = newVisitor(harness);
      const flood = () =>
        Promise.all(
          Array.from({ length: 5 }, () =>
            harness.accounts.requestPasswordReset(flooder.request(), { email: newEmail() }),
          ),
        );
      const answers: Awaited<ReturnType<typeof flood>> = [];
      // A few at a time: thirty at once take a busy machine longer than a hosted service is waited for.
      for (let round = 0; round < 6; round += 1) answers.push(...(await flood()));
      const rejections = answers.filter((answer) => !answer.ok);
      expect(rejections.length).toBeGreaterThan(0);
      for (const rejection of rejections) {
        expect(rejection).toMatchObject({ code: "rate-limited" });
        expectRetryDelay(rejection);
      }
      const elsewhere = newVisitor(harness);
      expect(
        await harness.accounts.requestPasswordReset(elsewhere.request(), { email: newEmail() }),
      ).toMatchObject({ ok: true });
    });
  });

  describe("a cross-site request", () => {
    const FOREIGN = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "null", "sec-fetch-site": "cross-site" },
      { origin: "http://localhost:3000.evil.example" },
    ];

    test.each(FOREIGN)("with %j changes nothing", async (headers) => {
      const { visitor, email } = await newUser(harness);
      const { accounts } = harness;
      const other = await onAnotherBrowser(harness, email);
      const request = () => visitor.request(headers);
      const listed = await accounts.sessions(visitor.request());
      const id = (listed.ok ? listed.sessions.find(({ current }) => !current)?.id : undefined) ?? "";
      const answers = await Promise.all([
        signUpAs(harness, request(), { email: newEmail(), password: GOOD }),
        accounts.signIn(request(), { email, password: GOOD }),
        accounts.signOut(request()),
        accounts.requestPasswordReset(request(), { email }),
        accounts.changePassword(request(), { currentPassword: GOOD, newPassword: BETTER }),
        accounts.endSession(request(), id),
        accounts.endOtherSessions(request()),
        accounts.deleteAccount(request(), { password: GOOD }),
      ]);
      for (const answer of answers) {
        expect(answer).toMatchObject({
          ok: false,
          code: "foreign-origin",
          message: expect.stringContaining("did not come from this site"),
        });
      }
      expect(await isSignedIn(harness, visitor)).toBe(true);
      expect(await isSignedIn(harness, other)).toBe(true);
      expect(await harness.mailsTo(email)).toHaveLength(0);
    });

    test("cannot sign a visitor in to the attacker's account", async () => {
      const { email } = await newUser(harness);
      const victim = newVisitor(harness);
      const answer = await harness.accounts.signIn(victim.request({ origin: "https://evil.example" }), {
        email,
        password: GOOD,
      });
      expect(answer).toMatchObject({ ok: false });
    });
  });
}
