import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/testing.ts";
import { createLimits } from "../../limits/limits.ts";
import type { Mailer, MailMessage } from "../../mail/message.ts";
import { type AccountMail, createAccountMail, type MailKind } from "./account-mail.ts";

const DAY_S = 24 * 3600;
const KINDS = ["reset", "sign-up-mail", "password-notice", "deletion-notice"] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const letter = (to: string): MailMessage => ({ to, subject: "", text: "" });

/** Account mail with the test's clock, and the messages that reached the mailer. */
function mailAt(clock: () => Date) {
  const sent: MailMessage[] = [];
  const mailer: Mailer = {
    send: (message) => void sent.push(message),
    waiting: () => 0,
    idle: async () => {},
    close: async () => {},
  };
  const mail = createAccountMail(mailer, createLimits(database.pool, clock), pino({ level: "silent" }));
  return { mail, sent };
}

async function sendIfAllowed(mail: AccountMail, kind: MailKind, email: string): Promise<boolean> {
  const slot = await mail.slot(kind, email);
  if (slot.allowed) slot.send(letter(email));
  return slot.allowed;
}

test("one mailbox gets a limited number of each kind a day, however many are requested", async () => {
  let seconds = 0;
  const start = Date.now();
  const { mail, sent } = mailAt(() => new Date(start + seconds * 1000));
  const counts: Record<string, number> = {};
  for (const kind of KINDS) {
    const before = sent.length;
    for (seconds = 0; seconds < DAY_S; seconds += 150) await mail.notify(kind, letter("ann@example.com"));
    counts[kind] = sent.length - before;
  }
  expect(counts).toEqual({ reset: 29, "sign-up-mail": 29, "password-notice": 7, "deletion-notice": 7 });
});

test("the limit of one kind does not affect other kinds or other mailboxes", async () => {
  const { mail } = mailAt(() => new Date());
  const [full, other] = ["ben@example.com", "cleo@example.com"];
  for (const kind of KINDS) {
    while (await sendIfAllowed(mail, kind, full));
    for (const later of KINDS.slice(KINDS.indexOf(kind) + 1)) {
      expect(await sendIfAllowed(mail, later, full)).toBe(true);
      await mail.forget(later, full);
    }
  }
  for (const kind of KINDS) expect(await sendIfAllowed(mail, kind, other)).toBe(true);
});

test("a slot sends only to its own mailbox", async () => {
  const { mail, sent } = mailAt(() => new Date());
  const slot = await mail.slot("reset", "dora@example.com");
  expect(() => slot.allowed && slot.send(letter("eve@example.com"))).toThrow(/another mailbox/);
  expect(sent).toEqual([]);
});
