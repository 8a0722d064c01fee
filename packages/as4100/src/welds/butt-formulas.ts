import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { PHI_SYMBOL } from "../symbols.ts";

/** AS 4100 Table 3.4: complete penetration butt welds. */
export const PHI_BUTT = { SP: 0.9, GP: 0.6 } as const;

const T_T = symbol("t_t", "mm");
const K_R = symbol("k_r");

/** Design throat of an incomplete penetration butt weld, by the angle of its preparation. */
export const BUTT_THROAT = {
  narrow: formula({
    id: "t-t",
    title: "Design throat thickness, preparation of up to 60°",
    reference: CLAUSES.buttWeld,
    result: T_T,
    symbols: { depth: symbol("D", "mm") },
    is: ({ constant, minus }, { depth }) => minus(depth, constant(3, "mm")),
  }),
  wide: {
    id: "t-t",
    title: "Design throat thickness, preparation of more than 60°",
    reference: CLAUSES.buttWeld,
    result: T_T,
    rule: "the depth of the preparation",
  } satisfies Rule,
} as const;

export const LAP_WELD_FACTOR = formula({
  id: "k-r",
  title: "Reduction factor of a lap weld",
  reference: CLAUSES.filletWeld,
  result: K_R,
  symbols: { length: symbol("l_w", "mm") },
  is: ({ constant, minus, over, times, min, max }, { length }) =>
    max(
      min(minus(constant(1.1), times(constant(0.06), over(length, constant(1000, "mm")))), constant(1)),
      constant(0.62),
    ),
});

export const THROAT = formula({
  id: "phi-v-w",
  title: "Design capacity of the weld per unit length",
  reference: CLAUSES.filletWeld,
  result: symbol("phi v_w", "kN/mm"),
  symbols: { phi: PHI_SYMBOL, fuw: symbol("f_uw", "MPa"), throat: T_T, kr: K_R },
  is: ({ constant, times }, { phi, fuw, throat, kr }) => times(times(phi, constant(0.6), fuw), throat, kr),
});

export const COMPLETE_BUTT = formula({
  id: "phi-n-w",
  title: "Design capacity of the complete penetration butt weld",
  reference: CLAUSES.buttWeld,
  result: symbol("phi N_w", "kN"),
  symbols: { phi: PHI_SYMBOL, nominal: symbol("N_p", "kN") },
  is: ({ times }, { phi, nominal }) => times(phi, nominal),
});
