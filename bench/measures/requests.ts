import { fork } from "node:child_process";
import { once } from "node:events";
import { rate } from "../lib/client.ts";
import {
  inSequence,
  kilobytes,
  type Measure,
  median,
  perSecond,
  type Row,
  repeated,
} from "../lib/measure.ts";
import { cpuOf, LIBRARY, PUBLIC_PAGES, withProduct } from "../lib/product.ts";

const ROUNDS = 3;
const ROUND_SECONDS = 3;
/** A response that is the same for every visitor may cost at most so many times one from memory. */
const MOST = 2;
const SECTION = `${LIBRARY}?section=610UB125_300`;
const PAGES = [...PUBLIC_PAGES, LIBRARY, SECTION];

type Asked = readonly [path: string, encoding: "br" | "identity"];

/** Responses per second, and milliseconds of the server's processor for each. */
async function measure(origin: string, [path, encoding]: Asked) {
  const before = await cpuOf(origin);
  const { count, perSecond } = await rate(origin + path, ROUND_SECONDS, { "Accept-Encoding": encoding });
  return { perSecond, cpu: ((await cpuOf(origin)) - before) / count };
}

/** Product and memory server alternate, so that a busy moment of the machine affects both. */
async function compare(origin: string, asked: Asked): Promise<Row> {
  const [path, encoding] = asked;
  const child = fork(new URL("../lib/memory-server.ts", import.meta.url), [origin + path, encoding]);
  try {
    const [server] = await once(child, "message");
    // The first round of each is warm-up.
    const [, ...rounds] = await repeated(1 + ROUNDS, async () => ({
      product: await measure(origin, asked),
      memory: await measure(`http://127.0.0.1:${server.port}`, asked),
    }));
    const cpu = median(rounds.map(({ product }) => product.cpu));
    const ratio = cpu / median(rounds.map(({ memory }) => memory.cpu));
    const rates = perSecond(median(rounds.map(({ product }) => product.perSecond)));
    const what = `${path}, ${encoding === "br" ? "brotli" : "not compressed"} (${kilobytes(server.bytes)})`;
    const measured = `1 : ${ratio.toFixed(1)}; ${rates}, ${(cpu * 1000).toFixed(0)} μs of processor`;
    return PAGES.includes(path)
      ? { what, goal: `at most 1 : ${MOST.toFixed(1)}`, measured, met: ratio <= MOST }
      : { what, measured };
  } finally {
    child.kill();
  }
}

export const requests: Measure = {
  name: "requests",
  title: "Requests per second",
  run: () =>
    withProduct(async ({ origin }) => {
      const html = await (await fetch(origin + LIBRARY)).text();
      const files = html.match(/\/assets\/catalogue-[\w-]+\.json/)?.slice(0, 1) ?? [];
      const compressed = [...PAGES, "/api/v1/sections?category=UB", ...files].map(
        (path): Asked => [path, "br"],
      );
      const plain = ["/", LIBRARY, SECTION].map((path): Asked => [path, "identity"]);
      return {
        how: `One process of the product on the loopback, 16 connections kept open, load from autocannon on the same machine. Beside it Node's bare HTTP server with the identical bytes in memory; they alternate, ${ROUND_SECONDS} s each, median of ${ROUNDS}. The ratio is that of their processor time for one response, because autocannon is slower than both; the rate is what autocannon reached.`,
        rows: await inSequence([...compressed, ...plain], (asked) => compare(origin, asked)),
      };
    }),
};
