import type { BeamModel } from "@kingpost/actions";
import { GRAVITY } from "@kingpost/as4100";
import { type Analysis, analyses } from "../../beam/analysis/analysis.ts";
import { beamModel, type Size } from "../../beam/analysis/loads.ts";
import type { SteelBeamInputs, SteelPlaneInputs } from "../form/inputs.ts";

/** Young's modulus, MPa: AS 4100 Clause 1.4. */
const E = 200_000;

/** What the analysis needs of a section. Units: `ix` mm4, of the axis that the beam bends about; `mass` kg/m. */
export interface SteelSize {
  readonly ix: number;
  readonly mass: number;
}

const sizeOf = ({ ix, mass }: SteelSize): Size => ({ inertia: ix, selfWeight: (mass * GRAVITY) / 1000 });

/** Units: `ix` mm4. */
export const steelModel = (inputs: SteelBeamInputs, ix: number): BeamModel =>
  beamModel(inputs, { modulus: E, inertia: ix });

/**
 * The analysis of a steel beam for any size: pieces end at its restraints. `others`: by span, the size that it has in place of that
 * of the beam. `supported`: the beam with other supports than those that patterns of imposed load follow.
 */
export function steelAnalyses(
  inputs: SteelPlaneInputs,
  others: readonly (SteelSize | undefined)[] = [],
  supported?: (ix: number) => BeamModel,
): (size: SteelSize) => Analysis {
  const analysisOf = analyses(inputs, {
    modulus: E,
    others: others.map((size) => size && sizeOf(size)),
    stations: inputs.restraints.map(({ position }) => position),
    ...(supported ? { supported } : {}),
  });
  return (size) => analysisOf(sizeOf(size));
}
