import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { E_SYMBOL, M } from "../../symbols.ts";

/** Moment of each of two angles. */
export const HALF_MOMENT = formula({
  id: "m",
  title: "Moment of the reaction in each angle",
  reference: CLAUSES.eccentricity,
  result: M,
  symbols: { v: symbol("V*", "kN"), e: E_SYMBOL },
  is: ({ constant, times, over }, { v, e }) => over(times(v, e), constant(2)),
});
