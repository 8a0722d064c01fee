import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { crowd, form, type Reply, signIn, signUp, type User, type Wanted } from "../lib/client.ts";
import {
  figure,
  type Measure,
  median,
  megabytes,
  milliseconds,
  percentile,
  perSecond,
  type Row,
  repeated,
  sum,
} from "../lib/measure.ts";
import { metricOf, type Product, PUBLIC_PAGES, processTree, withProduct } from "../lib/product.ts";

const USERS = 10;
const WORKERS = 16;
const CAPACITY_SECONDS = 10;
/** So many groups of connections start within a second, so that not all send at the same moment. */
const GROUPS = 10;
/** A shorter run is still warming up, so that its memory shows no trend. */
export const MINUTES_OF_MEMORY = 5;

/** Pins the product and its database to the first core, the clients to another, so that a rate is per core. */
function pin(pid: number): string {
  const pinTo = (core: string, id: number) => execFileSync("taskset", ["-acp", core, String(id)]);
  try {
    for (const line of processTree(pid)) pinTo("0", line.pid);
    pinTo("1", process.pid);
    return "The product and its database were pinned to one core, the clients on another.";
  } catch {
    return "Nothing was pinned to a core (no taskset): the rate is that of the whole machine.";
  }
}

function contact(origin: string, message: string): Wanted {
  const fields = { form: "contact", website: "", name: "Alex Rafter", email: "alex@example.com", message };
  return { ...form(origin, "/contact", fields), kind: "message" };
}

const KINDS = ["page", "open data", "library", "message", "sign-in"];

/** The next request of a hundred, the first 97 of which are not sign-ins. */
function mix(origin: string, users: readonly User[]) {
  let count = 0;
  return (from: number, to: number) => (): Wanted => {
    count += 1;
    const turn = from + ((count * 37) % (to - from));
    const user = users[count % users.length] ?? { email: "", cookie: "" };
    if (turn < 60) return { kind: "page", path: PUBLIC_PAGES[count % PUBLIC_PAGES.length] ?? "/" };
    if (turn < 70) return { kind: "open data", path: "/api/v1/sections" };
    if (turn < 94) return { kind: "library", path: "/section-library", headers: { Cookie: user.cookie } };
    return turn < 97 ? contact(origin, `Message ${count}`) : { ...signIn(origin, user), kind: "sign-in" };
  };
}

/**
 * A number of requests a second, whether earlier ones have responses or not. A connection of autocannon sends nothing while it
 * waits, and a sign-in may wait for a long time: each has a connection of its own.
 */
async function openLoop(origin: string, next: ReturnType<typeof mix>, rate: number, seconds: number) {
  const connections = Math.max(1, Math.round((0.97 * rate) / GROUPS));
  const signIns = Math.max(1, Math.round(0.03 * rate));
  const group = { connections, connectionRate: 1, amount: connections * seconds };
  const running: ReturnType<typeof crowd>[] = [];
  await repeated(GROUPS, () => {
    running.push(crowd(origin, next(0, 97), group));
    return wait(1000 / GROUPS);
  });
  await repeated(seconds, () => {
    running.push(crowd(origin, next(97, 100), { connections: signIns, amount: signIns }));
    return wait(1000);
  });
  const crowds = await Promise.all(running);
  return { replies: crowds.flatMap(({ replies }) => replies), lost: sum(crowds.map(({ lost }) => lost)) };
}

/** Rejected with the time to retry. */
const isRefusal = ({ status, isForLater }: Reply) => (status === 503 || status === 429) && isForLater;
const isExpected = (reply: Reply) => [200, 302, 304].includes(reply.status) || isRefusal(reply);

function spread(replies: readonly Reply[]): string {
  const times = replies.map((reply) => reply.milliseconds);
  const parts = [0.5, 0.95, 1].map((part) => milliseconds(percentile(times, part)));
  return replies.length === 0 ? "none" : `${replies.length}; ${parts.join(", ")}`;
}

const zero = (what: string, count: number, of: number): Row => ({
  ...{ what, goal: "none", measured: `${count} of ${of}`, met: count === 0 && of > 0 },
});

