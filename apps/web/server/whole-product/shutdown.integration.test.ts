import { Agent } from "node:http";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PUBLIC_URL, signUpForm } from "../testing/ask.ts";
import { type OpenProduct, openProduct } from "../testing/open-product.ts";
import * as http from "../testing/send.ts";
import { until } from "../testing/until.ts";

/** Logged after an orderly stop, but not when the time for it runs out. */
const STOPPED = /"msg":"stopped"/;

let product: OpenProduct;
beforeEach(async () => {
  // The most, so that a busy machine has responded to everything below before the port closes.
  product = await openProduct({ DRAIN_SECONDS: "3" });
});
afterEach(async () => {
  product.child.kill("SIGKILL");
  await product.close();
});

const send = (path: string, sending: http.Sending = {}) =>
  http.send(product.port(), path, { headers: { origin: PUBLIC_URL }, ...sending });

test("a graceful shutdown completes running requests, answers those on open connections, then closes the port", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await send("/healthz", { agent })).headers.connection).not.toBe("close");

  // One request waits for the database; of another, only half has arrived.
  const blocker = new Client({ connectionString: product.url });
  // If an expectation fails, what is still open ends with the product and its database: a failure of this test, not of the whole run.
  blocker.on("error", () => undefined);
  await blocker.connect();
  await blocker.query('begin; lock table "user" in access exclusive mode');
  const waiting = send("/signup", { form: signUpForm("ann@example.com") });
  let finish = () => {};
  const halfway = new Promise<void>((settle) => {
    finish = settle;
  });
  const arriving = send("/signup", { form: signUpForm("bob@example.com"), halfway });
  const answers = Promise.all([waiting, arriving]);
  answers.catch(() => undefined);
  const blocked = async () =>
    (
      await blocker.query(
        "select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()",
      )
    ).rowCount ?? 0;
  await until("the request to wait for the lock", async () => (await blocked()) === 1);

  product.child.kill("SIGTERM");
  await until("the readiness probe to fail", async () => (await send("/readyz")).status === 503);
  expect((await send("/readyz")).body).toBe("shutting down\n");
  // The process is still healthy and serves pages.
  expect((await send("/healthz")).status).toBe(200);
  const page = await send("/consulting", { agent });
  expect(page).toMatchObject({ status: 200, headers: { connection: "close" } });
  expect(page.body).toContain("</html>");

  await until("the port to close", () =>
    send("/healthz").then(
      () => false,
      ({ code }: NodeJS.ErrnoException) => code === "ECONNREFUSED",
    ),
  );
  expect(product.output()).toContain('"msg":"draining"');
  finish();
  await until("the other request to wait for it too", async () => (await blocked()) === 2);
  await blocker.query("commit");
  for (const answer of await answers) {
    expect(answer).toMatchObject({ status: 302, headers: { location: "/dashboard", connection: "close" } });
  }
  expect(await product.ended).toBe(0);
  expect(product.output()).toMatch(STOPPED);
  const { rows } = await blocker.query('select email from "user" order by email');
  await blocker.end();
  expect(rows).toEqual([{ email: "ann@example.com" }, { email: "bob@example.com" }]);
  expect(product.errors()).toBe("");
});

test("a request that never ends is cut off at the deadline, and the process stops", async () => {
  const endless = send("/signup", {
    form: signUpForm("ann@example.com"),
    halfway: new Promise<void>(() => undefined),
  });
  const outcome = endless.then(
    ({ status }) => status,
    ({ code }: NodeJS.ErrnoException) => code,
  );
  // It has arrived once later requests on the same listener are answered.
  await send("/healthz");
  await send("/healthz");
  product.child.kill("SIGTERM");
  expect(await product.ended).toBe(0);
  expect(product.output()).toMatch(STOPPED);
  expect(await outcome).toBe("ECONNRESET");
  expect(product.errors()).toBe("");
});

test("at a terminal it stops without draining", async () => {
  product.child.kill("SIGINT");
  expect(await product.ended).toBe(0);
  expect(product.output()).toMatch(STOPPED);
  expect(product.output()).not.toContain('"msg":"draining"');
});
