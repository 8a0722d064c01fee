import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { F_C } from "../symbols.ts";

const T_H = symbol("t_h", "mm");
const TIME = symbol("t");
const K_4 = symbol("k_4");
const ALPHA_1S = symbol("alpha_1s");
const ALPHA_2C = symbol("alpha_2c");
const FINAL_AUTOGENOUS = symbol("epsilon*_cse");
const BASIC_DRYING = symbol("epsilon_{csd.b}");
const K_1 = symbol("k_1");
const shrinkage = CLAUSES.shrinkage;
const creep = CLAUSES.creep;

export const AUTOGENOUS_FINAL = formula({
  id: "eps-cse-final",
  title: "Final autogenous shrinkage strain",
  reference: shrinkage,
  result: FINAL_AUTOGENOUS,
  symbols: { fc: F_C },
  is: ({ constant, minus, times, over, when, isAtMost }, { fc }) => {
    const strength = over(fc, constant(1, "MPa"));
    return times(
      when(
        isAtMost(fc, constant(50, "MPa")),
        minus(times(constant(0.07), strength), constant(0.5)),
        minus(times(constant(0.08), strength), constant(1)),
      ),
      constant(50e-6),
    );
  },
});

export const AUTOGENOUS_PROGRESS: Rule = {
  id: "autogenous-progress",
  title: "Part of the autogenous shrinkage that has taken place",
  reference: shrinkage,
  result: symbol("r"),
  rule: "1 − exp(−0.07t), t in days after setting",
};

export const AUTOGENOUS = formula({
  id: "eps-cse",
  title: "Autogenous shrinkage strain",
  reference: shrinkage,
  result: symbol("epsilon_cse"),
  symbols: { final: FINAL_AUTOGENOUS, progress: symbol("r") },
  is: ({ times }, { final, progress }) => times(final, progress),
});

export const DRYING_BASIC = formula({
  id: "eps-csd-b",
  title: "Basic drying shrinkage strain",
  reference: shrinkage,
  result: BASIC_DRYING,
  symbols: { fc: F_C, final: symbol("epsilon*_{csd.b}") },
  is: ({ constant, minus, times, over }, { fc, final }) =>
    times(minus(constant(0.9), over(times(constant(0.005), fc), constant(1, "MPa"))), final),
});

export const ALPHA_1S_RULE: Rule = {
  id: "alpha-1s",
  title: "Factor of the hypothetical thickness",
  reference: shrinkage,
  result: ALPHA_1S,
  rule: "0.8 + 1.2 exp(−0.005t_h), t_h in mm",
};

/** How far drying has gone at a time: the form that shrinkage and creep share. */
function progress(id: "k-1" | "k-2", result: "k_1" | "k_2") {
  const [reference, factor] = id === "k-1" ? [shrinkage, ALPHA_1S] : [creep, ALPHA_2C];
  return formula({
    id,
    title: "Factor of time and hypothetical thickness",
    reference,
    result: symbol(result),
    symbols: { alpha: factor, t: TIME, th: T_H },
    is: ({ constant, plus, times, over, power }, { alpha, t, th }) =>
      over(
        times(alpha, power(t, constant(0.8))),
        plus(power(t, constant(0.8)), times(constant(0.15), over(th, constant(1, "mm")))),
      ),
  });
}

export const SHRINKAGE_PROGRESS = progress("k-1", "k_1");
export const CREEP_PROGRESS = progress("k-2", "k_2");

export const K_4_RULE: Rule = {
  id: "k-4",
  title: "Factor of the environment",
  reference: shrinkage,
  result: K_4,
  rule: "case of the environment",
};

export const DRYING = formula({
  id: "eps-csd",
  title: "Drying shrinkage strain",
  reference: shrinkage,
  result: symbol("epsilon_csd"),
  symbols: { k1: K_1, k4: K_4, basic: BASIC_DRYING },
  is: ({ times }, { k1, k4, basic }) => times(k1, k4, basic),
});

export const SHRINKAGE = formula({
  id: "eps-cs",
  title: "Design shrinkage strain",
  reference: shrinkage,
  result: symbol("epsilon_cs"),
  symbols: { autogenous: symbol("epsilon_cse"), drying: symbol("epsilon_csd") },
  is: ({ plus }, { autogenous, drying }) => plus(autogenous, drying),
});

export const BASIC_CREEP: Rule = {
  id: "phi-cc-b",
  title: "Basic creep coefficient",
  reference: creep,
  result: symbol("phi_{cc.b}"),
  rule: "table by f'c, linear between grades",
};

export const ALPHA_2C_RULE: Rule = {
  id: "alpha-2c",
  title: "Factor of the hypothetical thickness",
  reference: creep,
  result: ALPHA_2C,
  rule: "1.0 + 1.12 exp(−0.008t_h), t_h in mm",
};

export const K_3_RULE: Rule = {
  id: "k-3",
  title: "Factor of the age at loading",
  reference: creep,
  result: symbol("k_3"),
  rule: "2.7 / (1 + log₁₀ τ), τ in days",
};

export const ALPHA_3 = formula({
  id: "alpha-3",
  title: "Factor of high-strength concrete",
  reference: creep,
  result: symbol("alpha_3"),
  symbols: { k4: K_4, alpha2c: ALPHA_2C },
  is: ({ constant, times, over }, { k4, alpha2c }) => over(constant(0.7), times(k4, alpha2c)),
});

export const K_5_NORMAL: Rule = {
  id: "k-5",
  title: "Factor of high-strength concrete",
  reference: creep,
  result: symbol("k_5"),
  rule: "1.0 for f'c up to 50 MPa",
};

export const K_5_HIGH = formula({
  id: "k-5",
  title: "Factor of high-strength concrete",
  reference: creep,
  result: symbol("k_5"),
  symbols: { alpha3: symbol("alpha_3"), fc: F_C },
  is: ({ constant, minus, times, over }, { alpha3, fc }) =>
    minus(
      minus(constant(2), alpha3),
      over(times(constant(0.02), minus(constant(1), alpha3), fc), constant(1, "MPa")),
    ),
});

export const K_6_RULE: Rule = {
  id: "k-6",
  title: "Factor of non-linear creep",
  reference: creep,
  result: symbol("k_6"),
  rule: "1.0 for σ_o up to 0.45f_cmi, otherwise exp(1.5(σ_o/f_cmi − 0.45))",
};

const MODIFIERS = { k2: symbol("k_2"), k3: symbol("k_3"), k4: K_4, k5: symbol("k_5"), k6: symbol("k_6") };

export const CREEP = formula({
  id: "phi-cc",
  title: "Design creep coefficient",
  reference: creep,
  result: symbol("phi_cc"),
  symbols: { ...MODIFIERS, basic: symbol("phi_{cc.b}") },
  is: ({ times }, { k2, k3, k4, k5, k6, basic }) => times(times(k2, k3, k4), k5, k6, basic),
});
