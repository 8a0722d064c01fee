import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { STOPPING, UNFINISHED } from "../shared/stopping-messages.ts";
import { PASSWORD } from "./clients.ts";
import type { Fault, Outcome, Result } from "./fault.ts";
import { Ledger } from "./ledger.ts";
import { type Answer, type Nginx, PUBLIC_URL, startNginx, whyNoNginx } from "./nginx.ts";
import { openStage, type Stage } from "./stage.ts";

/** What every visitor may get, and what a user alone may. */
const ADDRESSES = [
  ...["/", "/contact", "/sections", "/design/steel-beam", "/section-library-preview", "/robots.txt"],
  ...["/api/v1/sections/610UB125", "/api/v1/openapi.json", "/data/latest.json", "/api/auth/jwks"],
  ...["/dashboard", "/dashboard.data", "/settings", "/settings.data", "/settings/my-data.json"],
  ...["/api/session", "/api/designs", "/api/saved", "/api/id-token", "/section-library"],
];
/** Addresses that a cache could take for a file or for open data. */
const DISGUISED = [
  "/assets/..%2fsettings",
  "/data/..%2fdashboard",
  "/api/v1/..%2f..%2fsettings",
  "/settings/x.css",
];
/** The contact form's limit of one address. */
const MESSAGES = 10;
/** For the metrics, which are read from the product itself. */
const METRICS_TOKEN = randomUUID();
/** More incomplete forms than run at once in the product. */
const SLOW = 60;
/** Times that the product is replaced under load. */
const RESTARTS = 3;

interface Scene {
  readonly nginx: Nginx;
  readonly stage: Stage;
  readonly ledger: Ledger;
  /** Reports what is not as expected. */
  readonly expect: (isMet: boolean, what: string) => void;
}

const cookieOf = ({ headers }: Answer) =>
  (headers["set-cookie"] ?? []).map((line) => line.split(";", 1)[0]).join("; ");

async function sendMessage({ nginx, ledger }: Scene, from: string, forged: string): Promise<Answer> {
  const message = `fault ${randomUUID()}`;
  const form = { form: "contact", name: "Ann Purlin", email: "ann@example.com", website: "", message };
  const headers = { "X-Forwarded-For": forged, Accept: "text/html" };
  const answer = await nginx.visit("/contact", { from, headers, form });
  if (answer.status === 200) ledger.note("message", message, { outcome: "success" });
  return answer;
}

/** TLS, and only for the product's own name. */
async function checkNames({ nginx, expect }: Scene): Promise<void> {
  const page = await nginx.visit("/");
  expect(page.status === 200, "the home page is served over TLS");
  expect(page.headers["strict-transport-security"] !== undefined, "HSTS is sent");
  expect(page.headers.server === "nginx", "the version of nginx is not sent");
  const plain = await nginx.visitPlain("/sections?q=1", "www.example.com");
  expect(plain.headers.location === `${PUBLIC_URL}/sections?q=1`, "plain http is redirected to https");
  for (const visit of [
    () => nginx.visitPlain("/", "evil.example"),
    () => nginx.visit("/", { host: "evil.example" }),
  ])
    expect((await visit().catch(() => undefined)) === undefined, "another host name gets no answer");
  expect((await nginx.visit("/metrics")).status === 404, "the metrics are not public");
  const form = { form: "contact", message: "a".repeat(600_000) };
  expect((await nginx.visit("/contact", { form })).status === 413, "a body over 512 kB is rejected");
}

