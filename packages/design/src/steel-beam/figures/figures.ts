import type { DesignResult } from "@kingpost/calc";
import type { BeamDiagram } from "../../beam/figures/diagram.ts";
import { diagramFigure } from "../../beam/figures/diagram-figure.ts";
import type { Figure } from "../../frame/figures/figure.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import type { BeamResults } from "../results.ts";
import { orientationFigure } from "./orientation-figure.ts";
import { steelElevation } from "./steel-elevation.ts";

/** The beam with its loads, then its diagrams, all to one scale along the beam. */
export function figures(
  inputs: SteelBeamInputs,
  { diagrams, results }: DesignResult<BeamResults, BeamDiagram>,
  width: number,
): readonly Figure[] {
  return [
    steelElevation(inputs, results, width),
    ...results.sections.slice(0, 1).flatMap(({ section }) => orientationFigure(inputs, section, width)),
    ...diagrams.map((diagram) => diagramFigure(diagram, width)),
  ];
}
