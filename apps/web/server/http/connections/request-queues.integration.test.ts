import { connect, type Socket } from "node:net";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Asking, cookieOf, signUpForm } from "../../testing/ask.ts";
import { type OpenProduct, openProduct } from "../../testing/open-product.ts";
import { freePort } from "../../testing/product.ts";
import { send } from "../../testing/send.ts";
import { until } from "../../testing/until.ts";

let origin: string;
let product: OpenProduct;
beforeAll(async () => {
  const port = await freePort();
  // A local address, because /metrics is open to it only.
  origin = `http://127.0.0.1:${port}`;
  product = await openProduct({ PUBLIC_URL: origin, PORT: String(port), TRUST_PROXY: "true" });
});
afterAll(() => product.close());

let clients = 0;
const nextAddress = () => `198.51.100.${(clients++ % 250) + 1}`;

const ask = (path: string, { headers, ...asking }: Asking = {}) =>
  product.ask(path, { ...asking, headers: { "X-Forwarded-For": nextAddress(), Origin: origin, ...headers } });

const message = (n: number) => ({
  form: "contact",
  website: "",
  name: "Ann Purlin",
  email: "ann@example.com",
  message: `Message ${n}`,
});

/** Locks a table, as a hanging query would, while `work` runs. */
async function whileHeld<Value>(table: string, work: () => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: product.url });
  await client.connect();
  try {
    await client.query("begin");
    await client.query(`lock table "${table}" in access exclusive mode`);
    return await work();
  } finally {
    await client.end();
  }
}

const waitingIn = async (kind: string): Promise<number> => {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`requests_waiting\\{kind="${kind}"\\} (\\d+)`).exec(metrics)?.[1]);
};

const blockedQueries = async (): Promise<number> =>
  (
    await product.query(
      "select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()",
    )
  ).length;

test("three hundred concurrent requests are queued, and each gets its response", async () => {
  const pages = Array.from({ length: 300 }, () => ask("/api/v1/sections"));
  const statuses = (await Promise.all(pages)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

test("the health check responds before most pages of a burst of new connections that came before it", async () => {
  let answered = 0;
  const pages = Array.from({ length: 150 }, async (_, n) => {
    // Each on its own connection, and none from the page cache.
    await send(product.port(), `/contact?burst=${n}`, {
      headers: { "X-Forwarded-For": nextAddress(), Cookie: "theme=none" },
    });
    answered += 1;
  });
  expect((await send(product.port(), "/healthz")).status).toBe(200);
  expect(answered).toBeLessThan(100);
  await Promise.all(pages);
});

test("the health check responds before the page requests that arrived earlier", async () => {
  const cookie = cookieOf(await ask("/signup", { form: signUpForm("health@example.com") }));
  let answered = 0;
  const pages = await whileHeld("session", async () => {
    const asked = Array.from({ length: 40 }, async () => {
      const { status } = await ask("/dashboard", { cookie });
      answered += 1;
      return status;
    });
    await until("a queue of pages", async () => (await waitingIn("person")) > 0);
    expect((await ask("/healthz")).status).toBe(200);
    expect(answered).toBe(0);
    return asked;
  });
  expect(new Set(await Promise.all(pages))).toEqual(new Set([200]));
});

test("forms that hang delay no page, and each is processed once when they continue", async () => {
  const { sent, page } = await whileHeld("limits", async () => {
    const sending = Array.from({ length: 12 }, (_, n) => ask("/contact", { form: message(n) }));
    await until("a queue of forms", async () => (await waitingIn("form")) === 4);
    const answer = await ask("/section-library-preview?q=310UB");
    return { sent: sending, page: answer.status };
  });
  expect(page).toBe(200);
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses).toEqual(Array(12).fill(200));
  const [row] = await product.query("select count(*)::int as count from contact_messages");
  expect(row?.count).toBe(12);
});

test("slow incomplete forms occupy no slot", async () => {
  const sockets = Array.from({ length: 12 }, () => {
    const socket = connect(product.port(), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(
      `POST /contact HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 200\r\n\r\nform=con`,
    );
    return socket;
  });
  // They have arrived once a later request is answered.
  await ask("/healthz");
  expect((await ask("/contact", { form: message(100) })).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test("a request that is cancelled in the queue is skipped", async () => {
  const gone = new AbortController();
  const { first, given } = await whileHeld("limits", async () => {
    const first = Array.from({ length: 8 }, (_, n) => ask("/contact", { form: message(200 + n) }));
    await until("eight forms in progress", async () => (await blockedQueries()) === 8);
    const given = ask("/contact", { form: message(300), signal: gone.signal }).catch(() => "gone");
    await until("the form to wait", async () => (await waitingIn("form")) === 1);
    gone.abort();
    await until("the form to leave the queue", async () => (await waitingIn("form")) === 0);
    return { first, given };
  });
  expect(await given).toBe("gone");
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(8).fill(200));
});

test("incomplete forms that fill the memory are rejected in favour of a complete one", async () => {
  const bytes = "a".repeat(250_000);
  const first: string[] = [];
  let response = "";
  const sockets: Socket[] = [];
  // A hundred megabytes; each form lacks its last byte.
  for (let n = 0; n < 400; n += 1) {
    const socket = connect(product.port(), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.once("data", (chunk) => first.push(chunk.toString("latin1", 0, 12)));
    socket.on("data", (chunk) => {
      if (n === 0) response += chunk.toString("latin1");
    });
    await new Promise<void>((settle) =>
      socket.write(
        `POST /contact HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nAccept: text/html\r\nContent-Length: ${bytes.length + 1}\r\n\r\n${bytes}`,
        () => settle(),
      ),
    );
    sockets.push(socket);
  }
  expect((await ask("/contact", { form: message(400) })).status).toBe(200);
  // 67 of a hundred megabytes fit: 131 forms are too many.
  await until("the rejections", () => first.length > 120);
  expect(new Set(first)).toEqual(new Set(["HTTP/1.1 503"]));
  expect(first.length).toBeLessThan(150);
  // The first form was rejected: its page shows the request ID of the log, and is plain text.
  const [, id = "none"] = /^x-request-id: (\S+)\r$/im.exec(response) ?? [];
  expect(response).toContain(`quote <code>${id}</code>`);
  expect(response).toContain("Your browser's Back button");
  expect(response).toMatch(/^retry-after: 15\r$/im);
  expect(response).not.toMatch(/<script|<style|<link|style=/);
  for (const socket of sockets) socket.destroy();
});
