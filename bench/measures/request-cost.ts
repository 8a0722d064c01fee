import { ROOT } from "../../scripts/lib/root.mjs";
import { ask, form, signUp, type Wanted } from "../lib/client.ts";
import {
  figure,
  inSequence,
  kilobytes,
  type Measure,
  median,
  milliseconds,
  type Row,
  repeated,
} from "../lib/measure.ts";
import { cpuOf, LIBRARY, NO_LIMITS, withProduct } from "../lib/product.ts";

const ROUNDS = 3;
/** Requests a round: at least so many, and for so long, because one alone drowns in what the process does besides. */
const LEAST = 5;
const ROUND_MS = 60;
const WARM_UP = 20;
/** The yardstick comes first, when nothing has been compiled yet. */
const HOME = "GET /?fresh={n}";
const WARM_UP_OF_PAGE = 300;
/** No request of a visitor may cost more than so many ordinary pages. */
const PAGES = 5;

/** To every path of the route list: every method, and its data. */
const WAYS = `
GET {path}?fresh={n}
GET {path}
HEAD {path}?fresh={n}
GET {data}?_routes=fresh{n}
GET {data}
POST {path} form=nothing
POST {data} form=nothing
OPTIONS {path}?fresh={n}`;

/** Requests built to be expensive with little data; compressed with brotli, or as named after the method. */
const HOSTILE = `
GET /api/v1/sections
GET:gzip /api/v1/sections
GET:identity /api/v1/sections
GET /api/v1/sections?{ands}
GET /api/v1/sections?q={spaces}
GET /api/v1/sections?fresh={n}
GET /api/v1/sections?category=UB&q={spaces}
GET /api/v1/sections?q=x{spaces}
GET:gzip /api/v1/sections?q=x{spaces}
GET:identity /api/v1/sections?q=x{spaces}
HEAD /api/v1/sections?q=x{spaces}
GET /api/v1/sections?q=nothing{n}
GET /api/v1/sections?q={n}%201x%201x%201x%201x%201x%201x%201x%201x%201x%201x%201x%201x%201x%201x%201x%201x
GET /API/V1/SECTIONS.data?n={n}
GET /api/v1/sections/_.data?n={n}
GET /api/v1/sections.data?category=UB&_routes=n{n}
GET /{capitals}
GET:gzip /?fresh={n}
GET /?{ands}{n}
GET /no/{unknown}
GET /__manifest?paths=/&version={n}
GET /_root.data?n={n}
GET /api/bot-check
GET {library}?q=200UB&n={n}
GET {library}?section=610UB125_300&n={n}
GET:identity {library}?section=610UB125_300&n={n}
GET {library}?view=capacities&section=610UB125_300&{le}
GET {library}?view=table&family=SHS&n={n}
GET {library}?view=table&family=all&{all}&n={n}
GET {library}?view=table&family=all&sort=phiNcx&{le}
GET {library}?view=picture&frontier=yes&{all}&n={n}
GET {library}?view=picture&frontier=yes&axes=phiNcy,phiMbx&{le}
GET {library}?view=lightest&where={where}&{le}
GET {library}?view=table&family=all&sort=phiNcx&where={where}&{le}
GET {library}?own=I-600-300-20-10&n={n}
GET {library}?compare=610UB125_300,530UB92.4_300,460UB82.1_300&overlay=centroid&perkg=1&n={n}
GET {library}?view=capacities&compare=610UB125_300,530UB92.4_300,150x100x6RHS_350&{le}
GET {library}?compare={unknown}
GET {library}?where={unknown}
POST /contact {names}
POST /signin.data {names}
POST /signin {names}
POST /signin {parts}
POST /signup email=x
POST /contact {contact}A+shed
POST /contact {contact}{letters}
POST /contact {contact}{quotes}`;

const GUARDED = ["/dashboard", "/settings", "/settings/my-data.json", "/section-library", "/api/saved"];

const listOf = (length: number) => Array.from({ length }, (_, n) => `f${n}`);
const PART = '--parts\r\nContent-Disposition: form-data; name="f"\r\n\r\n\r\n';
const ALL = "availability=Common,Special,Uncommon&standards=both&grades=any";
const FIXED = {
  library: LIBRARY,
  all: ALL,
  where: "mass:0..,ix:0..,iy:0..,zx:0..,sx:0..,rx:0..,phiNcx:1..,phiNcy:1..,phiMbx:1..,phiMsx:1..",
  names: `${listOf(30_000).join("=&")}=`.slice(0, 255_000),
  parts: `${PART.repeat(2500)}--parts--\r\n`,
  contact: "form=contact&website=&name=Alex&email=alex%40example.com&message=",
  letters: "a+".repeat(125_000),
  quotes: '"'.repeat(250_000),
};

