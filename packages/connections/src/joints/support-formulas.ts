import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";

export const SHARED_REACTION = formula({
  id: "v-shared",
  title: "Reactions of the members on both sides of the web",
  reference: CLAUSES.connectionComponents,
  result: symbol("V*_s", "kN"),
  symbols: { v: symbol("V*", "kN"), other: symbol("V*_2", "kN") },
  is: ({ plus }, { v, other }) => plus(v, other),
});

export const BOTH_SIDES = formula({
  id: "phi-v-both",
  title: "Design capacity in shear on both sides",
  reference: CLAUSES.connectionComponents,
  result: symbol("phi V_s", "kN"),
  symbols: { vv: symbol("phi V_v", "kN") },
  is: ({ constant, times }, { vv }) => times(constant(2), vv),
});
