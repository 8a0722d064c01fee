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
  product = await openProduct({ DRAIN_SECONDS: "2" });
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
  await blocker.connect();
  await blocker.query('begin; lock table "user" in access exclusive mode');
  const waiting = send("/signup", { form: signUpForm("ann@example.com") });
  let finish = () => {};
  const halfway = new Promise<void>((settle) => {
    finish = settle;
  });
  const arriving = send("/signup", { form: signUpForm("bob@example.com"), halfway });
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

  // A client that connects during the closing is answered once the port is closed. One at a time: each new one delays it.
  await until("the port to close", () =>
    send("/healthz").then(
      ({ status }) => status === 503,
      ({ code }: NodeJS.ErrnoException) => code === "ECONNREFUSED",
    ),
  );
  await expect(send("/healthz")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  expect(product.output()).toContain('"msg":"draining"');
  finish();
  await until("the other request to wait for it too", async () => (await blocked()) === 2);
  await blocker.query("commit");
  for (const answer of await Promise.all([waiting, arriving])) {
    expect(answer).toMatchObject({ status: 302, headers: { location: "/dashboard", connection: "close" } });
  }
  expect(await product.ended).toBe(0);
  expect(product.output()).toMatch(STOPPED);
  const { rows } = await blocker.query('select email from "user" order by email');
  await blocker.end();
  expect(rows).toEqual([{ email: "ann@example.com" }, { email: "bob@example.com" }]);
  expect(product.errors()).toBe("");
});

test("requests blocked by the database are answered at the deadline, and logged with that response", async () => {
  const blocker = new Client({ connectionString: product.url });
  await blocker.connect();
  await blocker.query(
    'begin; lock table "user" in access exclusive mode; lock table session in access exclusive mode; lock table contact_messages in access exclusive mode',
  );
  const message = {
    form: "contact",
    website: "",
    name: "Ann",
    email: "ann@example.com",
    message: "A shed of 24 m.",
  };
  const held = [
    send("/contact", { form: message, headers: { origin: PUBLIC_URL, accept: "text/html" } }),
    send("/signup", { form: signUpForm("ann@example.com") }),
  ];
  const blocked = async () =>
    (
      await blocker.query(
        "select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()",
      )
    ).rows.length >= held.length;
  await until("the requests to wait for the locks", blocked);
  product.child.kill("SIGTERM");
  const [page, plain] = await Promise.all(held);
  for (const answer of [page, plain])
    expect(answer).toMatchObject({ status: 503, headers: { connection: "close", "retry-after": "15" } });
  expect(page?.body).toContain("It stopped while it was processing your request");
  expect(plain?.body).toMatch(/^The server is restarting, and your request may have been completed\./);
  expect(await product.ended).toBe(0);
  for (const answer of [page, plain]) {
    const id = String(answer?.headers["x-request-id"]);
    expect(product.output()).toMatch(new RegExp(`"${id}".*"status":503,"ms":`));
  }
  await blocker.query("rollback");
  await blocker.end();
});

test("a burst of requests while the port closes is answered or refused, and none is cut off", async () => {
  const seen = new Set<unknown>();
  const sentAway: string[] = [];
  const come = async (keepAlive: boolean) => {
    const agent = keepAlive ? new Agent({ keepAlive, maxSockets: 1 }) : undefined;
    for (let n = 0; !seen.has("ECONNREFUSED"); n += 1) {
      const path = `/section-library-preview?q=${n % 7}00`;
      seen.add(
        await send(path, agent ? { agent } : {}).then(
          ({ status, headers }) => {
            if (status === 503) sentAway.push(String(headers["x-request-id"]));
            return status;
          },
          (error: NodeJS.ErrnoException) => error.code,
        ),
      );
    }
  };
  const crowd = Array.from({ length: 12 }, (_, n) => come(n % 2 === 0));
  await until("the first responses", () => seen.has(200));
  product.child.kill("SIGTERM");
  await Promise.all(crowd);
  expect(await product.ended).toBe(0);
  // A request ID that a user quotes is in the log.
  expect(sentAway).not.toEqual([]);
  for (const id of sentAway) expect(product.output()).toMatch(new RegExp(`"${id}".*"status":503,"ms":`));
  seen.delete(503);
  expect(seen).toEqual(new Set([200, "ECONNREFUSED"]));
});

test("an incomplete form gets an error at the deadline, and the log shows the same status", async () => {
  const endless = send("/signup", {
    form: signUpForm("ann@example.com"),
    halfway: new Promise<void>(() => undefined),
  });
  // It has arrived once later requests on the same listener are answered.
  await send("/healthz");
  await send("/healthz");
  product.child.kill("SIGTERM");
  expect(await product.ended).toBe(0);
  expect(product.output()).toMatch(STOPPED);
  const { status, headers, body } = await endless;
  expect(status).toBe(503);
  expect(headers).toMatchObject({ connection: "close", "retry-after": "15" });
  expect(body).toMatch(/^The server is restarting\. Nothing was changed/);
  const line = product
    .output()
    .split("\n")
    .find((one) => one.includes(String(headers["x-request-id"])));
  expect(JSON.parse(line ?? "{}")).toMatchObject({ path: "/signup", status: 503 });
});

test("at a terminal it stops without draining", async () => {
  product.child.kill("SIGINT");
  expect(await product.ended).toBe(0);
  expect(product.output()).toMatch(STOPPED);
  expect(product.output()).not.toContain('"msg":"draining"');
});
