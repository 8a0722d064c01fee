import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request as openRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "./db/client.ts";
import { createDatabase, dropDatabase } from "./db/testing.ts";
import { endProduct, startProduct } from "./testing/product.ts";
import { until } from "./testing/until.ts";

const PUBLIC_URL = "https://kingpost.example";
const PASSWORD = "correct horse battery";
/** Tells the test's proxy which machine it should take a request to have come from. Never passed on. */
const SENT_FROM = "test-sent-from";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
}

/** Node's own client, because `fetch` lets nobody choose the Host header. */
function send(port: number, path: string, { method, headers = {}, form }: Sending = {}): Promise<Answer> {
  const body = form ? new URLSearchParams(form).toString() : undefined;
  const type = body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" };
  return new Promise((settle, refuse) => {
    const options = {
      port,
      path,
      method: method ?? (form ? "POST" : "GET"),
      headers: { ...type, ...headers },
    };
    openRequest({ host: "127.0.0.1", ...options }, async (response) => {
      const text = (await response.setEncoding("utf8").toArray()).join("");
      settle({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    })
      .on("error", refuse)
      .end(body);
  });
}

type HostRule = "keeps the host" | "names the upstream";

/** A reverse proxy behind whose back TLS ended: it appends the client to X-Forwarded-For, as nginx, Caddy and the clouds do. */
async function startProxy(upstream: () => number, rule: HostRule): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { [SENT_FROM]: from, ...headers } = incoming.headers;
    const before = headers["x-forwarded-for"];
    const client = String(from ?? incoming.socket.remoteAddress);
    headers["x-forwarded-for"] = before === undefined ? client : `${String(before)}, ${client}`;
    headers["x-forwarded-proto"] = "https";
    if (rule === "names the upstream") headers.host = `127.0.0.1:${upstream()}`;
    const options = {
      host: "127.0.0.1",
      port: upstream(),
      path: incoming.url,
      method: incoming.method,
      headers,
    };
    const onward = openRequest(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

interface Opened {
  readonly port: number;
  readonly data: string;
  /** A statement of the tests on the product's database. */
  readonly query: (statement: string) => Promise<unknown>;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** A product with a database and a folder of its own, at the public address. */
async function open(settings: Readonly<Record<string, string>>): Promise<Opened> {
  const [folder, database] = await Promise.all([
    mkdtemp(join(tmpdir(), "kingpost-proxy-")),
    createDatabase(),
  ]);
  const product = startProduct(folder, { PUBLIC_URL, DATABASE_URL: database, BOT_CHECK: "off", ...settings });
  const stop = async () => {
    await endProduct(product);
    await dropDatabase(database);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  await product.ready;
  const query = async (statement: string) => {
    const connection = connect(database);
    await connection.pool.query(statement).finally(connection.close);
  };
  const output = () => product.output() + product.complaints();
  return { port: product.port(), data: join(folder, "data"), query, output, stop };
}

const newEmail = () => `ann.${randomUUID()}@example.com`;
const from = (machine: string) => ({ origin: PUBLIC_URL, host: "kingpost.example", [SENT_FROM]: machine });

let machines = 0;
/** A machine that no other test has sent from. */
function newMachine(): string {
  machines += 1;
  return `198.51.100.${machines}`;
}

const signUpForm = (email: string) => ({
  fullName: "Ann Purlin",
  email,
  company: "Purlin High School",
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

/** The Cookie header of a browser that has taken an answer's cookies. */
const cookieOf = ({ headers }: Answer) =>
  (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");

describe("behind a proxy that ends TLS", () => {
  let product: Opened;
  let keeping: Server;
  let renaming: Server;
  beforeAll(async () => {
    product = await open({ TRUST_PROXY: "true" });
    keeping = await startProxy(() => product.port, "keeps the host");
    renaming = await startProxy(() => product.port, "names the upstream");
  });
  afterAll(async () => {
    keeping.close();
    renaming.close();
    await product.stop();
  });
  const proxyThat = (rule: HostRule) => portOf(rule === "keeps the host" ? keeping : renaming);
  const signUp = (email: string, port = portOf(keeping)) =>
    send(port, "/signup", { headers: from(newMachine()), form: signUpForm(email) });

  test.each(["keeps the host", "names the upstream"] as const)(
    "that %s, forms are taken from the public address: a person signs up, is let in, out and in again",
    async (rule) => {
      const port = proxyThat(rule);
      const email = newEmail();
      const first = await signUp(email, port);
      expect([first.status, first.headers.location]).toEqual([302, "/dashboard"]);
      const headers = { ...from(newMachine()), cookie: cookieOf(first) };
      const inside = await send(port, "/dashboard", { headers });
      expect([inside.status, inside.body.includes(email)]).toEqual([200, true]);

      const out = await send(port, "/signout", { headers, form: {} });
      expect([out.status, out.headers.location]).toEqual([302, "/signin"]);
      expect((await send(port, "/dashboard", { headers })).status).toBe(302);

      const again = await send(port, "/signin", {
        headers: from(newMachine()),
        form: { email, password: PASSWORD },
      });
      expect([again.status, again.headers.location]).toEqual([302, "/dashboard"]);
    },
  );

  test.each(["keeps the host", "names the upstream"] as const)(
    "that %s, the forms that a page sends by script are taken too",
    async (rule) => {
      const email = newEmail();
      const answer = await send(proxyThat(rule), "/signup.data", {
        headers: from(newMachine()),
        form: signUpForm(email),
      });
      expect(answer.status).toBe(202);
      expect(answer.body).toContain("/dashboard");
      expect(answer.headers["set-cookie"]?.[0]).toMatch(/^__Host-/);
    },
  );

  test.each([
    "https://evil.example",
    "http://kingpost.example",
    "https://kingpost.example.evil.example",
    "https://kingpost.example:8443",
    "null",
  ])("a form with the origin %s changes nothing", async (origin) => {
    const email = newEmail();
    await signUp(email);
    for (const host of ["kingpost.example", "evil.example"]) {
      const headers = { ...from(newMachine()), origin, host, "x-forwarded-host": host };
      const answer = await send(portOf(keeping), "/signin", { headers, form: { email, password: PASSWORD } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  test("a signed-in person's profile is not changed by a form of another site", async () => {
    const email = newEmail();
    const cookie = cookieOf(await signUp(email));
    const form = { form: "profile", fullName: "Mallory", company: "Evil" };
    const headers = { ...from(newMachine()), cookie };
    const foreign = { ...headers, origin: "https://evil.example" };
    const refused = await send(portOf(keeping), "/settings", { headers: foreign, form });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect((await send(portOf(keeping), "/settings", { headers })).body).toContain("Ann Purlin");
  });

  test("a form of a tab that was left open signs the person in as whom it says, or refuses and changes nothing", async () => {
    const [ann, bob] = [newEmail(), newEmail()];
    const cookie = cookieOf(await signUp(ann));
    await signUp(bob);
    const headers = { ...from(newMachine()), cookie };
    const ask = (form: Readonly<Record<string, string>>) =>
      send(portOf(keeping), "/signin", { headers, form });
    const wrong = await ask({ email: bob, password: "wrong horse battery" });
    expect([wrong.status, wrong.headers["set-cookie"]]).toEqual([401, undefined]);
    expect((await send(portOf(keeping), "/dashboard", { headers })).body).toContain(ann);
    const right = await ask({ email: bob, password: PASSWORD });
    expect([right.status, right.headers.location]).toEqual([302, "/dashboard"]);
    const asBob = { ...headers, cookie: cookieOf(right) };
    expect((await send(portOf(keeping), "/dashboard", { headers: asBob })).body).toContain(bob);
    // Ann's session went with it, and a signed-in visitor is still led away from the page itself.
    expect((await send(portOf(keeping), "/dashboard", { headers })).status).toBe(302);
    const page = await send(portOf(keeping), "/signin", { headers: asBob });
    expect([page.status, page.headers.location]).toEqual([302, "/dashboard"]);
  });

  test("a session that is not there is not said to have ended", async () => {
    const headers = { ...from(newMachine()), cookie: cookieOf(await signUp(newEmail())) };
    const form = { form: "session", session: "no-such-session" };
    const { body } = await send(portOf(keeping), "/settings", { headers, form });
    expect(body).toContain("Failed to end the session: There is no such session any more.");
    expect(body).not.toContain("The session is ended.");
  });

  test("nobody is told that an address is confirmed who just says so", async () => {
    for (const value of ["1", "verified", "verified.zzzzzz.AAAA"]) {
      const { status, body } = await send(portOf(keeping), `/signin?confirm=${value}`, {
        headers: from(newMachine()),
      });
      expect([status, body.includes("is confirmed")]).toEqual([200, false]);
    }
  });

  test("the session's cookie is for this host alone, for https alone, and not for scripts", async () => {
    const email = newEmail();
    const answers = [
      await signUp(email),
      await send(portOf(keeping), "/signin", {
        headers: from(newMachine()),
        form: { email, password: PASSWORD },
      }),
    ];
    for (const { headers } of answers) {
      expect(headers["set-cookie"]).toHaveLength(2);
      for (const cookie of headers["set-cookie"] ?? []) {
        expect(cookie).toMatch(/^__Host-/);
        expect(cookie).toMatch(/; Secure/);
        expect(cookie).toMatch(/; HttpOnly/);
        expect(cookie).toMatch(/; SameSite=Lax/);
        expect(cookie).toMatch(/; Path=\/(;|$)/);
        expect(cookie).not.toMatch(/Domain=/i);
        expect(Buffer.byteLength(cookie)).toBeLessThan(4096);
      }
    }
  });

  test.each(["/", "/signin", "/dashboard", "/api/bot-check", "/healthz", "/no-such-page", "/favicon.svg"])(
    "%s asks browsers to stay on https for two years, sends no guessed type and can not be framed",
    async (path) => {
      const { headers } = await send(portOf(keeping), path, { headers: from(newMachine()) });
      expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers.server).toBeUndefined();
    },
  );

  test.each([
    { host: "evil.example" },
    { host: "kingpost.example", "x-forwarded-host": "evil.example" },
    { host: "kingpost.example", forwarded: "host=evil.example;proto=http", "x-forwarded-proto": "http" },
  ])("the link of a reset e-mail is on the public address, whatever %j says", async (names) => {
    const email = newEmail();
    await signUp(email);
    const headers = { ...from(newMachine()), ...names };
    expect((await send(portOf(keeping), "/reset-password", { headers, form: { email } })).status).toBe(200);
    const outbox = join(product.data, "outbox");
    const mails = async () => {
      const files = await readdir(outbox).catch(() => []);
      const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), "utf8")));
      return texts.filter((text) => text.includes(email));
    };
    await until("the e-mail", async () => (await mails()).length > 0);
    const [mail = ""] = await mails();
    const text = mail.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
    const links = text.match(/https?:\/\/[^\s"<]+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^https:\/\/kingpost\.example\/reset-password\?token=/);
    expect(text).not.toContain("evil.example");
  });

  test("wrong passwords are counted for the machine that sent them, not for the proxy and not for what it claims", async () => {
    const email = newEmail();
    await signUp(email);
    const guesser = newMachine();
    const guess = (machine: string, claimed: string) =>
      send(portOf(keeping), "/signin", {
        headers: {
          ...from(machine),
          "x-forwarded-for": claimed,
          "x-real-ip": claimed,
          forwarded: `for=${claimed}`,
        },
        form: { email, password: "not this one" },
      });
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await guess(guesser, `203.0.113.${tries}`)).status).toBe(401);
    }
    const refused = await guess(guesser, "203.0.113.99");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    // Another machine behind the same proxy notices nothing, though it claims to be the guesser.
    expect((await guess(newMachine(), guesser)).status).toBe(401);
  });
});

describe("without a trusted proxy", () => {
  let product: Opened;
  beforeAll(async () => {
    product = await open({ TRUST_PROXY: "false" });
  });
  afterAll(() => product.stop());

  test("a forged X-Forwarded-For changes nothing: guesses are counted for the connection", async () => {
    const email = newEmail();
    const headers = { origin: PUBLIC_URL, host: "kingpost.example" };
    expect((await send(product.port, "/signup", { headers, form: signUpForm(email) })).status).toBe(302);
    const guess = (claimed: string) =>
      send(product.port, "/signin", {
        headers: { ...headers, "x-forwarded-for": claimed, "x-kingpost-client-address": claimed },
        form: { email, password: "not this one" },
      });
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await guess(`203.0.113.${tries}`)).status).toBe(401);
    }
    expect((await guess("203.0.113.99")).status).toBe(429);
  });
});

describe("with e-mail verification switched on", () => {
  let product: Opened;
  beforeAll(async () => {
    product = await open({ REQUIRE_EMAIL_VERIFICATION: "true" });
  });
  afterAll(() => product.stop());
  const headers = { origin: PUBLIC_URL, host: "kingpost.example" };
  const ask = (path: string, form?: Readonly<Record<string, string>>, cookie?: string) =>
    send(product.port, path, {
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...(form ? { form } : {}),
    });
  const mailTo = async (email: string, count = 1) => {
    const outbox = join(product.data, "outbox");
    const mails = async () => {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
      const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
      return texts.filter((text) => text.includes(email));
    };
    await until("the e-mail", async () => (await mails()).length >= count);
    return ((await mails()).at(-1) ?? "").replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  };
  const linkIn = (mail: string) =>
    /https:\/\/kingpost\.example(\/signin\?confirm=[\w.-]+)/.exec(mail)?.[1] ?? "";

  test("the link works in any browser, the profile is there, and no cookie carries it", async () => {
    const email = newEmail();
    const signedUp = await ask("/signup", signUpForm(email));
    expect([signedUp.status, signedUp.headers["set-cookie"]]).toEqual([200, undefined]);
    expect(signedUp.body).toContain("Check your inbox");
    // Another browser: it brings nothing along.
    const link = linkIn(await mailTo(email));
    const opened = await ask(link);
    expect(opened.headers["set-cookie"]).toBeUndefined();
    expect(opened.body).toContain("Enter the password that you chose when you signed up.");
    const signedIn = await ask(link, { email, password: PASSWORD });
    expect(signedIn.status).toBe(302);
    const settings = await ask("/settings", undefined, cookieOf(signedIn));
    for (const typed of [signUpForm(email).fullName, signUpForm(email).company])
      expect(settings.body).toContain(typed);
  });

  test("a link that does not work any more is no dead end", async () => {
    const email = newEmail();
    await ask("/signup", signUpForm(email));
    const first = linkIn(await mailTo(email));
    await ask("/signup", signUpForm(email));
    const second = linkIn(await mailTo(email, 2));
    const outdated = await ask(first);
    expect(outdated.body).toContain("Sign in, or sign up again, and we send you a fresh one.");
    expect((await ask("/signin", { email, password: PASSWORD })).body).toContain(
      "confirm your email address",
    );
    expect((await ask(second, { email, password: PASSWORD })).status).toBe(302);
  });

  test("a profile that can not be written keeps nobody out, and is written later as it was typed", async () => {
    const email = newEmail();
    await ask("/signup", signUpForm(email));
    const cookie = cookieOf(await ask(linkIn(await mailTo(email)), { email, password: PASSWORD }));
    await product.query("alter table users add constraint closed check (uid = '') not valid");
    expect((await ask("/section-library", undefined, cookie)).status).toBe(200);
    await product.query("alter table users drop constraint closed");
    expect((await ask("/settings", undefined, cookie)).body).toContain(signUpForm(email).company);
  });
});
