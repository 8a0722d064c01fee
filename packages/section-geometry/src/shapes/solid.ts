import type { FlatDimensions, RoundDimensions } from "../dimensions.ts";
import { type GrossProperties, massPerMetre } from "../gross-properties.ts";
import { requirePositive } from "../refuse.ts";

/**
 * Gross properties of a round bar.
 *
 *   A = pi d^2 / 4     I = pi d^4 / 64     Z = pi d^3 / 32     S = d^3 / 6     J = 2 I
 *
 * Units    in mm, out mm2, mm3, mm4, unrounded
 * Errors   DomainError 'not-finite' | 'non-positive'
 * Source   first principles
 * Checked  solid.test.ts (by hand), src/gross.test.ts (strips)
 */
export function roundProperties({ d }: RoundDimensions): GrossProperties {
  requirePositive({ d });
  const ag = (Math.PI * d * d) / 4;
  const i = (Math.PI * d ** 4) / 64;
  return solid(ag, { ix: i, iy: i, sx: d ** 3 / 6, sy: d ** 3 / 6, j: 2 * i }, d, d);
}

/**
 * Gross properties of a flat or square bar.
 *
 *   A = d t     Ix = t d^3 / 12     Sx = t d^2 / 4     J = a b^3 / 3 (1 - 192/pi^5 b/a sum tanh(n pi a / 2b) / n^5),  n odd, a the longer side, b the shorter
 *
 * Shape    sharp corners; depth d upright, so that x is the axis across the thickness
 * Units    in mm, out mm2, mm3, mm4, unrounded
 * Errors   DomainError 'not-finite' | 'non-positive'
 * Source   first principles; J: St Venant's series, of which the terms left out are less than 1e-5
 * Checked  solid.test.ts (by hand, J of the exact series), src/gross.test.ts (strips)
 */
export function flatProperties({ d, t }: FlatDimensions): GrossProperties {
  requirePositive({ d, t });
  const [a, b] = [Math.max(d, t), Math.min(d, t)];
  const series = [1, 3, 5, 7].reduce((sum, n) => sum + Math.tanh((n * Math.PI * a) / (2 * b)) / n ** 5, 0);
  const j = ((a * b ** 3) / 3) * (1 - (192 / Math.PI ** 5) * (b / a) * series);
  const inertia = { ix: (t * d ** 3) / 12, iy: (d * t ** 3) / 12 };
  return solid(d * t, { ...inertia, sx: (t * d * d) / 4, sy: (d * t * t) / 4, j }, d, t);
}

type Computed = Pick<GrossProperties, "ix" | "iy" | "sx" | "sy" | "j">;

function solid(ag: number, computed: Computed, d: number, b: number): GrossProperties {
  return {
    ag,
    ...computed,
    zx: (2 * computed.ix) / d,
    zy: (2 * computed.iy) / b,
    rx: Math.sqrt(computed.ix / ag),
    ry: Math.sqrt(computed.iy / ag),
    iw: 0,
    mass: massPerMetre(ag),
    centroid: { x: 0, y: 0 },
    shearCentre: { x: 0, y: 0 },
  };
}
