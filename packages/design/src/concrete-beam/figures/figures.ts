import type { DesignResult } from "@kingpost/calc";
import { diagramFigure } from "../../beam/figures/diagram-figure.ts";
import type { Figure } from "../../frame/figures/figure.ts";
import type { ConcreteBeamResults } from "../design.ts";
import { concreteElevation } from "./elevation.ts";
import { sectionFigure } from "./section-figure.ts";

/** The beam with its bars, its section where it sags and hogs most, then its diagrams to the scale of the beam. */
export function figures({ results }: DesignResult<ConcreteBeamResults>, width: number): readonly Figure[] {
  return [
    concreteElevation(results.model, width),
    sectionFigure(results, width),
    ...results.diagrams.map((diagram) => diagramFigure(diagram, width)),
  ];
}
