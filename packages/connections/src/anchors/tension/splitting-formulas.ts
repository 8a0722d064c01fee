import { formula, type Rule, symbol } from "@kingpost/calc";
import { ANCHOR_REFERENCES } from "../references.ts";
import { H_EF, H_MEMBER, PHI } from "../symbols.ts";
import { A_0_N, A_C_N, PSI_EC_X, PSI_EC_Y, PSI_RE_N, PSI_S_N } from "./cone-formulas.ts";

const reference = ANCHOR_REFERENCES.splitting;

const N_SP = symbol("N_{Rk,sp}", "kN");
const N_SP0 = symbol("N_{Rk,sp0}", "kN");
const PSI_H = symbol("psi_{h,sp}");

export const SPLITTING_SPACING = formula({
  id: "s-cr-sp",
  title: "Spacing of anchors that split the concrete apart from each other",
  reference,
  result: symbol("s_{cr,sp}", "mm"),
  symbols: { edge: symbol("c_{cr,sp}", "mm") },
  is: ({ constant, times }, { edge }) => times(constant(2), edge),
});

export const SINGLE_SPLITTING = formula({
  id: "n-rk-sp-0",
  title: "Characteristic splitting resistance of one anchor without edges",
  reference,
  result: N_SP0,
  symbols: { cone: symbol("N_{Rk,c0}", "kN"), pullOut: symbol("N_{Rk,p}", "kN") },
  is: ({ min }, { cone, pullOut }) => min(cone, pullOut),
});

export const SPLITTING_AREA: Rule = {
  id: "a-c-n-sp",
  title: "Projected area of the anchors: union of their squares, cut at the edges",
  reference,
  result: A_C_N,
  rule: "squares of side s_cr,sp around the anchors in tension",
};

export const DEPTH_FACTOR = formula({
  id: "psi-h-sp",
  title: "Factor of the depth of the concrete",
  reference,
  result: PSI_H,
  symbols: {
    h: H_MEMBER,
    least: symbol("h_min", "mm"),
    hef: H_EF,
    edge: symbol("c_1", "mm"),
  },
  is: ({ constant, plus, times, over, power, min, max }, { h, least, hef, edge }) => {
    const exponent = over(constant(2), constant(3));
    return min(
      power(over(h, least), exponent),
      max(constant(1), power(over(plus(hef, times(constant(1.5), edge)), least), exponent)),
      constant(2),
    );
  },
});

export const SPLITTING = formula({
  id: "n-rk-sp",
  title: "Characteristic splitting resistance",
  reference,
  result: N_SP,
  symbols: {
    single: N_SP0,
    area: A_C_N,
    of: A_0_N,
    edge: PSI_S_N,
    dense: PSI_RE_N,
    x: PSI_EC_X,
    y: PSI_EC_Y,
    depth: PSI_H,
  },
  is: ({ times, over }, { single, area, of, edge, dense, x, y, depth }) =>
    times(times(single, over(area, of)), times(edge, dense), times(x, y), depth),
});

export const DESIGN_SPLITTING = formula({
  id: "phi-n-rk-sp",
  title: "Design splitting capacity",
  reference,
  result: symbol("phi N_{Rk,sp}", "kN"),
  symbols: { phi: PHI, n: N_SP },
  is: ({ times }, { phi, n }) => times(phi, n),
});

export const SPLITTING_BARS = formula({
  id: "a-s-sp",
  title: "Reinforcement that resists splitting",
  reference,
  result: symbol("A_{s,sp}", "mm²"),
  symbols: { n: symbol("N*", "kN"), phi: PHI, fsy: symbol("f_sy", "MPa") },
  is: ({ constant, times, over }, { n, phi, fsy }) => over(times(constant(0.5), n), times(phi, fsy)),
});
