import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { F_C, PHI } from "../symbols.ts";

const AREAS = { supporting: symbol("A_2", "mm²"), loaded: symbol("A_1", "mm²") } as const;
const F_B = symbol("f_b", "MPa");

export const BEARING_STRESS = formula({
  id: "f-b",
  title: "Bearing strength of the concrete",
  reference: CLAUSES.bearing,
  result: F_B,
  symbols: { fc: F_C, ...AREAS },
  is: ({ constant, times, over, sqrt, min }, { fc, supporting, loaded }) =>
    min(times(times(constant(0.9), fc), sqrt(over(supporting, loaded))), times(constant(1.8), fc)),
});

export const DESIGN_BEARING = formula({
  id: "phi-n-b",
  title: "Design bearing strength",
  reference: CLAUSES.bearing,
  result: symbol("phi N_b", "kN"),
  symbols: { phi: PHI, fb: F_B, loaded: AREAS.loaded },
  is: ({ times }, { phi, fb, loaded }) => times(phi, fb, loaded),
});
