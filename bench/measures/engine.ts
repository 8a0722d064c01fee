import { atMost, figure, type Measure, median, p95, percentile } from "../lib/measure.ts";
import { inProcesses, processesOf } from "../lib/processes.ts";
import type { Times } from "./engine-process.ts";

const PROCESSES = 5;

const timesOf = <Work extends keyof Times>(work: Work) =>
  inProcesses<keyof Times[Work] & string>(PROCESSES, "bench/measures/engine-process.ts", work);

export const engine: Measure = {
  name: "engine",
  title: "Engine, catalogue and search",
  async run() {
    const { first, later } = await timesOf("engine");
    const all = "all capacities of 1,496 sections at one length, first";
    return {
      how: processesOf(PROCESSES),
      rows: [
        atMost("all properties of 748 sizes in both grades, first", first("compute"), 50),
        atMost("the same, median", median(later("compute")), 50),
        figure("all 1,496 records, first", first("expand")),
        figure("the same, median", median(later("expand"))),
        figure(all, first("capacities")),
        atMost("the same, median", median(later("capacities")), 25),
        figure("opening the catalogue, first", first("load")),
        figure("the same, median", median(later("load"))),
        atMost("one search of all 1,496 entries, 95th percentile", p95(later("search")), 1),
        figure("the same, median", median(later("search"))),
        figure("the very first search", first("search")),
      ],
    };
  },
};

export const filters: Measure = {
  name: "filters",
  title: "Filters on all 1,496 records",
  async run() {
    const { first, later } = await timesOf("filters");
    return {
      how: `${processesOf(PROCESSES)} Every quantity as a range and every word, each on all records of both standards, and twelve ranges together. The first filter of a page reads every record; the first on a quantity creates its column, for a capacity by the engine; both happen once.`,
      rows: [
        atMost("any filter, 99 of 100", percentile(later("again"), 0.99), 5),
        figure("the same, median", median(later("again"))),
        figure("first on a quantity, median", median(later("firstOfEach"))),
        figure("the same, 95th percentile", p95(later("firstOfEach"))),
        figure("first of all, median", first("firstOfEach")),
      ],
    };
  },
};
