import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/testing/database.ts";
import type { AddJob } from "../../jobs/job-queue.ts";
import { createLimits } from "../../limits/limits.ts";
import { createMailLimits, type MailKind } from "../common/account-limits.ts";
import { createAccountMail } from "./account-mail.ts";

const DAY_S = 24 * 3600;
const KINDS = ["reset", "sign-up-mail", "password-notice", "deletion-notice"] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Account mail with the test's clock, and the jobs that were added. */
function mailAt(clock: () => Date) {
  const added: unknown[] = [];
  const addJob: AddJob = async (_tx, _queue, data) => void added.push(data);
  const limits = createMailLimits(createLimits(database.pool, clock), pino({ level: "silent" }));
  return { mail: createAccountMail(addJob, limits), limits, added };
}

test("one mailbox gets a limited number of each kind a day, however many are requested", async () => {
  let seconds = 0;
  const start = Date.now();
  const { mail, added } = mailAt(() => new Date(start + seconds * 1000));
  const counts: Record<string, number> = {};
  for (const kind of KINDS) {
    const before = added.length;
    for (seconds = 0; seconds < DAY_S; seconds += 150) {
      const add = await mail.notice(kind, "ann@example.com");
      await add(database.db, { kind: "password-changed", uid: "ann" });
    }
    counts[kind] = added.length - before;
  }
  expect(counts).toEqual({ reset: 29, "sign-up-mail": 29, "password-notice": 7, "deletion-notice": 7 });
});

test("the limit of one kind does not affect other kinds or other mailboxes", async () => {
  const { limits } = mailAt(() => new Date());
  const isAllowed = async (kind: MailKind, email: string) => (await limits.count(kind, email)).allowed;
  const [full, other] = ["ben@example.com", "cleo@example.com"];
  for (const kind of KINDS) {
    while (await isAllowed(kind, full));
    for (const later of KINDS.slice(KINDS.indexOf(kind) + 1)) {
      expect(await isAllowed(later, full)).toBe(true);
      await limits.forget(later, full);
    }
  }
  for (const kind of KINDS) expect(await isAllowed(kind, other)).toBe(true);
});
