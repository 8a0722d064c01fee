import { formula, symbol } from "@kingpost/calc";
import { BASE_REFERENCES } from "../references.ts";
import { PHI_F_B } from "./concrete-bearing-formulas.ts";

const N = symbol("N*", "kN");
const M = symbol("M*", "kNm");
const MINOR = symbol("M*_2", "kNm");
const L = symbol("L", "mm");
const B = symbol("B", "mm");
const Y = symbol("Y", "mm");
const Q = symbol("q", "kN/m");
const E = symbol("e", "mm");
const F = symbol("f", "mm");
const C = symbol("C*", "kN");
const T = symbol("T*", "kN");
const BLOCK_WIDTH_SYMBOL = symbol("B_1", "mm");
const COUNT = symbol("n");

/** A block at one side balances the moment about the other axis. */
export const BLOCK_WIDTH = formula({
  id: "block-width",
  title: "Width of the bearing block that balances the smaller moment",
  reference: BASE_REFERENCES.smallMoment,
  result: BLOCK_WIDTH_SYMBOL,
  symbols: { width: B, minor: MINOR, compression: C },
  is: ({ constant, minus, times, over }, { width, minor, compression }) =>
    minus(width, over(times(constant(2), minor), compression)),
});

export const LINE_CAPACITY = formula({
  id: "q",
  title: "Design bearing capacity per unit length of the block",
  reference: BASE_REFERENCES.smallMoment,
  result: Q,
  symbols: { fb: PHI_F_B, width: BLOCK_WIDTH_SYMBOL },
  is: ({ times }, { fb, width }) => times(fb, width),
});

export const ECCENTRICITY = formula({
  id: "e",
  title: "Eccentricity of the compression",
  reference: BASE_REFERENCES.smallMoment,
  result: E,
  symbols: { m: M, n: N },
  is: ({ over }, { m, n }) => over(m, n),
});

const BLOCK_LENGTH = { id: "y", title: "Length of the bearing block", result: Y } as const;

export const BLOCK_LENGTH_WITHOUT_TENSION = formula({
  ...BLOCK_LENGTH,
  reference: BASE_REFERENCES.smallMoment,
  symbols: { length: L, e: E },
  is: ({ constant, minus, times }, { length, e }) => minus(length, times(constant(2), e)),
});

/** Moments about the bolts in tension; N* is negative in uplift. */
export const BLOCK_LENGTH_WITH_TENSION = formula({
  ...BLOCK_LENGTH,
  reference: BASE_REFERENCES.largeMoment,
  symbols: { f: F, length: L, m: M, n: N, q: Q },
  is: ({ constant, plus, minus, times, over, square, sqrt }, { f, length, m, n, q }) => {
    const lever = plus(f, over(length, constant(2)));
    return minus(lever, sqrt(minus(square(lever), over(times(constant(2), plus(m, times(n, f))), q))));
  },
});

export const TENSION = formula({
  id: "t",
  title: "Tension of the bolts at the far side",
  reference: BASE_REFERENCES.largeMoment,
  result: T,
  symbols: { q: Q, y: Y, n: N },
  is: ({ minus, times }, { q, y, n }) => minus(times(q, y), n),
});

export const COMPRESSION = formula({
  id: "c",
  title: "Compression of the bearing block",
  reference: BASE_REFERENCES.largeMoment,
  result: C,
  symbols: { n: N, tension: T },
  is: ({ plus }, { n, tension }) => plus(n, tension),
});

export const PRESSURE = formula({
  id: "f-p",
  title: "Pressure on the bearing block",
  reference: BASE_REFERENCES.smallMoment,
  result: symbol("f_p", "MPa"),
  symbols: { compression: C, width: BLOCK_WIDTH_SYMBOL, y: Y },
  is: ({ times, over }, { compression, width, y }) => over(compression, times(width, y)),
});

const BOLT_TENSION = {
  id: "n-t",
  title: "Greatest tension of a bolt",
  result: symbol("N*_t", "kN"),
} as const;

export const SHARED_TENSION = formula({
  ...BOLT_TENSION,
  reference: BASE_REFERENCES.largeMoment,
  symbols: { tension: T, count: COUNT },
  is: ({ over }, { tension, count }) => over(tension, count),
});

/** Tension of a bolt at (y, x) of the group, with all bolts in tension. */
export const ELASTIC_TENSION = formula({
  ...BOLT_TENSION,
  reference: BASE_REFERENCES.uplift,
  symbols: {
    n: N,
    count: COUNT,
    m: M,
    y: symbol("y", "mm"),
    iy: symbol("I_y", "mm²"),
    minor: MINOR,
    x: symbol("x", "mm"),
    ix: symbol("I_x", "mm²"),
  },
  is: ({ plus, minus, times, over }, { n, count, m, y, iy, minor, x, ix }) =>
    minus(plus(over(times(m, y), iy), over(times(minor, x), ix)), over(n, count)),
});

export const UNIFORM_TENSION = formula({
  ...BOLT_TENSION,
  reference: BASE_REFERENCES.uplift,
  symbols: { n: N, count: COUNT },
  is: ({ constant, minus, over }, { n, count }) => minus(constant(0, "kN"), over(n, count)),
});

/** The outermost lines of bolts alone balance uplift and moment. */
export const OUTER_LINE_TENSION = formula({
  id: "t",
  title: "Tension of the outermost line of bolts",
  reference: BASE_REFERENCES.uplift,
  result: T,
  symbols: { m: M, f: F, n: N },
  is: ({ constant, minus, times, over }, { m, f, n }) =>
    minus(over(m, times(constant(2), f)), over(n, constant(2))),
});

const MOMENT_CAPACITY = {
  id: "phi-m-b",
  title: "Greatest moment that bearing balances",
  result: symbol("phi M_b", "kNm"),
} as const;

/** The block reaches the bolts in tension. */
export const BEARING_MOMENT_WITH_TENSION = formula({
  ...MOMENT_CAPACITY,
  reference: BASE_REFERENCES.largeMoment,
  symbols: { q: Q, f: F, length: L, n: N },
  is: ({ constant, plus, minus, times, over, square }, { q, f, length, n }) =>
    minus(over(times(q, square(plus(f, over(length, constant(2))))), constant(2)), times(n, f)),
});

/** The block is as long as the compression needs. */
export const BEARING_MOMENT_WITHOUT_TENSION = formula({
  ...MOMENT_CAPACITY,
  title: "Greatest moment without tension in the bolts",
  reference: BASE_REFERENCES.smallMoment,
  symbols: { q: Q, length: L, n: N },
  is: ({ constant, minus, times, over }, { q, length, n }) =>
    times(n, minus(over(length, constant(2)), over(n, times(constant(2), q)))),
});
