import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { D, T_F } from "../../symbols.ts";
import { JOINT_REFERENCES } from "../references.ts";
import { E_SYMBOL, M, N } from "../symbols.ts";

const N_F = symbol("N*_f", "kN");
const M_W = symbol("M*_w", "kNm");
const M_F = symbol("M*_f", "kNm");
const A_F = symbol("A_f", "mm²");
const A_G = symbol("A_g", "mm²");
const V = symbol("V*", "kN");

const STATICS = { reference: JOINT_REFERENCES.practice } as const;

export const SHARES = {
  /** By the second moments of area of web and section. */
  webMoment: formula({
    ...STATICS,
    id: "m-w",
    title: "Moment of the web",
    result: M_W,
    symbols: {
      m: M,
      t: symbol("t_w", "mm"),
      d: D,
      tf: T_F,
      ix: symbol("I_x", "mm⁴"),
    },
    is: ({ constant, minus, times, over, power }, { m, t, d, tf, ix }) =>
      times(m, over(times(t, power(minus(d, times(constant(2), tf)), constant(3))), times(constant(12), ix))),
  }),
  flangeMoment: formula({
    ...STATICS,
    id: "m-f",
    title: "Moment of the flanges",
    result: M_F,
    symbols: { m: M, mw: M_W },
    is: ({ minus }, { m, mw }) => minus(m, mw),
  }),
  webAxial: formula({
    ...STATICS,
    id: "n-w",
    title: "Axial force of the web",
    result: symbol("N*_w", "kN"),
    symbols: { n: N, af: A_F, ag: A_G },
    is: ({ constant, minus, times, over }, { n, af, ag }) =>
      times(n, minus(constant(1), over(times(constant(2), af), ag))),
  }),
  flangeAxial: formula({
    ...STATICS,
    id: "n-fa",
    title: "Axial force of each flange",
    result: symbol("N*_fa", "kN"),
    symbols: { n: N, af: A_F, ag: A_G },
    is: ({ times, over }, { n, af, ag }) => times(n, over(af, ag)),
  }),
  halfAxial: formula({
    ...STATICS,
    id: "n-fa",
    title: "Axial force of each flange, which carry all of it",
    result: symbol("N*_fa", "kN"),
    symbols: { n: N },
    is: ({ constant, over }, { n }) => over(n, constant(2)),
  }),
} as const;

export const SPLICE_FLANGE = {
  tension: formula({
    ...STATICS,
    id: "n-ft",
    title: "Force of the flange in tension",
    result: N_F,
    symbols: { m: M_F, d: D, tf: T_F, n: symbol("N*_fa", "kN") },
    is: ({ minus, over }, { m, d, tf, n }) => minus(over(m, minus(d, tf)), n),
  }),
  compression: formula({
    ...STATICS,
    id: "n-fc",
    title: "Force of the flange in compression",
    result: N_F,
    symbols: { m: M_F, d: D, tf: T_F, n: symbol("N*_fa", "kN") },
    is: ({ plus, minus, over }, { m, d, tf, n }) => plus(over(m, minus(d, tf)), n),
  }),
} as const;

export const WEB_GROUP_MOMENT = formula({
  id: "m-g",
  title: "Moment of the bolts of the web",
  reference: CLAUSES.eccentricity,
  result: symbol("M*_g", "kNm"),
  symbols: { v: V, e: E_SYMBOL, mw: M_W },
  is: ({ plus, times }, { v, e, mw }) => plus(times(v, e), mw),
});

export const SPLICE_CAPACITY = {
  web: formula({
    id: "phi-v",
    title: "Nominal shear capacity of the web",
    reference: CLAUSES.buttWeld,
    result: symbol("V_p", "kN"),
    symbols: { fy: symbol("f_yw", "MPa"), d: D, tw: symbol("t_w", "mm") },
    is: ({ constant, times }, { fy, d, tw }) => times(times(constant(0.6), fy), d, tw),
  }),
} as const;
