import { beforeAll, describe, expect, test } from "vitest";
import {
  type AccountHarness,
  BETTER,
  GOOD,
  type MakeHarness,
  newPerson,
  newVisitor,
  PROFILE,
  signUpAs,
} from "./account-harness.ts";
import { newEmail } from "./visitor.ts";

/** How an account comes about. */
export function describeSignUp(makeHarness: MakeHarness): void {
  let harness: AccountHarness;
  beforeAll(async () => {
    harness = await makeHarness();
  });

  describe("signing up", () => {
    test("makes an account and signs the person in", async () => {
      const { visitor, email, uid } = await newPerson(harness);
      const { account } = await harness.accounts.currentAccount(visitor.request());
      expect(account).toEqual({ uid, email, emailVerified: false, unsavedProfile: PROFILE });
    });

    test("keeps the profile with the account until it is said to stand elsewhere", async () => {
      const [ann, bob] = [await newPerson(harness), await newPerson(harness)];
      expect(await harness.accounts.profileSaved(ann.uid)).toMatchObject({ ok: true });
      const kept = async ({ visitor }: typeof ann) =>
        (await harness.accounts.currentAccount(visitor.request())).account?.unsavedProfile;
      expect(await kept(ann)).toBeNull();
      expect(await kept(bob)).toEqual(PROFILE);
    });

    test("keeps the address trimmed and in lower case, however it was typed", async () => {
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

    test("with a known address says so, in any case of its letters", async () => {
      const { email } = await newPerson(harness);
      const visitor = newVisitor(harness);
      const input = { email: email.toUpperCase(), password: BETTER };
      expect(await signUpAs(harness, visitor.request(), input)).toEqual({
        ok: false,
        code: "email-taken",
        message: "An account with this email address already exists. Sign in or reset your password.",
      });
    });

    test("twice at the same moment makes one account", async () => {
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
      ["a word of the list", "Password1", /too common/],
      ["one letter only", "zzzzzzzzzz", /repeats/],
    ])("with a password of %s is refused, with the reason", async (_, password, reason) => {
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

    test("with one's own name as the password is refused", async () => {
      const answer = await harness.accounts.signUp(newVisitor(harness).request(), {
        email: newEmail(),
        password: "Wojciechowska7",
        profile: { fullName: "Agnieszka Wojciechowska", company: "UQ" },
      });
      expect(answer).toMatchObject({ ok: false, code: "weak-password" });
    });

    test("with one's own address as the password is refused", async () => {
      const email = newEmail();
      const answer = await signUpAs(harness, newVisitor(harness).request(), { email, password: email });
      expect(answer).toMatchObject({ ok: false, code: "weak-password" });
    });

    test("takes any characters, and a password of 128", async () => {
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
      "with %j for an address is refused",
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
