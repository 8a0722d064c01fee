import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";

export const BOTH_SIDES = formula({
  id: "phi-v-both",
  title: "Design capacity in shear on both sides",
  reference: CLAUSES.connectionComponents,
  result: symbol("phi V_s", "kN"),
  symbols: { vv: symbol("phi V_v", "kN") },
  is: ({ constant, times }, { vv }) => times(constant(2), vv),
});
