import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { D_H } from "../symbols.ts";

const A_F = symbol("a'_f", "mm");
const A_E = symbol("a'_e", "mm");
const DELTA = symbol("delta");
const ALPHA = symbol("alpha");
const N_T = symbol("N*_t", "kN");
const M_1 = symbol("M*_1", "kNm");
const PHI_M = symbol("phi M_s", "kNm");
const WIDTH = symbol("p", "mm");

const PRYING = { reference: CLAUSES.prying } as const;

/** A tee-stub: the plate bends at the web and, with prying, at the line of bolts. */
export const PRYING_STEPS = {
  inner: formula({
    ...PRYING,
    id: "a-f",
    title: "Distance from the bolt to the web, less half a hole",
    result: A_F,
    symbols: { a: symbol("a_f", "mm"), dh: D_H },
    is: ({ constant, minus, over }, { a, dh }) => minus(a, over(dh, constant(2))),
  }),
  outer: formula({
    ...PRYING,
    id: "a-e",
    title: "Distance from the bolt to the edge, with half a hole",
    result: A_E,
    symbols: { a: symbol("a_e", "mm"), dh: D_H, inner: A_F },
    is: ({ constant, plus, times, over, min }, { a, dh, inner }) =>
      min(plus(a, over(dh, constant(2))), times(constant(1.25), inner)),
  }),
  delta: formula({
    ...PRYING,
    id: "delta",
    title: "Ratio of the net to the gross width of plate",
    result: DELTA,
    symbols: { p: WIDTH, dh: D_H },
    is: ({ minus, over }, { p, dh }) => over(minus(p, dh), p),
  }),
  alpha: formula({
    ...PRYING,
    id: "alpha",
    title: "Ratio of the moments at the bolt line and at the web",
    result: ALPHA,
    symbols: { nt: N_T, inner: A_F, capacity: PHI_M, delta: DELTA },
    is: ({ constant, minus, times, over, min, max }, { nt, inner, capacity, delta }) =>
      min(max(over(minus(over(times(nt, inner), capacity), constant(1)), delta), constant(0)), constant(1)),
  }),
  moment: formula({
    ...PRYING,
    id: "m-1",
    title: "Moment of the plate at the web",
    result: M_1,
    symbols: { nt: N_T, inner: A_F, alpha: ALPHA, delta: DELTA },
    is: ({ constant, plus, times, over }, { nt, inner, alpha, delta }) =>
      over(times(nt, inner), plus(constant(1), times(alpha, delta))),
  }),
  tension: formula({
    ...PRYING,
    id: "n-tf",
    title: "Design tension of a bolt with prying",
    result: symbol("N*_tf", "kN"),
    symbols: { nt: N_T, inner: A_F, outer: A_E, alpha: ALPHA, delta: DELTA },
    is: ({ constant, plus, times, over }, { nt, inner, outer, alpha, delta }) =>
      times(
        nt,
        plus(
          constant(1),
          times(over(inner, outer), over(times(alpha, delta), plus(constant(1), times(alpha, delta)))),
        ),
      ),
  }),
} as const;
