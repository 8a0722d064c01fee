import { afterAll, beforeAll, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/testing/database.ts";
import { expectNoSecrets, type LogRecord } from "../contract/account-harness.ts";
import { describeAccountProtection } from "../contract/accounts-contract.ts";
import { embeddedHarness } from "./testing/accounts-harness.ts";

vi.mock("../../passwords/password-hash.ts", () => import("../../passwords/testing/quick-hash.ts"));

const record: LogRecord = { lines: [], secrets: new Set() };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describeAccountProtection("PostgreSQL", async (options) => embeddedHarness(database, record, options));

test("the log of all these tests contains no secret", () => expectNoSecrets(record));
