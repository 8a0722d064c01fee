import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { AS2159_REFERENCES } from "./references.ts";

const N = symbol("N'", "kN");
const COUNT = symbol("n");
const S_XX = symbol("S_xx", "mm²");
const S_YY = symbol("S_yy", "mm²");
const S_XY = symbol("S_xy", "mm²");
const DELTA = symbol("Delta", "mm⁴");
const M_X = symbol("M'_x", "kNm");
const M_Y = symbol("M'_y", "kNm");
const R = symbol("R*", "kN");
/** Statics of a rigid cap on equal piles. */
const RIGID = CLAUSES.analysis;

export const SECOND_MOMENT: Readonly<Record<"xx" | "yy" | "xy", Rule>> = {
  xx: {
    id: "s-xx",
    title: "Sum of x² of the piles",
    reference: RIGID,
    result: S_XX,
    rule: "about the centroid of the piles",
  },
  yy: {
    id: "s-yy",
    title: "Sum of y² of the piles",
    reference: RIGID,
    result: S_YY,
    rule: "about the centroid of the piles",
  },
  xy: {
    id: "s-xy",
    title: "Sum of x y of the piles",
    reference: RIGID,
    result: S_XY,
    rule: "about the centroid of the piles",
  },
};

export const DETERMINANT = formula({
  id: "delta",
  title: "Determinant of the sums",
  reference: RIGID,
  result: DELTA,
  symbols: { xx: S_XX, yy: S_YY, xy: S_XY },
  is: ({ minus, times, square }, { xx, yy, xy }) => minus(times(xx, yy), square(xy)),
});

const plane = (id: "a" | "b", title: string) => ({
  id,
  title,
  reference: RIGID,
  result: symbol(id, "kN/m"),
});

export const SLOPE_X = formula({
  ...plane("a", "Slope of the reactions along x"),
  symbols: { my: M_Y, mx: M_X, yy: S_YY, xy: S_XY, delta: DELTA },
  is: ({ minus, times, over }, { my, mx, yy, xy, delta }) => over(minus(times(my, yy), times(mx, xy)), delta),
});

export const SLOPE_Y = formula({
  ...plane("b", "Slope of the reactions along y"),
  symbols: { my: M_Y, mx: M_X, xx: S_XX, xy: S_XY, delta: DELTA },
  is: ({ minus, times, over }, { my, mx, xx, xy, delta }) => over(minus(times(mx, xx), times(my, xy)), delta),
});

export const REACTION = formula({
  id: "r",
  title: "Reaction of the pile",
  reference: RIGID,
  result: R,
  symbols: {
    n: N,
    count: COUNT,
    a: symbol("a", "kN/m"),
    x: symbol("x", "mm"),
    b: symbol("b", "kN/m"),
    y: symbol("y", "mm"),
  },
  is: ({ plus, times, over }, { n, count, a, x, b, y }) => plus(over(n, count), times(a, x), times(b, y)),
});

export const LINE_REACTION = formula({
  id: "r",
  title: "Reaction of the pile, of a line of piles",
  reference: RIGID,
  result: R,
  symbols: {
    n: N,
    count: COUNT,
    m: symbol("M'_s", "kNm"),
    s: symbol("s_i", "mm"),
    sum: symbol("S_ss", "mm²"),
  },
  is: ({ plus, times, over }, { n, count, m, s, sum }) => plus(over(n, count), over(times(m, s), sum)),
});

export const TESTING_BENEFIT = formula({
  id: "k-testing",
  title: "Testing benefit factor, static load tests",
  reference: AS2159_REFERENCES.testing,
  result: symbol("K"),
  symbols: { p: symbol("p") },
  is: ({ constant, plus, times, over, min }, { p }) =>
    min(constant(1), over(times(constant(1.33), p), plus(p, constant(3.3)))),
});

export const GEOTECHNICAL_FACTOR = formula({
  id: "phi-g",
  title: "Geotechnical strength reduction factor",
  reference: AS2159_REFERENCES.factor,
  result: symbol("phi_g"),
  symbols: { basic: symbol("phi_gb"), tested: symbol("phi_tf"), k: symbol("K") },
  is: ({ plus, minus, times, max }, { basic, tested, k }) =>
    max(basic, plus(basic, times(k, minus(tested, basic)))),
});

export const BASIC_FACTOR: Rule = {
  id: "phi-gb",
  title: "Basic geotechnical strength reduction factor",
  reference: AS2159_REFERENCES.basic,
  result: symbol("phi_gb"),
  rule: "by the average risk rating and the redundancy",
};

export const DESIGN_GEOTECHNICAL = formula({
  id: "r-d-g",
  title: "Design geotechnical strength",
  reference: AS2159_REFERENCES.factor,
  result: symbol("R_{d.g}", "kN"),
  symbols: { phi: symbol("phi_g"), ultimate: symbol("R_{d.ug}", "kN") },
  is: ({ times }, { phi, ultimate }) => times(phi, ultimate),
});

export const ENTERED_STRENGTH: Rule = {
  id: "r-d-g",
  title: "Design geotechnical strength",
  reference: AS2159_REFERENCES.factor,
  result: symbol("R_{d.g}", "kN"),
  rule: "as entered",
};
