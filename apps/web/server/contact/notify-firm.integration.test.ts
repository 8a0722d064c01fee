import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/testing/database.ts";
import { parseSettings } from "../env.ts";
import { type JobQueue, startJobQueue } from "../jobs/job-queue.ts";
import { createDelivery } from "../mail/delivery.ts";
import type { Deliver } from "../mail/message.ts";
import { type MailServer, startMailServer } from "../mail/testing/mail-server.ts";
import { documentsIn } from "../providers/embedded/documents.ts";
import type { Services } from "../service-set.ts";
import { startServices } from "../start-services.ts";
import { until } from "../testing/until.ts";
import { contactMail } from "./contact-mail.ts";
import { addNotification, notifyFirm } from "./notify-firm.ts";

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

/** A process that sends the pending emails, and retries after a second. */
async function start(deliver?: Deliver): Promise<JobQueue> {
  const jobs = await startJobQueue({ connection: database, logger, retryDelayMax: 1 });
  started.push(jobs);
  const settings = { SMTP_URL: server.url, MAIL_FROM: "web@example.com", DATA_DIR: folder };
  await notifyFirm({
    db: database.db,
    jobs,
    deliver: deliver ?? createDelivery(settings, logger),
    write: (message) => contactMail("office@example.com", "https://www.example.com", message),
    logger,
  });
  return jobs;
}

test("the firm gets an email with the whole message that it can reply to", async () => {
  const id = await store();
  await start();
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
  await start();
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
  await start();
  await until("the letter", async () => (await unsent()) === 0);
  expect(server.letters[0]).toMatch(/^Reply-To: "eve@example\.com, Ann" <ann@example\.com>\r$/m);
});

test.each([451, 550])(
  "a message that the server rejects with %i is retried until it is accepted, and sent once",
  async (code) => {
    server.reject(code);
    await store();
    await start();
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
  await Promise.all(Array.from({ length: 4 }, () => start()));
  await until("the letters", async () => (await unsent()) === 0);
  expect(server.letters).toHaveLength(20);
});

test("a sent message whose status could not be stored is marked later, not sent again", async () => {
  const { pool } = database;
  await store();
  await pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
    create trigger fail before update on contact_messages for each row execute function fail()`);
  await start();
  await until("the failed update", async () => {
    const { rows } = await pool.query(
      "select 1 from pgboss.job where name = 'contact-mail' and retry_count > 1",
    );
    return rows.length === 1;
  });
  await pool.query("drop trigger fail on contact_messages");
  await until("the note", async () => (await unsent()) === 0);
  expect(server.letters).toHaveLength(1);
});

test("a message that was marked or deleted before its email is not emailed", async () => {
  const [read, deleted, kept] = [await store(), await store(), await store()];
  const jobs = await startJobQueue({ connection: database, logger });
  started.push(jobs);
  for (const id of [read, deleted, kept]) await addNotification(jobs.add, database.db, id);
  await messages().setStatus(read, "read");
  await messages().remove([deleted]);
  await start();
  await until("the queue to be empty", async () => {
    const { rows } = await database.pool.query("select 1 from pgboss.job where name = 'contact-mail'");
    return rows.length === 0;
  });
  expect(server.letters).toEqual([expect.stringContaining(kept)]);
});

test("a stopped process starts no email, and stopping does not wait for a mail server that hangs", async () => {
  await (await start()).stop();
  await store();
  let attempts = 0;
  const hanging = await start(async () => {
    attempts += 1;
    await new Promise<void>(() => undefined);
  });
  await until("the attempt", () => attempts === 1);
  await hanging.stop();
  expect(server.letters).toHaveLength(0);
});

function startProduct(settings: Record<string, string>): Promise<Services> {
  return startServices(parseSettings({ DATABASE_URL: database.url, DATA_DIR: folder, ...settings }));
}

test("a message is accepted while the mail server is down, and its email is sent after a restart", async () => {
  const settings = { CONTACT_EMAIL: "office@example.com", SMTP_URL: server.url };
  await server.stop();
  const before = await startProduct(settings);
  const sent = await before.contact.submit(new Request("http://localhost/"), MESSAGE);
  expect(sent).toEqual({ ok: true, id: expect.any(String) });
  await until("a failed attempt", async () => {
    const { rows } = await database.pool.query("select 1 from pgboss.job where state = 'retry'");
    return rows.length === 1;
  });
  await before.stop();

  server = await startMailServer(server.port);
  // The next attempt is due in some seconds: make it due now.
  await database.pool.query("update pgboss.job set start_after = now() where name = 'contact-mail'");
  const after = await startProduct(settings);
  started.push(after);
  await until("the letter", async () => (await unsent()) === 0);
  expect(server.letters).toHaveLength(1);
});

test("without CONTACT_EMAIL a message is stored, and emailed once there is one", async () => {
  const before = await startProduct({ SMTP_URL: server.url });
  expect(await before.contact.submit(new Request("http://localhost/"), MESSAGE)).toMatchObject({ ok: true });
  await before.stop();
  expect(await unsent()).toBe(1);
  started.push(await startProduct({ SMTP_URL: server.url, CONTACT_EMAIL: "office@example.com" }));
  await until("the letter", async () => (await unsent()) === 0);
  expect(server.letters).toHaveLength(1);
});
