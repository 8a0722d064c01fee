import { type Agent, request } from "node:http";
import type { Product } from "./product.ts";

/** One request of a measure; `n` counts them, so that no two need be alike. */
export interface Wanted {
  readonly path: (n: number) => string;
  readonly method?: string;
  readonly headers?: (n: number) => Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came back of one request. */
export interface Received {
  readonly status: number;
  readonly bytes: number;
}

export function send(
  origin: string,
  agent: Agent,
  { path, method = "GET", headers, body }: Wanted,
  n: number,
): Promise<Received> {
  return new Promise((settle, refuse) => {
    const options = { agent, method, headers: { "Accept-Encoding": "br", ...headers?.(n) } };
    request(`${origin}${path(n)}`, options, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once("error", refuse);
      response.once("end", () => settle({ status: response.statusCode ?? 0, bytes }));
    })
      .on("error", refuse)
      .end(body);
  });
}

/** Milliseconds of processor that the server's process has taken so far, all of its threads; PostgreSQL's are not among them. */
export async function cpuOf({ origin }: Product): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const seconds = /^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error("The metrics contain no processor time.");
  return Number(seconds) * 1000;
}
