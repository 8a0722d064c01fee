import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connect } from "../db/client.ts";
import { createTestDatabase, type TestDatabase } from "../db/testing/database.ts";
import { CLIENT_ADDRESS_HEADER } from "../http/client-address.ts";
import { REQUEST_ID_HEADER } from "../http/request-id.ts";
import { createLimits } from "../limits/limits.ts";
import { messageIn } from "../providers/contract/value-in.ts";
import { documentsIn } from "../providers/embedded/documents.ts";
import { createContact } from "./contact.ts";

const MESSAGE = { name: "Ann", email: "ann@example.com", message: "Hello" };

let database: TestDatabase;
let lines: string[];
let now = new Date("2026-11-21T00:00:00Z");
const logger = pino({ level: "trace" }, { write: (line) => void lines.push(line) });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  lines = [];
});

function contactOn({ db, pool }: Pick<TestDatabase, "db" | "pool">) {
  const { contactMessages } = documentsIn(db);
  return createContact({ contactMessages, limits: createLimits(pool, () => now), logger });
}

function from(address: string): Request {
  return new Request("http://localhost/", {
    headers: { [CLIENT_ADDRESS_HEADER]: address, [REQUEST_ID_HEADER]: "request-1" },
  });
}

test("a message is stored, its ID logged without its content, and the log has one line", async () => {
  const contact = contactOn(database);
  const sent = await contact.submit(from("192.0.2.1"), MESSAGE);
  if (!sent.ok) throw new Error(sent.message);
  expect(await messageIn(documentsIn(database.db), sent.id)).toMatchObject({ ...MESSAGE, status: "new" });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ id: sent.id, requestId: "request-1" });
  expect(lines[0]).not.toContain("ann@example.com");
});

test("one address may send ten messages in ten minutes; the error shows how long to wait", async () => {
  const contact = contactOn(database);
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => contact.submit(from("192.0.2.2"), MESSAGE)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  expect(await contact.submit(from("192.0.2.2"), MESSAGE)).toEqual({
    ok: false,
    code: "rate-limited",
    message: "Too many attempts. Try again in 10 minutes.",
    retryAfter: 600,
  });
  expect(lines.at(-1)).toContain('"code":"rate-limited"');
  expect(await contact.submit(from("192.0.2.3"), MESSAGE)).toMatchObject({ ok: true });
  now = new Date(now.getTime() + 600_000);
  expect(await contact.submit(from("192.0.2.2"), MESSAGE)).toMatchObject({ ok: true });
});

test("an unreachable database is reported and logged with only its code and message", async () => {
  const away = connect("postgresql://kingpost:secret@127.0.0.1:1/kingpost");
  const answer = await contactOn(away).submit(from("192.0.2.4"), MESSAGE);
  expect(answer).toMatchObject({ ok: false, code: "unavailable" });
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
    code: "unavailable",
    message: answer.ok ? "" : answer.message,
  });
  expect(lines.join("")).not.toContain("ann@example.com");
  await away.close();
});

test("an unexpected error is reported and logged without the message's content", async () => {
  const broken = await createTestDatabase();
  await broken.pool.query("alter table contact_messages drop column message");
  expect(await contactOn(broken).submit(from("192.0.2.5"), MESSAGE)).toEqual({
    ok: false,
    code: "unavailable",
    message: "Something went wrong on our side.",
  });
  expect(lines.join("")).toContain("fault");
  expect(lines.join("")).not.toContain("ann@example.com");
  await broken.drop();
});
