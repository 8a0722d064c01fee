import type { BeamInputs } from "../../beam/form/inputs.ts";
import type { ConcreteBeamInputs } from "./fields.ts";

/** What a beam of any material is given. Deflections are those of concrete, with limits of their own. */
export const beamInputs = (inputs: ConcreteBeamInputs): BeamInputs => ({
  ...inputs,
  limitShortTerm: inputs.limitTotal,
  limitLongTerm: inputs.limitTotal,
  limitWind: inputs.limitTotal,
  precamber: 0,
  mostShortTerm: 0,
  mostImposed: 0,
  mostLongTerm: 0,
  mostWind: 0,
});
