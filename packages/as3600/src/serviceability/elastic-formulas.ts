import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { E_C, E_S } from "../symbols.ts";

export const MODULAR_RATIO_SYMBOL = symbol("n");
export const KD = symbol("k d", "mm");
export const I_CR = symbol("I_cr", "mm⁴");
export const M_S = symbol("M*_s", "kNm");

export const MODULAR_RATIO = formula({
  id: "n",
  title: "Modular ratio",
  reference: CLAUSES.deflection,
  result: MODULAR_RATIO_SYMBOL,
  symbols: { es: E_S, ec: E_C },
  is: ({ over }, { es, ec }) => over(es, ec),
});

export const CRACKED_AXIS: Rule = {
  id: "k-d",
  title: "Depth of the neutral axis of the cracked section",
  reference: CLAUSES.deflection,
  result: KD,
  rule: "first moments of the compressed concrete and the transformed bars balance",
};

export const CRACKED_MOMENT: Rule = {
  id: "i-cr",
  title: "Second moment of area of the cracked section",
  reference: CLAUSES.deflection,
  result: I_CR,
  rule: "compressed concrete, (n − 1)A of compressed bars and nA of bars in tension about that axis",
};

export const BAR_STRESS = formula({
  id: "sigma-scr",
  title: "Stress of the outermost bars in the cracked section",
  reference: CLAUSES.crackControl,
  result: symbol("sigma_scr", "MPa"),
  symbols: { n: MODULAR_RATIO_SYMBOL, ms: M_S, depth: symbol("d_o", "mm"), kd: KD, icr: I_CR },
  is: ({ minus, times, over }, { n, ms, depth, kd, icr }) => over(times(n, ms, minus(depth, kd)), icr),
});
