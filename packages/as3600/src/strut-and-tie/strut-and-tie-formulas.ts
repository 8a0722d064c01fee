import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { A_S, F_C, F_CT, F_SY, PHI_ST, THETA } from "../symbols.ts";

const C_STAR = symbol("C*", "kN");
const A_C = symbol("A_c", "mm²");
const BETA_S = symbol("beta_s");
const BETA_N = symbol("beta_n");
const T_B = symbol("T*_b", "kN");
const T_B_CR = symbol("T_{b.cr}", "kN");
const L_B = symbol("l_b", "mm");
const Z = symbol("z", "mm");
const STRUT_LENGTH = { z: Z, a: symbol("a", "mm") } as const;

/** A bottle-shaped strut without confinement. */
export const STRUT_EFFICIENCY = formula({
  id: "beta-s",
  title: "Strut efficiency factor",
  reference: CLAUSES.strutEfficiency,
  result: BETA_S,
  symbols: { theta: THETA },
  is: ({ constant, plus, times, over, square, tan, min, max }, { theta }) =>
    max(
      constant(0.3),
      min(
        constant(1),
        over(constant(1), plus(constant(1), times(constant(0.66), square(over(constant(1), tan(theta)))))),
      ),
    ),
});

export const DESIGN_STRUT = formula({
  id: "phi-c",
  title: "Design strength of the strut",
  reference: CLAUSES.strut,
  result: symbol("phi_st C_u", "kN"),
  symbols: { phi: PHI_ST, betaS: BETA_S, fc: F_C, area: A_C },
  is: ({ constant, times }, { phi, betaS, fc, area }) =>
    times(times(phi, betaS), times(constant(0.9), fc), area),
});

export const STRUT_FORCE = formula({
  id: "c-star",
  title: "Force in the strut",
  reference: CLAUSES.trussAngle,
  result: C_STAR,
  symbols: { r: symbol("R*", "kN"), theta: THETA },
  is: ({ over, sin }, { r, theta }) => over(r, sin(theta)),
});

/** By the number of ties that are anchored in the node. */
export const NODE_FACTOR: Rule = {
  id: "beta-n",
  title: "Node efficiency factor",
  reference: CLAUSES.node,
  result: BETA_N,
  rule: "1.0 without ties, 0.8 with ties in one direction, 0.6 with ties in two or more",
};

export const NODE_STRESS = formula({
  id: "phi-f-n",
  title: "Design compressive stress on a face of the node",
  reference: CLAUSES.node,
  result: symbol("phi_st f_n", "MPa"),
  symbols: { phi: PHI_ST, betaN: BETA_N, fc: F_C },
  is: ({ constant, times }, { phi, betaN, fc }) => times(phi, betaN, times(constant(0.9), fc)),
});

export const DESIGN_TIE = formula({
  id: "phi-t",
  title: "Design strength of the tie",
  reference: CLAUSES.tie,
  result: symbol("phi_st T_u", "kN"),
  symbols: { phi: PHI_ST, as: A_S, fsy: F_SY },
  is: ({ times }, { phi, as, fsy }) => times(phi, as, fsy),
});

export const TIE_AREA = formula({
  id: "a-s-required",
  title: "Area of bars that the tie needs",
  reference: CLAUSES.tie,
  result: symbol("A_{s.req}", "mm²"),
  symbols: { t: symbol("T*", "kN"), phi: PHI_ST, fsy: F_SY },
  is: ({ times, over }, { t, phi, fsy }) => over(t, times(phi, fsy)),
});

/** `share`: tan alpha, 1/5 at strength and 1/2 in service. */
export const BURSTING_FORCE = formula({
  id: "t-b",
  title: "Bursting force across the strut",
  reference: CLAUSES.bursting,
  result: T_B,
  symbols: { c: C_STAR, share: symbol("tan alpha") },
  is: ({ times }, { c, share }) => times(c, share),
});

export const BOTTLE_LENGTH = formula({
  id: "l-b",
  title: "Length of the bursting zone",
  reference: CLAUSES.bursting,
  result: L_B,
  symbols: { ...STRUT_LENGTH, dc: symbol("d_c", "mm") },
  is: ({ plus, minus, square, sqrt }, { z, a, dc }) => minus(sqrt(plus(square(z), square(a))), dc),
});

export const CRACKING_BURST = formula({
  id: "t-b-cr",
  title: "Bursting force at cracking",
  reference: CLAUSES.bursting,
  result: T_B_CR,
  symbols: { b: symbol("b", "mm"), lb: L_B, fct: F_CT },
  is: ({ constant, times }, { b, lb, fct }) => times(constant(0.7), b, lb, fct),
});

export const UNREINFORCED_BURST = formula({
  id: "t-b-limit",
  title: "Bursting force up to which no reinforcement is needed",
  reference: CLAUSES.bursting,
  result: symbol("T_{b.lim}", "kN"),
  symbols: { cracking: T_B_CR },
  is: ({ constant, times }, { cracking }) => times(constant(0.5), cracking),
});

/** `area`: of each bar times the sine of its angle to the strut. */
export const BURSTING_STEEL = formula({
  id: "phi-t-b",
  title: "Design strength of the bars across the strut",
  reference: CLAUSES.bursting,
  result: symbol("phi_st T_b", "kN"),
  symbols: { phi: PHI_ST, area: symbol("A_sb", "mm²"), stress: symbol("f_s", "MPa") },
  is: ({ times }, { phi, area, stress }) => times(phi, area, stress),
});

export const BURSTING_AREA = formula({
  id: "a-sb",
  title: "Area of bars across the strut that the bursting force needs",
  reference: CLAUSES.bursting,
  result: symbol("A_sb", "mm²"),
  symbols: { t: T_B, phi: PHI_ST, stress: symbol("f_s", "MPa") },
  is: ({ times, over }, { t, phi, stress }) => over(t, times(phi, stress)),
});
