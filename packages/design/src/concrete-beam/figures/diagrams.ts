import { valueAt } from "@kingpost/actions";
import { type BendingSense, flexuralStrength, shearSectionOf, shearStrength } from "@kingpost/as3600";
import { SILENT } from "@kingpost/calc";
import type { Analysis } from "../../beam/analysis/analysis.ts";
import type { BeamDiagram } from "../../beam/figures/diagram.ts";
import { beamDiagrams } from "../../beam/figures/diagrams.ts";
import { DEFLECTION_RULES } from "../checks/deflection.ts";
import { beamInputs } from "../form/beam-inputs.ts";
import { type ConcreteBeamModel, fitmentsAt } from "../model/model.ts";

type Capacity = NonNullable<BeamDiagram["capacity"]>;

/** Moment with the steps of the strength, shear with its strength, and the short-term deflection of the cracked beam. */
export function concreteDiagrams(
  model: ConcreteBeamModel,
  cracked: Analysis | undefined,
): readonly BeamDiagram[] {
  const inputs = beamInputs(model.inputs);
  const [moment, shear] = beamDiagrams(inputs, model.analysis, {
    moment: momentCapacity(model),
    shear: shearCapacity(model),
    deflection: DEFLECTION_RULES,
  });
  const [, , deflection] = cracked ? beamDiagrams(inputs, cracked, { deflection: DEFLECTION_RULES }) : [];
  return [
    ...(moment ? [moment] : []),
    ...(shear ? [shear] : []),
    ...(deflection ? [shortTermDeflection(deflection)] : []),
  ];
}

/** The limits are of the total deflection, which the diagram does not show. */
function shortTermDeflection({ capacity: _, ...diagram }: BeamDiagram): BeamDiagram {
  return { ...diagram, title: `${diagram.title}, short-term, with I_ef` };
}

/** The strength of the bars that are developed on each piece, for both senses. */
function momentCapacity(model: ConcreteBeamModel): Capacity {
  const { points } = model.analysis.beam.mesh;
  const of = (from: number, to: number, sense: BendingSense) => {
    const found = flexuralStrength(model.sectionOn(from, to), sense, SILENT);
    return "kind" in found ? 0 : found.phiMu;
  };
  const found: { x: number; most: number; least: number }[] = [];
  for (let piece = 0; piece + 1 < points.length; piece++) {
    const [from, to] = [points[piece] ?? 0, points[piece + 1] ?? 0];
    const [most, least] = [of(from, to, "sagging"), -of(from, to, "hogging")];
    const last = found.at(-1);
    if (last && last.most === most && last.least === least) found.pop();
    found.push({ x: from, most, least }, { x: to, most, least });
  }
  return found;
}

/** The strength with the actions of the combination that has the greatest shear at each place. */
function shearCapacity(model: ConcreteBeamModel): Capacity {
  const { inputs, shearPlaces, analysis } = model;
  return shearPlaces.map((x) => {
    let [v, m] = [0, 0];
    for (const { response } of analysis.strength) {
      const here = Math.abs(valueAt(response, "shear", x));
      if (here >= v) [v, m] = [here, valueAt(response, "moment", x)];
    }
    const section = shearSectionOf(model.sectionOn(x, x), m >= 0 ? "sagging" : "hogging", {
      bv: inputs.webWidth,
      dg: inputs.aggregate,
      fitments: fitmentsAt(model, x)?.fitments,
    });
    const found = shearStrength(section, { m: Math.abs(m), v }, inputs.shearMethod, SILENT);
    const most = "kind" in found ? 0 : found.phiVu;
    return { x, most, least: -most };
  });
}
