import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/testing/database.ts";
import { type JobQueue, startJobQueue } from "../jobs/job-queue.ts";
import { createAccounts, type EmbeddedAccounts } from "../providers/embedded/accounts.ts";
import { deleteAccountOf, findAccount } from "../providers/embedded/manage-accounts.ts";
import { until } from "../testing/until.ts";
import { createDelivery } from "./delivery.ts";
import { sendMails } from "./send-mails.ts";
import { type MailServer, startMailServer, unfolded } from "./testing/mail-server.ts";

const PUBLIC_URL = "http://localhost:3000";
const ANN = { email: "ann@example.com", password: "a quiet purlin over the river" };

let database: TestDatabase;
let server: MailServer;
let folder: string;
let lines: string[];
let jobs: JobQueue;
let accounts: EmbeddedAccounts;
const logger = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
const request = () => new Request(PUBLIC_URL, { method: "POST", headers: { Origin: PUBLIC_URL } });

beforeEach(async () => {
  lines = [];
  [database, server, folder] = await Promise.all([
    createTestDatabase(),
    startMailServer(),
    mkdtemp(join(tmpdir(), "kingpost-mails-")),
  ]);
  jobs = await startJobQueue({ connection: database, logger, retryDelayMax: 1 });
  accounts = createAccounts({
    ...database,
    settings: { PUBLIC_URL, BOT_CHECK: "off", REQUIRE_EMAIL_VERIFICATION: false },
    secret: "the secret of the tests, 32 characters and more",
    addJob: jobs.add,
    logger,
  });
  const profile = { fullName: "Ann O'Neil", company: "University of Queensland" };
  expect(await accounts.signUp(request(), { ...ANN, profile })).toMatchObject({ ok: true });
});
afterEach(async () => {
  await jobs.stop();
  await Promise.all([server.stop(), database.drop(), rm(folder, { recursive: true })]);
});

const sendFrom = (SMTP_URL: string) =>
  sendMails({
    jobs,
    queue: "account-mail",
    write: ({ data }) => accounts.writeMail(data),
    deliver: createDelivery({ SMTP_URL, DATA_DIR: folder }, logger),
    logger,
  });

async function pending(): Promise<readonly Record<string, unknown>[]> {
  return (await database.pool.query("select * from pgboss.job where name = 'account-mail'")).rows;
}

const tokenIn = (letter = "") => /token=3D([\w-]+)/.exec(unfolded(letter))?.[1] ?? "";

test("a reset request stores no address and no link; the link is created when the email is sent", async () => {
  expect(await accounts.requestPasswordReset(request(), ANN)).toEqual({ ok: true });
  const rows = await pending();
  expect(rows.map(({ data }) => data)).toEqual([{ kind: "reset", uid: expect.any(String) }]);
  expect(JSON.stringify(rows)).not.toContain(ANN.email);
  await sendFrom(server.url);
  await until("the email", async () => (await pending()).length === 0);
  expect(server.letters).toHaveLength(1);
  const token = tokenIn(server.letters[0]);
  expect(await accounts.isResetTokenValid(token)).toBe(true);
  for (const secret of [token, ANN.email]) expect(lines.join("")).not.toContain(secret);
});

test("an unknown address adds no job and gets the same response", async () => {
  expect(await accounts.requestPasswordReset(request(), { email: "ben@example.com" })).toEqual({ ok: true });
  expect(await pending()).toEqual([]);
});

test("an email is sent again after a temporary error, and sent once", async () => {
  server.reject(451);
  await accounts.requestPasswordReset(request(), ANN);
  await sendFrom(server.url);
  await until("two rejections", () => server.rejections() >= 2);
  server.reject(undefined);
  await until("the email", async () => (await pending()).length === 0);
  expect(server.letters).toHaveLength(1);
  expect(lines.join("")).toContain("an email could not be sent yet");
});

test("an email is not sent again after a permanent error, and nothing of it is kept or logged", async () => {
  server.reject(550);
  await accounts.requestPasswordReset(request(), ANN);
  await sendFrom(server.url);
  await until("the end of the job", async () => (await pending()).length === 0);
  expect(server.rejections()).toBe(1);
  expect(lines.join("")).toContain("an email could not be sent");
  expect(lines.join("")).not.toContain(ANN.email);
});

test("an unreachable mail server delays no request, and its password is neither stored nor logged", async () => {
  await sendFrom("smtp://user:top-secret@127.0.0.1:1");
  await accounts.requestPasswordReset(request(), ANN);
  await until("a failed attempt", async () => (await pending()).some(({ output }) => output !== null));
  for (const secret of ["top-secret", ANN.email]) {
    expect(JSON.stringify(await pending())).not.toContain(secret);
    expect(lines.join("")).not.toContain(secret);
  }
});

test("a deleted account gets none of its pending emails", async () => {
  await accounts.requestPasswordReset(request(), ANN);
  const found = await findAccount(database.db, ANN.email);
  await deleteAccountOf(database.db, found?.uid ?? "");
  await sendFrom(server.url);
  await until("the end of the job", async () => (await pending()).length === 0);
  expect(server.letters).toEqual([]);
});

test("a password change and its notice are stored together, and the notice is sent", async () => {
  const signedIn = await accounts.signIn(request(), ANN);
  const cookies = signedIn.ok ? signedIn.cookies.map((cookie) => cookie.split(";")[0]).join("; ") : "";
  const own = new Request(PUBLIC_URL, { method: "POST", headers: { Origin: PUBLIC_URL, cookie: cookies } });
  const change = { currentPassword: ANN.password, newPassword: "a louder girder under the bridge" };
  expect(await accounts.changePassword(own, change)).toMatchObject({ ok: true });
  expect((await pending()).map(({ data }) => data)).toEqual([
    { kind: "password-changed", uid: expect.any(String) },
  ]);
  await sendFrom(server.url);
  await until("the notice", async () => (await pending()).length === 0);
  expect(server.letters).toEqual([expect.stringContaining("password was changed")]);
});
