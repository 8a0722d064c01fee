import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { describeAccountProtection } from "../contract/accounts-contract.ts";
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

describeAccountProtection("Firebase", async (options) => {
  const harness = hostedHarness(emulators.settings, record, options);
  harnesses.push(harness);
  return harness;
});

test("the log of all these tests contains no secret", () => {
  const log = record.lines.join("");
  expect(record.secrets.size).toBeGreaterThan(50);
  expect([...record.secrets].filter((secret) => secret.length > 3 && log.includes(secret))).toEqual([]);
});
