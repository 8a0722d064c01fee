import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/testing.ts";
import { createDelivery } from "../mail/mailer.ts";
import { documentsIn } from "../providers/embedded/documents.ts";
import type { Services } from "../services.ts";
import { startServices } from "../start-services.ts";
import { until } from "../testing/until.ts";
import { contactMail } from "./contact-mail.ts";
import { type Notifier, startNotifier } from "./notifier.ts";
import { type MailServer, startMailServer } from "./testing/mail-server.ts";

const MESSAGE = {
  name: "Ann O'Neil",
  email: "ann@example.com",
  message: "A shed of 24 m.\nWhen can you start?",
};

let database: TestDatabase;
let server: MailServer;
let folder: string;
let lines: string[];
const started: { stop(): Promise<void> }[] = [];
const logger = pino({ level: "trace" }, { write: (line) => void lines.push(line) });

beforeEach(async () => {
  lines = [];
  [database, server, folder] = await Promise.all([
    createTestDatabase(),
    startMailServer(),
    mkdtemp(join(tmpdir(), "kingpost-contact-")),
  ]);
});
afterEach(async () => {
  for (const each of started.splice(0)) await each.stop();
  await Promise.all([server.stop(), database.drop(), rm(folder, { recursive: true })]);
});

const messages = () => documentsIn(database.db).contactMessages;

async function store(message = MESSAGE): Promise<string> {
  const stored = await messages().add(message);
  if (!stored.ok) throw new Error(stored.message);
  return stored.id;
}

async function unsent(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*)::int from contact_messages where notified_at is null",
  );
  return rows[0]?.count ?? -1;
}

function start(contactMessages = messages()): Notifier {
  const notifier = startNotifier({
    contactMessages,
    deliver: createDelivery({ SMTP_URL: server.url, MAIL_FROM: "web@example.com", DATA_DIR: folder }, logger),
    write: (message) => contactMail("office@example.com", "https://www.example.com", message),
    logger,
    everyMs: 20,
    retryAfterSeconds: [0],
  });
  started.push(notifier);
  return notifier;
}

test("the firm gets an e-mail with the whole message that it can reply to", async () => {
  const id = await store();
  start();
  await until("the letter", async () => (await unsent()) === 0);
  expect(server.letters).toHaveLength(1);
  const letter = server.letters[0] ?? "";
  expect(letter).toMatch(/^To: office@example\.com\r$/m);
  expect(letter).toMatch(/^From: web@example\.com\r$/m);
  expect(letter).toMatch(/^Reply-To: "?Ann O'Neil"? <ann@example\.com>\r$/m);
  expect(letter).toMatch(/^Subject: Message from Ann O'Neil\r$/m);
  expect(letter).toContain(`Message-ID: <${id}@www.example.com>`);
  expect(letter).toContain("A shed of 24 m.\r\nWhen can you start?");
});

test("neither a name nor an address can inject headers or recipients", async () => {
  await store({
    name: 'Ann" <eve@example.com>, <x\r\nBcc: eve@example.com\r\n\r\nbody',
    email: "ann@example.com\r\nBcc: eve@example.com",
    message: "Hello",
  });
  start();
  await until("the letter", async () => (await unsent()) === 0);
  const headers = (server.letters[0] ?? "").split("\r\n\r\n")[0] ?? "";
  expect(headers).not.toMatch(/^Bcc:/im);
  expect(headers.match(/^(To|Reply-To|From|Subject):/gm)?.toSorted()).toEqual([
    "From:",
    "Reply-To:",
    "Subject:",
    "To:",
  ]);
});

test("a name that looks like an address is sent as a name", async () => {
  await store({ ...MESSAGE, name: "eve@example.com, Ann" });
  start();
  await until("the letter", async () => (await unsent()) === 0);
  expect(server.letters[0]).toMatch(/^Reply-To: "eve@example\.com, Ann" <ann@example\.com>\r$/m);
});

test.each([451, 550])(
  "a message that the server rejects with %i is retried until it is accepted, and sent once",
  async (code) => {
    server.reject(code);
    await store();
    start();
    await until("three rejections", () => server.rejections() >= 3);
    expect(server.letters).toHaveLength(0);
    server.reject(undefined);
    await until("the letter", async () => (await unsent()) === 0);
    expect(server.letters).toHaveLength(1);
    for (const secret of ["ann@example.com", "Ann O'Neil", "shed"])
      expect(lines.join("")).not.toContain(secret);
  },
);

test("four concurrent processes send each message once", async () => {
  await Promise.all(Array.from({ length: 20 }, () => store()));
  for (let n = 0; n < 4; n += 1) start();
  await until("the letters", async () => (await unsent()) === 0);
  expect(server.letters).toHaveLength(20);
});

test("a sent message whose status could not be stored is marked later, not sent again", async () => {
  const own = messages();
  let failures = 2;
  await store();
  start({
    ...own,
    claimNotification: () => own.claimNotification(0.05),
    async setNotified(id) {
      failures -= 1;
      return failures >= 0 ? { ok: false, code: "unavailable", message: "away" } : own.setNotified(id);
    },
  });
  await until("the note", async () => (await unsent()) === 0);
  expect(failures).toBe(-1);
  expect(server.letters).toHaveLength(1);
});

test("a stopping process starts no new e-mail and does not wait for a mail server that hangs", async () => {
  const own = messages();
  let claims = 0;
  const notifier = start({
    ...own,
    claimNotification(seconds) {
      claims += 1;
      return own.claimNotification(seconds);
    },
  });
  await notifier.stop();
  const before = claims;
  await store();
  notifier.wake();
  expect(claims).toBe(before);

  const hanging = startNotifier({
    contactMessages: messages(),
    deliver: () => new Promise<void>(() => undefined),
    write: (message) => contactMail("office@example.com", "https://www.example.com", message),
    logger,
  });
  await new Promise((settle) => setTimeout(settle, 100));
  await hanging.stop();
});

function startProduct(settings: Record<string, string>): Promise<Services> {
  return startServices({ DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: "silent", ...settings });
}

test("a message is accepted while the mail server is down, and its e-mail is sent after a restart", async () => {
  const settings = { CONTACT_EMAIL: "office@example.com", SMTP_URL: server.url };
  await server.stop();
  const before = await startProduct(settings);
  const sent = await before.contact.send(new Request("http://localhost/"), MESSAGE);
  expect(sent).toEqual({ ok: true, id: expect.any(String) });
  await until("an attempt", async () => {
    const { rows } = await database.pool.query("select 1 from contact_messages where notify_tries > 0");
    return rows.length === 1;
  });
  await before.stop();

  server = await startMailServer(server.port);
  // The next attempt is due in some seconds: make it due now.
  await database.pool.query("update contact_messages set notify_at = now()");
  const after = await startProduct(settings);
  started.push(after);
  await until("the letter", async () => (await unsent()) === 0);
  expect(server.letters).toHaveLength(1);
});

test("without CONTACT_EMAIL a message is stored, and e-mailed once there is one", async () => {
  const before = await startProduct({ SMTP_URL: server.url });
  expect(await before.contact.send(new Request("http://localhost/"), MESSAGE)).toMatchObject({ ok: true });
  await before.stop();
  expect(await unsent()).toBe(1);
  started.push(await startProduct({ SMTP_URL: server.url, CONTACT_EMAIL: "office@example.com" }));
  await until("the letter", async () => (await unsent()) === 0);
  expect(server.letters).toHaveLength(1);
});
