import type { DesignResult } from "@kingpost/calc";
import { diagramFigure } from "../../beam/figures/diagram-figure.ts";
import type { Figure } from "../../frame/figures/figure.ts";
import type { DrawnResults } from "../design.ts";
import { orientationFigure } from "./orientation-figure.ts";
import { steelElevation } from "./steel-elevation.ts";

/** The beam with its loads, then its diagrams, all to one scale along the beam. */
export function figures({ results }: DesignResult<DrawnResults>, width: number): readonly Figure[] {
  const { inputs, diagrams } = results;
  return [
    steelElevation(inputs, results, width),
    ...results.sections.slice(0, 1).flatMap(({ section }) => orientationFigure(inputs, section, width)),
    ...diagrams.map((diagram) => diagramFigure(diagram, width)),
  ];
}
