import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** A visitor's request. */
export interface Wish {
  /** The kind in the results. */
  readonly kind: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
}

export interface Reply {
  readonly kind: string;
  /** 0 if the connection broke or timed out. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly milliseconds: number;
}

/** A user gives up after this. */
const PATIENCE_MS = 60_000;
/** The maximum of concurrent requests; further visitors are turned down and counted. */
const MOST_OPEN = 400;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Sends one request over a keep-alive connection. */
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

/** A number of clients, each sending its next request after the response: measures the capacity. */
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
  /** Visitors who came while the maximum was waiting. */
  readonly turnedAway: number;
  readonly mostOpen: number;
}

/** A number of requests a second, whether earlier ones have responses or not: realistic load. */
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
