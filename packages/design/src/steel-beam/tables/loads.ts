import { GRAVITY } from "@kingpost/as4100";
import { beamLoads } from "../../beam/tables/loads.ts";
import type { LoadTable } from "../../frame/load-table.ts";
import { analysedInputs, sidewaysInputs } from "../biaxial/sideways.ts";
import type { SteelBeamInputs, SteelPlaneInputs } from "../form/inputs.ts";
import type { BeamResults } from "../results.ts";

/** The loads in the plane of the web, then those along the flanges. */
export const loads: LoadTable<SteelBeamInputs, BeamResults> = (inputs, results, combinations) => {
  const weightsIn = ({ selfWeightShare = 1 }: SteelPlaneInputs) =>
    results.sections.map(({ name, mass }) => ({ name, load: (selfWeightShare * mass * GRAVITY) / 1000 }));
  const inPlane = analysedInputs(inputs);
  const along = sidewaysInputs(inputs);
  const { analysis, sideways } = results;
  return [
    ...beamLoads(inPlane, weightsIn(inPlane), analysis, combinations),
    ...(sideways
      ? beamLoads(along, weightsIn(along), sideways, combinations).map((table) => ({
          ...table,
          id: "sideways-loads",
          title: "Loads along the flanges",
        }))
      : []),
  ];
};
