import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";

const PHI_V_V = symbol("phi V_v", "kN");

/** Share of phiMs from which a moment reduces the shear capacity. */
export const INTERACTION_BEGINS = 0.75;

/** Up to 0.75 phiMs a moment does not reduce the shear capacity; at phiMs it leaves 0.6 of it. */
export const SHEAR_WITH_MOMENT = formula({
  id: "phi-v-vm",
  title: "Design shear capacity in the presence of bending moment",
  reference: CLAUSES.shearBending,
  result: symbol("phi V_vm", "kN"),
  symbols: { shear: PHI_V_V, m: symbol("M*", "kNm"), moment: symbol("phi M_s", "kNm") },
  is: ({ constant, when, isAtMost, times, minus, over, min }, { shear, m, moment }) => {
    const ratio = min(over(m, moment), constant(1));
    const reduced = times(shear, minus(constant(2.2), times(constant(1.6), ratio)));
    return when(isAtMost(m, times(constant(INTERACTION_BEGINS), moment)), shear, reduced);
  },
});
