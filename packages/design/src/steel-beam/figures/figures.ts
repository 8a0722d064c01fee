import type { DesignResult } from "@kingpost/calc";
import type { Figure } from "../../figure.ts";
import type { BeamInputs } from "../beam-inputs.ts";
import type { BeamDiagram } from "../diagram.ts";
import { diagramFigure } from "../diagram-figure.ts";
import { elevationFigure } from "../elevation-figure.ts";
import type { BeamResults } from "../results.ts";
import { orientationFigure } from "./orientation-figure.ts";

/** The beam with its loads, then its diagrams, all to one scale along the beam. */
export function figures(
  inputs: BeamInputs,
  { diagrams, results }: DesignResult<BeamResults, BeamDiagram>,
  width: number,
): readonly Figure[] {
  return [
    elevationFigure(inputs, results, width),
    ...results.sections.slice(0, 1).flatMap(({ section }) => orientationFigure(inputs, section, width)),
    ...diagrams.map((diagram) => diagramFigure(diagram, width)),
  ];
}
