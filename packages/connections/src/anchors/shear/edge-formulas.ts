import { formula, type Rule, symbol } from "@kingpost/calc";
import { ANCHOR_REFERENCES } from "../references.ts";
import { D_ANCHOR, F_C, H_EF, H_MEMBER, PHI } from "../symbols.ts";

const reference = ANCHOR_REFERENCES.edge;

const C_1 = symbol("c_1", "mm");
const L_F = symbol("l_f", "mm");
const ALPHA = symbol("alpha");
const BETA = symbol("beta");
const V_0 = symbol("V_{Rk,c0}", "kN");
const V_C = symbol("V_{Rk,c}", "kN");
const A_V = symbol("A_{c,V}", "mm²");
const A_V0 = symbol("A_{c,V0}", "mm²");
const PSI_S = symbol("psi_{s,V}");
const PSI_H = symbol("psi_{h,V}");
const PSI_A = symbol("psi_{alpha,V}");
const PSI_RE = symbol("psi_{re,V}");
const DIRECTION = symbol("theta", "°");

/** In a narrow member that is thin. */
export const REDUCED_EDGE = formula({
  id: "c-1",
  title: "Edge distance that counts in a narrow thin member",
  reference,
  result: symbol("c'_1", "mm"),
  symbols: { c2: symbol("c_{2,max}", "mm"), h: H_MEMBER, s2: symbol("s_{2,max}", "mm") },
  is: ({ constant, over, max }, { c2, h, s2 }) =>
    max(over(c2, constant(1.5)), over(h, constant(1.5)), over(s2, constant(3))),
});

const LENGTH = {
  id: "l-f",
  title: "Length of the anchor that counts in shear",
  reference,
  result: L_F,
} as const;

export const SHEAR_LENGTH = {
  /** Up to 24 mm. */
  slender: formula({
    ...LENGTH,
    symbols: { hef: H_EF, d: D_ANCHOR },
    is: ({ constant, times, min }, { hef, d }) => min(hef, times(constant(12), d)),
  }),
  thick: formula({
    ...LENGTH,
    symbols: { hef: H_EF, d: D_ANCHOR },
    is: ({ constant, times, min, max }, { hef, d }) =>
      min(hef, max(times(constant(8), d), constant(300, "mm"))),
  }),
} as const;

export const LENGTH_EXPONENT = formula({
  id: "alpha",
  title: "Exponent of the diameter",
  reference,
  result: ALPHA,
  symbols: { lf: L_F, c1: C_1 },
  is: ({ constant, times, over, sqrt }, { lf, c1 }) => times(constant(0.1), sqrt(over(lf, c1))),
});

export const DIAMETER_EXPONENT = formula({
  id: "beta",
  title: "Exponent of the length",
  reference,
  result: BETA,
  symbols: { d: D_ANCHOR, c1: C_1 },
  is: ({ constant, times, over, power }, { d, c1 }) =>
    times(constant(0.1), power(over(d, c1), constant(0.2))),
});

export const SINGLE_EDGE = formula({
  id: "v-rk-c-0",
  title: "Characteristic resistance of the edge to one anchor",
  reference,
  result: V_0,
  symbols: { k9: symbol("k_9"), d: D_ANCHOR, alpha: ALPHA, lf: L_F, beta: BETA, fc: F_C, c1: C_1 },
  is: ({ constant, times, over, power, sqrt }, { k9, d, alpha, lf, beta, fc, c1 }) =>
    times(
      times(k9, constant(1, "N")),
      times(power(over(d, constant(1, "mm")), alpha), power(over(lf, constant(1, "mm")), beta)),
      sqrt(over(fc, constant(1, "MPa"))),
      power(over(c1, constant(1, "mm")), constant(1.5)),
    ),
});

export const SINGLE_EDGE_AREA = formula({
  id: "a-c-v-0",
  title: "Projected area of one anchor on the edge",
  reference,
  result: A_V0,
  symbols: { c1: C_1 },
  is: ({ constant, times, square }, { c1 }) => times(constant(4.5), square(c1)),
});

