import type { BeamQuantity, BeamResponse } from "../src/beam/response.ts";
import { DEFLECTION, LOAD, MOMENT, ROTATION, SHEAR, SLOPE, STRIDE } from "../src/beam/response.ts";

/**
 * The least and greatest value by evaluating a quantity at `count` positions of every piece, and again between the neighbours of
 * the best of the piece. Written without the product's evaluation: plain powers.
 */
export function sampledExtremes(
  response: BeamResponse,
  quantity: BeamQuantity,
  count: number,
): { readonly min: number; readonly max: number } {
  const { points } = response.beam.mesh;
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let piece = 0; piece + 1 < points.length; piece++) {
    const coefficients = polynomial(response, piece, quantity);
    const length = lengthOf(points, piece);
    const whole = scan(coefficients, 0, length, count);
    const step = length / count;
    for (const s of [whole.atMin, whole.atMax]) {
      const near = scan(coefficients, Math.max(0, s - step), Math.min(length, s + step), count);
      min = Math.min(min, near.min);
      max = Math.max(max, near.max);
    }
  }
  return { min, max };
}

function scan(coefficients: Coefficients, from: number, to: number, count: number) {
  let [min, max, atMin, atMax] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, from, from];
  for (let index = 0; index <= count; index++) {
    const s = index === count ? to : from + ((to - from) * index) / count;
    const value = evaluate(coefficients, s);
    if (value < min) [min, atMin] = [value, s];
    if (value > max) [max, atMax] = [value, s];
  }
  return { min, max, atMin, atMax };
}

function lengthOf(points: Float64Array, piece: number): number {
  return (points[piece + 1] ?? 0) - (points[piece] ?? 0);
}

type Coefficients = readonly [number, number, number, number, number, number];

function evaluate([c0, c1, c2, c3, c4, c5]: Coefficients, s: number): number {
  return c0 + s * (c1 + s * (c2 + s * (c3 + s * (c4 + s * c5))));
}

function polynomial({ beam, state }: BeamResponse, piece: number, quantity: BeamQuantity): Coefficients {
  const at = (field: number) => state[piece * STRIDE + field] ?? 0;
  const [v, m, q, k] = [at(SHEAR), at(MOMENT), at(LOAD), at(SLOPE)];
  const f = beam.mesh.flexibility[piece] ?? 0;
  switch (quantity) {
    case "shear":
      return [v, -q, -k / 2, 0, 0, 0];
    case "moment":
      return [m, v, -q / 2, -k / 6, 0, 0];
    case "rotation":
      return [at(ROTATION), -f * m, (-f * v) / 2, (f * q) / 6, (f * k) / 24, 0];
    case "deflection":
      return [at(DEFLECTION), at(ROTATION), (-f * m) / 2, (-f * v) / 6, (f * q) / 24, (f * k) / 120];
  }
}
