import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { D_O, F_C, N_STAR } from "../symbols.ts";

const L_E = symbol("L_e", "mm");
const R = symbol("r", "mm");
const RATIO = symbol("M*_1/M*_2");
const ALPHA_C = symbol("alpha_c");
const N_C = symbol("N_c", "kN");
const K_M = symbol("k_m");
const BETA_D = symbol("beta_d");
const N_UO = symbol("N_uo", "kN");
const R_N = symbol("r_n");

function gyration(factor: number, shape: string) {
  return formula({
    id: "r",
    title: `Radius of gyration of a ${shape} section`,
    reference: CLAUSES.slenderness,
    result: R,
    symbols: { depth: symbol("D", "mm") },
    is: ({ constant, times }, { depth }) => times(constant(factor), depth),
  });
}

export const GYRATION = {
  rectangular: gyration(0.3, "rectangular"),
  circular: gyration(0.25, "circular"),
} as const;

export const EFFECTIVE_LENGTH = formula({
  id: "l-e",
  title: "Effective length",
  reference: CLAUSES.effectiveLength,
  result: L_E,
  symbols: { k: symbol("k"), lu: symbol("L_u", "mm") },
  is: ({ times }, { k, lu }) => times(k, lu),
});

export const SLENDERNESS = formula({
  id: "le-r",
  title: "Slenderness ratio",
  reference: CLAUSES.slenderness,
  result: symbol("L_e/r"),
  symbols: { le: L_E, r: R },
  is: ({ over }, { le, r }) => over(le, r),
});

export const MOMENT_RATIO = formula({
  id: "m1-m2",
  title: "Ratio of the end moments: negative in single curvature",
  reference: CLAUSES.shortColumn,
  result: RATIO,
  symbols: { smaller: symbol("M*_1", "kNm"), larger: symbol("M*_2", "kNm") },
  is: ({ over }, { smaller, larger }) => over(smaller, larger),
});

export const MOMENT_RATIO_RULE: Rule = {
  id: "m1-m2",
  title: "Ratio of the end moments: negative in single curvature",
  reference: CLAUSES.shortColumn,
  result: RATIO,
  rule: "−1.0 where |M*_2| is not more than 0.05DN*, or where loads act between the ends",
};

export const AXIAL_RATIO = formula({
  id: "n-ratio",
  title: "Axial force over the design strength in compression",
  reference: CLAUSES.shortColumn,
  result: R_N,
  symbols: { n: N_STAR, factor: symbol("phi"), nuo: N_UO },
  is: ({ times, over }, { n, factor, nuo }) => over(n, times(factor, nuo)),
});

export const ALPHA_C_HIGH = formula({
  id: "alpha-c",
  title: "Factor of the axial force",
  reference: CLAUSES.shortColumn,
  result: ALPHA_C,
  symbols: { ratio: R_N },
  is: ({ constant, minus, times, sqrt, max }, { ratio }) =>
    sqrt(max(constant(0), minus(constant(2.25), times(constant(2.5), ratio)))),
});

export const ALPHA_C_LOW = formula({
  id: "alpha-c",
  title: "Factor of the axial force",
  reference: CLAUSES.shortColumn,
  result: ALPHA_C,
  symbols: { ratio: R_N },
  is: ({ constant, times, over, sqrt }, { ratio }) => sqrt(over(constant(1), times(constant(3.5), ratio))),
});

export const BRACED_LIMIT = formula({
  id: "le-r-max",
  title: "Slenderness ratio up to which a braced column is short",
  reference: CLAUSES.shortColumn,
  result: symbol("lambda_s"),
  symbols: { alphaC: ALPHA_C, fc: F_C, ratio: RATIO },
  is: ({ constant, plus, minus, times, over, max }, { alphaC, fc, ratio }) =>
    max(
      constant(25),
      times(alphaC, minus(constant(38), over(fc, constant(15, "MPa"))), plus(constant(1), ratio)),
    ),
});

export const SWAY_LIMIT: Rule = {
  id: "le-r-max",
  title: "Slenderness ratio up to which a column is short",
  reference: CLAUSES.shortColumn,
  result: symbol("lambda_s"),
  rule: "22 unbraced",
};

