import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPreparedDatabase, dropDatabase } from "../db/testing/database.ts";
import { endProduct, freePort, type Product, startProduct } from "../testing/product.ts";
import { malformedRequest } from "./malformed.ts";
import { MARKUP } from "./malformed-parts.ts";
import { type RawAnswer, sendRaw } from "./raw-http.ts";

/** `FUZZ_SECONDS=600 npx vitest run apps/web/server/attack` for the long run. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 0);
/** Without FUZZ_SECONDS: enough for each common status. */
const BATCHES = 60;
/** Concurrent requests. */
const BATCH = 12;
const TRACE = /(\n|\\n)\s+at \S|node_modules|file:\/\/|apps\/web|Failed query|postgresql:/;

let folder: string;
let url: string;
let port: number;
let product: Product;
let cookie: string;
let uid: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-fuzz-"));
  [url, port] = await Promise.all([createPreparedDatabase(), freePort()]);
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    PUBLIC_URL: origin,
    DATABASE_URL: url,
    DATA_DIR: folder,
    TRUST_PROXY: "true",
    LOG_LEVEL: "error",
  };
  product = startProduct(folder, settings);
  await product.ready;
  const password = "purlin rafter trimmer 71";
  const person = { fullName: "Ann Purlin", company: "Rafters", email: "ann@example.com" };
  const answer = await fetch(`${origin}/signup`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin },
    body: new URLSearchParams({ ...person, password, confirmPassword: password }),
  });
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  expect(answer.status).toBe(302);
  ({ uid } = await (await fetch(`${origin}/api/designs`, { headers: { Cookie: cookie } })).json());
});
afterAll(async () => {
  await endProduct(product);
  await dropDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

function faultOf({ status, head, body }: RawAnswer): string | undefined {
  // Every request must get a response.
  if (status === 0) return "closes without an answer";
  if (status >= 500) return `answers ${status}`;
  if (TRACE.test(body)) return "exposes internals";
  if (/^x-injected:/im.test(head)) return "allows header injection";
  const isHtml = /^content-type: text\/html/im.test(head);
  if (isHtml && body.includes(MARKUP)) return "reflects markup";
  if (status === 200 && !/^content-type:/im.test(head)) return "has no Content-Type";
  return undefined;
}

test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "", "delete,profile"])(
  "the settings form %j is unknown",
  async (form) => {
    const origin = `http://127.0.0.1:${port}`;
    const headers = { Origin: origin, Cookie: cookie, Accept: "text/html" };
    const body = new URLSearchParams({ form, session: "profile" });
    expect((await fetch(`${origin}/settings`, { method: "POST", headers, body })).status).toBe(400);
  },
);

test(
  "malformed requests are rejected without a server error",
  async () => {
    const counts = new Map<number, number>();
    const requests = fc.array(malformedRequest({ origin: `http://127.0.0.1:${port}`, cookie, uid }), {
      minLength: BATCH,
      maxLength: BATCH,
    });
    const property = fc.asyncProperty(requests, async (batch) => {
      const answers = await Promise.all(batch.map((bytes) => sendRaw(port, bytes)));
      for (const [index, answer] of answers.entries()) {
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        const fault = faultOf(answer);
        const sent = batch[index]?.toString("latin1").slice(0, 2000);
        if (fault)
          throw new Error(`${fault}\n${JSON.stringify(sent)}\n${answer.head}\n${answer.body.slice(0, 500)}`);
      }
    });
    await fc.assert(property, {
      ...(SECONDS > 0
        ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SECONDS * 1000 }
        : { numRuns: BATCHES }),
      // The message shows the single request; shrinking the batch takes longer than the run.
      endOnFailure: true,
      ...(process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {}),
    });
    const sent = [...counts.values()].reduce((sum, count) => sum + count, 0);
    // Otherwise the requests do not reach the application. Some responses are one in a hundred.
    const rare = sent > 1500 ? [401, 413] : [];
    for (const status of [200, 302, 400, 403, 404, 405, 422, ...rare])
      expect([...counts.keys()]).toContain(status);
    // Unexpected errors are in the application's log.
    const logged = product
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    // The IDs and times differ.
    const kinds = new Set(logged.map((line) => line.replaceAll(/"(time|requestId)":"[^"]*",?/g, "")));
    expect([...kinds]).toEqual([]);
    expect(product.errors()).toBe("");
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    if (process.env.FUZZ_SECONDS)
      process.stderr.write(`${sent} requests: ${JSON.stringify([...counts].sort())}\n`);
  },
  (SECONDS + 180) * 1000,
);
