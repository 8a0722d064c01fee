import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { ALPHA_C, ALPHA_V, D, D_1, F_Y, F_YW, L_E, LAMBDA_N, PHI_SYMBOL, T_F, T_W } from "../symbols.ts";

const B_ES = symbol("b_es", "mm");
const B_C = symbol("b_c", "mm");
const CORNER = symbol("c_s", "mm");
const T_S = symbol("t_s", "mm");
const F_YS = symbol("f_ys", "MPa");
const SIDES = symbol("n");
const A_S = symbol("A_s", "mm²");
const I_S = symbol("I_s", "mm⁴");
const S = symbol("s", "mm");
const L_W = symbol("l_w", "mm");
const A_EFF = symbol("A_eff", "mm²");
const R = symbol("r", "mm");
const R_SB = symbol("R_sb", "kN");

export const STIFFENER_AREA = formula({
  id: "a-s",
  title: "Area of the stiffener",
  reference: CLAUSES.stiffenerYield,
  result: A_S,
  symbols: { n: SIDES, b: B_ES, t: T_S },
  is: ({ times }, { n, b, t }) => times(n, b, t),
});

/** Without its corner, which is cut for the root radius or a weld. */
export const STIFFENER_CONTACT = formula({
  id: "b-c",
  title: "Width of the stiffener in contact",
  reference: CLAUSES.stiffenerYield,
  result: B_C,
  symbols: { b: B_ES, corner: CORNER },
  is: ({ constant, minus, max }, { b, corner }) => max(minus(b, corner), constant(0, "mm")),
});

export const CONTACT_AREA = formula({
  id: "a-s",
  title: "Area of the stiffener in contact",
  reference: CLAUSES.stiffenerYield,
  result: A_S,
  symbols: { n: SIDES, b: B_C, t: T_S },
  is: ({ times }, { n, b, t }) => times(n, b, t),
});

/** About the centre of the web. */
export const STIFFENER_STIFFNESS = formula({
  id: "i-s",
  title: "Second moment of area of the stiffener about the web",
  reference: CLAUSES.stiffenerBuckling,
  result: I_S,
  symbols: { n: SIDES, b: B_ES, t: T_S, tw: T_W },
  is: ({ constant, times, over, minus, plus, power }, { n, b, t, tw }) => {
    const half = over(tw, constant(2));
    const depth = minus(power(plus(b, half), constant(3)), power(half, constant(3)));
    return over(times(n, t, depth), constant(3));
  },
});

export const STIFFENER_YIELD = formula({
  id: "phi-r-sy",
  title: "Design yield capacity of the stiffened web",
  reference: CLAUSES.stiffenerYield,
  result: symbol("phi R_sy", "kN"),
  symbols: { bearing: symbol("phi R_by", "kN"), phi: PHI_SYMBOL, area: A_S, fy: F_YS },
  is: ({ plus, times }, { bearing, phi, area, fy }) => plus(bearing, times(phi, area, fy)),
});

const WEB_LENGTH = {
  id: "l-w",
  title: "Length of web that acts with the stiffener on one side",
  reference: CLAUSES.stiffenerBuckling,
  result: L_W,
} as const;

export const WEB_STRIP = {
  free: formula({
    ...WEB_LENGTH,
    symbols: { tw: T_W, fy: F_YW },
    is: ({ constant, times, over, sqrt }, { tw, fy }) =>
      over(times(constant(17.5), tw), sqrt(over(fy, constant(250, "MPa")))),
  }),
  spaced: formula({
    ...WEB_LENGTH,
    symbols: { tw: T_W, fy: F_YW, s: S },
    is: ({ constant, times, over, sqrt, min }, { tw, fy, s }) =>
      min(over(times(constant(17.5), tw), sqrt(over(fy, constant(250, "MPa")))), over(s, constant(2))),
  }),
} as const;

function strutArea(sides: 1 | 2) {
  return formula({
    id: "a-eff",
    title: "Area of the stiffener and the web that acts with it",
    reference: CLAUSES.stiffenerBuckling,
    result: A_EFF,
    symbols: { area: A_S, length: L_W, tw: T_W },
    is: ({ constant, plus, times }, { area, length, tw }) =>
      plus(area, sides === 1 ? times(length, tw) : times(constant(2), length, tw)),
  });
}

/** By the sides of the stiffener on which there is web. */
export const STRUT_AREA = { 1: strutArea(1), 2: strutArea(2) } as const;

function strutLength(factor: 0.7 | 1) {
  return formula({
    id: "l-e",
    title:
      factor === 1 ? "Effective length, one flange restrained" : "Effective length, both flanges restrained",
    reference: CLAUSES.stiffenerBuckling,
    result: L_E,
    symbols: { d1: D_1 },
    is: ({ constant, times }, { d1 }) => times(constant(factor), d1),
  });
}

