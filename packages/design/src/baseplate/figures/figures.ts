import { type DesignResult, SILENT, worstFirst } from "@kingpost/calc";
import { baseMoment, designConcreteBearing } from "@kingpost/connections";
import type { Figure } from "../../frame/figures/figure.ts";
import { interactionFigure } from "../../frame/figures/interaction-plot.ts";
import type { BaseplateResults } from "../design.ts";
import { elevationFigure } from "./elevation-figure.ts";
import { planFigure } from "./plan-figure.ts";

/** Plan and elevation under the combination that governs, and the axial force with the moments. */
export function figures(
  { results, checks }: DesignResult<BaseplateResults>,
  width: number,
): readonly Figure[] {
  const { combinations } = results;
  const [worst] = worstFirst(checks.filter(({ combination }) => combination !== undefined));
  const shown = combinations.find(({ of }) => of.name === worst?.combination) ?? combinations[0];
  const bent = (["x", "y"] as const).filter((axis) =>
    combinations.some(({ onPlate }) => momentOf(onPlate, axis) !== 0),
  );
  return [
    planFigure(results, shown, width),
    elevationFigure(results, shown, width),
    ...bent.flatMap((axis) => interactionOf(results, axis, width)),
  ];
}

const momentOf = ({ mx, my }: { readonly mx: number; readonly my: number }, axis: "x" | "y"): number =>
  Math.abs(axis === "x" ? mx : my);

const interactionOf = (
  { base, combinations }: BaseplateResults,
  axis: "x" | "y",
  width: number,
): readonly Figure[] => {
  const dots = combinations.map(({ of: { path, name }, onPlate }) => ({
    path,
    name,
    n: onPlate.n,
    m: momentOf(onPlate, axis),
  }));
  return interactionFigure(
    {
      what: "Capacity of concrete bearing and bolt steel",
      axis,
      least: Math.min(0, ...dots.map(({ n }) => 1.5 * n)),
      curves: [
        {
          title: "Concrete and bolts; plate checked separately",
          head: "Capacity (kNm)",
          className: "drawing-thick",
          most: designConcreteBearing(base, SILENT),
          of: (n) => baseMoment(base, axis, n),
        },
      ],
      dots,
    },
    width,
  );
};
