import { type DesignResult, worstFirst } from "@kingpost/calc";
import type { Figure } from "../../frame/figures/figure.ts";
import type { PadFootingResults } from "../design.ts";
import { freeBodyFigure } from "./free-body-figure.ts";
import { planFigure } from "./plan-figure.ts";
import { sectionFigure } from "./section-figure.ts";

/** Plan with the soil pressure of the combination that governs, both sections, and the free body of the section that bends most. */
export function figures(
  { results, checks }: DesignResult<PadFootingResults>,
  width: number,
): readonly Figure[] {
  const { combinations, model } = results;
  const named = checks.filter(({ combination }) => combination !== undefined);
  const shown =
    worstFirst(named).flatMap(
      ({ combination }) => combinations.find(({ of }) => of.name === combination) ?? [],
    )[0] ?? combinations[0];
  return [
    planFigure(model, shown, checks.find(({ id }) => id === "punching")?.location, width),
    sectionFigure(model, shown, "x", width),
    sectionFigure(model, shown, "y", width),
    ...freeBodyFigure(results, checks, width),
  ];
}
