import { mkdtemp, readFile, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "../db/client.ts";
import { createPreparedDatabase, dropDatabase } from "../db/testing/database.ts";
import { deleteExpired } from "../jobs/housekeeping.ts";
import { LIMITS } from "../limits/rules.ts";
import { endProduct, type Product, startProduct } from "../testing/product.ts";
import { until } from "../testing/until.ts";

const METRICS_TOKEN = "a-token-of-the-tests";

let folder: string;
let url: string;
const started: Product[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-metrics-"));
  url = await createPreparedDatabase();
});
afterAll(async () => {
  for (const product of started) await endProduct(product);
  await dropDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}): Promise<Product> {
  const product = startProduct(folder, { DATABASE_URL: url, DRAIN_SECONDS: "0", ...settings });
  started.push(product);
  await product.ready;
  return product;
}

const AUTHORIZED = { Authorization: `Bearer ${METRICS_TOKEN}` };

const ask = (product: Product, path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${product.port()}${path}`, { headers, redirect: "manual" });

async function metrics(product: Product): Promise<string> {
  return (await ask(product, "/metrics", AUTHORIZED)).text();
}

/** The value of one line; undefined if it is missing. */
function valueIn(text: string, name: string, ...labels: string[]): number | undefined {
  const line = text
    .split("\n")
    .find((one) => one.startsWith(name) && labels.every((label) => one.includes(label)));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}

describe("with a token", () => {
  let product: Product;
  beforeAll(async () => {
    product = await start({ METRICS_TOKEN });
  });

  test("requests are counted by route pattern, and by nothing that the client controls", async () => {
    const secrets = ["ann@example.com", "a-token-of-hers", "198.51.100.7"];
    await ask(product, `/${secrets[0]}?token=${secrets[1]}`, { "User-Agent": secrets[2] ?? "" });
    await ask(product, "/dashboard");
    for (let count = 0; count < 3; count += 1) await (await ask(product, "/consulting")).text();
    const text = await metrics(product);
    const name = "kingpost_http_request_duration_seconds_count";
    expect(valueIn(text, name, 'route="/consulting"', 'status="200"', 'method="GET"')).toBe(3);
    expect(valueIn(text, name, 'route="/dashboard"', 'status="302"')).toBe(1);
    expect(valueIn(text, name, 'route="(other)"', 'status="404"')).toBe(1);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test("counters start at 0 for each label, so that the first increase is visible", async () => {
    const text = await metrics(product);
    for (const limit of LIMITS)
      expect(valueIn(text, "kingpost_limit_refusals_total", `"${limit}"`), limit).toBe(0);
    for (const queue of ["contact-mail", "account-mail"])
      expect(valueIn(text, "kingpost_mail_failures_total", `"${queue}"`), queue).toBe(0);
    const connection = connect(url);
    const tables = Object.keys(await deleteExpired(connection.pool, new Date()));
    await connection.close();
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables)
      expect(valueIn(text, "kingpost_rows_swept_total", `"${table}"`), table).toBe(0);
  });

  test("shows the version and the free disk space", async () => {
    const { version }: { version: string } = JSON.parse(await readFile("package.json", "utf8"));
    const text = await metrics(product);
    const labels = [`version="${version}"`, `node="${process.versions.node}"`];
    expect(valueIn(text, "kingpost_build_info", ...labels)).toBe(1);
    const { bavail, bsize } = await statfs(folder);
    const free = valueIn(text, "kingpost_data_free_bytes") ?? 0;
    // Other processes write to the same disk.
    expect(free / (bavail * bsize)).toBeGreaterThan(0.9);
    expect(free / (bavail * bsize)).toBeLessThan(1.1);
  });

  test("shows process metrics, database connections and pending emails", async () => {
    const text = await metrics(product);
    expect(valueIn(text, "process_resident_memory_bytes")).toBeGreaterThan(1e7);
    expect(valueIn(text, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
    expect(valueIn(text, "kingpost_http_requests_in_flight")).toBe(1);
    expect(valueIn(text, "kingpost_database_connections", 'state="waiting"')).toBe(0);
    expect(valueIn(text, "kingpost_account_mails_waiting")).toBe(0);
    expect(valueIn(text, "kingpost_contact_messages_to_notify")).toBe(0);
    expect(Math.abs(valueIn(text, "kingpost_clock_ahead_seconds") ?? Number.NaN)).toBeLessThan(5);
  });

  test("an attempt rejected by a rate limit is counted under the limit's name", async () => {
    const origin = product.origin();
    const send = () =>
      fetch(`http://127.0.0.1:${product.port()}/signin`, {
        method: "POST",
        headers: { Origin: origin.replace(/:\d+$/, ":0") },
        body: new URLSearchParams({ email: "bob@example.com", password: "wrong password" }),
      }).then((answer) => answer.text());
    for (let count = 0; count < 7; count += 1) await send();
    expect(valueIn(await metrics(product), "kingpost_limit_refusals_total", 'limit="sign-in"')).toBe(2);
  });
});

describe("on any address", () => {
  test("without METRICS_TOKEN there are no metrics", async () => {
    const local = await start();
    expect((await ask(local, "/metrics", AUTHORIZED)).status).toBe(404);
    const product = await start({ PUBLIC_URL: "https://kingpost.test" });
    const answer = await ask(product, "/metrics");
    expect(answer.status).toBe(404);
    await until("the warning", () => /"level":40,.*Set TRUST_PROXY=true/.test(product.output()));
    expect(await answer.text()).not.toContain("kingpost_");
  });

  test("with METRICS_TOKEN the token is required", async () => {
    const product = await start({ PUBLIC_URL: "https://kingpost.test", TRUST_PROXY: "true", METRICS_TOKEN });
    expect(product.output()).not.toContain("Set TRUST_PROXY=true");
    for (const headers of [
      {},
      { Authorization: "Bearer wrong" },
      { Authorization: `Basic ${METRICS_TOKEN}` },
    ]) {
      const answer = await ask(product, "/metrics", headers as Record<string, string>);
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain("kingpost_");
    }
    expect(await metrics(product)).toContain("kingpost_http");
  });
});
