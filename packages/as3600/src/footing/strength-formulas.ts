import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { A_S, D_EFFECTIVE, D_OVERALL, F_C, F_CT_F, F_SY, PHI } from "../symbols.ts";

const B = symbol("b", "mm");
const BETA_H = symbol("beta_h");
const plain = CLAUSES.plainConcrete;

/** Factor of the minimum steel of two-way footings and of one-way ones. Source AS 3600 21.3.1, 8.1.6.1. */
export const MINIMUM_FACTOR: Rule = {
  id: "alpha-b",
  title: "Factor of the minimum reinforcement",
  reference: CLAUSES.footingMinimum,
  result: symbol("alpha_b"),
  rule: "0.19 for two-way action, 0.20 for one-way action (Clause 8.1.6.1)",
};

export const MINIMUM_FOOTING_STEEL = formula({
  id: "ast-min",
  title: "Minimum reinforcement",
  reference: CLAUSES.footingMinimum,
  result: symbol("A_{st.min}", "mm²"),
  symbols: { alphaB: symbol("alpha_b"), depth: D_OVERALL, d: D_EFFECTIVE, tension: F_CT_F, fsy: F_SY, b: B },
  is: ({ times, over, square }, { alphaB, depth, d, tension, fsy, b }) =>
    times(times(alphaB, square(over(depth, d))), over(tension, fsy), b, d),
});

export const PLAIN_DEPTH = formula({
  id: "d-plain",
  title: "Depth of plain concrete cast against the ground",
  reference: plain,
  result: symbol("D_p", "mm"),
  symbols: { depth: D_OVERALL },
  is: ({ constant, minus }, { depth }) => minus(depth, constant(50, "mm")),
});

export const PLAIN_MODULUS = formula({
  id: "z",
  title: "Section modulus",
  reference: plain,
  result: symbol("Z", "mm³"),
  symbols: { b: B, depth: symbol("D_p", "mm") },
  is: ({ constant, times, over, square }, { b, depth }) => over(times(b, square(depth)), constant(6)),
});

export const PLAIN_BENDING = formula({
  id: "phi-m-uo",
  title: "Design strength of plain concrete in bending",
  reference: plain,
  result: symbol("phi M_uo", "kNm"),
  symbols: { phi: PHI, z: symbol("Z", "mm³"), tension: F_CT_F },
  is: ({ times }, { phi, z, tension }) => times(phi, z, tension),
});

export const PLAIN_SHEAR = formula({
  id: "phi-v-u",
  title: "Design strength of plain concrete in one-way shear",
  reference: plain,
  result: symbol("phi V_u", "kN"),
  symbols: { phi: PHI, b: B, depth: symbol("D_p", "mm"), fc: F_C },
  is: ({ constant, times, over, power }, { phi, b, depth, fc }) => {
    const root = power(over(fc, constant(1, "MPa")), over(constant(1), constant(3)));
    return times(times(phi, constant(0.15, "MPa")), b, depth, root);
  },
});

export const PLAIN_PUNCHING = formula({
  id: "phi-v-uo",
  title: "Design strength of plain concrete in punching shear",
  reference: plain,
  result: symbol("phi V_uo", "kN"),
  symbols: { phi: PHI, u: symbol("u", "mm"), depth: symbol("D_p", "mm"), betaH: BETA_H, fc: F_C },
  is: ({ constant, plus, times, over, sqrt, min }, { phi, u, depth, betaH, fc }) =>
    times(
      phi,
      u,
      depth,
      min(
        times(constant(0.1, "MPa^0.5"), plus(constant(1), over(constant(2), betaH)), sqrt(fc)),
        times(constant(0.2, "MPa^0.5"), sqrt(fc)),
      ),
    ),
});

/** The bars at the column carry what the concrete does not. */
export const DOWEL_BEARING = formula({
  id: "phi-n-dowels",
  title: "Design bearing strength with the starter bars",
  reference: CLAUSES.bearing,
  result: symbol("phi N_u", "kN"),
  symbols: { bearing: symbol("phi N_b", "kN"), phi: PHI, as: A_S, fsy: F_SY },
  is: ({ plus, times }, { bearing, phi, as, fsy }) => plus(bearing, times(phi, as, fsy)),
});

/** Class N bars that a column pulls. */
export const STARTER_TENSION = formula({
  id: "phi-n-starters",
  title: "Design strength of the starter bars in tension",
  reference: CLAUSES.capacityFactor,
  result: symbol("phi N_ut", "kN"),
  symbols: { phi: PHI, as: A_S, fsy: F_SY },
  is: ({ times }, { phi, as, fsy }) => times(phi, as, fsy),
});
