import type { DesignResult } from "@kingpost/calc";
import type { Figure } from "../../frame/figures/figure.ts";
import type { PileCapResults } from "../design.ts";
import { barsFigure } from "./bars-figure.ts";
import { planFigure } from "./plan-figure.ts";
import { sectionFigure } from "./section-figure.ts";
import { shownOf } from "./shown.ts";

/** Plan with the reactions and the truss, sections with truss and bars, and the bars in plan. */
export function figures({ results, checks }: DesignResult<PileCapResults>, width: number): readonly Figure[] {
  const shown = shownOf(results, checks);
  const { cap } = results.model;
  const isWide = (along: "x" | "y") =>
    cap.piles.some((pile) => Math.abs(pile[along] - cap.column[along]) > cap.pileWidth / 2);
  return [
    planFigure(results, shown, width),
    ...(["x", "y"] as const).filter(isWide).map((along) => sectionFigure(results, shown, along, width)),
    barsFigure(results, width),
  ];
}