export const EDGE_AREA = formula({
  id: "a-c-v",
  title: "Projected area of the row on the edge",
  reference,
  result: A_V,
  symbols: {
    row: symbol("Sigma s_2", "mm"),
    from: symbol("c_{2,1}", "mm"),
    to: symbol("c_{2,2}", "mm"),
    c1: C_1,
    h: H_MEMBER,
  },
  is: ({ constant, plus, times, min }, { row, from, to, c1, h }) => {
    const reach = times(constant(1.5), c1);
    return times(plus(row, min(from, reach), min(to, reach)), min(h, reach));
  },
});

export const EDGE_CORNER = formula({
  id: "psi-s-v",
  title: "Factor of the nearest corner",
  reference,
  result: PSI_S,
  symbols: { c2: symbol("c_2", "mm"), c1: C_1 },
  is: ({ constant, plus, times, over, min }, { c2, c1 }) =>
    min(plus(constant(0.7), times(constant(0.3), over(c2, times(constant(1.5), c1)))), constant(1)),
});

export const EDGE_DEPTH = formula({
  id: "psi-h-v",
  title: "Factor of the depth of the concrete",
  reference,
  result: PSI_H,
  symbols: { c1: C_1, h: H_MEMBER },
  is: ({ constant, times, over, sqrt, max }, { c1, h }) =>
    max(sqrt(over(times(constant(1.5), c1), h)), constant(1)),
});

/** The lower of two forms: that of EN 1992-4 and one that is tabulated for AS 5216. See docs/recalled-clauses.md. */
export const EDGE_DIRECTION = formula({
  id: "psi-alpha-v",
  title: "Factor of the direction of the force: the lower of two published forms",
  reference,
  result: PSI_A,
  symbols: { angle: DIRECTION },
  is: ({ constant, plus, times, over, square, sqrt, sin, cos, min, max }, { angle }) => {
    const across = times(constant(0.5), sin(angle));
    return max(
      min(
        sqrt(over(constant(1), plus(square(cos(angle)), square(across)))),
        over(constant(1), plus(cos(angle), across)),
      ),
      constant(1),
    );
  },
});

export const EDGE_REINFORCEMENT: Rule = {
  id: "psi-re-v",
  title: "Factor of edge reinforcement",
  reference,
  result: PSI_RE,
  rule: "edge bars of 12 mm or more with ties at 100 mm and 2 c_1 at most, in cracked concrete, and h_ef of 2.5 covers",
};

export const EDGE_ECCENTRICITY = formula({
  id: "psi-ec-v",
  title: "Factor of the eccentricity of the force",
  reference,
  result: symbol("psi_{ec,V}"),
  symbols: { e: symbol("e_V", "mm"), c1: C_1 },
  is: ({ constant, plus, times, over }, { e, c1 }) =>
    over(constant(1), plus(constant(1), over(times(constant(2), e), times(constant(3), c1)))),
});

export const EDGE = formula({
  id: "v-rk-c",
  title: "Characteristic resistance of the edge",
  reference,
  result: V_C,
  symbols: {
    single: V_0,
    area: A_V,
    of: A_V0,
    corner: PSI_S,
    depth: PSI_H,
    eccentric: symbol("psi_{ec,V}"),
    direction: PSI_A,
    reinforced: PSI_RE,
  },
  is: ({ times, over }, { single, area, of, corner, depth, eccentric, direction, reinforced }) =>
    times(times(single, over(area, of)), times(corner, depth, eccentric), times(direction, reinforced)),
});

export const DESIGN_EDGE = formula({
  id: "phi-v-rk-c",
  title: "Design capacity of the edge",
  reference,
  result: symbol("phi V_{Rk,c}", "kN"),
  symbols: { phi: PHI, v: V_C },
  is: ({ times }, { phi, v }) => times(phi, v),
});
