import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { F_Y, PHI_SYMBOL } from "../../../symbols.ts";
import { JOINT_REFERENCES } from "../../references.ts";
import { D_I, N, S_P } from "../../symbols.ts";

export const WEB_SHEAR_AT_PLATE = formula({
  id: "phi-v-web",
  title: "Design capacity of the web in shear over the depth of the plate",
  reference: CLAUSES.shearYield,
  result: symbol("phi V_w", "kN"),
  symbols: { phi: PHI_SYMBOL, fy: F_Y, tw: symbol("t_w", "mm"), di: D_I },
  is: ({ constant, times }, { phi, fy, tw, di }) => times(times(phi, constant(0.6)), fy, tw, di),
});

export const WELD_WITH_AXIAL = formula({
  id: "v-w",
  title: "Force of both welds per unit length",
  reference: CLAUSES.weldGroup,
  result: symbol("v*_w", "kN/mm"),
  symbols: { v: symbol("V*", "kN"), n: N, di: D_I },
  is: ({ constant, plus, times, over, sqrt, square }, { v, n, di }) =>
    over(sqrt(plus(square(v), square(n))), times(constant(2), di)),
});

export const BOLT_TENSION_SHARE = formula({
  id: "n-t",
  title: "Tension of each bolt",
  reference: CLAUSES.boltTension,
  result: symbol("N*_t", "kN"),
  symbols: { n: N, count: symbol("n") },
  is: ({ over }, { n, count }) => over(n, count),
});

/** Width of plate that bends for one bolt: to 45° on both sides, not past its neighbour's share or the end of the plate. */
export const STUB_WIDTH = formula({
  id: "p",
  title: "Width of the plate that bends for one bolt",
  reference: JOINT_REFERENCES.prying,
  result: symbol("p", "mm"),
  symbols: { a: symbol("a_f", "mm"), sp: S_P, edge: symbol("a_ev", "mm") },
  is: ({ constant, plus, over, min }, { a, sp, edge }) =>
    plus(min(a, over(sp, constant(2))), min(a, over(sp, constant(2)), edge)),
});
