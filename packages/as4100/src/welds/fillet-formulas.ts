import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { PHI_SYMBOL } from "../symbols.ts";

/** AS 4100 Table 3.4: fillet welds. */
export const PHI_WELD = { SP: 0.8, GP: 0.6 } as const;
/** AS 4100 Table 3.4: fillet welds of hollow sections thinner than this, mm. */
export const THIN_WALL = { thickness: 3, phi: 0.7 } as const;

export const FILLET = formula({
  id: "phi-v-w",
  title: "Design capacity of the fillet weld per unit length",
  reference: CLAUSES.filletWeld,
  result: symbol("phi v_w", "kN/mm"),
  symbols: { phi: PHI_SYMBOL, fuw: symbol("f_uw", "MPa"), leg: symbol("t_w", "mm") },
  is: ({ constant, times, over, sqrt }, { phi, fuw, leg }) =>
    times(phi, constant(0.6), fuw, over(leg, sqrt(constant(2)))),
});

/** A fillet weld of a long lap. */
export const LONG_FILLET = formula({
  id: "phi-v-w",
  title: "Design capacity of the fillet weld of a long lap per unit length",
  reference: CLAUSES.filletWeld,
  result: symbol("phi v_w", "kN/mm"),
  symbols: { phi: PHI_SYMBOL, fuw: symbol("f_uw", "MPa"), leg: symbol("t_w", "mm"), kr: symbol("k_r") },
  is: ({ constant, times, over, sqrt }, { phi, fuw, leg, kr }) =>
    times(times(phi, constant(0.6), fuw), over(leg, sqrt(constant(2))), kr),
});
