import type { Firestore } from "firebase-admin/firestore";
import { pino } from "pino";
import { expect, test } from "vitest";
import { mailDocument, sendMail } from "./mails.ts";

const MESSAGE = { to: "ann@example.com", subject: "Notice", text: "Hello" };

test.each([
  ["its count", true, async () => undefined],
  ["its document", false, () => Promise.reject(new Error("Firestore rejected hush."))],
])("a notice that fails by %s is logged, and the caller continues", async (_, isCountFailing, add) => {
  const lines: string[] = [];
  const mailLimits = {
    count: async () => ({ allowed: true }) as const,
    allowsNotice: async () => {
      if (isCountFailing) throw new Error("Firestore is away.");
      return true;
    },
    forget: async () => undefined,
  };
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const db = { collection: () => ({ add }) } as unknown as Firestore;
  await sendMail({ db, mailCollection: "mail", mailLimits, logger }, MESSAGE, "deletion-notice");
  expect(lines.join("")).toContain("an email could not be sent");
});

test("quotes and backslashes of a name do not end it in Reply-To", () => {
  const replyTo = { name: 'Ann "\\" O\'Neil', address: "ann@example.com" };
  expect(mailDocument({ ...MESSAGE, replyTo }).replyTo).toBe(`"Ann ''' O'Neil" <ann@example.com>`);
});
