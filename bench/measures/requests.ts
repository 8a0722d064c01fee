import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { load } from "../lib/load.ts";
import { type Measure, perSecond, type Row } from "../lib/measure.ts";
import type { Kept } from "../lib/memory-server.ts";
import { freePort, stop } from "../lib/processes.ts";
import { LIBRARY, PUBLIC_PAGES, withProduct } from "../lib/product.ts";
import { median } from "../lib/statistics.ts";

const ROUNDS = 3;
const ROUND_MS = 4000;
const WARM_UP_MS = 2000;
const BROTLI = "br";
const PLAIN = "identity";

/** The required share of the memory server's bytes per second. */
const VISITORS_SHARE = 0.5;

interface Asked {
  readonly what: string;
  /** Whether the response is the same for every visitor, and must reach half the speed of memory. */
  readonly isForVisitors?: boolean;
  readonly path: string;
  readonly encoding: string;
}

/** The response as received over the wire: `fetch` would decompress it. */
function fetchRaw(origin: string, { path, encoding }: Asked): Promise<Kept> {
  return new Promise((settle, refuse) => {
    request(`${origin}${path}`, { headers: { "Accept-Encoding": encoding } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const { "transfer-encoding": _chunked, connection: _c, "keep-alive": _k, ...own } = response.headers;
      const headers = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)]));
      settle({
        path,
        headers: { ...headers, "content-length": String(body.length) },
        body: body.toString("base64"),
      });
    })
      .on("error", refuse)
      .end();
  });
}

/** Serves one kept response from a separate process's memory for the duration of the work. */
async function withMemoryServer<T>(kept: Kept, work: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const child = fork(new URL("../lib/memory-server.ts", import.meta.url));
  try {
    child.send({ port, kept: [kept] });
    await once(child, "message");
    return await work(port);
  } finally {
    await stop(child);
  }
}

/** Product and memory server alternate, so that a busy moment of the machine affects both. */
async function compare(origin: string, asked: Asked): Promise<Row> {
  const kept = await fetchRaw(origin, asked);
  const productPort = Number(new URL(origin).port);
  return withMemoryServer(kept, async (memoryPort) => {
    const ask = (port: number, ms: number) => load({ ...asked, port }, ms);
    await ask(productPort, WARM_UP_MS);
    await ask(memoryPort, WARM_UP_MS);
    const product: number[] = [];
    const memory: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      product.push(await ask(productPort, ROUND_MS));
      memory.push(await ask(memoryPort, ROUND_MS));
    }
    const [ours, theirs] = [median(product), median(memory)];
    const size = (Buffer.from(kept.body, "base64").length / 1000).toFixed(1);
    const what = `${asked.what} (${size} kB)`;
    const measured = `${perSecond(ours)}; from memory ${perSecond(theirs)}; ratio 1 : ${(theirs / ours).toFixed(1)}`;
    const goal = { goal: "at most 1 : 2.0", met: ours / theirs >= VISITORS_SHARE };
    return asked.isForVisitors ? { what, measured, ...goal } : { what, measured };
  });
}

async function catalogueFile(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}${LIBRARY}`)).text();
  const [path] = /\/assets\/catalogue-[\w-]+\.json/.exec(html) ?? [];
  if (!path) throw new Error("The page names no catalogue file.");
  return path;
}

async function everythingAsked(origin: string): Promise<readonly Asked[]> {
  const section = `${LIBRARY}?section=610UB125_300`;
  const pages = PUBLIC_PAGES.map((path) => ({
    what: `${path}, brotli`,
    path,
    encoding: BROTLI,
    isForVisitors: true,
  }));
  return [
    ...pages,
    { what: "/, not compressed", path: "/", encoding: PLAIN, isForVisitors: true },
    { what: "library page, brotli", path: LIBRARY, encoding: BROTLI, isForVisitors: true },
    { what: "library page, not compressed", path: LIBRARY, encoding: PLAIN, isForVisitors: true },
    { what: "page with 610UB125 on view, brotli", path: section, encoding: BROTLI, isForVisitors: true },
    {
      what: "page with 610UB125 on view, not compressed",
      path: section,
      encoding: PLAIN,
      isForVisitors: true,
    },
    { what: "open data, category UB, brotli", path: "/api/v1/sections?category=UB", encoding: BROTLI },
    { what: "catalogue file, brotli", path: await catalogueFile(origin), encoding: BROTLI },
  ];
}

export const requests: Measure = {
  name: "requests",
  title: "Requests per second",
  run: () =>
    withProduct(async ({ origin }) => {
      const rows: Row[] = [];
      for (const asked of await everythingAsked(origin)) rows.push(await compare(origin, asked));
      return {
        how:
          "One process of the product on the loopback, 16 connections kept open, load from the same machine. Beside it Node's " +
          `bare HTTP server with the identical bytes in memory; they alternate, ${ROUND_MS / 1000} s each, median of ` +
          `${ROUNDS}. Read the ratios: the absolute figures are the machine's.`,
        rows,
      };
    }),
};
