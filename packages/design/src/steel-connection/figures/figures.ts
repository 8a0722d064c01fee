import type { DesignResult } from "@kingpost/calc";
import type { Figure } from "../../frame/figures/figure.ts";
import type { FiguresOnDemand } from "../../frame/module/runnable-module.ts";
import type { ConnectionResults } from "../design.ts";
import { HEIGHTS, STUB_HEIGHT } from "./heights.ts";
import { shownOf } from "./shown.ts";
import { sidePlateFigures } from "./side-plate-figures.ts";

/** A web side plate to scale, with the force on each bolt under the combination that governs. */
export function figures(design: DesignResult<ConnectionResults>, width: number): readonly Figure[] {
  const { drawing, words, ...forces } = shownOf(design);
  return drawing.of === "side-plate" ? sidePlateFigures(drawing.drawn, forces, words, width) : [];
}

/** The other types: a new design is a web side plate. */
export const figuresOnDemand: FiguresOnDemand<ConnectionResults> = {
  heights: (design) => {
    const { drawing } = shownOf(design);
    if (drawing.of === "side-plate") return [];
    const heights = HEIGHTS[drawing.of];
    return drawing.of === "end-plate" && drawing.drawn.stub ? [...heights, STUB_HEIGHT] : heights;
  },
  load: async () => (await import("./other-figures.ts")).otherFigures,
};