/** The words in braces in the nth request; `le` are new lengths, so that all capacities are calculated again. */
const wordsOf = (n: number): Readonly<Record<string, string>> => ({
  ...FIXED,
  n: String(n),
  le: `${ALL}&le=${[3, 5, 7].map((from) => from + (n % 9000) / 9000).join()}`,
  spaces: "%20".repeat((n % 90) + 1),
  ands: "&".repeat((n % 2000) + 1),
  unknown: listOf(1200).join(`${n},`),
  capitals: [..."consulting"].map((one, at) => ((n >> at) & 1 ? one.toUpperCase() : one)).join(""),
});

function wanted(origin: string, line: string, n: number, cookie: string): Wanted {
  const words = wordsOf(n);
  const filled = line.replaceAll(/\{(\w+)\}/g, (_, word) => words[word] ?? "");
  const [, method, encoding = "br", path = "", body = ""] =
    /^(\w+)(?::(\w+))? (\S+) ?(.*)$/s.exec(filled) ?? [];
  const headers = { "Accept-Encoding": encoding, Cookie: cookie };
  if (method === "HEAD" || method === "OPTIONS") return { method, path, headers };
  if (method === "GET") return { path, headers };
  const type = body.startsWith("--") ? { "Content-Type": "multipart/form-data; boundary=parts" } : {};
  return { ...form(origin, path, "", type), body };
}

let count = 0;
const askNext = (origin: string, line: string, cookie: string) => {
  count += 1;
  return ask(origin, wanted(origin, line, count, cookie));
};

/** Milliseconds of processor for one request, and the last response. */
async function costOf(origin: string, line: string, cookie = "") {
  await repeated(WARM_UP, () => askNext(origin, line, cookie));
  const rounds = await repeated(ROUNDS, async () => {
    const before = await cpuOf(origin);
    const began = performance.now();
    let asked = 0;
    for (; asked < LEAST || performance.now() - began < ROUND_MS; asked += 1)
      await askNext(origin, line, cookie);
    return ((await cpuOf(origin)) - before) / asked;
  });
  return { ...(await askNext(origin, line, cookie)), cpu: median(rounds) };
}

/** The part of the router's build that is read here. */
interface Build {
  readonly routes: Readonly<Record<string, { readonly path?: string; readonly parentId?: string }>>;
}

/** Every path of the route list, each splat as a word that names nothing. */
async function allPaths(): Promise<readonly string[]> {
  const build: Build = await import(new URL("apps/web/build/server/application.js", `file://${ROOT}/`).href);
  const fullPath = (id = ""): string => {
    const { path = "", parentId } = build.routes[id] ?? {};
    return parentId === undefined ? path : `${fullPath(parentId)}/${path}`;
  };
  const paths = Object.keys(build.routes).map((id) => `/${fullPath(id)}`.replaceAll(/\/+/g, "/"));
  return [...new Set(paths.map((path) => path.replace(/(?<=.)\/$/, "").replace("*", "nothing/here")))];
}

async function measureCosts(origin: string): Promise<readonly Row[]> {
  await repeated(WARM_UP_OF_PAGE, () => askNext(origin, HOME, ""));
  const page = (await costOf(origin, HOME)).cpu;
  const judged = async (line: string, cookie = ""): Promise<Row> => {
    const { cpu, status, bytes } = await costOf(origin, line, cookie);
    const measured = `${milliseconds(cpu)} (${(cpu / page).toFixed(1)} pages); ${status}, ${kilobytes(bytes)}`;
    const what = cookie === "" ? line : `${line}, signed in`;
    return { what, goal: `at most ${PAGES} pages`, measured, met: cpu <= PAGES * page };
  };
  const ways = (await allPaths()).map((path) =>
    WAYS.replaceAll("{path}", path).replaceAll("{data}", path === "/" ? "/_.data" : `${path}.data`),
  );
  const lines = [...ways, HOSTILE].join("").trim().split("\n");
  const open = await inSequence(lines, (line) => judged(line));
  const { cookie } = await signUp(origin);
  const guarded = await inSequence(GUARDED, (path) => judged(`GET ${path}`, cookie));
  return [figure("ordinary page: the home page rendered, brotli", page), ...open, ...guarded];
}

export const requestCost: Measure = {
  name: "request-cost",
  title: "Processor time of one request",
  run: () =>
    withProduct(async ({ origin }) => {
      const rows = await measureCosts(origin);
      return {
        how: `Processor time of the server's process, all threads, PostgreSQL's left out, read from its metrics around requests that follow each other on one connection of the loopback; at least ${LEAST} and ${ROUND_MS} ms a round, median of ${ROUNDS} rounds. Every path of the route list with every method, and its data, with a new query each time; then small requests built to be expensive, in which a word in braces is new each time or long. Limits and the bot check are off.`,
        rows,
      };
    }, NO_LIMITS),
};
