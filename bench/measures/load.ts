import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import {
  type Measure,
  type MeasureOptions,
  megabytes,
  milliseconds,
  perSecond,
  type Row,
} from "../lib/measure.ts";
import { type Memory, memoryOf } from "../lib/memory.ts";
import { closedLoop, openLoop, type Reply, type Wish, wish } from "../lib/overload.ts";
import { processTree } from "../lib/processes.ts";
import { type Product, PUBLIC_PAGES, withProduct } from "../lib/product.ts";
import { percentile } from "../lib/statistics.ts";
import { newVisitor, nextAddress, PASSWORD, signUp } from "../lib/visitor.ts";

const PEOPLE = 10;
const WORKERS = 16;
const CAPACITY_MS = 10_000;
const LOOK_MS = 1000;
/** A shorter run is still warming up, so that its memory shows no trend. */
export const MINUTES_OF_MEMORY = 5;
const FROM_ONE_ADDRESS = { "X-Forwarded-For": "203.0.113.9" };

interface Person {
  readonly email: string;
  readonly cookie: string;
}

/** Pins the product and its database to the first core, the clients to another, so that a rate is per core. */
function pin(pid: number): string {
  try {
    for (const line of processTree(pid))
      execFileSync("taskset", ["-acp", "0", String(line.pid)], { stdio: "ignore" });
    execFileSync("taskset", ["-acp", "1", String(process.pid)], { stdio: "ignore" });
    return "The product and its database were pinned to one core, the clients on another.";
  } catch {
    return "Nothing was pinned to a core (no taskset): the rate is that of the whole machine.";
  }
}

/** Unpins this process: other measures follow. */
function unpin(): void {
  try {
    execFileSync("taskset", ["-acp", `0-${cpus().length - 1}`, String(process.pid)], { stdio: "ignore" });
  } catch {
    // Then nothing was pinned either.
  }
}

/** Of a hundred requests: 70 of visitors, 24 of signed-in users in the library, 3 messages, 3 sign-ins. */
function mix(people: readonly Person[]): () => Wish {
  let count = 0;
  return () => {
    count += 1;
    const turn = (count * 37) % 100;
    const person = people[count % people.length];
    const from = { "X-Forwarded-For": nextAddress() };
    const cookie = { Cookie: person?.cookie ?? "" };
    if (turn < 60) return { kind: "page", path: PUBLIC_PAGES[count % PUBLIC_PAGES.length] ?? "/" };
    if (turn < 70) return { kind: "open data", path: "/api/v1/sections" };
    if (turn < 94) return { kind: "library", path: "/section-library", headers: cookie };
    if (turn < 97) {
      const words = { name: "Alex Rafter", email: "alex@example.com", message: `Message ${count}` };
      return {
        kind: "message",
        path: "/contact",
        headers: from,
        form: { form: "contact", website: "", ...words },
      };
    }
    const form = { email: person?.email ?? "", password: PASSWORD };
    return { kind: "sign-in", path: "/signin", headers: from, form };
  };
}

interface Watch {
  readonly health: readonly Reply[];
  readonly flood: readonly Reply[];
  readonly memory: readonly Memory[];
  /** Milliseconds by which a one-second timer was late: pauses of the machine itself. */
  readonly pauses: readonly number[];
}

/** Beside the load: health checks, one address that floods the form, and the memory. */
async function watch({ origin, pid }: Product, isOver: () => boolean): Promise<Watch> {
  const seen = {
    health: [] as Reply[],
    flood: [] as Reply[],
    memory: [] as Memory[],
    pauses: [] as number[],
  };
  const form = { form: "contact", website: "", name: "Flood", email: "flood@example.com", message: "again" };
  while (!isOver()) {
    const asked = ["/healthz", "/readyz"].map((path) => wish(origin, { kind: path, path }));
    const flooded = wish(origin, { kind: "flood", path: "/contact", headers: FROM_ONE_ADDRESS, form });
    seen.memory.push(memoryOf(pid));
    const began = performance.now();
    await wait(LOOK_MS);
    seen.pauses.push(performance.now() - began - LOOK_MS);
    seen.health.push(...(await Promise.all(asked)));
    seen.flood.push(await flooded);
  }
  return seen;
}

const KINDS = ["page", "open data", "library", "message", "sign-in"];
const EXPECTED = new Set([200, 302, 304]);
/** Rejected with the time to retry. */
const isRefusal = ({ status, headers }: Reply) =>
  (status === 503 || status === 429) && Number(headers["retry-after"]) > 0;
const times = (replies: readonly Reply[]) => replies.map((reply) => reply.milliseconds);
const spread = (replies: readonly Reply[]) =>
  replies.length === 0
    ? "none"
    : `${replies.length}; ${[0.5, 0.95, 1].map((part) => milliseconds(percentile(times(replies), part))).join(", ")}`;

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The second quarter of the time against the last: the first is warm-up. */
function growth(memory: readonly Memory[]): { readonly words: string; readonly ratio: number } {
  const quarter = Math.floor(memory.length / 4);
  const total = ({ node, postgres }: Memory) => node + postgres;
  const before = memory.slice(quarter, 2 * quarter);
  const after = memory.slice(-quarter);
  const format = (part: readonly Memory[]) =>
    `${megabytes(mean(part.map(({ node }) => node)))} + ${megabytes(mean(part.map(({ postgres }) => postgres)))}`;
  return {
    words: `${format(before)}, then ${format(after)}`,
    ratio: mean(after.map(total)) / mean(before.map(total)),
  };
}

