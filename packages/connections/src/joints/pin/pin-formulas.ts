import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { F_Y, PHI_SYMBOL } from "../../symbols.ts";
import { D_H, F_U, M, T } from "../symbols.ts";

/** AS 4100 Table 3.4: pins in shear, bearing and bending; plies of pin connections. */
export const PHI_PIN = 0.8;

const D_F = symbol("d_f", "mm");
const F_YP = symbol("f_yp", "MPa");
const A_P = symbol("A_p", "mm²");
const V = symbol("V*", "kN");
const A_REQ = symbol("A_n", "mm²");

export const PIN_AREA = formula({
  id: "a-p",
  title: "Area of the pin",
  reference: CLAUSES.pinShear,
  result: A_P,
  symbols: { df: D_F },
  is: ({ constant, pi, times, over, square }, { df }) => times(over(pi, constant(4)), square(df)),
});

export const PIN_SHEAR = formula({
  id: "phi-v-f",
  title: "Design shear capacity of the pin",
  reference: CLAUSES.pinShear,
  result: symbol("phi V_f", "kN"),
  symbols: { phi: PHI_SYMBOL, fyp: F_YP, ns: symbol("n_s"), area: A_P },
  is: ({ constant, times }, { phi, fyp, ns, area }) => times(times(phi, constant(0.62)), fyp, ns, area),
});

export const PIN_BEARING = formula({
  id: "phi-v-b",
  title: "Design bearing capacity of the pin",
  reference: CLAUSES.pinBearing,
  result: symbol("phi V_b", "kN"),
  symbols: { phi: PHI_SYMBOL, fyp: F_YP, df: D_F, tp: T, kp: symbol("k_p") },
  is: ({ constant, times }, { phi, fyp, df, tp, kp }) =>
    times(times(phi, constant(1.4)), fyp, times(df, tp, kp)),
});

export const PIN_BENDING = formula({
  id: "phi-m",
  title: "Design moment capacity of the pin",
  reference: CLAUSES.pinBending,
  result: symbol("phi M_p", "kNm"),
  symbols: { phi: PHI_SYMBOL, fyp: F_YP, df: D_F },
  is: ({ constant, times, over, power }, { phi, fyp, df }) =>
    times(phi, fyp, over(power(df, constant(3)), constant(6))),
});

/** Two outer plies and one inner ply. */
export const PIN_MOMENT = formula({
  id: "m",
  title: "Moment of the pin",
  reference: CLAUSES.pinBending,
  result: M,
  symbols: { v: V, t1: symbol("t_1", "mm"), gap: symbol("g", "mm"), t2: symbol("t_2", "mm") },
  is: ({ constant, plus, times, over }, { v, t1, gap, t2 }) =>
    times(over(v, constant(2)), plus(over(t1, constant(2)), gap, over(t2, constant(4)))),
});

/** Net area that the force needs, at kt = 1. */
export const REQUIRED_AREA = formula({
  id: "a-n-req",
  title: "Required net area of the pin plate",
  reference: CLAUSES.pinConnection,
  result: A_REQ,
  symbols: { n: symbol("N*", "kN"), phi: PHI_SYMBOL, fy: F_Y, fu: F_U },
  is: ({ constant, times, over, min }, { n, phi, fy, fu }) =>
    over(n, times(phi, min(fy, times(constant(0.85), fu)))),
});

export const BESIDE_AREA = formula({
  id: "a-beside",
  title: "Required area beside the hole",
  reference: CLAUSES.pinConnection,
  result: symbol("A_s", "mm²"),
  symbols: { an: A_REQ },
  is: ({ constant, times }, { an }) => times(constant(1.33), an),
});

export const PIN_HOLE = formula({
  id: "d-h-max",
  title: "Greatest hole of the pin",
  reference: CLAUSES.holes,
  result: D_H,
  symbols: { df: D_F, c: symbol("c_h", "mm") },
  is: ({ plus }, { df, c }) => plus(df, c),
});

export const PIN_THICKNESS = formula({
  id: "t-min",
  title: "Least thickness of the pin plate",
  reference: CLAUSES.pinConnection,
  result: T,
  symbols: { beside: symbol("a_s", "mm") },
  is: ({ constant, times }, { beside }) => times(constant(0.25), beside),
});
