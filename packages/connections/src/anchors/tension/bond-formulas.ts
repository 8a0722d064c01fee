import { formula, type Rule, symbol } from "@kingpost/calc";
import { ANCHOR_REFERENCES } from "../references.ts";
import { D_ANCHOR, F_C, H_EF, PHI } from "../symbols.ts";
import { PSI_EC_X, PSI_EC_Y, PSI_RE_N, PSI_S_N } from "./cone-formulas.ts";

const reference = ANCHOR_REFERENCES.bond;

const TAU = symbol("tau_Rk", "MPa");
const TAU_C = symbol("tau_{Rk,c}", "MPa");
const PSI_SUS = symbol("psi_sus");
const S_NP = symbol("s_{cr,Np}", "mm");
const A_P = symbol("A_{p,N}", "mm²");
const A_P0 = symbol("A_{p,N0}", "mm²");
const N_P0 = symbol("N_{Rk,p0}", "kN");
const N_P = symbol("N_{Rk,p}", "kN");
const PSI_G0 = symbol("psi_{g,Np0}");
const PSI_G = symbol("psi_{g,Np}");
const COUNT = symbol("n");

export const SUSTAINED = formula({
  id: "psi-sus",
  title: "Factor of sustained load",
  reference,
  result: PSI_SUS,
  symbols: { limit: symbol("psi_sus0"), share: symbol("alpha_sus") },
  is: ({ constant, plus, minus, min }, { limit, share }) =>
    min(minus(plus(limit, constant(1)), share), constant(1)),
});

export const SINGLE_BOND = formula({
  id: "n-rk-p-0",
  title: "Characteristic bond resistance of one anchor without edges",
  reference,
  result: N_P0,
  symbols: { sustained: PSI_SUS, tau: TAU, d: D_ANCHOR, hef: H_EF },
  is: ({ pi, times }, { sustained, tau, d, hef }) => times(times(sustained, tau), pi, d, hef),
});

export const BOND_SPACING = formula({
  id: "s-cr-np",
  title: "Spacing of anchors whose bond failures do not overlap",
  reference,
  result: S_NP,
  symbols: { d: D_ANCHOR, sustained: PSI_SUS, tau: symbol("tau_{Rk,ucr}", "MPa"), hef: H_EF },
  is: ({ constant, times, over, sqrt, min }, { d, sustained, tau, hef }) =>
    min(
      times(constant(7.3), d, sqrt(over(times(sustained, tau), constant(1, "MPa")))),
      times(constant(3), hef),
    ),
});

export const BOND_AREA: Rule = {
  id: "a-p-n",
  title: "Projected area of the anchors: union of their squares, cut at the edges",
  reference,
  result: A_P,
  rule: "squares of side s_cr,Np around the anchors in tension",
};

export const SINGLE_BOND_AREA = formula({
  id: "a-p-n-0",
  title: "Projected area of one anchor without edges",
  reference,
  result: A_P0,
  symbols: { spacing: S_NP },
  is: ({ square }, { spacing }) => square(spacing),
});

export const BOND_LIMIT = formula({
  id: "tau-rk-c",
  title: "Bond strength at which a concrete cone fails",
  reference,
  result: TAU_C,
  symbols: { k3: symbol("k_3"), hef: H_EF, fc: F_C, d: D_ANCHOR },
  is: ({ constant, pi, times, over, sqrt }, { k3, hef, fc, d }) =>
    over(
      times(k3, constant(1, "MPa"), sqrt(times(over(hef, constant(1, "mm")), over(fc, constant(1, "MPa"))))),
      times(pi, over(d, constant(1, "mm"))),
    ),
});

export const CLOSE_GROUP = formula({
  id: "psi-g-np-0",
  title: "Factor of anchors at no distance",
  reference,
  result: PSI_G0,
  symbols: { count: COUNT, tau: TAU, limit: TAU_C },
  is: ({ constant, minus, times, over, sqrt, power, max }, { count, tau, limit }) =>
    max(
      minus(sqrt(count), times(minus(sqrt(count), constant(1)), power(over(tau, limit), constant(1.5)))),
      constant(1),
    ),
});

export const GROUP_FACTOR = formula({
  id: "psi-g-np",
  title: "Factor of a group of bonded anchors",
  reference,
  result: PSI_G,
  symbols: { close: PSI_G0, mean: symbol("s_m", "mm"), spacing: S_NP },
  is: ({ constant, minus, times, over, sqrt, max }, { close, mean, spacing }) =>
    max(minus(close, times(sqrt(over(mean, spacing)), minus(close, constant(1)))), constant(1)),
});

export const BOND = formula({
  id: "n-rk-p",
  title: "Characteristic resistance of combined pull-out and cone",
  reference,
  result: N_P,
  symbols: {
    single: N_P0,
    area: A_P,
    of: A_P0,
    group: PSI_G,
    edge: PSI_S_N,
    dense: PSI_RE_N,
    x: PSI_EC_X,
    y: PSI_EC_Y,
  },
  is: ({ times, over }, { single, area, of, group, edge, dense, x, y }) =>
    times(times(single, over(area, of)), group, times(edge, dense), times(x, y)),
});

export const DESIGN_BOND = formula({
  id: "phi-n-rk-p",
  title: "Design capacity of combined pull-out and cone",
  reference,
  result: symbol("phi N_{Rk,p}", "kN"),
  symbols: { phi: PHI, n: N_P },
  is: ({ times }, { phi, n }) => times(phi, n),
});
