import type { DesignResult } from "@kingpost/calc";
import { diagramFigure } from "../../beam/figures/diagram-figure.ts";
import type { Figure } from "../../frame/figures/figure.ts";
import type { AnyResults } from "../design.ts";
import { concreteElevation } from "./elevation.ts";
import { sectionFigure, sectionsOfBeam } from "./section-figure.ts";

/** The beam with its bars, its section where it sags and hogs most, then its diagrams to the scale of the beam; or one section. */
export function figures({ results }: DesignResult<AnyResults>, width: number): readonly Figure[] {
  if (results.kind === "section") {
    const { model, strength } = results;
    const shown = { sense: model.sense, words: "the section", bars: model.section.bars, strength };
    return [sectionFigure(model, [shown], width)];
  }
  return [
    concreteElevation(results.model, width),
    sectionFigure(results.model, sectionsOfBeam(results), width),
    ...results.diagrams.map((diagram) => diagramFigure(diagram, width)),
  ];
}
