import { type Formula, formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { ALPHA_V, D_1, F_YW } from "../symbols.ts";

const S = symbol("s", "mm");
const LAMBDA_W = symbol("lambda_w");
const ALPHA_D = symbol("alpha_d");
const ALPHA_F = symbol("alpha_f");
const V_B = symbol("V_b", "kN");

/** Shear buckling coefficient of a panel between stiffeners, s / d1 up to 3. */
export const STIFFENED_COEFFICIENT = formula({
  id: "alpha-v",
  title: "Shear buckling coefficient of the stiffened web",
  reference: CLAUSES.stiffenedShearBuckling,
  result: ALPHA_V,
  symbols: { lambda: LAMBDA_W, s: S, d1: D_1 },
  is: ({ constant, min, square, over, times, plus, when, isAtMost }, { lambda, s, d1 }) => {
    const panel = square(over(s, d1));
    const long = plus(over(constant(0.75), panel), constant(1));
    const short = plus(over(constant(1), panel), constant(0.75));
    const shape = when(isAtMost(s, d1), short, long);
    return min(constant(1), times(square(over(constant(82), lambda)), shape));
  },
});

export const TENSION_FIELD = formula({
  id: "alpha-d",
  title: "Tension field coefficient",
  reference: CLAUSES.stiffenedShearBuckling,
  result: ALPHA_D,
  symbols: { alphaV: ALPHA_V, s: S, d1: D_1 },
  is: ({ constant, plus, minus, over, times, sqrt, square }, { alphaV, s, d1 }) => {
    const panel = sqrt(plus(constant(1), square(over(s, d1))));
    return plus(constant(1), over(minus(constant(1), alphaV), times(constant(1.15), alphaV, panel)));
  },
});

export const NO_TENSION_FIELD: Rule = {
  id: "alpha-d",
  title: "Tension field coefficient",
  reference: CLAUSES.stiffenedShearBuckling,
  result: ALPHA_D,
  rule: "1.0 without a tension field",
};

export const FLANGE_RESTRAINT: Rule = {
  id: "alpha-f",
  title: "Flange restraint factor",
  reference: CLAUSES.stiffenedShearBuckling,
  result: ALPHA_F,
  rule: "1.0: the restraint by the flanges is not counted",
};

export const SHEAR_BUCKLING = formula({
  id: "v-b",
  title: "Nominal shear buckling capacity of the stiffened web",
  reference: CLAUSES.stiffenedShearBuckling,
  result: V_B,
  symbols: { alphaV: ALPHA_V, alphaF: ALPHA_F, alphaD: ALPHA_D, vw: symbol("V_w", "kN") },
  is: ({ times, min }, { alphaV, alphaF, alphaD, vw }) => min(times(alphaV, alphaF, alphaD, vw), vw),
});

const LEAST = { id: "t-w-min", title: "Least web thickness", result: symbol("t_{w,min}", "mm") } as const;

export type LeastThickness = Formula<"depth" | "fy">;

function leastThickness(divisor: 180 | 200 | 270, depth: typeof D_1): LeastThickness {
  return formula({
    ...LEAST,
    reference: divisor === 180 ? CLAUSES.webThickness : CLAUSES.stiffenedWebThickness,
    symbols: { depth, fy: F_YW },
    is: ({ constant, times, over, sqrt }, { depth: of, fy }) =>
      times(over(of, constant(divisor)), sqrt(over(fy, constant(250, "MPa")))),
  });
}

/** Unstiffened; with stiffeners by their spacing, s over d1. */
export const LEAST_THICKNESS = {
  unstiffened: leastThickness(180, D_1),
  far: leastThickness(200, D_1),
  near: leastThickness(200, S),
  close: leastThickness(270, D_1),
} as const;
