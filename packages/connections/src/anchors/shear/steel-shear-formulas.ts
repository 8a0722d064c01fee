import { formula, type Rule, symbol } from "@kingpost/calc";
import { ANCHOR_REFERENCES } from "../references.ts";
import { A_S, D_ANCHOR, F_UK, F_YK, PHI } from "../symbols.ts";

const reference = ANCHOR_REFERENCES.shear;

const V_0 = symbol("V_{Rk,s0}", "kN");
const V_S = symbol("V_{Rk,s}", "kN");
const K_7 = symbol("k_7");
const M_0 = symbol("M_{Rk,s0}", "kNm");
const M_S = symbol("M_{Rk,s}", "kNm");
const L_A = symbol("l_a", "mm");
const D_S = symbol("d_s", "mm");

const FACTOR = {
  id: "phi-ms-v",
  title: "Capacity factor of anchor steel in shear",
  reference: ANCHOR_REFERENCES.factors,
  result: symbol("phi_{Ms,V}"),
} as const;

export const STEEL_SHEAR_FACTOR = formula({
  ...FACTOR,
  symbols: { fuk: F_UK, fyk: F_YK },
  is: ({ constant, over, max }, { fuk, fyk }) => over(constant(1), max(over(fuk, fyk), constant(1.25))),
});

export const HIGH_STRENGTH_FACTOR: Rule = {
  ...FACTOR,
  rule: "f_uk of more than 800 MPa, or f_yk of more than 0.8 f_uk",
};

export const STEEL_SHEAR = formula({
  id: "v-rk-s-0",
  title: "Characteristic shear resistance of anchor steel",
  reference,
  result: V_0,
  symbols: { k6: symbol("k_6"), area: A_S, fuk: F_UK },
  is: ({ times }, { k6, area, fuk }) => times(k6, area, fuk),
});

export const GROUT_FACTOR = formula({
  id: "k-g",
  title: "Factor of grout between half a diameter and 40 mm",
  reference,
  result: symbol("k_g"),
  symbols: { grout: symbol("t_g", "mm") },
  is: ({ constant, minus, over }, { grout }) => minus(constant(1), over(grout, constant(100, "mm"))),
});

export const WITHOUT_GROUT: Rule = {
  id: "k-g",
  title: "Factor of grout between half a diameter and 40 mm",
  reference,
  result: symbol("k_g"),
  rule: "no lever arm",
};

export const SHEAR_OF_GROUP = formula({
  id: "v-rk-s",
  title: "Characteristic shear resistance of an anchor of the group",
  reference,
  result: V_S,
  symbols: { k7: K_7, grout: symbol("k_g"), v: V_0 },
  is: ({ times }, { k7, grout, v }) => times(k7, grout, v),
});

export const DESIGN_STEEL_SHEAR = formula({
  id: "phi-v-rk-s",
  title: "Design shear capacity of an anchor",
  reference,
  result: symbol("phi V_{Rk,s}", "kN"),
  symbols: { phi: PHI, v: V_S },
  is: ({ times }, { phi, v }) => times(phi, v),
});

export const STRESS_DIAMETER = formula({
  id: "d-s",
  title: "Diameter of the tensile stress area",
  reference,
  result: D_S,
  symbols: { area: A_S },
  is: ({ constant, pi, times, over, sqrt }, { area }) => sqrt(over(times(constant(4), area), pi)),
});

export const BENDING = formula({
  id: "m-rk-s-0",
  title: "Characteristic bending resistance of an anchor",
  reference,
  result: M_0,
  symbols: { d: D_S, fuk: F_UK },
  is: ({ constant, pi, times, over, power }, { d, fuk }) =>
    times(constant(1.2), over(times(pi, power(d, constant(3))), constant(32)), fuk),
});

export const BENDING_WITH_TENSION = formula({
  id: "m-rk-s",
  title: "Characteristic bending resistance beside the tension",
  reference,
  result: M_S,
  symbols: { m: M_0, n: symbol("N*", "kN"), capacity: symbol("phi N_{Rk,s}", "kN") },
  is: ({ constant, minus, times, over, max }, { m, n, capacity }) =>
    times(m, max(minus(constant(1), over(n, capacity)), constant(0))),
});

/** Half a diameter below the surface of the concrete; the middle of the plate. */
export const LEVER_ARM = formula({
  id: "l-a",
  title: "Lever arm of the shear force",
  reference,
  result: L_A,
  symbols: { d: D_ANCHOR, grout: symbol("t_g", "mm"), plate: symbol("t", "mm") },
  is: ({ constant, plus, over }, { d, grout, plate }) =>
    plus(over(d, constant(2)), grout, over(plate, constant(2))),
});

export const SHEAR_WITH_LEVER = formula({
  id: "v-rk-s-m",
  title: "Characteristic shear resistance with a lever arm",
  reference,
  result: V_S,
  symbols: { held: symbol("alpha_M"), m: M_S, lever: L_A },
  is: ({ times, over }, { held, m, lever }) => over(times(held, m), lever),
});
