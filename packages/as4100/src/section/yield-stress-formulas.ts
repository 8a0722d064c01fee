import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { F_Y, F_YW } from "../symbols.ts";

export const LOWER_YIELD = formula({
  id: "f-y",
  title: "Yield stress of the section: the lower of flange and web",
  reference: CLAUSES.yieldStress,
  result: F_Y,
  symbols: { fyf: symbol("f_yf", "MPa"), fyw: F_YW },
  is: ({ min }, { fyf, fyw }) => min(fyf, fyw),
});
