import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { ALPHA_B, ALPHA_C, LAMBDA_N } from "../symbols.ts";

const ALPHA_A = symbol("alpha_a");
const LAMBDA = symbol("lambda");
const ETA = symbol("eta");
const XI = symbol("xi");

export const SLENDERNESS_FACTOR = formula({
  id: "alpha-a",
  title: "Compression member factor",
  reference: CLAUSES.memberCompression,
  result: ALPHA_A,
  symbols: { lambdaN: LAMBDA_N },
  is: ({ constant, times, over, plus, minus, square }, { lambdaN }) =>
    over(
      times(constant(2100), minus(lambdaN, constant(13.5))),
      plus(minus(square(lambdaN), times(constant(15.3), lambdaN)), constant(2050)),
    ),
});

export const SLENDERNESS_RATIO = formula({
  id: "lambda",
  title: "Slenderness ratio",
  reference: CLAUSES.memberCompression,
  result: LAMBDA,
  symbols: { lambdaN: LAMBDA_N, alphaA: ALPHA_A, alphaB: ALPHA_B },
  is: ({ plus, times }, { lambdaN, alphaA, alphaB }) => plus(lambdaN, times(alphaA, alphaB)),
});

export const IMPERFECTION_FACTOR = formula({
  id: "eta",
  title: "Compression member imperfection factor",
  reference: CLAUSES.memberCompression,
  result: ETA,
  symbols: { lambda: LAMBDA },
  is: ({ constant, times, minus }, { lambda }) => times(constant(0.00326), minus(lambda, constant(13.5))),
});

export const COMPRESSION_FACTOR = formula({
  id: "xi",
  title: "Compression member factor",
  reference: CLAUSES.memberCompression,
  result: XI,
  symbols: { lambda: LAMBDA, eta: ETA },
  is: ({ constant, over, square, plus, times }, { lambda, eta }) => {
    const ratio = square(over(lambda, constant(90)));
    return over(plus(ratio, constant(1), eta), times(constant(2), ratio));
  },
});

const REDUCTION = {
  id: "alpha-c",
  title: "Member slenderness reduction factor",
  reference: CLAUSES.memberCompression,
  result: ALPHA_C,
} as const;

export const SLENDERNESS_REDUCTION = formula({
  ...REDUCTION,
  symbols: { xi: XI, lambda: LAMBDA },
  is: ({ constant, times, minus, sqrt, square, over }, { xi, lambda }) => {
    const one = constant(1);
    return times(xi, minus(one, sqrt(minus(one, square(over(constant(90), times(xi, lambda)))))));
  },
});

export const NO_REDUCTION: Rule = { ...REDUCTION, rule: "1 where η = 0" };
