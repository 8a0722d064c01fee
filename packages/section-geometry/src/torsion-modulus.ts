import { formula, GEOMETRY, type Recorder, standardReferences, symbol } from "@kingpost/calc";
import type { BoxDimensions, ChsDimensions, Dimensions, RhsDimensions } from "./dimensions.ts";

const ANNEX = standardReferences("EN 10219-2", "EN 10219-2").annex("B");

const D = symbol("d", "mm");
const D_O = symbol("d_o", "mm");
const B = symbol("b", "mm");
const T = symbol("t", "mm");
const T_F = symbol("t_f", "mm");
const T_W = symbol("t_w", "mm");
const R_1 = symbol("r_1", "mm");
const R_M = symbol("r_m", "mm");
const H = symbol("h", "mm");
const A_H = symbol("A_h", "mm²");
const K = symbol("K", "mm²");
const J = symbol("J", "mm⁴");
const J_C = symbol("J_c", "mm⁴");

const constantOf = { id: "j", title: "Torsion constant", result: J } as const;
const modulus = { id: "c", title: "Torsion modulus", result: symbol("C", "mm³") } as const;

const TUBE_TORSION = {
  j: formula({
    ...constantOf,
    reference: GEOMETRY,
    symbols: { d: D_O, t: T },
    is: ({ constant, pi, over, minus, times, power }, { d, t }) =>
      times(
        over(pi, constant(32)),
        minus(power(d, constant(4)), power(minus(d, times(constant(2), t)), constant(4))),
      ),
  }),
  c: formula({
    ...modulus,
    reference: GEOMETRY,
    symbols: { j: J, d: D_O },
    is: ({ constant, over, times }, { j, d }) => over(times(constant(2), j), d),
  }),
} as const;

const RHS_TORSION = {
  radius: formula({
    id: "r-m",
    title: "Mean corner radius, the inside one being r_1 − t or 0",
    reference: ANNEX,
    result: R_M,
    symbols: { r1: R_1, t: T },
    is: ({ constant, over, plus, minus, max }, { r1, t }) =>
      over(plus(r1, max(constant(0, "mm"), minus(r1, t))), constant(2)),
  }),
  perimeter: formula({
    id: "h",
    title: "Perimeter of the mid-line",
    reference: ANNEX,
    result: H,
    symbols: { d: D, b: B, t: T, rm: R_M },
    is: ({ constant, pi, plus, minus, times }, { d, b, t, rm }) =>
      minus(
        times(constant(2), plus(minus(b, t), minus(d, t))),
        times(constant(2), rm, minus(constant(4), pi)),
      ),
  }),
  area: formula({
    id: "a-h",
    title: "Area inside the mid-line",
    reference: ANNEX,
    result: A_H,
    symbols: { d: D, b: B, t: T, rm: R_M },
    is: ({ constant, pi, minus, times, square }, { d, b, t, rm }) =>
      minus(times(minus(b, t), minus(d, t)), times(square(rm), minus(constant(4), pi))),
  }),
  k: formula({
    id: "k",
    title: "Factor of the closed wall",
    reference: ANNEX,
    result: K,
    symbols: { area: A_H, t: T, perimeter: H },
    is: ({ constant, over, times }, { area, t, perimeter }) => over(times(constant(2), area, t), perimeter),
  }),
  j: formula({
    ...constantOf,
    reference: ANNEX,
    symbols: { t: T, perimeter: H, k: K, area: A_H },
    is: ({ constant, over, plus, times, power }, { t, perimeter, k, area }) =>
      plus(over(times(power(t, constant(3)), perimeter), constant(3)), times(constant(2), k, area)),
  }),
  c: formula({
    ...modulus,
    reference: ANNEX,
    symbols: { j: J, t: T, k: K },
    is: ({ over, plus }, { j, t, k }) => over(j, plus(t, over(k, t))),
  }),
} as const;

const BOX_TORSION = {
  area: formula({
    id: "a-h",
    title: "Area inside the mid-line",
    reference: GEOMETRY,
    result: A_H,
    symbols: { d: D, b: B, tf: T_F, tw: T_W },
    is: ({ minus, times }, { d, b, tf, tw }) => times(minus(b, tw), minus(d, tf)),
  }),
  closed: formula({
    id: "j-c",
    title: "Torsion constant of the closed wall (Bredt)",
    reference: GEOMETRY,
    result: J_C,
    symbols: { area: A_H, d: D, b: B, tf: T_F, tw: T_W },
    is: ({ constant, minus, over, plus, square, times }, { area, d, b, tf, tw }) =>
      over(times(constant(2), square(area)), plus(over(minus(b, tw), tf), over(minus(d, tf), tw))),
  }),
  j: formula({
    ...constantOf,
    reference: GEOMETRY,
    symbols: { closed: J_C, d: D, b: B, tf: T_F, tw: T_W },
    is: ({ constant, minus, over, plus, power, times }, { closed, d, b, tf, tw }) =>
      plus(
        closed,
        times(
          over(constant(2), constant(3)),
          plus(times(minus(b, tw), power(tf, constant(3))), times(minus(d, tf), power(tw, constant(3)))),
        ),
      ),
  }),
  c: formula({
    ...modulus,
    reference: GEOMETRY,
    symbols: { j: J, closed: J_C, area: A_H, tf: T_F, tw: T_W },
    is: ({ constant, max, over, plus, times }, { j, closed, area, tf, tw }) =>
      over(
        j,
        max(
          plus(over(closed, times(constant(2), area, tf)), tf),
          plus(over(closed, times(constant(2), area, tw)), tw),
        ),
      ),
  }),
} as const;

/**
 * The derivation of the torsion modulus C of a hollow shape; undefined for an open one. `grossProperties` gives the same number
 * without the steps.
 *
 * Units    in mm, out mm3, unrounded
 * Source   first principles (tube); EN 10219-2 Annex B (rectangular); Bredt with the walls' own share (box)
 * Checked  packages/sections/validation/derived.test.ts (the engine's C and J of every hollow size, published C)
 */
export function torsionModulus(dimensions: Dimensions, record: Recorder): number | undefined {
  switch (dimensions.shape) {
    case "chs":
      return ofTube(dimensions, record);
    case "rhs":
      return ofRhs(dimensions, record);
    case "box":
      return ofBox(dimensions, record);
    default:
      return undefined;
  }
}

function ofTube({ d, t }: ChsDimensions, record: Recorder): number {
  return record.formula(TUBE_TORSION.c, { j: record.formula(TUBE_TORSION.j, { d, t }), d });
}

function ofRhs({ d, b, t, r1 }: RhsDimensions, record: Recorder): number {
  const rm = record.formula(RHS_TORSION.radius, { r1, t });
  const perimeter = record.formula(RHS_TORSION.perimeter, { d, b, t, rm });
  const area = record.formula(RHS_TORSION.area, { d, b, t, rm });
  const k = record.formula(RHS_TORSION.k, { area, t, perimeter });
  const j = record.formula(RHS_TORSION.j, { t, perimeter, k, area });
  return record.formula(RHS_TORSION.c, { j, t, k });
}

function ofBox({ d, b, tf, tw }: BoxDimensions, record: Recorder): number {
  const area = record.formula(BOX_TORSION.area, { d, b, tf, tw });
  const closed = record.formula(BOX_TORSION.closed, { area, d, b, tf, tw });
  const j = record.formula(BOX_TORSION.j, { closed, d, b, tf, tw });
  return record.formula(BOX_TORSION.c, { j, closed, area, tf, tw });
}
