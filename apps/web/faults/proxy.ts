import { randomUUID } from "node:crypto";
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

/** A client cannot choose its address, and those over a limit delay nobody else. */
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
    "a limited client is told when to try again",
  );
  expect(
    answers.every(({ status }) => status === 200 || status === 429),
    "a flood gets no other answers than 200 and 429",
  );
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
  expect(page.status === 503 && page.headers["retry-after"] === "5", "pages are unavailable meanwhile");
  await stage.start();
  await stage.untilReady();
  expect((await nginx.visit("/")).status === 200, "the new process is found");
}

async function behindNginx(): Promise<Outcome> {
  const stage = await openStage({ PUBLIC_URL });
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
    for (const check of [checkNames, checkPersonal, checkLimits, checkUpdate]) await check(scene);
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
