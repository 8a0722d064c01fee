import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { D, F_Y, PHI_SYMBOL } from "../../symbols.ts";
import { PHI_F_B } from "../forces/concrete-bearing-formulas.ts";
import { BASE_REFERENCES } from "../references.ts";

const B_F = symbol("b_f", "mm");
const M = symbol("m", "mm");
const N = symbol("n", "mm");
const X = symbol("X");
const LAMBDA = symbol("lambda");
const PANEL = symbol("lambda n'", "mm");
const OVERHANG = symbol("l", "mm");
const F_P = symbol("f_p", "MPa");
const T = symbol("t", "mm");
const BOLT_FORCE = symbol("N*_tf", "kN");
const DISTANCE = symbol("x", "mm");
const B_EFF = symbol("b_eff", "mm");
const G = symbol("s_g", "mm");
const PAIR = symbol("N*_p", "kN");

/** Beyond the line of bending, which is a share of the depth or width of the section. */
export const OVERHANGS = {
  length: formula({
    id: "m",
    title: "Overhang along the length of the plate",
    reference: BASE_REFERENCES.compression,
    result: M,
    symbols: { length: symbol("L", "mm"), share: symbol("k_m"), d: D },
    is: ({ constant, minus, times, over }, { length, share, d }) =>
      over(minus(length, times(share, d)), constant(2)),
  }),
  width: formula({
    id: "n",
    title: "Overhang along the width of the plate",
    reference: BASE_REFERENCES.compression,
    result: N,
    symbols: { width: symbol("B", "mm"), share: symbol("k_n"), bf: B_F },
    is: ({ constant, minus, times, over }, { width, share, bf }) =>
      over(minus(width, times(share, bf)), constant(2)),
  }),
} as const;

export const PANEL_OVERHANG = {
  x: formula({
    id: "x",
    title: "Parameter of the plate between the flanges",
    reference: BASE_REFERENCES.compression,
    result: X,
    symbols: { d: D, bf: B_F, pressure: F_P, fb: PHI_F_B },
    is: ({ constant, plus, times, over, square, min }, { d, bf, pressure, fb }) =>
      min(times(over(times(constant(4), d, bf), square(plus(d, bf))), over(pressure, fb)), constant(1)),
  }),
  lambda: formula({
    id: "lambda",
    title: "Factor of the plate between the flanges",
    reference: BASE_REFERENCES.compression,
    result: LAMBDA,
    symbols: { x: X },
    is: ({ constant, plus, minus, times, over, sqrt, min }, { x }) =>
      min(over(times(constant(2), sqrt(x)), plus(constant(1), sqrt(minus(constant(1), x)))), constant(1)),
  }),
  overhang: formula({
    id: "lambda-n",
    title: "Equivalent overhang between the flanges",
    reference: BASE_REFERENCES.compression,
    result: PANEL,
    symbols: { lambda: LAMBDA, d: D, bf: B_F },
    is: ({ constant, times, over, sqrt }, { lambda, d, bf }) =>
      over(times(lambda, sqrt(times(d, bf))), constant(4)),
  }),
} as const;

/**
 * Overhang that is equivalent to the plate inside a closed section, clamped on four sides: its yield line has m = f_p b^2 / 48
 * (sqrt(3 + (b / a)^2) - b / a)^2, an overhang f_p l^2 / 2.
 */
export const INNER_OVERHANG = formula({
  id: "inner",
  title: "Equivalent overhang inside the section",
  reference: BASE_REFERENCES.compression,
  result: PANEL,
  symbols: { b: symbol("b_i", "mm"), a: symbol("a_i", "mm") },
  is: ({ constant, plus, minus, times, over, square, sqrt }, { b, a }) => {
    const ratio = over(b, a);
    const shape = minus(sqrt(plus(constant(3), square(ratio))), ratio);
    return over(times(b, shape), sqrt(constant(24)));
  },
});