/** By the number of flanges that are restrained against rotation. */
export const STRUT_LENGTH = { 1: strutLength(1), 2: strutLength(0.7) } as const;

export const STRUT_RADIUS = formula({
  id: "r",
  title: "Radius of gyration of the strut",
  reference: CLAUSES.stiffenerBuckling,
  result: R,
  symbols: { i: I_S, a: A_EFF },
  is: ({ sqrt, over }, { i, a }) => sqrt(over(i, a)),
});

export const STRUT_YIELD = formula({
  id: "f-y",
  title: "Yield stress of the strut: the lower of web and stiffener",
  reference: CLAUSES.stiffenerBuckling,
  result: F_Y,
  symbols: { web: F_YW, stiffener: F_YS },
  is: ({ min }, { web, stiffener }) => min(web, stiffener),
});

export const STRUT_SLENDERNESS = formula({
  id: "lambda-n",
  title: "Modified slenderness of the strut",
  reference: CLAUSES.memberCompression,
  result: LAMBDA_N,
  symbols: { le: L_E, r: R, fy: F_Y },
  is: ({ constant, times, over, sqrt }, { le, r, fy }) =>
    times(over(le, r), sqrt(over(fy, constant(250, "MPa")))),
});

export const STIFFENER_BUCKLING = formula({
  id: "r-sb",
  title: "Nominal buckling capacity of the stiffened web",
  reference: CLAUSES.stiffenerBuckling,
  result: R_SB,
  symbols: { alphaC: ALPHA_C, a: A_EFF, fy: F_Y },
  is: ({ times }, { alphaC, a, fy }) => times(alphaC, a, fy),
});

export const DESIGN_STIFFENER_BUCKLING = formula({
  id: "phi-r-sb",
  title: "Design buckling capacity of the stiffened web",
  reference: CLAUSES.capacityFactor,
  result: symbol("phi R_sb", "kN"),
  symbols: { phi: PHI_SYMBOL, nominal: R_SB },
  is: ({ times }, { phi, nominal }) => times(phi, nominal),
});

export const GREATEST_OUTSTAND = formula({
  id: "b-es-max",
  title: "Greatest outstand of the stiffener",
  reference: CLAUSES.stiffenerOutstand,
  result: symbol("b_{es,max}", "mm"),
  symbols: { t: T_S, fy: F_YS },
  is: ({ constant, times, over, sqrt }, { t, fy }) =>
    over(times(constant(15), t), sqrt(over(fy, constant(250, "MPa")))),
});

const LEAST_I_S = symbol("I_{s,min}", "mm⁴");

/** With alpha_t = 4, the greatest value. */
export const TORSIONAL_RESTRAINT = formula({
  id: "i-s-min",
  title: "Least second moment of area of the stiffener for torsional end restraint, \u03b1_t = 4",
  reference: CLAUSES.torsionalEndRestraint,
  result: LEAST_I_S,
  symbols: { d: D, tf: T_F, reaction: symbol("R*", "kN"), load: symbol("F*", "kN") },
  is: ({ constant, times, over, power }, { d, tf, reaction, load }) =>
    times(over(constant(4), constant(1000)), power(d, constant(3)), tf, over(reaction, load)),
});

/** Area that an intermediate stiffener needs for a tension field. `gamma` depends on how it is placed on the web. */
export const INTERMEDIATE_AREA = formula({
  id: "a-s-min",
  title: "Least area of the intermediate stiffener",
  reference: CLAUSES.intermediateArea,
  result: symbol("A_{s,min}", "mm²"),
  symbols: {
    gamma: symbol("gamma"),
    aw: symbol("A_w", "mm²"),
    alphaV: ALPHA_V,
    shear: symbol("V*", "kN"),
    capacity: symbol("phi V_v", "kN"),
    s: S,
    d1: D_1,
  },
  is: (
    { constant, times, over, minus, plus, sqrt, square },
    { gamma, aw, alphaV, shear, capacity, s, d1 },
  ) => {
    const panel = over(s, d1);
    const field = minus(panel, over(square(panel), sqrt(plus(constant(1), square(panel)))));
    const web = times(constant(0.5), gamma, aw, minus(constant(1), alphaV));
    return times(web, over(shear, capacity), field);
  },
});

export const INTERMEDIATE_STIFFNESS = formula({
  id: "i-s-min",
  title: "Least second moment of area of the intermediate stiffener",
  reference: CLAUSES.intermediateStiffness,
  result: LEAST_I_S,
  symbols: { d1: D_1, tw: T_W, s: S },
  is: ({ constant, times, over, power, square, sqrt, when, isAtMost }, { d1, tw, s }) => {
    const web = power(tw, constant(3));
    const near = times(constant(0.75), d1, web);
    const far = over(times(constant(1.5), power(d1, constant(3)), web), square(s));
    return when(isAtMost(over(s, d1), sqrt(constant(2))), near, far);
  },
});