/** What a user gets is not in the cache for the next visitor, whatever the address and the method. */
async function checkPersonal({ nginx, expect, ledger }: Scene): Promise<void> {
  const email = `fault-${randomUUID()}@example.com`;
  const person = { fullName: "Ann Purlin", company: "Rafters of Ann", email };
  const form = { ...person, password: PASSWORD, confirmPassword: PASSWORD };
  const signedUp = await nginx.visit("/signup", { form });
  const cookie = cookieOf(signedUp);
  expect(signedUp.status === 302 && cookie.includes("__Host-"), "a sign-up gets the cookies of https");
  ledger.note("account", email, { outcome: "success" });
  const isPersonal = ({ body }: Answer) => body.includes(email) || body.includes(person.company);
  let personal = 0;
  for (const path of [...ADDRESSES, ...DISGUISED]) {
    const own = await nginx.visit(path, { headers: { Cookie: cookie } });
    if (isPersonal(own)) personal += 1;
    for (const headers of [{}, { Range: "bytes=0-9999" }, { "If-None-Match": "*" }] as const) {
      const other = await nginx.visit(path, { from: "127.0.0.2", headers });
      expect(!isPersonal(other), `${path} is not given to another visitor`);
      expect(other.headers["set-cookie"] === undefined, `${path} gives no cookie to a visitor`);
    }
  }
  expect(personal > 4, "pages of the user were visited");
}

/** A client cannot choose its address, and those over a limit delay no other client. */
async function checkLimits(scene: Scene): Promise<void> {
  const { nginx, expect } = scene;
  for (let n = 0; n < MESSAGES; n += 1)
    expect((await sendMessage(scene, "127.0.0.3", `10.0.0.${n}`)).status === 200, "a message is stored");
  const over = await sendMessage(scene, "127.0.0.3", "10.0.1.1");
  expect(over.status === 429, "a forged X-Forwarded-For does not avoid the limit of an address");
  expect((await sendMessage(scene, "127.0.0.4", "")).status === 200, "another address may send");

  const flood = Array.from({ length: 400 }, (_, n) => nginx.visit(`/sections?n=${n}`, { from: "127.0.0.5" }));
  const visitor = await nginx.visit("/sections", { from: "127.0.0.6" });
  expect(visitor.status === 200, "a visitor is served during a flood from another address");
  const answers = await Promise.all(flood);
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited.length > 0, "a flood from one address is limited");
  expect(
    limited.every(({ headers }) => headers["retry-after"] === "5" && headers["cache-control"] === "no-store"),
    "a limited client gets the time of its next attempt",
  );
  expect(
    answers.every(({ status }) => status === 200 || status === 429),
    "a flood gets no other answers than 200 and 429",
  );
}

