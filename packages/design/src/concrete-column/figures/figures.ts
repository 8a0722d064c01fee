import { designMoment } from "@kingpost/as3600";
import { type DesignResult, SILENT, worstFirst } from "@kingpost/calc";
import type { Figure } from "../../frame/figures/figure.ts";
import { type CapacityCurve, interactionFigure } from "../../frame/figures/interaction-plot.ts";
import type { ConcreteColumnResults } from "../design.ts";
import type { Axis } from "../model.ts";
import { biaxialFigure } from "./biaxial-figure.ts";
import { elevationFigure } from "./elevation-figure.ts";
import { sectionFigure } from "./section-figure.ts";

/** The section and the elevation, the axial force with the moments about each axis, and both moments at the axial force that governs. */
export function figures(
  { results, checks }: DesignResult<ConcreteColumnResults>,
  width: number,
): readonly Figure[] {
  const [worst] = worstFirst(checks.filter(({ combination }) => combination !== undefined));
  const shown =
    results.combinations.find(({ of }) => of.name === worst?.combination) ?? results.combinations[0];
  const isBentAboutY = results.combinations.some(
    ({ of: { actions } }) => actions.myTop !== 0 || actions.myBase !== 0,
  );
  return [
    sectionFigure(results.model, width),
    elevationFigure(results, width),
    ...interactionOf(results, "x", width),
    ...(isBentAboutY ? interactionOf(results, "y", width) : []),
    ...(shown ? biaxialFigure(results, shown, width) : []),
  ];
}

function interactionOf(results: ConcreteColumnResults, axis: Axis, width: number): readonly Figure[] {
  const { combinations, strengths } = results;
  const strength = strengths[axis];
  const { compression, nuot, ductility } = strength.factors;
  const dots = combinations.map(({ of, moments }) => ({
    path: of.path,
    name: of.name,
    n: of.actions.n,
    m:
      moments?.[axis] ??
      Math.max(
        Math.abs(axis === "x" ? of.actions.mxTop : of.actions.myTop),
        Math.abs(axis === "x" ? of.actions.mxBase : of.actions.myBase),
      ),
  }));
  const hasTension = dots.some(({ n }) => n < 0);
  const curve: CapacityCurve = {
    title: "φNu with φMu; dots are magnified",
    head: "φM_u (kNm)",
    className: "drawing-thick",
    most: compression * strength.nuo,
    of: (n) => designMoment(strength, n, SILENT),
  };
  const least = hasTension ? (ductility === "N" ? 0.85 : 0.65) * nuot : 0;
  return interactionFigure({ what: "Strength of the section", axis, least, curves: [curve], dots }, width);
}
