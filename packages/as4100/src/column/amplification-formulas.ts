import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { L_E } from "../symbols.ts";

const BETA_M = symbol("beta_m");
const C_M = symbol("c_m");
const N = symbol("N*", "kN");
const DELTA_B = symbol("delta_b");
const DELTA_S = symbol("delta_s");
const LAMBDA_C = symbol("lambda_c");

const RATIO_OF_MOMENTS = {
  id: "beta-m",
  title: "Ratio of the end moments",
  reference: CLAUSES.bracedAmplification,
  result: BETA_M,
} as const;

/** Moments with signs of the diagram: positive beta_m in reverse curvature. */
export const BETA_M_OF_ENDS = formula({
  ...RATIO_OF_MOMENTS,
  symbols: { smaller: symbol("M_1", "kNm"), larger: symbol("M_2", "kNm") },
  is: ({ constant, times, over }, { smaller, larger }) => times(constant(-1), over(smaller, larger)),
});

export const BETA_M_WITHOUT_MOMENT: Rule = { ...RATIO_OF_MOMENTS, rule: "without end moments" };

export const BETA_M_GIVEN: Rule = {
  ...RATIO_OF_MOMENTS,
  title: "Ratio \u03b2_m",
  rule: "not that of the end moments",
};

export const MOMENT_SHAPE_FACTOR = formula({
  id: "c-m",
  title: "Factor for unequal moments",
  reference: CLAUSES.bracedAmplification,
  result: C_M,
  symbols: { betaM: BETA_M },
  is: ({ constant, minus, times, min }, { betaM }) =>
    min(minus(constant(0.6), times(constant(0.4), betaM)), constant(1)),
});

function bracedAxis(axis: "x" | "y") {
  const nomb = symbol(`N_omb${axis}`, "kN");
  return {
    buckling: formula({
      id: `n-omb-${axis}`,
      title: "Elastic buckling load of the braced member",
      reference: CLAUSES.elasticBuckling,
      result: nomb,
      symbols: { e: symbol("E", "MPa"), i: symbol(`I_${axis}`, "mm⁴"), le: L_E },
      is: ({ pi, times, over, square }, { e, i, le }) => over(times(square(pi), e, i), square(le)),
    }),
    factor: formula({
      id: `delta-b-${axis}`,
      title: "Moment amplification factor of a braced member",
      reference: CLAUSES.bracedAmplification,
      result: DELTA_B,
      symbols: { cm: C_M, n: N, nomb },
      is: ({ constant, over, minus, max }, { cm, n, nomb: load }) =>
        max(over(cm, minus(constant(1), over(n, load))), constant(1)),
    }),
    amplified: formula({
      id: `m-${axis}`,
      title: "Design moment",
      reference: CLAUSES.amplifiedMoment,
      result: symbol(`M*_${axis}`, "kNm"),
      symbols: { delta: symbol("delta"), m: symbol(`M*_m${axis}`, "kNm") },
      is: ({ times }, { delta, m }) => times(delta, m),
    }),
  } as const;
}

export const BRACED = { x: bracedAxis("x"), y: bracedAxis("y") } as const;

export const SWAY_FACTOR = formula({
  id: "delta-s",
  title: "Moment amplification factor of a sway member",
  reference: CLAUSES.swayAmplification,
  result: DELTA_S,
  symbols: { lambdaC: LAMBDA_C },
  is: ({ constant, over, minus }, { lambdaC }) =>
    over(constant(1), minus(constant(1), over(constant(1), lambdaC))),
});

function ownSway(axis: "x" | "y") {
  const buckling = symbol(`N_oms${axis}`, "kN");
  return {
    buckling: formula({
      id: `n-oms-${axis}`,
      title: "Elastic buckling load of the sway member",
      reference: CLAUSES.elasticBuckling,
      result: buckling,
      symbols: { e: symbol("E", "MPa"), i: symbol(`I_${axis}`, "mm⁴"), le: L_E },
      is: ({ pi, times, over, square }, { e, i, le }) => over(times(square(pi), e, i), square(le)),
    }),
    factor: formula({
      id: `lambda-c-${axis}`,
      title: "Elastic buckling load factor of the column alone",
      reference: CLAUSES.swayAmplification,
      result: LAMBDA_C,
      symbols: { buckling, n: N },
      is: ({ over }, { buckling: load, n }) => over(load, n),
    }),
  } as const;
}

/** A frame that is the column alone. */
export const OWN_SWAY = { x: ownSway("x"), y: ownSway("y") } as const;

const STOREY_LOAD_FACTOR = symbol("lambda_ms");

/** From the first-order sway of a storey. */
export const SWAY_FACTOR_OF_DRIFT = formula({
  id: "delta-s",
  title: "Moment amplification factor of a sway member",
  reference: CLAUSES.swayAmplification,
  result: DELTA_S,
  symbols: {
    drift: symbol("Delta_s / h_s"),
    n: symbol("Sigma N*", "kN"),
    v: symbol("Sigma V*", "kN"),
  },
  is: ({ constant, over, minus, times }, { drift, n, v }) =>
    over(constant(1), minus(constant(1), times(drift, over(n, v)))),
});

/** From the members of a storey with rigid connections. */
export const STOREY_FACTOR = formula({
  id: "lambda-ms",
  title: "Elastic buckling load factor of the storey",
  reference: CLAUSES.swayAmplification,
  result: STOREY_LOAD_FACTOR,
  symbols: { buckling: symbol("Sigma N_oms / l", "kN/m"), axial: symbol("Sigma N* / l", "kN/m") },
  is: ({ over }, { buckling, axial }) => over(buckling, axial),
});

export const SWAY_FACTOR_OF_STOREY = formula({
  id: "delta-s",
  title: "Moment amplification factor of a sway member",
  reference: CLAUSES.swayAmplification,
  result: DELTA_S,
  symbols: { lambdaMs: STOREY_LOAD_FACTOR },
  is: ({ constant, over, minus }, { lambdaMs }) =>
    over(constant(1), minus(constant(1), over(constant(1), lambdaMs))),
});

export const SWAY_MEMBER_FACTOR = formula({
  id: "delta-m",
  title: "Moment amplification factor",
  reference: CLAUSES.swayAmplification,
  result: symbol("delta_m"),
  symbols: { braced: DELTA_B, sway: DELTA_S },
  is: ({ max }, { braced, sway }) => max(braced, sway),
});

export const NO_AMPLIFICATION: Rule = {
  id: "delta",
  title: "Moment amplification factor",
  reference: CLAUSES.amplifiedMoment,
  result: symbol("delta"),
  rule: "1.0 for second-order moments and in tension",
};