/** What is not a request of HTTP ends at the proxy. */
async function checkInvalid({ nginx, expect }: Scene): Promise<void> {
  const host = "Host: www.example.com\r\n";
  for (const [what, status, request] of [
    ["no HTTP", /^HTTP\S+ 400|^<html>/, "hello\r\n\r\n"],
    ["a request without a host", /^HTTP\S+ 400/, "GET / HTTP/1.1\r\n\r\n"],
    ["two hosts", /^HTTP\S+ 400/, `GET / HTTP/1.1\r\n${host}${host}\r\n`],
    ["a tunnel", /^HTTP\S+ 40[05]/, `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`],
    [
      "an address of 20 kB",
      /^HTTP\S+ 431.*\n.*16 kB/s,
      `GET /?d=${"a".repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
    ],
    [
      "headers of 20 kB",
      /^HTTP\S+ 431.*\n.*16 kB/s,
      `GET / HTTP/1.1\r\n${host}X-A: ${"a".repeat(20_000)}\r\n\r\n`,
    ],
  ] as const) {
    const socket = await nginx.open("127.0.0.1");
    socket.write(request);
    // nginx may close while the rest of the request is being sent.
    const answer = await text(socket).catch(() => "");
    expect(status.test(answer), `${what} is rejected: ${answer.slice(0, 200)}`);
  }
}

/** Incomplete forms wait in the proxy, and delay no other client. */
async function checkSlow(scene: Scene): Promise<void> {
  const { nginx, stage, expect } = scene;
  const sockets = await Promise.all(Array.from({ length: SLOW }, () => nginx.open("127.0.0.7")));
  const head =
    "POST /contact HTTP/1.1\r\nHost: www.example.com\r\nContent-Type: application/x-www-form-urlencoded\r\n";
  for (const socket of sockets) {
    socket.on("error", () => undefined);
    socket.write(`${head}Content-Length: 200000\r\n\r\nform=contact`);
  }
  expect((await sendMessage(scene, "127.0.0.8", "")).status === 200, "another client's form is stored");
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${stage.origin}/metrics`, { headers })).text();
  const running = Number(/^kingpost_http_requests_in_flight (\d+)/m.exec(metrics)?.[1]);
  expect(running <= 2, `incomplete forms do not reach the product: ${running} requests`);
  for (const socket of sockets) socket.destroy();
}

/** Clients that send messages and visit pages while the product is replaced get a response that is true, and no message is lost. */
async function checkRestarts(scene: Scene): Promise<void> {
  const { nginx, stage, expect } = scene;
  let isOver = false;
  let stored = 0;
  const seen = new Set<string>();
  const note = (what: string, { status, body }: Answer) => {
    const isRestarting = status === 503 && [STOPPING, UNFINISHED].some((words) => body.startsWith(words));
    seen.add(`${what}: ${isRestarting ? body.trim() : status}`);
  };
  const live = async (client: number) => {
    for (let n = 0; !isOver; n += 1) {
      // A new address before the limit of the former.
      const from = `127.0.${client + 1}.${1 + Math.floor(n / (MESSAGES - 1))}`;
      const sent = await sendMessage(scene, from, "");
      if (sent.status === 200) stored += 1;
      note("form", sent);
      note("page", await nginx.visit("/signin", { from }));
    }
  };
  const lives = Array.from({ length: 6 }, (_, client) => live(client));
  for (let round = 0; round < RESTARTS; round += 1) {
    const before = stored;
    while (stored < before + 5) await wait(20);
    const { child, ended } = stage.product();
    child.kill("SIGTERM");
    await ended;
    await stage.start();
    await stage.untilReady();
  }
  isOver = true;
  await Promise.all(lives);
  const expected = ["form: 200", "page: 200", `form: ${UNFINISHED}`, `page: ${STOPPING}`];
  const others = [...seen].filter((one) => !expected.includes(one));
  expect(others.length === 0, `no other responses while the product restarts: ${others.join(", ")}`);
  expect(seen.size === expected.length, "clients met a restarting product");
}

/** Files of the build stay available to open pages while the product is replaced. */
async function checkUpdate({ nginx, stage, expect }: Scene): Promise<void> {
  const [asset = ""] = /\/assets\/[\w.-]+\.js/.exec((await nginx.visit("/design/steel-beam")).body) ?? [];
  const before = await nginx.visit(asset);
  const { child, ended } = stage.product();
  child.kill("SIGTERM");
  await ended;
  const during = await nginx.visit(asset);
  expect(asset !== "" && before.status === 200, "a file of the build is served");
  expect(during.status === 200 && during.body === before.body, "it stays in the cache without the product");
  const page = await nginx.visit("/");
  expect(page.status === 503 && page.headers["retry-after"] === "15", "pages are unavailable meanwhile");
  await stage.start();
  await stage.untilReady();
  expect((await nginx.visit("/")).status === 200, "the new process is found");
}

async function behindNginx(): Promise<Outcome> {
  const stage = await openStage({ PUBLIC_URL, METRICS_TOKEN });
  const ledger = new Ledger();
  const problems = new Set<string>();
  let nginx: Nginx | undefined;
  try {
    await stage.start();
    nginx = await startNginx(stage.folder, Number(new URL(stage.origin).port));
    const expect: Scene["expect"] = (isMet, what) => {
      if (!isMet) problems.add(`not so: ${what}`);
    };
    const scene = { nginx, stage, ledger, expect };
    const checks = [
      checkNames,
      checkInvalid,
      checkPersonal,
      checkLimits,
      checkSlow,
      checkUpdate,
      checkRestarts,
    ];
    for (const check of checks) await check(scene);
    const { lost, twice } = await stage.check(ledger);
    return { ledger, rounds: 1, lost: lost.length, twice: twice.length, problems: [...problems] };
  } finally {
    await nginx?.stop();
    await stage.end();
  }
}

async function run(): Promise<Result> {
  const skipped = await whyNoNginx();
  return skipped === undefined ? behindNginx() : { skipped };
}

export const PROXY: readonly Fault[] = [{ title: "behind nginx with the settings of deploy/", run }];
