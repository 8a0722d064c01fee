import { Agent } from "node:http";
import { ROOT } from "../../scripts/lib/root.mjs";
import { cpuOf, type Received, send, type Wanted } from "../lib/cpu.ts";
import { kilobytes, type Measure, milliseconds, type Row } from "../lib/measure.ts";
import { LIBRARY, type Product, withProduct } from "../lib/product.ts";
import { median } from "../lib/statistics.ts";
import { newVisitor, nextAddress, signUp } from "../lib/visitor.ts";

const ROUNDS = 3;
/** Requests a round: at least so many, and for so long, because one alone drowns in what the process does besides. */
const LEAST = 5;
const ROUND_MS = 60;
const WARM_UP = 20;
/** The yardstick comes first, when nothing has been compiled yet. */
const WARM_UP_OF_PAGE = 300;
/** Nothing that a stranger asks for may cost more than so many ordinary pages. */
const PAGES = 5;

interface Cost extends Received {
  /** Milliseconds of processor for one request. */
  readonly cpu: number;
}

type Ask = (wanted: Wanted) => Promise<Cost>;

let count = 0;
const next = () => {
  count += 1;
  return count;
};

function askerOf(product: Product, agent: Agent): Ask {
  const once = (wanted: Wanted) => send(product.origin, agent, wanted, next());
  return async (wanted) => {
    let last: Received = { status: 0, bytes: 0 };
    for (let n = 0; n < WARM_UP; n += 1) last = await once(wanted);
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await cpuOf(product);
      const began = performance.now();
      let asked = 0;
      for (; asked < LEAST || performance.now() - began < ROUND_MS; asked += 1) last = await once(wanted);
      rounds.push(((await cpuOf(product)) - before) / asked);
    }
    return { ...last, cpu: median(rounds) };
  };
}

/** The part of the router's build that is read here. */
interface Build {
  readonly routes: Readonly<
    Record<string, { readonly path?: string; readonly parentId?: string } | undefined>
  >;
}

/** Every path of the route list, each splat as a word that names nothing. */
async function allPaths(): Promise<readonly string[]> {
  const build: Build = await import(new URL("apps/web/build/server/index.js", `file://${ROOT}/`).href);
  const fullPath = (id: string): string => {
    const route = build.routes[id];
    if (!route) return "";
    const above = route.parentId === undefined ? "" : fullPath(route.parentId);
    return route.path === undefined ? above : `${above}/${route.path}`.replace("//", "/");
  };
  const paths = Object.keys(build.routes).map((id) => fullPath(id) || "/");
  return [...new Set(paths)].map((path) => path.replace("*", "nothing/here"));
}

const FORM = "application/x-www-form-urlencoded";
/** The headers of a form from our own page, each time from another address, so that no limit applies. */
const formHeaders = (origin: string, more: Readonly<Record<string, string>> = {}) => ({
  headers: () => ({ Origin: origin, "Content-Type": FORM, "X-Forwarded-For": nextAddress(), ...more }),
});

/** One address with every method, and its data, each time with a new query. */
function waysTo(path: string, origin: string): Readonly<Record<string, Wanted>> {
  const fresh = (n: number) => `${path}?fresh=${n}`;
  const data = path === "/" ? "/_.data" : `${path}.data`;
  const form = { method: "POST", body: "form=nothing", ...formHeaders(origin) };
  return {
    GET: { path: fresh },
    again: { path: () => path },
    HEAD: { path: fresh, method: "HEAD" },
    data: { path: (n) => `${data}?_routes=fresh${n}` },
    "all data": { path: () => data },
    POST: { ...form, path: () => path },
    "POST data": { ...form, path: () => data },
    OPTIONS: { path: fresh, method: "OPTIONS" },
  };
}

const filled = (pairs: Readonly<Record<string, string>>) => new URLSearchParams(pairs).toString();
const CONTACT = { form: "contact", website: "", name: "Alex Rafter", email: "alex@example.com" };
const MANY = Array.from({ length: 30_000 }, (_, n) => `f${n}=`)
  .join("&")
  .slice(0, 255_000);
const MULTIPART = "----------------------------------kingpost";
const manyParts = Array.from(
  { length: 2500 },
  (_, n) => `--${MULTIPART}\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\n\r\n`,
).join("");

/** The same path with new capitals each time: 2^n spellings of n letters. */
const oddly = (path: string) => (n: number) =>
  path.replaceAll(/[a-z]/g, (letter, at: number) => ((n >> at) & 1 ? letter.toUpperCase() : letter));

