import { expect, test, vi } from "vitest";
import { expectNoSecrets, GOOD, type LogRecord, PROFILE } from "../contract/account-harness.ts";
import { describeAccountProvider } from "../contract/accounts-contract.ts";
import { newEmail, Visitor } from "../contract/visitor.ts";
import { onEmulators } from "./testing/accounts-harness.ts";

// Skips the waits for constant response times.
vi.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));

const record: LogRecord = { lines: [], secrets: new Set() };
const makeHarness = onEmulators(record);

describeAccountProvider("Firebase", makeHarness, { sessionList: false, signedTokens: false });

test("a session gets a new cookie once a day, and its end also ends its earlier cookies", async () => {
  const harness = await makeHarness();
  const { accounts, publicUrl, secrets } = harness;
  const visitor = new Visitor(publicUrl, secrets);
  const input = { email: newEmail(), password: GOOD, profile: PROFILE };
  visitor.keep(await accounts.signUp(visitor.request(), input));
  const copy = visitor.stolen();
  expect(await accounts.currentAccount(visitor.request())).toMatchObject({ cookies: [] });
  harness.advance(25 * 3600);
  const renewed = visitor.keep(await accounts.currentAccount(visitor.request()));
  expect(renewed).toMatchObject({
    account: { email: input.email },
    cookies: [expect.stringContaining("session=")],
  });
  const used = await accounts.currentAccount(visitor.request());
  const usedCopy = await accounts.currentAccount(copy.request());
  expect([used.account?.email, usedCopy.account?.email]).toEqual([input.email, input.email]);
  visitor.keep(await accounts.signOut(visitor.request()));
  expect(await accounts.currentAccount(copy.request())).toEqual({ account: null, cookies: [] });
});

test("the log of all these tests contains no secret", () => expectNoSecrets(record));
