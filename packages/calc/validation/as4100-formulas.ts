import { formula, standardReferences, symbol } from "../src/index.ts";

// Three families of AS 4100 as trees, with the words and symbols of today's derivations.

const { clause } = standardReferences("AS 4100", "AS 4100:2020 (with Amendment 1, 2021)");

const L_E = symbol("l_e", "mm");
const R_X = symbol("r_x", "mm");
const K_F = symbol("k_f");
const F_Y = symbol("f_y", "MPa");
const LAMBDA_N = symbol("lambda_n");
const ALPHA_A = symbol("alpha_a");
const ALPHA_B = symbol("alpha_b");
const ALPHA_C = symbol("alpha_c");
const LAMBDA = symbol("lambda");
const ETA = symbol("eta");
const XI = symbol("xi");

export const MODIFIED_SLENDERNESS = formula({
  id: "lambda-n",
  title: "Modified compression member slenderness",
  reference: clause("6.3.3"),
  result: LAMBDA_N,
  symbols: { le: L_E, r: R_X, kf: K_F, fy: F_Y },
  is: ({ times, over, sqrt, constant }, { le, r, kf, fy }) =>
    times(over(le, r), sqrt(kf), sqrt(over(fy, constant(250, "MPa")))),
});

export const SLENDERNESS_FACTOR = formula({
  id: "alpha-a",
  title: "Compression member factor",
  reference: clause("6.3.3"),
  result: ALPHA_A,
  symbols: { lambdaN: LAMBDA_N },
  is: ({ constant, times, over, plus, minus, square }, { lambdaN }) =>
    over(
      times(constant(2100), minus(lambdaN, constant(13.5))),
      plus(minus(square(lambdaN), times(constant(15.3), lambdaN)), constant(2050)),
    ),
});

export const COMBINED_SLENDERNESS = formula({
  id: "lambda",
  title: "Slenderness ratio",
  reference: clause("6.3.3"),
  result: LAMBDA,
  symbols: { lambdaN: LAMBDA_N, alphaA: ALPHA_A, alphaB: ALPHA_B },
  is: ({ plus, times }, { lambdaN, alphaA, alphaB }) => plus(lambdaN, times(alphaA, alphaB)),
});

export const IMPERFECTION = formula({
  id: "eta",
  title: "Compression member imperfection factor",
  reference: clause("6.3.3"),
  result: ETA,
  symbols: { lambda: LAMBDA },
  is: ({ constant, times, minus }, { lambda }) => times(constant(0.00326), minus(lambda, constant(13.5))),
});

export const COMPRESSION_FACTOR = formula({
  id: "xi",
  title: "Compression member factor",
  reference: clause("6.3.3"),
  result: XI,
  symbols: { lambda: LAMBDA, eta: ETA },
  is: ({ constant, over, square, plus, times }, { lambda, eta }) => {
    const ratio = square(over(lambda, constant(90)));
    return over(plus(ratio, constant(1), eta), times(constant(2), ratio));
  },
});

export const SLENDERNESS_REDUCTION = formula({
  id: "alpha-c",
  title: "Member slenderness reduction factor",
  reference: clause("6.3.3"),
  result: ALPHA_C,
  symbols: { xi: XI, lambda: LAMBDA },
  is: ({ constant, times, minus, sqrt, square, over }, { xi, lambda }) => {
    const one = constant(1);
    return times(xi, minus(one, sqrt(minus(one, square(over(constant(90), times(xi, lambda)))))));
  },
});

const M_SX = symbol("M_sx", "kNm");
const M_O = symbol("M_o", "kNm");

export const REFERENCE_BUCKLING_MOMENT = formula({
  id: "m-o",
  title: "Reference buckling moment",
  reference: clause("5.6.1.1"),
  result: M_O,
  symbols: {
    e: symbol("E", "MPa"),
    iy: symbol("I_y", "mm⁴"),
    le: L_E,
    g: symbol("G", "MPa"),
    j: symbol("J", "mm⁴"),
    iw: symbol("I_w", "mm⁶"),
  },
  is: ({ pi, times, over, plus, sqrt, square }, { e, iy, le, g, j, iw }) => {
    const lateral = over(times(square(pi), e, iy), square(le));
    return sqrt(times(lateral, plus(times(g, j), over(times(square(pi), e, iw), square(le)))));
  },
});

export const BENDING_REDUCTION = formula({
  id: "alpha-s",
  title: "Slenderness reduction factor",
  reference: clause("5.6.1.1"),
  result: symbol("alpha_s"),
  symbols: { ms: M_SX, mo: M_O },
  is: ({ constant, times, minus, plus, sqrt, square, over }, { ms, mo }) => {
    const ratio = over(ms, mo);
    return times(constant(0.6), minus(sqrt(plus(square(ratio), constant(3))), ratio));
  },
});

export const PLATE_SLENDERNESS = formula({
  id: "lambda-e",
  title: "Plate element slenderness",
  reference: clause("5.2.2"),
  result: symbol("lambda_e"),
  symbols: { b: symbol("b", "mm"), t: symbol("t", "mm"), fy: F_Y },
  is: ({ times, over, sqrt, constant }, { b, t, fy }) =>
    times(over(b, t), sqrt(over(fy, constant(250, "MPa")))),
});
