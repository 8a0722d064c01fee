import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";

function interaction(factor: 1.2 | 0.8) {
  return formula({
    id: "interaction",
    title: "Bearing and bending of the hollow section",
    reference: CLAUSES.bearingWithBending,
    result: symbol("r"),
    symbols: {
      force: symbol("R*", "kN"),
      bearing: symbol("phi R_b", "kN"),
      m: symbol("M*", "kNm"),
      moment: symbol("phi M_s", "kNm"),
    },
    is: ({ constant, plus, times, over }, { force, bearing, m, moment }) =>
      plus(times(constant(factor), over(force, bearing)), over(m, moment)),
  });
}

/** Over a bearing as wide as the section with stocky walls, and any other. */
export const BEARING_WITH_BENDING = { wide: interaction(1.2), other: interaction(0.8) } as const;

/** The smaller of yield and buckling. */
export const BEARING_CAPACITY = formula({
  id: "phi-r-b",
  title: "Design bearing capacity",
  reference: CLAUSES.bearingYield,
  result: symbol("phi R_b", "kN"),
  symbols: { yielding: symbol("phi R_by", "kN"), buckling: symbol("phi R_bb", "kN") },
  is: ({ min }, { yielding, buckling }) => min(yielding, buckling),
});