export const GOVERNING_OVERHANG = {
  two: formula({
    id: "l",
    title: "Greatest overhang",
    reference: BASE_REFERENCES.compression,
    result: OVERHANG,
    symbols: { m: M, n: N },
    is: ({ max }, { m, n }) => max(m, n),
  }),
  three: formula({
    id: "l",
    title: "Greatest overhang",
    reference: BASE_REFERENCES.compression,
    result: OVERHANG,
    symbols: { m: M, n: N, panel: PANEL },
    is: ({ max }, { m, n, panel }) => max(m, n, panel),
  }),
} as const;

const REQUIRED = { id: "t", title: "Required thickness of the plate", result: T } as const;

/** Bending of the whole overhang. */
export const THICKNESS_OF_OVERHANG = formula({
  ...REQUIRED,
  reference: BASE_REFERENCES.compression,
  symbols: { overhang: OVERHANG, pressure: F_P, phi: PHI_SYMBOL, fy: F_Y },
  is: ({ constant, times, over, sqrt }, { overhang, pressure, phi, fy }) =>
    times(overhang, sqrt(over(times(constant(2), pressure), times(phi, fy)))),
});

/** The block is shorter than the overhang that it is on; the greater of the two overhangs is used for both directions. */
export const THICKNESS_OF_SHORT_BLOCK = formula({
  ...REQUIRED,
  reference: BASE_REFERENCES.smallMoment,
  symbols: {
    overhang: OVERHANG,
    y: symbol("Y", "mm"),
    pressure: F_P,
    phi: PHI_SYMBOL,
    fy: F_Y,
  },
  is: ({ constant, minus, times, over, sqrt }, { overhang, y, pressure, phi, fy }) =>
    sqrt(over(times(constant(4), pressure, y, minus(overhang, over(y, constant(2)))), times(phi, fy))),
});

/** On each side of the bolt at 45 degrees, as far as half way to the next bolt and the edge of the plate. */
export const EFFECTIVE_WIDTH = formula({
  id: "b-eff",
  title: "Width of plate that bends with the bolt",
  reference: BASE_REFERENCES.largeMoment,
  result: B_EFF,
  symbols: {
    x: DISTANCE,
    half: symbol("s_2", "mm"),
    left: symbol("a_1", "mm"),
    right: symbol("a_2", "mm"),
  },
  is: ({ plus, min }, { x, half, left, right }) => plus(min(x, half, left), min(x, half, right)),
});

export const THICKNESS_OF_BOLT = formula({
  ...REQUIRED,
  reference: CLAUSES.connectionComponents,
  symbols: { n: BOLT_FORCE, x: DISTANCE, phi: PHI_SYMBOL, fy: F_Y, width: B_EFF },
  is: ({ constant, times, over, sqrt }, { n, x, phi, fy, width }) =>
    sqrt(over(times(constant(4), n, x), times(phi, fy, width))),
});

const BETWEEN_FLANGES = {
  ...REQUIRED,
  reference: BASE_REFERENCES.uplift,
  symbols: { n: PAIR, gauge: G, bf: B_F, d: D, phi: PHI_SYMBOL, fy: F_Y },
} as const;

/** Yield lines of a pair of bolts beside the web (Murray, 1983). */
export const THICKNESS_BETWEEN_FLANGES = {
  deep: formula({
    ...BETWEEN_FLANGES,
    symbols: { n: PAIR, gauge: G, bf: B_F, phi: PHI_SYMBOL, fy: F_Y },
    is: ({ constant, times, over, sqrt }, { n, gauge, bf, phi, fy }) =>
      sqrt(over(times(sqrt(constant(2)), n, gauge), times(constant(4), bf, phi, fy))),
  }),
  wide: formula({
    ...BETWEEN_FLANGES,
    is: ({ constant, plus, times, over, sqrt, square }, { n, gauge, bf, d, phi, fy }) =>
      sqrt(over(times(n, gauge, d), times(phi, fy, plus(square(d), times(constant(2), square(bf)))))),
  }),
} as const;