/** The second quarter of the time against the last: the first is warm-up. */
function memoryRow(memory: readonly number[], minutes: number): Row {
  const quarter = Math.floor(memory.length / 4);
  const [before, after] = [median(memory.slice(quarter, 2 * quarter)), median(memory.slice(-quarter))];
  const row = figure("memory of the server", `${megabytes(before)}, then ${megabytes(after)}`);
  if (minutes < MINUTES_OF_MEMORY) return { ...row, what: `${row.what} (no goal: still warming up)` };
  return { ...row, goal: "within 10 % from the second to the last quarter", met: after < 1.1 * before };
}

async function measureLoad({ origin, pid }: Product, minutes: number) {
  const next = mix(origin, await repeated(USERS, () => signUp(origin)));
  const pinned = pin(pid);
  const closed = { connections: WORKERS, duration: CAPACITY_SECONDS };
  await crowd(origin, next(0, 100), { ...closed, duration: CAPACITY_SECONDS / 2 });
  const { replies: calm } = await crowd(origin, next(0, 100), closed);
  const capacity = calm.length / CAPACITY_SECONDS;

  // Beside the load, once a second each: health checks and the memory.
  const seconds = Math.ceil(minutes * 60);
  const eachSecond = { connections: 1, connectionRate: 1, amount: seconds };
  const readMemory = async () => {
    await wait(1000);
    return metricOf(origin, "process_resident_memory_bytes");
  };
  const [twice, live, ready, memory] = await Promise.all([
    openLoop(origin, next, 2 * capacity, seconds),
    crowd(origin, () => ({ path: "/healthz" }), eachSecond),
    crowd(origin, () => ({ path: "/readyz" }), eachSecond),
    repeated(seconds, readMemory),
  ]);
  const after = await crowd(origin, next(0, 100), { connections: 1, duration: 3 });

  const ofKind = (of: readonly Reply[], kind: string) => of.filter((reply) => reply.kind === kind);
  const rejected = KINDS.map((kind) => `${ofKind(twice.replies, kind).filter(isRefusal).length} ${kind}`);
  const failed = twice.replies.filter((reply) => !isExpected(reply)).length + twice.lost;
  const checks = [...live.replies, ...ready.replies];
  const healthy = checks.filter(({ status }) => status === 200).length;
  const times = "responses; median, 95th percentile, longest";
  return {
    how: `A mix sent by autocannon on keep-alive connections: of 100 requests 60 for public pages, 10 for the open data, 24 for the library of ${USERS} signed-in users, 3 contact messages and 3 sign-ins, each message and sign-in from a new address. First ${WORKERS} connections that send their next request after each response, for ${CAPACITY_SECONDS} s; then twice that rate: one request a second on each of so many connections, and each sign-in on a connection of its own, regardless of the responses. ${pinned}`,
    rows: [
      figure("capacity of one core for this mix", perSecond(capacity)),
      figure(
        `the same mix at twice that rate for ${minutes} min: answered`,
        perSecond(twice.replies.length / seconds),
      ),
      figure("rejected with a retry time (503 or 429 with Retry-After)", rejected.join(", ")),
      zero(
        "broken connections, and responses other than these and 200, 302, 304",
        failed,
        twice.replies.length,
      ),
      ...KINDS.map((kind) =>
        figure(
          `${kind}: ${times}, at capacity and at twice`,
          `${spread(ofKind(calm, kind))} → ${spread(ofKind(twice.replies, kind))}`,
        ),
      ),
      zero("checks of /healthz and /readyz that were not 200", 2 * seconds - healthy, 2 * seconds),
      figure(`their ${times}`, spread(checks)),
      memoryRow(memory, minutes),
      figure(`afterwards, one at a time: ${times}`, spread(after.replies)),
    ],
  };
}

export const load: Measure = {
  name: "load",
  title: "Load: twice what one core serves",
  // No form meets a limit: each has a new client address, and there is no bot check.
  run: (minutes) =>
    withProduct((product) => measureLoad(product, minutes), {
      ...{ TRUST_PROXY: "true", BOT_CHECK: "off", LOG_LEVEL: "fatal" },
    }),
};
