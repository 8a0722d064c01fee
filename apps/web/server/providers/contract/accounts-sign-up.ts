import { beforeAll, describe, expect, test } from "vitest";
import {
  type AccountHarness,
  BETTER,
  GOOD,
  type MakeHarness,
  newUser,
  newVisitor,
  PROFILE,
  signUpAs,
} from "./account-harness.ts";
import { newEmail } from "./visitor.ts";

/** Sign-up. */
export function describeSignUp(makeHarness: MakeHarness): void {
  let harness: AccountHarness;
  beforeAll(async () => {
    harness = await makeHarness();
  });

  describe("signing up", () => {
    test("creates an account and signs the user in", async () => {
      const { visitor, email, uid } = await newUser(harness);
      const { account } = await harness.accounts.currentAccount(visitor.request());
      expect(account).toEqual({ uid, email, emailVerified: false });
    });

    test("stores the profile with the account", async () => {
      const { uid, email } = await newUser(harness);
      expect(await harness.profileOf(uid)).toEqual({ ...PROFILE, email });
    });

    test("stores the address trimmed and in lower case", async () => {
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

    test("with a registered address is rejected, in upper or lower case", async () => {
      const { email } = await newUser(harness);
      const visitor = newVisitor(harness);
      const input = { email: email.toUpperCase(), password: BETTER };
      expect(await signUpAs(harness, visitor.request(), input)).toEqual({
        ok: false,
        code: "email-taken",
        message: "An account with this email address already exists. Sign in or reset your password.",
      });
    });

    test("several times concurrently creates one account", async () => {
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
      ["a listed common password", "Password1", /too common/],
      ["one letter only", "zzzzzzzzzz", /repeats/],
    ])("with a password of %s is rejected with the reason", async (_, password, reason) => {
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

    test("with the user's name as the password is rejected", async () => {
      const answer = await harness.accounts.signUp(newVisitor(harness).request(), {
        email: newEmail(),
        password: "Wojciechowska7",
        profile: { fullName: "Agnieszka Wojciechowska", company: "UQ" },
      });
      expect(answer).toMatchObject({ ok: false, code: "weak-password" });
    });

    test("with the user's address as the password is rejected", async () => {
      const email = newEmail();
      const answer = await signUpAs(harness, newVisitor(harness).request(), { email, password: email });
      expect(answer).toMatchObject({ ok: false, code: "weak-password" });
    });

    test("accepts any characters, and a password of 128", async () => {
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
      "with the address %j is rejected",
      async (email) => {
        const answer = await signUpAs(harness, newVisitor(harness).request(), {
          email,
          password: GOOD,
        });
        expect(answer).toMatchObject({ ok: false, code: "invalid-email" });
      },
    );
  });
}
