import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { K_UO, PHI } from "../symbols.ts";

const PHI_B = symbol("phi_b");

export const PHI_BENDING = formula({
  id: "phi-b",
  title: "Capacity reduction factor in bending, Class N reinforcement",
  reference: CLAUSES.capacityFactor,
  result: PHI_B,
  symbols: { kuo: K_UO },
  is: ({ constant, minus, times, over, min, max }, { kuo }) =>
    max(
      constant(0.65),
      min(constant(0.85), minus(constant(1.24), over(times(constant(13), kuo), constant(12)))),
    ),
});

export const PHI_CLASS_L: Rule = {
  id: "phi-b",
  title: "Capacity reduction factor in bending",
  reference: CLAUSES.capacityFactor,
  result: PHI_B,
  rule: "Class L reinforcement",
};

export const PHI_TENSION = formula({
  id: "phi",
  title: "Capacity reduction factor in bending with axial tension",
  reference: CLAUSES.capacityFactor,
  result: PHI,
  symbols: {
    bending: PHI_B,
    tension: symbol("phi_t"),
    nu: symbol("N_u", "kN"),
    nuot: symbol("N_uot", "kN"),
  },
  is: ({ plus, minus, times, over }, { bending, tension, nu, nuot }) =>
    plus(bending, times(minus(tension, bending), over(nu, nuot))),
});

export const PHI_COMPRESSION: Rule = {
  id: "phi-o",
  title: "Capacity reduction factor in axial compression",
  reference: CLAUSES.capacityFactor,
  result: symbol("phi_o"),
  rule: "0.65 for short columns with Q/G of 0.25 or more, otherwise 0.60",
};

export const PHI_BETWEEN = formula({
  id: "phi",
  title: "Capacity reduction factor in bending with axial compression below the balanced point",
  reference: CLAUSES.capacityFactor,
  result: PHI,
  symbols: {
    compression: symbol("phi_o"),
    bending: PHI_B,
    nu: symbol("N_u", "kN"),
    nub: symbol("N_ub", "kN"),
  },
  is: ({ constant, plus, minus, times, over }, { compression, bending, nu, nub }) =>
    plus(compression, times(minus(bending, compression), minus(constant(1), over(nu, nub)))),
});

export const PHI_SHEAR: Rule = {
  id: "phi",
  title: "Capacity reduction factor in shear and torsion",
  reference: CLAUSES.capacityFactor,
  result: PHI,
  rule: "0.75 with at least minimum Class N fitments, otherwise 0.70",
};
