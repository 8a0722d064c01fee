import { CLAUSES } from "@kingpost/as4100";
import { formula, type Rule, symbol } from "@kingpost/calc";
import { JOINT_REFERENCES } from "../references.ts";
import { E_SYMBOL, M, N, N_P, PHI_V_F, S_P, V_RES } from "../symbols.ts";

const I_BP = symbol("I_bp", "mm²");
const COUNT = symbol("n");
const X = symbol("x", "mm");
const Y = symbol("y", "mm");
const V_X = symbol("V*_x", "kN");
const V_Y = symbol("V*_y", "kN");
const N_T = symbol("N*_t", "kN");
const Z_B = symbol("Z_b");

/** Σ(x² + y²) about the centroid. */
export const POLAR_INERTIA: Rule = {
  id: "i-bp",
  title: "Polar second moment of area of the bolt group, for bolts of unit area",
  reference: CLAUSES.boltGroupInPlane,
  result: I_BP,
  rule: "sum of x² + y² about the centroid",
};

/** Force of one bolt: the rotation about the instantaneous centre of a linear group, as its components. */
export const BOLT_FORCE = {
  x: formula({
    id: "v-x",
    title: "Horizontal force of the bolt",
    reference: CLAUSES.boltGroupInPlane,
    result: V_X,
    symbols: { force: symbol("F*_x", "kN"), count: COUNT, m: M, y: Y, ibp: I_BP },
    is: ({ minus, times, over }, { force, count, m, y, ibp }) =>
      minus(over(force, count), over(times(m, y), ibp)),
  }),
  y: formula({
    id: "v-y",
    title: "Vertical force of the bolt",
    reference: CLAUSES.boltGroupInPlane,
    result: V_Y,
    symbols: { force: symbol("F*_y", "kN"), count: COUNT, m: M, x: X, ibp: I_BP },
    is: ({ plus, times, over }, { force, count, m, x, ibp }) =>
      plus(over(force, count), over(times(m, x), ibp)),
  }),
  resultant: formula({
    id: "v-res",
    title: "Resultant force of the bolt",
    reference: CLAUSES.boltGroupInPlane,
    result: V_RES,
    symbols: { x: V_X, y: V_Y },
    is: ({ plus, square, sqrt }, { x, y }) => sqrt(plus(square(x), square(y))),
  }),
} as const;

/** A single column of bolts under a force beside it, in bolts. */
export const COLUMN_FACTOR = formula({
  id: "z-b",
  title: "Effective number of bolts of an eccentric column of bolts",
  reference: CLAUSES.boltGroupInPlane,
  result: Z_B,
  symbols: { np: N_P, e: E_SYMBOL, sp: S_P },
  is: ({ constant, plus, times, over, sqrt, square }, { np, e, sp }) =>
    over(np, sqrt(plus(constant(1), square(over(times(constant(6), e), times(sp, plus(np, constant(1)))))))),
});

/** Factor of any group: the force V at eccentricity e, in bolts, from the bolt that has most. */
export const GROUP_FACTOR = formula({
  id: "z-b",
  title: "Effective number of bolts of an eccentric group",
  reference: CLAUSES.boltGroupInPlane,
  result: Z_B,
  symbols: { count: COUNT, e: E_SYMBOL, x: X, y: Y, ibp: I_BP },
  is: ({ constant, plus, times, over, sqrt, square }, { count, e, x, y, ibp }) =>
    over(
      constant(1),
      sqrt(
        plus(square(over(times(e, y), ibp)), square(plus(over(constant(1), count), over(times(e, x), ibp)))),
      ),
    ),
});

export const GROUP_CAPACITY = formula({
  id: "phi-v-g",
  title: "Design capacity of the bolt group",
  reference: CLAUSES.boltGroupInPlane,
  result: symbol("phi V_g", "kN"),
  symbols: { zb: Z_B, vf: PHI_V_F },
  is: ({ times }, { zb, vf }) => times(zb, vf),
});

/** Out of plane, elastic about the centroid. */
export const ELASTIC_TENSION = formula({
  id: "n-t",
  title: "Tension of the bolt, elastic about the centroid",
  reference: CLAUSES.boltGroupOutOfPlane,
  result: N_T,
  symbols: {
    n: N,
    count: COUNT,
    mx: symbol("M*_x", "kNm"),
    y: Y,
    ix: symbol("I_bx", "mm²"),
    my: symbol("M*_y", "kNm"),
    x: X,
    iy: symbol("I_by", "mm²"),
  },
  is: ({ plus, minus, times, over }, { n, count, mx, y, ix, my, x, iy }) =>
    minus(plus(over(n, count), over(times(mx, y), ix)), over(times(my, x), iy)),
});

/** Out of plane, with all bolts on the tension side equal. */
export const PLASTIC_TENSION = formula({
  id: "n-t",
  title: "Tension of a bolt on the tension side, all of them equal",
  reference: JOINT_REFERENCES.plasticGroup,
  result: N_T,
  symbols: { m: M, nt: symbol("n_t"), ym: symbol("y_m", "mm") },
  is: ({ times, over }, { m, nt, ym }) => over(m, times(nt, ym)),
});

export const EQUAL_SHEAR = formula({
  id: "v-f",
  title: "Shear force of each bolt",
  reference: CLAUSES.boltShear,
  result: symbol("V*_f", "kN"),
  symbols: { v: symbol("V*", "kN"), count: COUNT },
  is: ({ over }, { v, count }) => over(v, count),
});
