import { beamProblems } from "@kingpost/actions";
import type { Problem } from "@kingpost/calc";
import type { SteelBeamInputs } from "../form/inputs.ts";
import { actsSideways, isHeldAlong, sidewaysModel } from "./sideways.ts";

const ON_ITS_SIDE =
  "A section on its side is designed for loads in one plane. Take the slope and the lateral loads out, or bend it about x.";
const SPRUNG =
  "Springs and settlements are not calculated for a section on a slope or with lateral loads. Take one of them out.";

/** What cannot be calculated about both axes. Units: `iy` mm4. */
export function sidewaysProblems(inputs: SteelBeamInputs, iy: number): readonly Problem[] {
  if (!actsSideways(inputs)) return [];
  const error = (path: string, message: string): Problem => ({ kind: "error", path, message });
  const sprung = inputs.springs.flatMap(({ vertical, rotation, settlement }, at) =>
    vertical === 0 && rotation === 0 && settlement === 0 ? [] : [error(`/springs/${at}/support`, SPRUNG)],
  );
  const model = isHeldAlong(inputs) ? [] : beamProblems(sidewaysModel(inputs, iy), []);
  return [
    ...(inputs.bentAbout === "y" ? [error("/bentAbout", ON_ITS_SIDE)] : []),
    ...sprung,
    ...model.map(({ message }) =>
      error(
        "/sidewaysSupports",
        `Laterally, with the restraints as supports: ${message} Choose “Supports only”, or delete restraints.`,
      ),
    ),
  ];
}
