import { baseMoment, designConcreteBearing } from "@kingpost/as4100";
import { type DesignResult, SILENT, worstFirst } from "@kingpost/calc";
import type { Point } from "@kingpost/drawing/core";
import type { Figure } from "../frame/figures/figure.ts";
import { kilo, mega } from "../frame/figures/figure-items.ts";
import { interactionPlot } from "../frame/figures/interaction-plot.ts";
import { left, NO_VALUE, right } from "../frame/tables.ts";
import type { BaseplateResults } from "./design.ts";
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
    combinations.some(({ of }) => momentOf(of.actions, axis) !== 0),
  );
  return [
    planFigure(results, shown, width),
    elevationFigure(results, shown, width),
    ...bent.map((axis) => interactionFigure(results, axis, width)),
  ];
}

const momentOf = ({ mx, my }: { readonly mx: number; readonly my: number }, axis: "x" | "y"): number =>
  Math.abs(axis === "x" ? mx : my);

const STEPS = 30;

function interactionFigure({ base, combinations }: BaseplateResults, axis: "x" | "y", width: number): Figure {
  const dots = combinations.map(({ of: { path, name, actions } }) => ({
    path,
    name,
    n: actions.n,
    m: momentOf(actions, axis),
  }));
  const most = designConcreteBearing(base, SILENT);
  const least = Math.min(0, ...dots.map(({ n }) => 1.5 * n));
  const momentAt = (n: number) => baseMoment(base, axis, n);
  const points = Array.from({ length: STEPS + 1 }, (_, at): Point | undefined => {
    const n = least + ((most - least) * at) / STEPS;
    const m = momentAt(n);
    return m === undefined ? undefined : { x: m / 1e6, y: n / 1e3 };
  });
  return interactionPlot(
    {
      id: `interaction-${axis}`,
      title: `Axial force with moment about ${axis}`,
      what: "Capacity of concrete bearing and bolt steel",
      axis,
      lines: [
        {
          title: "Concrete and bolts; plate checked separately",
          points: points.filter((point) => point !== undefined),
          className: "drawing-thick",
        },
      ],
      dots,
      table: {
        id: `interaction-${axis}-values`,
        title: `Axial force with moment about ${axis}`,
        columns: [left("Combination"), right("N* (kN)"), right(`M*_${axis} (kNm)`), right("Capacity (kNm)")],
        rows: dots.map(({ name, n, m }) => {
          const capacity = momentAt(n);
          return [name, kilo(n), mega(m), capacity === undefined ? NO_VALUE : mega(capacity)];
        }),
      },
    },
    width,
  );
}
