import { needNode } from "../../scripts/lib/node-version.mjs";
import { ROOT } from "../../scripts/lib/root.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { judged, type Measure, milliseconds } from "../lib/measure.ts";
import { median, p95, percentile } from "../lib/statistics.ts";
import type { FilterTimes } from "./filters-process.ts";

const PROCESSES = 5;

async function timesOfOneProcess(): Promise<FilterTimes> {
  const { code, output } = await run(needNode(), ["bench/measures/filters-process.ts"], {
    cwd: ROOT,
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
  return JSON.parse(output);
}

export const filters: Measure = {
  name: "filters",
  title: "Filters on all 1,030 records",
  async run() {
    const times: FilterTimes[] = [];
    for (let process = 0; process < PROCESSES; process += 1) times.push(await timesOfOneProcess());
    const later = times.flatMap((one) => one.later);
    const firstOfEach = times.flatMap((one) => one.firstOfEach);
    return {
      how:
        `Node alone, no server; ${PROCESSES} fresh processes. Every quantity as a range and every word, each on all records ` +
        "of both standards, and twelve ranges together. The first filter of a page reads every record; the first on a " +
        "quantity creates its column, for a capacity by the engine; both happen once.",
      rows: [
        judged("any filter, 99 of 100", percentile(later, 0.99), { atMost: 5 }, milliseconds),
        { what: "the same, median", measured: milliseconds(median(later)) },
        { what: "first on a quantity, median", measured: milliseconds(median(firstOfEach)) },
        { what: "the same, 95th percentile", measured: milliseconds(p95(firstOfEach)) },
        {
          what: "first of all, median",
          measured: milliseconds(median(times.map(({ veryFirst }) => veryFirst))),
        },
      ],
    };
  },
};
