import { atMost, figure, type Measure, median, p95 } from "../lib/measure.ts";
import { inProcesses, processesOf } from "../lib/processes.ts";
import type { DesignTimes } from "./design-process.ts";

const PROCESSES = 3;

export const design: Measure = {
  name: "design",
  title: "Design modules",
  async run() {
    const program = "bench/measures/design-process.ts";
    const { first, later } = await inProcesses<keyof DesignTimes>(PROCESSES, program);
    return {
      how: `${processesOf(PROCESSES)} Inputs to checks and diagrams.`,
      rows: [
        atMost("three spans, 18 arrangements of loads, median", median(later("threeSpans")), 2),
        figure("the same, 95th percentile", p95(later("threeSpans"))),
        figure("the same, first", first("threeSpans")),
        atMost("1,044 candidates for one span, median", median(later("candidates")), 100),
        figure("the same, first", first("candidates")),
        figure("1,044 candidates for the three spans, median", median(later("candidatesOfThree"))),
        figure("20 spans with 199 loads, median", median(later("twentySpans"))),
        figure("the same, first", first("twentySpans")),
        atMost("column with ten combinations about both axes, median", median(later("column")), 2),
        figure("the same, first", first("column")),
        figure("base plate with ten combinations, median", median(later("base"))),
        atMost("flexible end plate with ten bolts, all limit states, median", median(later("connection")), 2),
        figure("the same, first", first("connection")),
        atMost("concrete T-beam of three spans with all checks, median", median(later("concreteBeam")), 10),
        figure("the same, first", first("concreteBeam")),
        figure(
          "concrete column with ten combinations about both axes, median",
          median(later("concreteColumn")),
        ),
        atMost("interaction curve of a concrete section, 61 points, median", median(later("curve")), 5),
        atMost("its surface, 72 directions of 61 points, median", median(later("surface")), 60),
        atMost("pad footing with twelve combinations, median", median(later("footing")), 5),
        atMost("nine-pile cap with position tolerance, median", median(later("cap")), 10),
        figure("the same, first", first("cap")),
        figure("load path of two beams, a column and its base plate, median", median(later("path"))),
      ],
    };
  },
};
