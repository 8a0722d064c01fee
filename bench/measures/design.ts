import { needNode } from "../../scripts/lib/node-version.mjs";
import { ROOT } from "../../scripts/lib/root.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { atMost, figure, type Measure, median, p95, repeated } from "../lib/measure.ts";
import type { DesignTimes } from "./design-process.ts";

const PROCESSES = 3;

export const design: Measure = {
  name: "design",
  title: "Design modules",
  async run() {
    const times = await repeated(PROCESSES, async (): Promise<DesignTimes> => {
      const { code, output } = await run(needNode(), ["bench/measures/design-process.ts"], {
        cwd: ROOT,
        quiet: true,
      });
      if (code !== 0) throw new Error(output);
      return JSON.parse(output);
    });
    const warm = (name: keyof DesignTimes) => times.flatMap((one) => one[name].slice(1));
    const first = (name: keyof DesignTimes) => median(times.map((one) => one[name][0] ?? Number.NaN));
    return {
      how: `Node alone, no server; ${PROCESSES} fresh processes. Inputs to checks and diagrams. "First" is the median of their first runs; the others are over all later runs.`,
      rows: [
        atMost("three spans, 18 arrangements of loads, median", median(warm("threeSpans")), 2),
        figure("the same, 95th percentile", p95(warm("threeSpans"))),
        figure("the same, first", first("threeSpans")),
        atMost("1,044 candidates for one span, median", median(warm("candidates")), 100),
        figure("the same, first", first("candidates")),
        figure("1,044 candidates for the three spans, median", median(warm("candidatesOfThree"))),
        figure("20 spans with 199 loads, median", median(warm("twentySpans"))),
        figure("the same, first", first("twentySpans")),
        atMost("column with ten combinations about both axes, median", median(warm("column")), 2),
        figure("the same, first", first("column")),
        figure("base plate with ten combinations, median", median(warm("base"))),
        figure("load path of two beams, a column and its base plate, median", median(warm("path"))),
      ],
    };
  },
};
