import { formula, GEOMETRY, type Recorder, type SymbolDefinition, symbol } from "@kingpost/calc";
import type { Dimensions } from "./dimensions.ts";

const D = symbol("d", "mm");
const B = symbol("b", "mm");
const B_F = symbol("b_f", "mm");
const B_1 = symbol("b_1", "mm");
const B_2 = symbol("b_2", "mm");
const T_W = symbol("t_w", "mm");
const R_1 = symbol("r_1", "mm");
const R_2 = symbol("r_2", "mm");

function perimeterFormula<Name extends string>(
  symbols: Readonly<Record<Name, SymbolDefinition>>,
  is: Parameters<typeof formula<Name>>[0]["is"],
) {
  return formula({
    id: "perimeter",
    title: "Perimeter of the profile",
    reference: GEOMETRY,
    result: symbol("P", "mm"),
    symbols,
    is,
  });
}

/**
 * The outside perimeter of each shape, exact with its root fillets, corner and toe radii.
 *
 * Shape    an angle's toe radius is at most its thickness: 75x75x5EA (5 on 4.6) is 0.03 mm too long
 * Units    mm
 * Source   first principles: a fillet replaces 2 r by pi r / 2
 * Checked  packages/drawing/src/steel-section/surface.test.ts (outline of every size), packages/sections/validation/derived.test.ts (published ratios)
 */
const PERIMETERS = {
  iSection: perimeterFormula(
    { d: D, bf: B_F, tw: T_W, r1: R_1 },
    ({ constant, pi, plus, minus, times }, { d, bf, tw, r1 }) =>
      minus(
        plus(times(constant(4), bf), times(constant(2), minus(d, tw))),
        times(minus(constant(8), times(constant(2), pi)), r1),
      ),
  ),
  channel: perimeterFormula(
    { d: D, bf: B_F, tw: T_W, r1: R_1 },
    ({ constant, pi, plus, minus, times }, { d, bf, tw, r1 }) =>
      minus(
        plus(times(constant(4), bf), times(constant(2), minus(d, tw))),
        times(minus(constant(4), pi), r1),
      ),
  ),
  angle: perimeterFormula(
    { b1: B_1, b2: B_2, r1: R_1, r2: R_2 },
    ({ constant, pi, plus, minus, times, over }, { b1, b2, r1, r2 }) =>
      minus(
        times(constant(2), plus(b1, b2)),
        times(minus(constant(2), over(pi, constant(2))), plus(r1, times(constant(2), r2))),
      ),
  ),
  chs: perimeterFormula({ d: symbol("d_o", "mm") }, ({ pi, times }, { d }) => times(pi, d)),
  rhs: perimeterFormula({ d: D, b: B, r1: R_1 }, ({ constant, pi, plus, minus, times }, { d, b, r1 }) =>
    minus(times(constant(2), plus(d, b)), times(minus(constant(8), times(constant(2), pi)), r1)),
  ),
  box: perimeterFormula({ d: D, b: B }, ({ constant, plus, times }, { d, b }) =>
    times(constant(2), plus(d, b)),
  ),
  tee: perimeterFormula({ d: D, bf: B_F, r1: R_1 }, ({ constant, pi, plus, minus, times }, { d, bf, r1 }) =>
    minus(times(constant(2), plus(bf, d)), times(minus(constant(4), pi), r1)),
  ),
  // Inner faces at 8 degrees: 2 / cos 8 - 2 tan 8, and 4 (2 tan 41 - 82 pi / 180) for the four fillets and the four toes.
  taperI: perimeterFormula(
    { d: D, bf: B_F, tw: T_W, r1: R_1, r2: R_2 },
    ({ constant, plus, minus, times }, { d, bf, tw, r1, r2 }) =>
      minus(
        plus(times(constant(2), plus(bf, d)), times(constant(1.73857), minus(bf, tw))),
        times(constant(1.22961), plus(r1, r2)),
      ),
  ),
  unequalI: perimeterFormula(
    { d: D, bf: B_F, bfb: symbol("b_fb", "mm"), tw: T_W },
    ({ constant, plus, minus, times }, { d, bf, bfb, tw }) => times(constant(2), minus(plus(bf, bfb, d), tw)),
  ),
  round: perimeterFormula({ d: D }, ({ pi, times }, { d }) => times(pi, d)),
  flat: perimeterFormula({ d: D, t: symbol("t", "mm") }, ({ constant, plus, times }, { d, t }) =>
    times(constant(2), plus(d, t)),
  ),
} as const;

/** The outside perimeter of a shape. Units: mm, unrounded. */
export function perimeter(dimensions: Dimensions, record: Recorder): number {
  switch (dimensions.shape) {
    case "i-section":
      return record.formula(PERIMETERS.iSection, dimensions);
    case "channel":
      return record.formula(PERIMETERS.channel, dimensions);
    case "angle":
      return record.formula(PERIMETERS.angle, dimensions);
    case "chs":
      return record.formula(PERIMETERS.chs, dimensions);
    case "rhs":
      return record.formula(PERIMETERS.rhs, dimensions);
    case "box":
      return record.formula(PERIMETERS.box, dimensions);
    case "tee":
      return record.formula(PERIMETERS.tee, dimensions);
    case "taper-i":
      return record.formula(PERIMETERS.taperI, dimensions);
    case "unequal-i":
      return record.formula(PERIMETERS.unequalI, dimensions);
    case "round":
      return record.formula(PERIMETERS.round, dimensions);
    case "flat":
      return record.formula(PERIMETERS.flat, dimensions);
  }
}

/** The rectangle around a shape, and what faces it has: those of a hollow section are one wall, a round one has none. */
export interface Enclosure {
  readonly d: number;
  readonly b: number;
  readonly profile: "open" | "hollow" | "round";
}

/** The overall depth and width of a shape, mm. Angles: the leg b2 is the width. */
export function enclosureOf(dimensions: Dimensions): Enclosure {
  switch (dimensions.shape) {
    case "i-section":
    case "channel":
    case "tee":
    case "taper-i":
      return { d: dimensions.d, b: dimensions.bf, profile: "open" };
    case "unequal-i":
      return { d: dimensions.d, b: Math.max(dimensions.bf, dimensions.bfb), profile: "open" };
    case "flat":
      return { d: dimensions.d, b: dimensions.t, profile: "open" };
    case "round":
      return { d: dimensions.d, b: dimensions.d, profile: "round" };
    case "angle":
      return { d: dimensions.b1, b: dimensions.b2, profile: "open" };
    case "chs":
      return { d: dimensions.d, b: dimensions.d, profile: "round" };
    case "rhs":
    case "box":
      return { d: dimensions.d, b: dimensions.b, profile: "hollow" };
  }
}