/** Requests that an attacker would send to cause a high cost with little data. */
function hostile(origin: string): Readonly<Record<string, Wanted>> {
  const api = "/api/v1/sections";
  const library = (query: string): Wanted => ({ path: (n) => `${LIBRARY}?${query}&fresh=${n}` });
  const encoded = (encoding: string) => ({ headers: () => ({ "Accept-Encoding": encoding }) });
  /** A search that matches every size with an x in its name, spelled differently each time. */
  const most = (n: number) => `x${"%20".repeat(n % 90)}`;
  const spaces = (n: number) => "%20".repeat((n % 90) + 1);
  const form = formHeaders(origin);
  const post = (path: string, body: string): Wanted => ({ path: () => path, method: "POST", body, ...form });
  const where = "mass:0..,ix:0..,iy:0..,zx:0..,sx:0..,rx:0..,phiNcx:1..,phiNcy:1..,phiMbx:1..,phiMsx:1..";
  const all = "availability=Common,Special,Uncommon&standards=both&grades=any";
  /** New lengths each time, so that the capacities of all sections are calculated again. */
  const lengths = (n: number) => `le=${[3, 5, 7].map((from) => from + (n % 9000) / 9000).join()}`;
  const capacities = (query: string): Wanted => ({ path: (n) => `${LIBRARY}?${query}&${all}&${lengths(n)}` });
  return {
    "open data, whole, brotli": { path: () => api },
    "open data, whole, gzip": { path: () => api, ...encoded("gzip") },
    "open data, whole, not compressed": { path: () => api, ...encoded("identity") },
    "open data, whole, known by its tag": {
      path: () => api,
      headers: () => ({ "If-None-Match": "*" }),
    },
    "open data, another spelling each time": { path: (n) => `${api}?${"&".repeat((n % 2000) + 1)}` },
    "open data, blank q of another length": { path: (n) => `${api}?q=${spaces(n)}` },
    "open data, unknown parameter": { path: (n) => `${api}?fresh=${n}` },
    "open data, one family, another spelling": { path: (n) => `${api}?category=UB&q=${spaces(n)}` },
    "open data, q that most sections meet, brotli": { path: (n) => `${api}?q=${most(n)}` },
    "open data, q that most sections meet, gzip": {
      path: (n) => `${api}?q=${most(n)}`,
      ...encoded("gzip"),
    },
    "open data, q that most sections meet, not compressed": {
      path: (n) => `${api}?q=${most(n)}`,
      ...encoded("identity"),
    },
    "open data, HEAD with such a q": { path: (n) => `${api}?q=${most(n)}`, method: "HEAD" },
    "open data, q that nothing meets": { path: (n) => `${api}?q=nothing${n}` },
    "open data, q of 100 characters": { path: (n) => `${api}?q=${`${n} `.padEnd(90, "1x ")}` },
    "data of the open data, in capitals": { path: (n) => `/API/V1/SECTIONS.data?n=${n}` },
    "data of the open data, with a slash": { path: (n) => `${api}/_.data?n=${n}` },
    "data of the open data, with a filter": { path: (n) => `${api}.data?category=UB&_routes=n${n}` },
    "a page in capitals of its own": { path: oddly("/consulting") },
    "home page, gzip": { path: (n) => `/?fresh=${n}`, ...encoded("gzip") },
    "home page, long query": { path: (n) => `/?${"a=b&".repeat(3000)}${n}` },
    "no page, long path": { path: (n) => `/${"no/".repeat(4000)}${n}` },
    "manifest of the routes": { path: (n) => `/__manifest?paths=/&version=${n}` },
    "/_root.data": { path: (n) => `/_root.data?n=${n}` },
    library: library(""),
    "library, a search": library("q=200UB"),
    "library, one section": library("section=610UB125_300"),
    "library, capacities": library("view=capacities&section=610UB125_300"),
    "library, capacities for a member": capacities("view=capacities&section=610UB125_300"),
    "library, table of one family": library("view=table&family=SHS"),
    "library, table of all": library(`view=table&family=all&${all}`),
    "library, table of all by a capacity": capacities("view=table&family=all&sort=phiNcx"),
    "library, picture": library("view=picture"),
    "library, picture with its frontier": library(`view=picture&frontier=yes&${all}`),
    "library, picture of two capacities": capacities("view=picture&frontier=yes&axes=phiNcy,phiMbx"),
    "library, lightest": capacities(`view=lightest&where=${where}`),
    "library, table by ten conditions": capacities(`view=table&family=all&sort=phiNcx&where=${where}`),
    "library, custom section": library("own=I-600-300-20-10"),
    "library, comparison with an overlay": library(
      "compare=610UB125_300,530UB92.4_300,460UB82.1_300&overlay=centroid&perkg=1",
    ),
    "library, comparison of capacities": capacities(
      "view=capacities&compare=610UB125_300,530UB92.4_300,150x100x6RHS_350",
    ),
    "library, a comparison of a thousand unknown": {
      path: (n) => `${LIBRARY}?compare=${Array.from({ length: 1200 }, (_, at) => `x${n}${at}`).join()}`,
    },
    "library, a list of a thousand conditions": {
      path: (n) => `${LIBRARY}?where=${Array.from({ length: 1200 }, (_, at) => `x${n}${at}`).join()}`,
    },
    "library, not compressed": { ...library("section=610UB125_300"), ...encoded("identity") },
    "form of 30,000 names": post("/", MANY),
    "form of 30,000 names, data": post("/signin.data", MANY),
    "form of 30,000 names to the sign-in": post("/signin", MANY),
    "form of 2,500 parts": {
      ...post("/signin", `${manyParts}--${MULTIPART}--\r\n`),
      headers: () => ({
        Origin: origin,
        "Content-Type": `multipart/form-data; boundary=${MULTIPART}`,
        "X-Forwarded-For": nextAddress(),
      }),
    },
    "message of 250,000 characters": post("/", filled({ ...CONTACT, message: "a ".repeat(125_000) })),
    "message of 250,000 quotes": post("/", `${filled(CONTACT)}&message=${'"'.repeat(250_000)}`),
    "valid message": post("/", filled({ ...CONTACT, message: "A shed, 24 m." })),
    "sign-up rejected by its schema": post("/signup", filled({ email: "x" })),
    "form from elsewhere": {
      ...post("/signin", filled({ email: "x" })),
      headers: () => ({ Origin: "https://elsewhere.example", Accept: "text/html", "Content-Type": FORM }),
    },
    "JSON of 20,000 names to the account service": {
      path: () => "/api/auth/sign-in/email",
      method: "POST",
      body: JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`f${n}`, 1]))),
      headers: () => ({
        Origin: origin,
        "Content-Type": "application/json",
        "X-Forwarded-For": nextAddress(),
      }),
    },
    "bot check": { path: () => "/api/bot-check" },
  };
}

