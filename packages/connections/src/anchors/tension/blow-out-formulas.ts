import { formula, symbol } from "@kingpost/calc";
import { ANCHOR_REFERENCES } from "../references.ts";
import { A_H, F_C, PHI } from "../symbols.ts";

const reference = ANCHOR_REFERENCES.blowOut;

const C_1 = symbol("c_1", "mm");
const N_CB0 = symbol("N_{Rk,cb0}", "kN");
const N_CB = symbol("N_{Rk,cb}", "kN");
const A_CB = symbol("A_{c,Nb}", "mm²");
const A_CB0 = symbol("A_{c,Nb0}", "mm²");
const PSI_S = symbol("psi_{s,Nb}");
const PSI_G = symbol("psi_{g,Nb}");
const PSI_EC = symbol("psi_{ec,Nb}");

export const SINGLE_BLOW_OUT = formula({
  id: "n-rk-cb-0",
  title: "Characteristic blow-out resistance of one head",
  reference,
  result: N_CB0,
  symbols: { k5: symbol("k_5"), c1: C_1, area: A_H, fc: F_C },
  is: ({ constant, times, over, sqrt }, { k5, c1, area, fc }) =>
    times(
      times(k5, constant(1, "N")),
      over(c1, constant(1, "mm")),
      sqrt(over(area, constant(1, "mm²"))),
      sqrt(over(fc, constant(1, "MPa"))),
    ),
});

export const SINGLE_BLOW_OUT_AREA = formula({
  id: "a-c-nb-0",
  title: "Projected area of one head on the side of the concrete",
  reference,
  result: A_CB0,
  symbols: { c1: C_1 },
  is: ({ constant, times, square }, { c1 }) => square(times(constant(4), c1)),
});

/** The row with half a cone or the edge at both ends; up to the surface and down to the far side. */
export const BLOW_OUT_AREA = formula({
  id: "a-c-nb",
  title: "Projected area of the row on the side of the concrete",
  reference,
  result: A_CB,
  symbols: {
    row: symbol("Sigma s_2", "mm"),
    from: symbol("c_{2,1}", "mm"),
    to: symbol("c_{2,2}", "mm"),
    c1: C_1,
    below: symbol("f", "mm"),
  },
  is: ({ constant, plus, times, min }, { row, from, to, c1, below }) => {
    const half = times(constant(2), c1);
    return times(plus(row, min(from, half), min(to, half)), plus(half, min(half, below)));
  },
});

export const BLOW_OUT_EDGE = formula({
  id: "psi-s-nb",
  title: "Factor of the nearest corner",
  reference,
  result: PSI_S,
  symbols: { c2: symbol("c_2", "mm"), c1: C_1 },
  is: ({ constant, plus, times, over, min }, { c2, c1 }) =>
    min(plus(constant(0.7), times(constant(0.3), over(c2, times(constant(2), c1)))), constant(1)),
});

export const BLOW_OUT_GROUP = formula({
  id: "psi-g-nb",
  title: "Factor of the row",
  reference,
  result: PSI_G,
  symbols: { count: symbol("n"), s2: symbol("s_2", "mm"), c1: C_1 },
  is: ({ constant, plus, minus, times, over, sqrt, max, min }, { count, s2, c1 }) =>
    max(
      plus(
        sqrt(count),
        times(minus(constant(1), sqrt(count)), min(over(s2, times(constant(4), c1)), constant(1))),
      ),
      constant(1),
    ),
});

export const BLOW_OUT_ECCENTRICITY = formula({
  id: "psi-ec-nb",
  title: "Factor of the eccentricity along the row",
  reference,
  result: PSI_EC,
  symbols: { e: symbol("e_N", "mm"), c1: C_1 },
  is: ({ constant, plus, times, over }, { e, c1 }) =>
    over(constant(1), plus(constant(1), over(times(constant(2), e), times(constant(4), c1)))),
});

export const BLOW_OUT = formula({
  id: "n-rk-cb",
  title: "Characteristic blow-out resistance of the row",
  reference,
  result: N_CB,
  symbols: { single: N_CB0, area: A_CB, of: A_CB0, edge: PSI_S, group: PSI_G, eccentric: PSI_EC },
  is: ({ times, over }, { single, area, of, edge, group, eccentric }) =>
    times(times(single, over(area, of)), edge, group, eccentric),
});

export const DESIGN_BLOW_OUT = formula({
  id: "phi-n-rk-cb",
  title: "Design blow-out capacity of the row",
  reference,
  result: symbol("phi N_{Rk,cb}", "kN"),
  symbols: { phi: PHI, n: N_CB },
  is: ({ times }, { phi, n }) => times(phi, n),
});
