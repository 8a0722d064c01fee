import { type DesignResult, worstFirst } from "@kingpost/calc";
import { momentFigure } from "../../column/figures/moment-figure.ts";
import type { Figure } from "../../frame/figures/figure.ts";
import type { ColumnResults } from "../design.ts";
import { elevationFigure } from "./elevation-figure.ts";
import { columnInteraction } from "./interaction-figure.ts";
import { strutFigure } from "./strut-figure.ts";

/** The column, an angle strut with its eccentricity, the moments of the combination that governs, and the axial force with the moments about each axis. */
export function figures({ results, checks }: DesignResult<ColumnResults>, width: number): readonly Figure[] {
  const bent = results.combinations.filter(({ moments }) => moments && moments.x + moments.y > 0);
  const [worst] = worstFirst(checks);
  const shown = bent.find(({ of }) => of.name === worst?.combination) ?? bent[0];
  const isBentAboutY = results.combinations.some(
    ({ of: { y } }) => y.from !== 0 || y.to !== 0 || y.loads.length > 0,
  );
  return [
    elevationFigure(results, width),
    ...strutFigure(results.strut, width),
    ...momentFigure(results.inputs.length, results.combinations, shown, width),
    ...columnInteraction(results, "x", width),
    ...(isBentAboutY ? columnInteraction(results, "y", width) : []),
  ];
}
