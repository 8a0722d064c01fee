import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { D_B, D_EFFECTIVE, D_OVERALL, E_S, F_SY } from "../symbols.ts";
import { KD } from "./elastic-formulas.ts";

const RHO = symbol("rho_eff");
const SIGMA = symbol("sigma_scr", "MPa");
const F_CTM = symbol("f_ctm", "MPa");
const width = CLAUSES.crackWidth;

export const LIMIT_BY_DIAMETER: Rule = {
  id: "sigma-a",
  title: "Largest stress by the diameter of the bars",
  reference: CLAUSES.crackBars,
  result: symbol("sigma_A", "MPa"),
  rule: "table by bar diameter and crack width, linear between diameters",
};

export const LIMIT_BY_SPACING: Rule = {
  id: "sigma-b",
  title: "Largest stress by the spacing of the bars",
  reference: CLAUSES.crackSpacing,
  result: symbol("sigma_B", "MPa"),
  rule: "table by bar spacing and crack width, linear between spacings",
};

export const STRESS_LIMIT = formula({
  id: "sigma-max",
  title: "Largest stress of the bars in bending",
  reference: CLAUSES.crackControl,
  result: symbol("sigma_max", "MPa"),
  symbols: { diameter: symbol("sigma_A", "MPa"), spacing: symbol("sigma_B", "MPa") },
  is: ({ max }, { diameter, spacing }) => max(diameter, spacing),
});

export const YIELD_LIMIT = formula({
  id: "sigma-y",
  title: "Largest stress of the bars under the whole imposed action",
  reference: CLAUSES.crackControl,
  result: symbol("sigma_y", "MPa"),
  symbols: { fsy: F_SY },
  is: ({ constant, times }, { fsy }) => times(constant(0.8), fsy),
});

export const EFFECTIVE_DEPTH = formula({
  id: "h-c-ef",
  title: "Depth of the effective area of concrete in tension",
  reference: width,
  result: symbol("h_{c.ef}", "mm"),
  symbols: { depth: D_OVERALL, d: D_EFFECTIVE, kd: KD },
  is: ({ constant, minus, times, over, min }, { depth, d, kd }) =>
    min(times(constant(2.5), minus(depth, d)), over(minus(depth, kd), constant(3)), over(depth, constant(2))),
});

export const EFFECTIVE_RATIO = formula({
  id: "rho-eff",
  title: "Reinforcement ratio of the effective area",
  reference: width,
  result: RHO,
  symbols: { ast: symbol("A_st", "mm²"), b: symbol("b", "mm"), hc: symbol("h_{c.ef}", "mm") },
  is: ({ times, over }, { ast, b, hc }) => over(ast, times(b, hc)),
});

export const CRACK_SPACING = formula({
  id: "s-r-max",
  title: "Largest spacing of cracks",
  reference: width,
  result: symbol("s_{r.max}", "mm"),
  symbols: { c: symbol("c", "mm"), k1: symbol("k_1"), k2: symbol("k_2"), db: D_B, rho: RHO },
  is: ({ constant, plus, times, over }, { c, k1, k2, db, rho }) =>
    plus(times(constant(3.4), c), over(times(times(constant(0.3), k1, k2), db), rho)),
});

export const WIDE_SPACING = formula({
  id: "s-r-wide",
  title: "Largest spacing of cracks between bars that are far apart",
  reference: width,
  result: symbol("s_{r.max}", "mm"),
  symbols: { spacing: symbol("s_r1", "mm"), depth: D_OVERALL, kd: KD },
  is: ({ constant, minus, times, min }, { spacing, depth, kd }) =>
    min(spacing, times(constant(1.3), minus(depth, kd))),
});

export const MEAN_TENSION = formula({
  id: "f-ctm",
  title: "Mean tensile strength",
  reference: width,
  result: F_CTM,
  symbols: { fct: symbol("f'_{ct}", "MPa") },
  is: ({ constant, times }, { fct }) => times(constant(1.4), fct),
});

export const CRACK_STRAIN = formula({
  id: "epsilon-sm",
  title: "Difference of the mean strains of bars and concrete",
  reference: width,
  result: symbol("epsilon_w"),
  symbols: {
    sigma: SIGMA,
    es: E_S,
    fctm: F_CTM,
    rho: RHO,
    ne: symbol("n_e"),
    shrinkage: symbol("epsilon_cs"),
  },
  is: ({ constant, plus, minus, times, over, max }, { sigma, es, fctm, rho, ne, shrinkage }) =>
    max(
      plus(
        minus(
          over(sigma, es),
          times(over(times(constant(0.6), fctm), times(es, rho)), plus(constant(1), times(ne, rho))),
        ),
        shrinkage,
      ),
      over(times(constant(0.6), sigma), es),
    ),
});

export const LONG_TERM_RATIO = formula({
  id: "n-e",
  title: "Modular ratio with creep",
  reference: width,
  result: symbol("n_e"),
  symbols: { creep: symbol("phi_cc"), n: symbol("n") },
  is: ({ constant, plus, times }, { creep, n }) => times(plus(constant(1), creep), n),
});

export const CRACK_WIDTH = formula({
  id: "w",
  title: "Calculated crack width",
  reference: width,
  result: symbol("w", "mm"),
  symbols: { spacing: symbol("s_{r.max}", "mm"), strain: symbol("epsilon_w") },
  is: ({ times }, { spacing, strain }) => times(spacing, strain),
});
