import { formula, type Rule, symbol } from "@kingpost/calc";
import { ANCHOR_REFERENCES } from "../references.ts";
import { F_C, H_EF, PHI } from "../symbols.ts";

const reference = ANCHOR_REFERENCES.cone;

export const S_CR = symbol("s_{cr,N}", "mm");
const C_CR = symbol("c_{cr,N}", "mm");
export const A_C_N = symbol("A_{c,N}", "mm²");
export const A_0_N = symbol("A_{c,N0}", "mm²");
export const PSI_S_N = symbol("psi_{s,N}");
export const PSI_RE_N = symbol("psi_{re,N}");
export const PSI_EC_X = symbol("psi_{ec,Nx}");
export const PSI_EC_Y = symbol("psi_{ec,Ny}");
export const N_0_C = symbol("N_{Rk,c0}", "kN");
const N_C = symbol("N_{Rk,c}", "kN");

/** With three or more edges nearer than c_cr,N. */
export const REDUCED_EMBEDMENT = formula({
  id: "h-ef",
  title: "Embedment that counts between three or four near edges",
  reference,
  result: symbol("h'_ef", "mm"),
  symbols: { hef: H_EF, edge: symbol("c_max", "mm"), spacing: symbol("s_max", "mm") },
  is: ({ constant, over, min, max }, { hef, edge, spacing }) =>
    min(hef, max(over(edge, constant(1.5)), over(spacing, constant(3)))),
});

export const CHARACTERISTIC_SPACING = formula({
  id: "s-cr-n",
  title: "Spacing of anchors whose cones do not overlap",
  reference,
  result: S_CR,
  symbols: { hef: H_EF },
  is: ({ constant, times }, { hef }) => times(constant(3), hef),
});

export const CHARACTERISTIC_EDGE = formula({
  id: "c-cr-n",
  title: "Edge distance of a full cone",
  reference,
  result: C_CR,
  symbols: { spacing: S_CR },
  is: ({ constant, over }, { spacing }) => over(spacing, constant(2)),
});

export const SINGLE_AREA = formula({
  id: "a-c-n-0",
  title: "Projected area of one anchor without edges",
  reference,
  result: A_0_N,
  symbols: { spacing: S_CR },
  is: ({ square }, { spacing }) => square(spacing),
});

/** Exact, by the grid of all sides of the squares. */
export const PROJECTED_AREA: Rule = {
  id: "a-c-n",
  title: "Projected area of the anchors: union of their squares, cut at the edges",
  reference,
  result: A_C_N,
  rule: "squares of side s_cr,N around the anchors in tension",
};

export const EDGE_FACTOR = formula({
  id: "psi-s-n",
  title: "Factor of the nearest edge",
  reference,
  result: PSI_S_N,
  symbols: { edge: symbol("c", "mm"), characteristic: C_CR },
  is: ({ constant, plus, times, over, min }, { edge, characteristic }) =>
    min(plus(constant(0.7), times(constant(0.3), over(edge, characteristic))), constant(1)),
});

export const DENSE_FACTOR = formula({
  id: "psi-re-n",
  title: "Factor of dense reinforcement near the surface",
  reference,
  result: PSI_RE_N,
  symbols: { hef: H_EF },
  is: ({ constant, plus, over, min }, { hef }) =>
    min(plus(constant(0.5), over(hef, constant(200, "mm"))), constant(1)),
});

export const NOT_DENSE: Rule = {
  id: "psi-re-n",
  title: "Factor of dense reinforcement near the surface",
  reference,
  result: PSI_RE_N,
  rule: "bars at 150 mm or more",
};

function eccentricityFactor(axis: "x" | "y") {
  return formula({
    id: `psi-ec-n-${axis}`,
    title: `Factor of the eccentricity along ${axis}`,
    reference,
    result: axis === "x" ? PSI_EC_X : PSI_EC_Y,
    symbols: { e: symbol(`e_{N${axis}}`, "mm"), spacing: S_CR },
    is: ({ constant, plus, times, over, min }, { e, spacing }) =>
      min(over(constant(1), plus(constant(1), over(times(constant(2), e), spacing))), constant(1)),
  });
}

export const ECCENTRICITY_FACTOR = { x: eccentricityFactor("x"), y: eccentricityFactor("y") } as const;

/** Compression beside the anchors is not used. */
export const COMPRESSION_FACTOR: Rule = {
  id: "psi-m-n",
  title: "Factor of compression beside the anchors",
  reference,
  result: symbol("psi_{M,N}"),
  rule: "on the safe side",
};

export const SINGLE_CONE = formula({
  id: "n-rk-c-0",
  title: "Characteristic resistance of one cone without edges",
  reference,
  result: N_0_C,
  symbols: { k1: symbol("k_1"), fc: F_C, hef: H_EF },
  is: ({ constant, times, over, sqrt, power }, { k1, fc, hef }) =>
    times(
      times(k1, constant(1, "N")),
      sqrt(over(fc, constant(1, "MPa"))),
      power(over(hef, constant(1, "mm")), constant(1.5)),
    ),
});

export const CONE = formula({
  id: "n-rk-c",
  title: "Characteristic resistance of the concrete cone",
  reference,
  result: N_C,
  symbols: {
    single: N_0_C,
    area: A_C_N,
    of: A_0_N,
    edge: PSI_S_N,
    dense: PSI_RE_N,
    x: PSI_EC_X,
    y: PSI_EC_Y,
  },
  is: ({ times, over }, { single, area, of, edge, dense, x, y }) =>
    times(times(single, over(area, of)), times(edge, dense), times(x, y)),
});

export const CONCRETE_FACTOR = formula({
  id: "phi-mc",
  title: "Capacity factor of the concrete",
  reference: ANCHOR_REFERENCES.factors,
  result: PHI,
  symbols: { installation: symbol("gamma_inst") },
  is: ({ constant, times, over }, { installation }) => over(constant(1), times(constant(1.5), installation)),
});

export const DESIGN_CONE = formula({
  id: "phi-n-rk-c",
  title: "Design capacity of the concrete cone",
  reference,
  result: symbol("phi N_{Rk,c}", "kN"),
  symbols: { phi: PHI, n: N_C },
  is: ({ times }, { phi, n }) => times(phi, n),
});
