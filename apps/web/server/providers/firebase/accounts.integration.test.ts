import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { GOOD, PROFILE } from "../contract/account-harness.ts";
import { describeAccountProvider } from "../contract/accounts-contract.ts";
import { newEmail, Visitor } from "../contract/visitor.ts";
import { type HostedHarness, hostedHarness, type LogRecord } from "./testing/accounts-harness.ts";
import { type Emulators, startEmulators } from "./testing/emulators.ts";

// Skips the waits for constant response times.
vi.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));

const record: LogRecord = { lines: [], secrets: new Set() };
const harnesses: HostedHarness[] = [];
let emulators: Emulators;

beforeAll(async () => {
  emulators = await startEmulators();
});
afterAll(async () => {
  await Promise.all(harnesses.map(({ firebase }) => firebase.close()));
  await emulators.stop();
});

describeAccountProvider(
  "Firebase",
  async (options) => {
    const harness = hostedHarness(emulators.settings, record, options);
    harnesses.push(harness);
    return harness;
  },
  { sessionList: false, signedTokens: false },
);

test("a session gets a new cookie once a day, and its end also ends its earlier cookies", async () => {
  const harness = hostedHarness(emulators.settings, record);
  harnesses.push(harness);
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

test("the log of all these tests contains no secret", () => {
  const log = record.lines.join("");
  expect(record.secrets.size).toBeGreaterThan(50);
  expect([...record.secrets].filter((secret) => secret.length > 3 && log.includes(secret))).toEqual([]);
});