export const BALANCED_MOMENT = formula({
  id: "phi-m-c",
  title: "Design moment at the balanced point",
  reference: CLAUSES.bucklingLoad,
  result: symbol("phi M_c", "kNm"),
  symbols: { phi: symbol("phi"), mub: symbol("M_ub", "kNm") },
  is: ({ times }, { phi, mub }) => times(phi, mub),
});

export const SUSTAINED_RATIO: Rule = {
  id: "beta-d",
  title: "Sustained part of the axial force",
  reference: CLAUSES.bucklingLoad,
  result: BETA_D,
  rule: "G/(G + Q); 0 where L_e/r is 40 or less and N* is not more than M*/(2D)",
};

export const BUCKLING_LOAD = formula({
  id: "n-c",
  title: "Buckling load",
  reference: CLAUSES.bucklingLoad,
  result: N_C,
  symbols: { le: L_E, dOuter: D_O, phiMc: symbol("phi M_c", "kNm"), betaD: BETA_D },
  is: ({ constant, plus, times, over, square, pi }, { le, dOuter, phiMc, betaD }) =>
    times(over(square(pi), square(le)), over(times(constant(182), dOuter, phiMc), plus(constant(1), betaD))),
});

/** The moments of end moments of opposite sign are smaller. Source AS 3600 10.4.2; KM_SIGN: a scan has a plus. */
export const MOMENT_FACTOR = formula({
  id: "k-m",
  title: "Factor of the shape of the moment",
  reference: CLAUSES.magnifier,
  result: K_M,
  symbols: { ratio: RATIO },
  is: ({ constant, minus, times, min, max }, { ratio }) =>
    max(constant(0.4), min(constant(1), minus(constant(0.6), times(constant(0.4), ratio)))),
});

export const TRANSVERSE_FACTOR: Rule = {
  id: "k-m",
  title: "Factor of the shape of the moment",
  reference: CLAUSES.magnifier,
  result: K_M,
  rule: "1.0 with transverse loads",
};

export const BRACED_MAGNIFIER = formula({
  id: "delta-b",
  title: "Moment magnifier of a braced column",
  reference: CLAUSES.magnifier,
  result: symbol("delta_b"),
  symbols: { km: K_M, n: N_STAR, nc: N_C },
  is: ({ constant, minus, over, max }, { km, n, nc }) =>
    max(constant(1), over(km, minus(constant(1), over(n, nc)))),
});

export const SWAY_MAGNIFIER = formula({
  id: "delta-s",
  title: "Moment magnifier of a storey that sways",
  reference: CLAUSES.swayMagnifier,
  result: symbol("delta_s"),
  symbols: { sumN: symbol("Sigma N*", "kN"), sumNc: symbol("Sigma N_c", "kN") },
  is: ({ constant, minus, over }, { sumN, sumNc }) =>
    over(constant(1), minus(constant(1), over(sumN, sumNc))),
});

export const FRAME_MAGNIFIER = formula({
  id: "delta-s",
  title: "Moment magnifier of a frame that sways",
  reference: CLAUSES.swayMagnifier,
  result: symbol("delta_s"),
  symbols: { betaD: BETA_D, lambda: symbol("lambda_uc") },
  is: ({ constant, plus, minus, times, over }, { betaD, lambda }) =>
    over(constant(1), minus(constant(1), over(plus(constant(1), betaD), times(constant(0.6), lambda)))),
});

export const MAGNIFIER = formula({
  id: "delta",
  title: "Moment magnifier",
  reference: CLAUSES.magnifier,
  result: symbol("delta"),
  symbols: { braced: symbol("delta_b"), sway: symbol("delta_s") },
  is: ({ max }, { braced, sway }) => max(braced, sway),
});

export const NO_MAGNIFIER: Rule = {
  id: "delta",
  title: "Moment magnifier",
  reference: CLAUSES.magnifier,
  result: symbol("delta"),
  rule: "1.0 of short columns and in tension",
};

export const MAGNIFIED_MOMENT = formula({
  id: "m-star",
  title: "Design moment: the larger end moment, at least that of 0.05D, magnified",
  reference: CLAUSES.magnifier,
  result: symbol("M*", "kNm"),
  symbols: { delta: symbol("delta"), larger: symbol("M*_2", "kNm"), least: symbol("M*_min", "kNm") },
  is: ({ times, max }, { delta, larger, least }) => times(delta, max(larger, least)),
});
