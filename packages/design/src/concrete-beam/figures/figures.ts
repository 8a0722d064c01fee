import type { DesignResult } from "@kingpost/calc";
import type { BeamDiagram } from "../../beam/figures/diagram.ts";
import { diagramFigure } from "../../beam/figures/diagram-figure.ts";
import type { Figure } from "../../figure.ts";
import type { ConcreteBeamResults } from "../design.ts";
import type { ConcreteBeamInputs } from "../form/fields.ts";
import { concreteElevation } from "./elevation.ts";
import { sectionFigure } from "./section-figure.ts";

/** The beam with its bars, its section where it sags and hogs most, then its diagrams to the scale of the beam. */
export function figures(
  _: ConcreteBeamInputs,
  { diagrams, results }: DesignResult<ConcreteBeamResults, BeamDiagram>,
  width: number,
): readonly Figure[] {
  return [
    concreteElevation(results.model, width),
    sectionFigure(results, width),
    ...diagrams.map((diagram) => diagramFigure(diagram, width)),
  ];
}
