import { test, vi } from "vitest";
import { expectNoSecrets, type LogRecord } from "../../server/providers/contract/account-harness.ts";
import { describeAccountProtection } from "../../server/providers/contract/accounts-contract.ts";
import { onEmulators } from "../testing/accounts-harness.ts";

// Skips the waits for constant response times.
vi.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));

const record: LogRecord = { lines: [], secrets: new Set() };

describeAccountProtection("Firebase", onEmulators(record));

test("the log of all these tests contains no secret", () => expectNoSecrets(record));
