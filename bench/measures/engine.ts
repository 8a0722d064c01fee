import { needNode } from "../../scripts/lib/node-version.mjs";
import { ROOT } from "../../scripts/lib/root.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { judged, type Measure, milliseconds } from "../lib/measure.ts";
import { median, p95 } from "../lib/statistics.ts";
import type { EngineTimes } from "./engine-process.ts";

const PROCESSES = 5;

async function timesOfOneProcess(): Promise<EngineTimes> {
  const { code, output } = await run(needNode(), ["bench/measures/engine-process.ts"], {
    cwd: ROOT,
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
  return JSON.parse(output);
}

export const engine: Measure = {
  name: "engine",
  title: "Engine, catalogue and search",
  async run() {
    const times: EngineTimes[] = [];
    for (let process = 0; process < PROCESSES; process += 1) times.push(await timesOfOneProcess());
    const first = (name: keyof EngineTimes) => median(times.map((one) => one[name][0] ?? Number.NaN));
    const warm = (name: keyof EngineTimes) => times.flatMap((one) => one[name].slice(1));
    return {
      how:
        `Node alone, no server; ${PROCESSES} fresh processes. "First" is the median of their first runs, before the ` +
        "compiler has seen the code; the others are over all later runs.",
      rows: [
        judged(
          "all properties of 515 sizes in both grades, first",
          first("compute"),
          { atMost: 50 },
          milliseconds,
        ),
        judged("the same, median", median(warm("compute")), { atMost: 50 }, milliseconds),
        { what: "all 1,030 records, first", measured: milliseconds(first("expand")) },
        { what: "the same, median", measured: milliseconds(median(warm("expand"))) },
        {
          what: "all capacities of 1,030 sections at one length, first",
          measured: milliseconds(first("capacities")),
        },
        judged("the same, median", median(warm("capacities")), { atMost: 25 }, milliseconds),
        { what: "opening the catalogue, first", measured: milliseconds(first("load")) },
        { what: "the same, median", measured: milliseconds(median(warm("load"))) },
        judged(
          "one search of all 1,030 entries, 95th percentile",
          p95(warm("search")),
          { atMost: 1 },
          milliseconds,
        ),
        { what: "the same, median", measured: milliseconds(median(warm("search"))) },
        { what: "the very first search", measured: milliseconds(first("search")) },
      ],
    };
  },
};
