import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { PHI_SYMBOL } from "../../symbols.ts";
import { D_H, F_UP, T_P } from "../symbols.ts";

/** AS 4100 Table 3.4: a ply in bearing. */
export const PHI_PLY = 0.9;

const D_F = symbol("d_f", "mm");
const A_E = symbol("a_e", "mm");
const PHI_V_B = symbol("phi V_b", "kN");

export const BEARING = formula({
  id: "phi-v-b",
  title: "Design capacity of the ply in bearing",
  reference: CLAUSES.plyBearing,
  result: PHI_V_B,
  symbols: { phi: PHI_SYMBOL, df: D_F, tp: T_P, fup: F_UP },
  is: ({ constant, times }, { phi, df, tp, fup }) => times(times(phi, constant(3.2)), df, tp, fup),
});

export const TEAR_OUT = formula({
  id: "phi-v-b",
  title: "Design capacity of the ply in tear-out",
  reference: CLAUSES.plyBearing,
  result: PHI_V_B,
  symbols: { phi: PHI_SYMBOL, ae: A_E, tp: T_P, fup: F_UP },
  is: ({ times }, { phi, ae, tp, fup }) => times(phi, ae, tp, fup),
});

/** From the edge of the hole, with half a bolt diameter. */
export const TEAR_OUT_DISTANCE = {
  edge: formula({
    id: "a-e",
    title: "Distance to the edge of the ply",
    reference: CLAUSES.plyBearing,
    result: A_E,
    symbols: { a: symbol("a", "mm"), dh: D_H, df: D_F },
    is: ({ constant, plus, minus, over }, { a, dh, df }) =>
      plus(minus(a, over(dh, constant(2))), over(df, constant(2))),
  }),
  hole: formula({
    id: "a-e",
    title: "Distance to the next hole",
    reference: CLAUSES.plyBearing,
    result: A_E,
    symbols: { s: symbol("s", "mm"), dh: D_H, df: D_F },
    is: ({ constant, plus, minus, over }, { s, dh, df }) => plus(minus(s, dh), over(df, constant(2))),
  }),
} as const;
