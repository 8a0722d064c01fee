import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { PHI_SYMBOL } from "../symbols.ts";
import { BOLT_SYMBOLS } from "./bolt-formulas.ts";

/** AS 4100 3.5.5: slip at the serviceability limit state. */
export const PHI_SLIP = 0.7;

const A_C = symbol("A_c", "mm²");
const A_O = symbol("A_o", "mm²");
const K_R = symbol("k_r");
const K_RD = symbol("k_rd");
const K_F = symbol("k_f");
const N_TI = symbol("N_ti", "kN");
const PHI_V_SF = symbol("phi V_sf", "kN");
const PHI_N_TI = symbol("phi N_ti", "kN");

export const SHANK_AREA = formula({
  id: "a-o",
  title: "Area of the plain shank",
  reference: CLAUSES.boltShear,
  result: A_O,
  symbols: { d: BOLT_SYMBOLS.diameter },
  is: ({ constant, pi, times, over, square }, { d }) => times(over(pi, constant(4)), square(d)),
});

export const SHEAR_PLANES = formula({
  id: "phi-v-f",
  title: "Design shear capacity of a bolt",
  reference: CLAUSES.boltShear,
  result: BOLT_SYMBOLS.shearCapacity,
  symbols: {
    phi: PHI_SYMBOL,
    fuf: BOLT_SYMBOLS.fuf,
    krd: K_RD,
    kr: K_R,
    filler: K_F,
    nn: symbol("n_n"),
    ac: A_C,
    nx: symbol("n_x"),
    ao: A_O,
  },
  is: ({ constant, plus, times }, { phi, fuf, krd, kr, filler, nn, ac, nx, ao }) =>
    times(times(phi, constant(0.62), fuf), times(krd, kr, filler), plus(times(nn, ac), times(nx, ao))),
});

/** Reduction of a lap splice, by the distance from its first to its last bolt. */
export const LAP_FACTOR = {
  long: formula({
    id: "k-r",
    title: "Reduction factor of a long lap splice",
    reference: CLAUSES.boltShear,
    result: K_R,
    symbols: { lj: symbol("l_j", "mm") },
    is: ({ constant, minus, over, max }, { lj }) =>
      max(minus(constant(1.075), over(lj, constant(4000, "mm"))), constant(0.75)),
  }),
  short: {
    id: "k-r",
    title: "Reduction factor of a lap splice",
    reference: CLAUSES.boltShear,
    result: K_R,
    rule: "not a lap splice, or shorter than 300 mm",
  } satisfies Rule,
} as const;

export const DUCTILITY_FACTOR: Rule = {
  id: "k-rd",
  title: "Reduction factor for the ductility of the bolt",
  reference: CLAUSES.boltShear,
  result: K_RD,
  rule: "0.83 for property class 10.9 with threads in a shear plane, otherwise 1.0",
};

export const FILLER_FACTOR = {
  thick: formula({
    id: "k-f",
    title: "Reduction factor for filler plates",
    reference: CLAUSES.filler,
    result: K_F,
    symbols: { t: symbol("t", "mm") },
    is: ({ constant, minus, times, over }, { t }) =>
      minus(constant(1), times(constant(0.0154), over(minus(t, constant(6, "mm")), constant(1, "mm")))),
  }),
  thin: {
    id: "k-f",
    title: "Reduction factor for filler plates",
    reference: CLAUSES.filler,
    result: K_F,
    rule: "no filler thicker than 6 mm",
  } satisfies Rule,
} as const;

export const INSTALLATION_TENSION: Rule = {
  id: "n-ti",
  title: "Minimum bolt tension at installation",
  reference: CLAUSES.boltTension15,
  result: N_TI,
  rule: "by size and property class",
};

export const SLIP = formula({
  id: "phi-v-sf",
  title: "Design capacity of a bolt for slip",
  reference: CLAUSES.slip,
  result: PHI_V_SF,
  symbols: {
    phi: PHI_SYMBOL,
    mu: symbol("mu"),
    nei: symbol("n_ei"),
    nti: N_TI,
    kh: symbol("k_h"),
  },
  is: ({ times }, { phi, mu, nei, nti, kh }) => times(times(phi, mu, nei), nti, kh),
});

export const SLIP_TENSION = formula({
  id: "phi-n-ti",
  title: "Design capacity of a bolt for tension with slip",
  reference: CLAUSES.slipInteraction,
  result: PHI_N_TI,
  symbols: { phi: PHI_SYMBOL, nti: N_TI },
  is: ({ times }, { phi, nti }) => times(phi, nti),
});

export const SLIP_INTERACTION = formula({
  id: "slip",
  title: "Slip with tension",
  reference: CLAUSES.slipInteraction,
  result: symbol("r"),
  symbols: {
    v: symbol("V*_sf", "kN"),
    vsf: PHI_V_SF,
    n: symbol("N*_tf", "kN"),
    nti: PHI_N_TI,
  },
  is: ({ plus, over }, { v, vsf, n, nti }) => plus(over(v, vsf), over(n, nti)),
});
