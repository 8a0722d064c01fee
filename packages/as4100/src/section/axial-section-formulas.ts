import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { designFormula } from "../design-formula.ts";
import { A_G, A_N, F_U, F_Y, K_F, N_S, PHI_SYMBOL } from "../symbols.ts";

export const NOMINAL_COMPRESSION = formula({
  id: "n-s",
  title: "Nominal section capacity in compression",
  reference: CLAUSES.sectionCompression,
  result: N_S,
  symbols: { kf: K_F, an: A_N, fy: F_Y },
  is: ({ times }, { kf, an, fy }) => times(kf, an, fy),
});

export const DESIGN_COMPRESSION = designFormula({
  id: "phi-n-s",
  title: "Design section capacity in compression",
  result: symbol("phi N_s", "kN"),
  nominal: N_S,
});

export const NET_AREA = formula({
  id: "a-n",
  title: "Net area with fastener holes in one line across the section",
  reference: CLAUSES.fastenerHoles,
  result: A_N,
  symbols: { ag: A_G, count: symbol("n_h"), diameter: symbol("d_h", "mm"), thickness: symbol("t", "mm") },
  is: ({ minus, times }, { ag, count, diameter, thickness }) => minus(ag, times(count, diameter, thickness)),
});

const N_TY = symbol("N_ty", "kN");
const N_TA = symbol("N_ta", "kN");

export const GROSS_YIELDING = formula({
  id: "n-ty",
  title: "Yielding of the gross section",
  reference: CLAUSES.tension,
  result: N_TY,
  symbols: { ag: A_G, fy: F_Y },
  is: ({ times }, { ag, fy }) => times(ag, fy),
});

export const NET_FRACTURE = formula({
  id: "n-ta",
  title: "Fracture of the net section",
  reference: CLAUSES.tension,
  result: N_TA,
  symbols: { kt: symbol("k_t"), an: A_N, fu: F_U },
  is: ({ constant, times }, { kt, an, fu }) => times(constant(0.85), kt, an, fu),
});

export const DESIGN_TENSION = formula({
  id: "phi-n-t",
  title: "Design section capacity in tension",
  reference: CLAUSES.capacityFactor,
  result: symbol("phi N_t", "kN"),
  symbols: { phi: PHI_SYMBOL, yielding: N_TY, fracture: N_TA },
  is: ({ times, min }, { phi, yielding, fracture }) => times(phi, min(yielding, fracture)),
});
