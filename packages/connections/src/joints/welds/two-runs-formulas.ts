import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { D_I, E_SYMBOL, M, N, PHI_V_W } from "../symbols.ts";

const ACROSS_RUN = { v: symbol("V*", "kN"), di: D_I, n: N, m: M } as const;

/** Two runs along a plate, in its plane, and across it. */
export const TWO_RUNS = {
  eccentric: formula({
    id: "phi-v-weld",
    title: "Design capacity of two runs under an eccentric reaction",
    reference: CLAUSES.weldGroup,
    result: symbol("phi V_w", "kN"),
    symbols: { di: D_I, vw: PHI_V_W, e: E_SYMBOL },
    is: ({ constant, plus, times, over, sqrt, square }, { di, vw, e }) =>
      over(times(constant(2), di, vw), sqrt(plus(constant(1), square(over(times(constant(6), e), di))))),
  }),
  concentric: formula({
    id: "phi-v-weld",
    title: "Design capacity of two runs",
    reference: CLAUSES.weldGroup,
    result: symbol("phi V_w", "kN"),
    symbols: { di: D_I, vw: PHI_V_W },
    is: ({ constant, times }, { di, vw }) => times(constant(2), di, vw),
  }),
  /** With an axial force. */
  combined: formula({
    id: "v-w",
    title: "Greatest force of two runs per unit length",
    reference: CLAUSES.weldGroup,
    result: symbol("v*_w", "kN/mm"),
    symbols: ACROSS_RUN,
    is: ({ constant, plus, times, over, sqrt, square }, { v, di, n, m }) =>
      sqrt(
        plus(
          square(over(v, times(constant(2), di))),
          square(plus(over(n, times(constant(2), di)), over(times(constant(3), m), square(di)))),
        ),
      ),
  }),
  /** With a moment across the plate, which pulls at one run and presses at the other. */
  lapped: formula({
    id: "v-w",
    title: "Greatest force of two runs per unit length, with the moment of the lap",
    reference: CLAUSES.weldGroup,
    result: symbol("v*_w", "kN/mm"),
    symbols: { ...ACROSS_RUN, lap: symbol("M*_l", "kNm"), t: symbol("t_i", "mm") },
    is: ({ constant, plus, times, over, sqrt, square }, { v, di, n, m, lap, t }) =>
      sqrt(
        plus(
          square(over(v, times(constant(2), di))),
          square(
            plus(
              over(n, times(constant(2), di)),
              over(times(constant(3), m), square(di)),
              over(lap, times(di, t)),
            ),
          ),
        ),
      ),
  }),
} as const;
