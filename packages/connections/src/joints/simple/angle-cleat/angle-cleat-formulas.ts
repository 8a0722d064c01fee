import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { JOINT_REFERENCES } from "../../references.ts";
import { E_SYMBOL, M, T } from "../../symbols.ts";

/** Moment of each of two angles. */
export const HALF_MOMENT = formula({
  id: "m",
  title: "Moment of the reaction in each angle",
  reference: CLAUSES.eccentricity,
  result: M,
  symbols: { v: symbol("V*", "kN"), e: E_SYMBOL },
  is: ({ constant, times, over }, { v, e }) => over(times(v, e), constant(2)),
});

/** Lever arm of a bolt in a leg that is pulled from the support. */
export const LEG_LEVER = formula({
  id: "a-f",
  title: "Distance from the bolt to the middle of the leg on the web",
  reference: JOINT_REFERENCES.prying,
  result: symbol("a_f", "mm"),
  symbols: { line: symbol("a_s", "mm"), t: T },
  is: ({ constant, minus, over }, { line, t }) => minus(line, over(t, constant(2))),
});
