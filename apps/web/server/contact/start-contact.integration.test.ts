import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/testing.ts";
import { parseSettings } from "../env.ts";
import { startJobQueue } from "../jobs/job-queue.ts";
import { documentsIn } from "../providers/embedded/documents.ts";
import { startContact } from "./start-contact.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const SMTP_URL = "smtp://127.0.0.1:1";

test.each([
  [{}, ["info"]],
  // A mail server is set, so messages were meant to be emailed.
  [{ SMTP_URL }, ["warn"]],
  [{ SMTP_URL, CONTACT_EMAIL: "office@example.com" }, []],
])("with %j the start logs whether CONTACT_EMAIL is missing", async (environment, levels) => {
  const lines: string[] = [];
  const logger = pino(
    { formatters: { level: (level) => ({ level }) } },
    { write: (line) => void lines.push(line) },
  );
  const jobs = await startJobQueue({ connection: database, logger });
  const settings = parseSettings(environment);
  await startContact({ database, documents: documentsIn(database.db), jobs, settings, logger });
  await jobs.stop();
  const warnings = lines.filter((line) => line.includes("CONTACT_EMAIL is not set"));
  expect(warnings.map((line) => /"level":"(\w+)"/.exec(line)?.[1])).toEqual(levels);
});
