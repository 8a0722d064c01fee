import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { designFormula } from "../design-formula.ts";
import { ALPHA_V, F_Y } from "../symbols.ts";

const C = symbol("C", "mm³");
const M_Z = symbol("M_z", "kNm");
const NOMINAL = {
  id: "m-z",
  title: "Nominal torsion capacity at the shear yield stress",
  reference: CLAUSES.shearYield,
  result: M_Z,
} as const;

export const TUBE_TORSION = formula({
  ...NOMINAL,
  symbols: { fy: F_Y, c: C },
  is: ({ constant, times }, { fy, c }) => times(constant(0.6), fy, c),
});

export const WALL_TORSION = formula({
  ...NOMINAL,
  symbols: { alphaV: ALPHA_V, fy: F_Y, c: C },
  is: ({ constant, times }, { alphaV, fy, c }) => times(alphaV, times(constant(0.6), fy, c)),
});

export const DESIGN_TORSION = designFormula({
  id: "phi-m-z",
  title: "Design torsion capacity",
  result: symbol("phi M_z", "kNm"),
  nominal: M_Z,
});