function memoryRow(memory: readonly Memory[], minutes: number): Row {
  const { words, ratio } = growth(memory);
  const what = "memory of server + database, second and last quarter";
  return minutes < MINUTES_OF_MEMORY
    ? { what: `${what} (no goal below ${MINUTES_OF_MEMORY} min: warm-up)`, measured: words }
    : { what, goal: "within 10 %", measured: words, met: ratio < 1.1 };
}

async function measureLoad(
  product: Product,
  minutes: number,
): Promise<{ how: string; rows: readonly Row[] }> {
  const { origin } = product;
  const visitor = newVisitor(origin);
  const people: Person[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await signUp(visitor));
  visitor.leave();
  const next = mix(people);
  const held = pin(product.pid);
  await closedLoop(origin, next, WORKERS, CAPACITY_MS / 2);
  const calm = await closedLoop(origin, next, WORKERS, CAPACITY_MS);
  const capacity = calm.length / (CAPACITY_MS / 1000);

  let isOver = false;
  const watching = watch(product, () => isOver);
  const ms = minutes * 60_000;
  const { replies, turnedAway, mostOpen } = await openLoop(origin, next, 2 * capacity, ms);
  isOver = true;
  const { health, flood, memory, pauses } = await watching;
  const after = await closedLoop(origin, next, 1, 3000);

  const rejected = replies.filter(isRefusal);
  const failed = replies.filter((reply) => !EXPECTED.has(reply.status) && !isRefusal(reply));
  const statuses = [...new Set(failed.map(({ status }) => status))].join(", ");
  const refused = flood.filter(({ status }) => status === 429);
  const silent = refused.filter(({ headers }) => !(Number(headers["retry-after"]) > 0));
  const sick = health.filter(({ status }) => status !== 200);
  const zero = (what: string, count: number, of: number, more = ""): Row => ({
    what,
    goal: "none",
    measured: `${count} of ${of}${more}`,
    met: count === 0 && of > 0,
  });
  const rows: Row[] = [
    { what: "capacity of one core for this mix", measured: perSecond(capacity) },
    {
      what: `the same mix at twice that rate for ${minutes} min: answered`,
      measured: perSecond(replies.length / (ms / 1000)),
    },
    {
      what: "turned down because 400 were waiting; most open at once",
      measured: `${turnedAway}; ${mostOpen}`,
    },
    {
      what: "rejected with a retry time (503 or 429 with Retry-After)",
      measured: KINDS.map((kind) => `${rejected.filter((reply) => reply.kind === kind).length} ${kind}`).join(
        ", ",
      ),
    },
    zero(
      "broken connections, and responses other than these and 200, 302, 304",
      failed.length,
      replies.length,
      statuses ? ` (${statuses})` : "",
    ),
    ...KINDS.map((kind) => ({
      what: `${kind}: responses; median, 95th percentile, longest, at capacity and at twice`,
      measured:
        `${spread(calm.filter((reply) => reply.kind === kind))} | ${spread(replies.filter((reply) => reply.kind === kind))}`.replace(
          " | ",
          " → ",
        ),
    })),
    zero("checks of /healthz and /readyz that were not 200", sick.length, health.length),
    { what: "the looks' median, 95th percentile, longest", measured: spread(health) },
    {
      what: "longest pause of the clients' own machine",
      measured: milliseconds(Math.max(...pauses)),
    },
    {
      what: "one address floods the form: rejected with 429 and Retry-After",
      goal: "all after the tenth",
      measured: `${refused.length - silent.length} of ${flood.length}`,
      met:
        refused.length > 0 &&
        silent.length === 0 &&
        flood.length - refused.length <= 10 * Math.ceil(minutes / 10 + 1),
    },
    memoryRow(memory, minutes),
    { what: "afterwards, one at a time: median, 95th percentile, longest", measured: spread(after) },
  ];
  return {
    how: `A mix on keep-alive connections: of 100 requests 60 for public pages, 10 for the open data, 24 for the library of ${PEOPLE} signed-in users, 3 contact messages and 3 sign-ins, each message and sign-in from a new address. First ${WORKERS} clients that send their next request after each response, for ${CAPACITY_MS / 1000} s; then twice that rate regardless of the responses. ${held}`,
    rows,
  };
}

export const load: Measure = {
  name: "load",
  title: "Load: twice what one core serves",
  run: ({ minutes }: MeasureOptions) =>
    withProduct((product) => measureLoad(product, minutes).finally(unpin), {
      TRUST_PROXY: "true",
      BOT_CHECK: "off",
      LOG_LEVEL: "fatal",
    }),
};
