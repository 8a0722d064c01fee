import { balancedRatio } from "../../src/column/strength.ts";
import { barInset, rectangularBars } from "../../src/flexure/index.ts";
import type { Cases } from "../case.ts";

export const LAYOUT: Cases = {
  "CB-095": () => 600 - barInset({ cover: 40, fitment: 10, diameter: 20 }),
  "CBN-065": () => balancedRatio(500),
  "CC-049": () => {
    const bars = rectangularBars({
      width: 400,
      depth: 400,
      nx: 3,
      ny: 3,
      cover: 35,
      fitment: 10,
      diameter: 24,
    });
    return 200 - Math.min(...bars.map(({ y }) => y));
  },
};
