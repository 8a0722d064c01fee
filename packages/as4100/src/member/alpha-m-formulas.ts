import { type Formula, formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";

const BETA = symbol("beta");
const BETA_M = symbol("beta_m");
/** Distance of a load from midspan. */
const A = symbol("a", "mm");
const L = symbol("l", "mm");

const FACTOR = { id: "alpha-m", title: "Moment modification factor", result: symbol("alpha_m") } as const;
const FROM_TABLE = { ...FACTOR, reference: CLAUSES.momentFactors } as const;

/** From the moments of the segment; 1.0, which the clause always allows, where the formula gives less. */
export const MOMENT_SHAPE = formula({
  ...FACTOR,
  reference: CLAUSES.momentFactor,
  symbols: {
    mm: symbol("M*_m", "kNm"),
    m2: symbol("M*_2", "kNm"),
    m3: symbol("M*_3", "kNm"),
    m4: symbol("M*_4", "kNm"),
  },
  is: ({ constant, min, max, over, times, plus, sqrt, square }, { mm, m2, m3, m4 }) => {
    const shape = over(times(constant(1.7), mm), sqrt(plus(square(m2), square(m3), square(m4))));
    return max(constant(1), min(shape, constant(2.5)));
  },
});

export const CONSERVATIVE_FACTOR: Rule = {
  ...FACTOR,
  reference: CLAUSES.momentFactor,
  rule: "1.0 is allowed for every segment",
};

export const GIVEN_FACTOR: Rule = { ...FACTOR, reference: CLAUSES.momentFactor, rule: "value entered" };

export const FREE_END_FACTOR: Rule = {
  ...FACTOR,
  reference: CLAUSES.momentFactorsOneEnd,
  rule: "by the most severe load of a segment with a free end",
};

export const FULLNESS: Rule = {
  id: "moment-fullness",
  title: "Fullness of the moments",
  reference: CLAUSES.momentFactorsOneEnd,
  result: symbol("A"),
  rule: "area of the moments over that of the greatest along the whole length, each counting towards the restrained end too",
};

/**
 * Between the cases of Table 5.6.2, which are its values at A = 1, 1/2 and 1/3: constant moment, load at the end, uniform load.
 * Derived: for moments that no case of the table has, such as those of a reaction at the unrestrained end.
 */
export const FREE_END_SHAPE = formula({
  ...FACTOR,
  reference: CLAUSES.momentFactorsOneEnd,
  symbols: { fullness: symbol("A") },
  is: ({ constant, min, minus, over }, { fullness }) =>
    min(constant(1.25), minus(over(constant(1), fullness), constant(0.75))),
});

/** A line up to a limit, and another line beyond it. */
function twoLines(
  [first, slope]: readonly [number, number],
  limit: number,
  [second, steep]: readonly [number, number],
): Formula<"beta"> {
  return formula({
    ...FROM_TABLE,
    symbols: { beta: BETA },
    is: ({ constant, plus, times, when, isLess, isAtMost }, { beta }) => {
      const lower = plus(constant(first), times(constant(slope), beta));
      const upper = plus(constant(second), times(constant(steep), beta));
      const isLower = limit === 0.9 ? isLess(beta, constant(limit)) : isAtMost(beta, constant(limit));
      return when(isLower, lower, upper);
    },
  });
}

/** The cases of Table 5.6.1. */
export const TABLE_FACTORS = {
  endMoments: formula({
    ...FROM_TABLE,
    symbols: { betaM: BETA_M },
    is: ({ constant, plus, times, square, when, isAtMost }, { betaM }) => {
      const curve = plus(constant(1.75), times(constant(1.05), betaM), times(constant(0.3), square(betaM)));
      return when(isAtMost(betaM, constant(0.6)), curve, constant(2.5));
    },
  }),
  twoLoads: formula({
    ...FROM_TABLE,
    symbols: { a: A, l: L },
    is: ({ constant, plus, times, minus, over, square }, { a, l }) => {
      const apart = over(times(constant(2), a), l);
      return plus(constant(1), times(constant(0.35), square(minus(constant(1), apart))));
    },
  }),
  oneLoad: formula({
    ...FROM_TABLE,
    symbols: { a: A, l: L },
    is: ({ constant, plus, times, over, square }, { a, l }) =>
      plus(constant(1.35), times(constant(0.4), square(over(times(constant(2), a), l)))),
  }),
  midspanLoadOneEnd: twoLines([1.35, 0.15], 0.9, [-1.2, 3]),
  midspanLoadBothEnds: formula({
    ...FROM_TABLE,
    symbols: { beta: BETA },
    is: ({ constant, plus, times }, { beta }) => plus(constant(1.35), times(constant(0.36), beta)),
  }),
  uniformLoadOneEnd: twoLines([1.13, 0.1], 0.7, [-1.25, 3.5]),
  uniformLoadBothEnds: twoLines([1.13, 0.12], 0.75, [-2.38, 4.8]),
} as const;
