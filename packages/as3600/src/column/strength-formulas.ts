import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { A_G, A_S, D_N, F_C, M_U, N_STAR, PHI } from "../symbols.ts";

const N_U = symbol("N_u", "kN");
const N_UO = symbol("N_uo", "kN");

export const SQUASH = formula({
  id: "n-uo",
  title: "Ultimate strength in axial compression",
  reference: CLAUSES.squash,
  result: N_UO,
  symbols: {
    alpha1: symbol("alpha_1"),
    fc: F_C,
    net: symbol("A_c", "mm²"),
    as: A_S,
    stress: symbol("sigma_s", "MPa"),
  },
  is: ({ plus, times }, { alpha1, fc, net, as, stress }) => plus(times(alpha1, fc, net), times(as, stress)),
});

export const NET_AREA = formula({
  id: "a-c",
  title: "Area of concrete",
  reference: CLAUSES.squash,
  result: symbol("A_c", "mm²"),
  symbols: { ag: A_G, as: A_S },
  is: ({ minus }, { ag, as }) => minus(ag, as),
});

export const GROSS_AREA: Rule = {
  id: "a-c",
  title: "Area of concrete",
  reference: CLAUSES.squash,
  result: symbol("A_c", "mm²"),
  rule: "gross area, bars not deducted",
};

export const BAR_STRESS: Rule = {
  id: "sigma-s",
  title: "Stress of the bars at a strain of 0.0025",
  reference: CLAUSES.squash,
  result: symbol("sigma_s", "MPa"),
  rule: "0.0025E_s, at most f_sy",
};

export const DESIGN_SQUASH = formula({
  id: "phi-n-uo",
  title: "Design strength in axial compression",
  reference: CLAUSES.squash,
  result: symbol("phi N_uo", "kN"),
  symbols: { phi: symbol("phi_o"), nuo: N_UO },
  is: ({ times }, { phi, nuo }) => times(phi, nuo),
});

export const POINT: Rule = {
  id: "d-n",
  title: "Depth of the neutral axis",
  reference: CLAUSES.columnStrength,
  result: D_N,
  rule: "the design strength is on the line or at the axial force of the action",
};

export const POINT_FORCE: Rule = {
  id: "n-u",
  title: "Ultimate axial force at that neutral axis",
  reference: CLAUSES.columnStrength,
  result: N_U,
  rule: "strain compatibility with the stress block",
};

export const POINT_MOMENT: Rule = {
  id: "m-u",
  title: "Ultimate moment about the plastic centroid at that neutral axis",
  reference: CLAUSES.columnStrength,
  result: M_U,
  rule: "strain compatibility with the stress block",
};

export const POINT_FACTOR: Rule = {
  id: "phi-limit",
  title: "Capacity reduction factor",
  reference: CLAUSES.biaxial,
  result: PHI,
  rule: "0.65 in biaxial bending, or a lower one",
};

export const DESIGN_MOMENT = formula({
  id: "phi-m-u",
  title: "Design strength in bending at this axial force",
  reference: CLAUSES.columnStrength,
  result: symbol("phi M_u", "kNm"),
  symbols: { phi: PHI, mu: M_U },
  is: ({ times }, { phi, mu }) => times(phi, mu),
});

export const ALPHA_N = formula({
  id: "alpha-n",
  title: "Exponent of biaxial bending",
  reference: CLAUSES.biaxial,
  result: symbol("alpha_n"),
  symbols: { n: N_STAR, divisor: symbol("r_n"), nuo: N_UO },
  is: ({ constant, plus, times, over, min, max }, { n, divisor, nuo }) =>
    max(
      constant(1),
      min(constant(2), plus(constant(0.7), over(times(constant(1.7), n), times(divisor, nuo)))),
    ),
});

export const BIAXIAL_SUM = formula({
  id: "sum",
  title: "Biaxial bending",
  reference: CLAUSES.biaxial,
  result: symbol("r"),
  symbols: {
    mx: symbol("M*_x", "kNm"),
    my: symbol("M*_y", "kNm"),
    phiMux: symbol("phi M_ux", "kNm"),
    phiMuy: symbol("phi M_uy", "kNm"),
    alpha: symbol("alpha_n"),
  },
  is: ({ plus, over, power }, { mx, my, phiMux, phiMuy, alpha }) =>
    plus(power(over(mx, phiMux), alpha), power(over(my, phiMuy), alpha)),
});

export const LEAST_MOMENT = formula({
  id: "m-min",
  title: "Least moment: that of an eccentricity of 0.05D",
  reference: CLAUSES.minimumMoment,
  result: symbol("M*_min", "kNm"),
  symbols: { depth: symbol("D", "mm"), n: N_STAR },
  is: ({ constant, times }, { depth, n }) => times(constant(0.05), depth, n),
});