/** Hashes a password on purpose; rate limited by account and address first. */
const HASHING = { email: "unknown@example.com", password: "wrong but long enough" };

const shown = ({ cpu, status, bytes }: Cost, page: number) =>
  `${milliseconds(cpu)} (${(cpu / page).toFixed(1)} pages); ${status}, ${kilobytes(bytes)}`;

async function rows(product: Product): Promise<readonly Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = askerOf(product, agent);
  const { origin } = product;
  const home = { path: (n: number) => `/?fresh=${n}` };
  for (let n = 0; n < WARM_UP_OF_PAGE; n += 1) await send(origin, agent, home, next());
  const page = (await ask(home)).cpu;
  const goal = `at most ${PAGES} pages`;
  const found: Row[] = [
    { what: "ordinary page: the home page rendered, brotli", measured: milliseconds(page) },
  ];
  for (const path of await allPaths()) {
    const costs: [string, Cost][] = [];
    for (const [way, wanted] of Object.entries(waysTo(path, origin))) costs.push([way, await ask(wanted)]);
    const most = Math.max(...costs.map(([, { cpu }]) => cpu));
    const words = costs.map(([way, { cpu, status }]) => `${way} ${cpu.toFixed(2)} (${status})`).join(", ");
    found.push({ what: path, goal, measured: `ms: ${words}`, met: most <= PAGES * page });
  }
  for (const [what, wanted] of Object.entries(hostile(origin))) {
    const cost = await ask(wanted);
    found.push({ what, goal, measured: shown(cost, page), met: cost.cpu <= PAGES * page });
  }
  const hashing = { path: () => "/signin", method: "POST", body: filled(HASHING), ...formHeaders(origin) };
  found.push({
    what: "sign-in, which hashes a password on purpose",
    measured: shown(await ask(hashing), page),
  });
  const visitor = newVisitor(origin);
  const { cookie } = await signUp(visitor);
  visitor.leave();
  for (const path of [
    "/dashboard",
    "/settings",
    "/settings/my-data.json",
    "/section-library",
    "/api/saved",
  ]) {
    const cost = await ask({ path: () => path, headers: () => ({ Cookie: cookie }) });
    found.push({
      what: `${path}, signed in`,
      goal,
      measured: shown(cost, page),
      met: cost.cpu <= PAGES * page,
    });
  }
  agent.destroy();
  return found;
}

export const requestCost: Measure = {
  name: "request-cost",
  title: "Processor time of one request",
  run: () =>
    withProduct(
      async (product) => ({
        how:
          "Processor time of the server's process, all threads, PostgreSQL's left out, read from its metrics around requests that follow " +
          `each other on one connection of the loopback; at least ${LEAST} and ${ROUND_MS} ms a round, median of ${ROUNDS} rounds. Every path ` +
          "of the route list with every method, and its data, with a new query each time; then small requests built to be expensive. " +
          "Limits and the bot check are off.",
        rows: await rows(product),
      }),
      { TRUST_PROXY: "true", BOT_CHECK: "off" },
    ),
};
