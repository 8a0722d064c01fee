import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { designFormula } from "../design-formula.ts";
import { I_Y, L_E, M_SX } from "../symbols.ts";

const E = symbol("E", "MPa");
const G = symbol("G", "MPa");
const J = symbol("J", "mm⁴");
const M_O = symbol("M_o", "kNm");
const M_BX = symbol("M_bx", "kNm");
const ALPHA_S = symbol("alpha_s");

const REFERENCE_MOMENT = { id: "m-o", title: "Reference buckling moment", result: M_O } as const;

export const REFERENCE_BUCKLING_MOMENT = formula({
  ...REFERENCE_MOMENT,
  reference: CLAUSES.lateralBuckling,
  symbols: { e: E, iy: I_Y, le: L_E, g: G, j: J, iw: symbol("I_w", "mm⁶") },
  is: ({ pi, times, over, plus, sqrt, square }, { e, iy, le, g, j, iw }) => {
    const lateral = over(times(square(pi), e, iy), square(le));
    return sqrt(times(lateral, plus(times(g, j), over(times(square(pi), e, iw), square(le)))));
  },
});

/** Reference buckling moment of a hollow section, whose warping constant is 0. */
export const HOLLOW_REFERENCE_BUCKLING_MOMENT = formula({
  ...REFERENCE_MOMENT,
  reference: CLAUSES.lateralBucklingHollow,
  symbols: { e: E, iy: I_Y, le: L_E, g: G, j: J },
  is: ({ pi, times, over, sqrt, square }, { e, iy, le, g, j }) =>
    sqrt(times(over(times(square(pi), e, iy), square(le)), g, j)),
});

export const BENDING_REDUCTION = formula({
  id: "alpha-s",
  title: "Slenderness reduction factor",
  reference: CLAUSES.lateralBuckling,
  result: ALPHA_S,
  symbols: { ms: M_SX, mo: M_O },
  is: ({ constant, times, minus, plus, sqrt, square, over }, { ms, mo }) => {
    const ratio = over(ms, mo);
    return times(constant(0.6), minus(sqrt(plus(square(ratio), constant(3))), ratio));
  },
});

const NOMINAL = { id: "m-b", title: "Nominal member moment capacity", result: M_BX } as const;

export const MEMBER_MOMENT = formula({
  ...NOMINAL,
  reference: CLAUSES.lateralBuckling,
  symbols: { alphaM: symbol("alpha_m"), alphaS: ALPHA_S, ms: M_SX },
  is: ({ times, min }, { alphaM, alphaS, ms }) => min(times(alphaM, alphaS, ms), ms),
});

export const UNBUCKLED_MOMENT: Rule = { ...NOMINAL, reference: CLAUSES.memberMoment, rule: "M_sx" };

export const DESIGN_MEMBER_MOMENT = designFormula({
  id: "phi-m-b",
  title: "Design member moment capacity",
  result: symbol("phi M_bx", "kNm"),
  nominal: M_BX,
});
