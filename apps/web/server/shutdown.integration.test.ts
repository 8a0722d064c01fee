import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { connect as connectSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDatabase, dropDatabase } from "./db/testing.ts";
import { type Product, startProduct } from "./testing/product.ts";
import { until } from "./testing/until.ts";

const PUBLIC_URL = "http://kingpost.test";
const PASSWORD = "a quiet purlin over the river";

let folder: string;
let url: string;
let product: Product;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-shutdown-"));
  url = await createDatabase();
  product = startProduct(folder, { DATABASE_URL: url, PUBLIC_URL, DRAIN_SECONDS: "2" });
  await product.ready;
});
afterEach(async () => {
  product.child.kill("SIGKILL");
  await product.ended;
  await dropDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

function send(
  path: string,
  { agent, form, halfway }: { agent?: Agent; form?: Record<string, string>; halfway?: Promise<void> } = {},
): Promise<Answer> {
  const body = form ? new URLSearchParams(form).toString() : "";
  return new Promise((settle, refuse) => {
    const request = httpRequest({
      host: "127.0.0.1",
      port: product.port(),
      path,
      agent: agent ?? false,
      method: form ? "POST" : "GET",
      headers: form
        ? {
            Origin: PUBLIC_URL,
            "Content-Type": "application/x-www-form-urlencoded",
            "Content-Length": Buffer.byteLength(body),
          }
        : {},
    });
    request.once("error", refuse);
    request.once("response", (response) => {
      text(response).then(
        (answer) => settle({ status: response.statusCode, headers: response.headers, body: answer }),
        refuse,
      );
    });
    if (!halfway) request.end(body);
    else {
      request.write(body.slice(0, 10));
      void halfway.then(() => request.end(body.slice(10)));
    }
  });
}

const signUp = (email: string) => ({
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  fullName: "Ann Rafter",
  company: "Purlin High School",
});

function isOpen(): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connectSocket(product.port(), "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      settle(true);
    });
    socket.once("error", () => settle(false));
  });
}

test("a stop cuts no request: those under way end, those on open connections are answered, then nothing is taken", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await send("/healthz", { agent })).headers.connection).not.toBe("close");

  // A request that waits for the database, and one of which only half has come.
  const blocker = new Client({ connectionString: url });
  await blocker.connect();
  await blocker.query('begin; lock table "user" in access exclusive mode');
  const waiting = send("/signup", { form: signUp("ann@example.com") });
  let finish = () => {};
  const halfway = new Promise<void>((settle) => {
    finish = settle;
  });
  const arriving = send("/signup", { form: signUp("bob@example.com"), halfway });
  const blocked = async () =>
    (await blocker.query("select 1 from pg_locks where not granted")).rowCount !== 0;
  await until("the wait for the lock", blocked);

  const began = Date.now();
  product.child.kill("SIGTERM");
  await until("the note", async () => (await send("/readyz")).status === 503);
  expect((await send("/readyz")).body).toBe("the process is stopping\n");
  // The process is still well, and pages are still given.
  expect((await send("/healthz")).status).toBe(200);
  const page = await send("/consulting", { agent });
  expect(page).toMatchObject({ status: 200, headers: { connection: "close" } });
  expect(page.body).toContain("</html>");

  await until("the end of taking", async () => !(await isOpen()));
  expect(Date.now() - began).toBeGreaterThan(1900);
  finish();
  await wait(300);
  await blocker.query("commit");
  for (const answer of await Promise.all([waiting, arriving])) {
    expect(answer).toMatchObject({ status: 302, headers: { location: "/dashboard", connection: "close" } });
  }
  expect(await product.ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
  const { rows } = await blocker.query('select email from "user" order by email');
  await blocker.end();
  expect(rows).toEqual([{ email: "ann@example.com" }, { email: "bob@example.com" }]);
  expect(product.complaints()).toBe("");
});

test("a request that never ends does not keep the process for longer than ten seconds", async () => {
  const endless = send("/signup", {
    form: signUp("ann@example.com"),
    halfway: new Promise<void>(() => undefined),
  });
  endless.catch(() => undefined);
  // Answered after it on the same listener: it has arrived.
  await send("/healthz");
  await wait(100);
  const began = Date.now();
  product.child.kill("SIGTERM");
  expect(await product.ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
  await expect(endless).rejects.toThrow();
});

test("at a terminal it does not wait for anybody", async () => {
  const began = Date.now();
  product.child.kill("SIGINT");
  expect(await product.ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(2000);
});
