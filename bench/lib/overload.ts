import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** A request that some visitor makes. */
export interface Wish {
  /** What it counts as in the results. */
  readonly kind: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
}

export interface Reply {
  readonly kind: string;
  /** 0 when the connection broke or nothing came in time. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly milliseconds: number;
}

/** A person has gone by then. */
const PATIENCE_MS = 60_000;
/** As many people as wait at once; who comes then turns round at the door, and is counted. */
const MOST_OPEN = 400;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** One request over a connection that is kept. */
export function wish(origin: string, { kind, path, headers, form }: Wish): Promise<Reply> {
  const began = performance.now();
  return new Promise((settle) => {
    const end = (status: number, received: IncomingHttpHeaders = {}) =>
      settle({ kind, status, headers: received, milliseconds: performance.now() - began });
    const sent = request(
      `${origin}${path}`,
      {
        agent,
        method: form ? "POST" : "GET",
        timeout: PATIENCE_MS,
        headers: {
          ...headers,
          ...(form ? { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" } : {}),
        },
      },
      (response) => {
        response
          .resume()
          .once("end", () => end(response.statusCode ?? 0, response.headers))
          .once("error", () => end(0));
      },
    );
    sent.once("timeout", () => sent.destroy(new Error("too late")));
    sent.once("error", () => end(0));
    sent.end(form ? new URLSearchParams(form).toString() : undefined);
  });
}

/** So many at once, each asking again when it has its answer: what the server can do. */
export async function closedLoop(
  origin: string,
  next: () => Wish,
  workers: number,
  ms: number,
): Promise<readonly Reply[]> {
  const replies: Reply[] = [];
  const end = performance.now() + ms;
  const work = async () => {
    while (performance.now() < end) replies.push(await wish(origin, next()));
  };
  await Promise.all(Array.from({ length: workers }, work));
  return replies;
}

export interface Crowd {
  readonly replies: readonly Reply[];
  /** Who came while too many were waiting already. */
  readonly turnedAway: number;
  readonly mostOpen: number;
}

/** So many a second, whether the last ones have their answers or not: what the world does. */
export async function openLoop(
  origin: string,
  next: () => Wish,
  perSecond: number,
  ms: number,
): Promise<Crowd> {
  const replies: Reply[] = [];
  const open = new Set<Promise<unknown>>();
  let turnedAway = 0;
  let mostOpen = 0;
  const began = performance.now();
  for (let come = 0; performance.now() - began < ms; await wait(5)) {
    for (const due = ((performance.now() - began) / 1000) * perSecond; come < due; come += 1) {
      if (open.size >= MOST_OPEN) {
        turnedAway += 1;
        continue;
      }
      const asked = wish(origin, next()).then((reply) => {
        replies.push(reply);
        open.delete(asked);
      });
      open.add(asked);
      mostOpen = Math.max(mostOpen, open.size);
    }
  }
  await Promise.all(open);
  return { replies, turnedAway, mostOpen };
}
