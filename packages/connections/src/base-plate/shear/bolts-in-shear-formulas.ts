import { BOLT_SYMBOLS, CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";

export const SHARED_SHEAR = formula({
  id: "v-f",
  title: "Design shear force of a bolt",
  reference: CLAUSES.boltShear,
  result: BOLT_SYMBOLS.shear,
  symbols: { v: symbol("V*", "kN"), count: symbol("n_v") },
  is: ({ over }, { v, count }) => over(v, count),
});
