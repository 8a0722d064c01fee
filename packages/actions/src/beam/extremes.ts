import { SAME_POINT } from "./model.ts";
import {
  type BeamQuantity,
  type BeamResponse,
  LOAD,
  MOMENT,
  pieceAt,
  ROTATION,
  SHEAR,
  type Side,
  SLOPE,
  STRIDE,
  valueInPiece,
} from "./response.ts";
import { signChangesOf } from "./roots.ts";
import { exceeds, withoutRounding } from "./rounding.ts";

/** A value and where it is: `valueAt(response, quantity, x, side)` gives the same. */
export interface BeamPoint {
  readonly x: number;
  readonly side: Side;
  readonly value: number;
}

export interface Extremes {
  readonly min: BeamPoint;
  readonly max: BeamPoint;
}

/** Extremes without the sides of jumps. */
export interface ValueExtremes {
  readonly min: Omit<BeamPoint, "side">;
  readonly max: Omit<BeamPoint, "side">;
}

/** Part of a beam, mm; without an end, to the end of the beam. */
export interface BeamRange {
  readonly from?: number;
  readonly to?: number;
}

/** A straight line from which deflections are measured: `deflection` at x = 0, mm, and its slope. */
export interface ReferenceLine {
  readonly deflection: number;
  readonly slope: number;
}

const coefficients = new Float64Array(5);
const roots = new Float64Array(4);

/** The extremes found so far, kept so that no search creates an object: MIN_X, MIN, MAX_X, MAX. */
const found = new Float64Array(4);
const [MIN_X, MIN, MAX_X, MAX] = [0, 1, 2, 3] as const;
const sides: [min: Side, max: Side] = ["right", "right"];

function begin(from: number): void {
  found[MIN_X] = from;
  found[MIN] = Number.POSITIVE_INFINITY;
  found[MAX_X] = from;
  found[MAX] = Number.NEGATIVE_INFINITY;
  sides[0] = "right";
  sides[1] = "right";
}

function offer(x: number, value: number, side: Side): void {
  if (value < (found[MIN] ?? 0)) {
    found[MIN_X] = x;
    found[MIN] = value;
    sides[0] = side;
  }
  if (value > (found[MAX] ?? 0)) {
    found[MAX_X] = x;
    found[MAX] = value;
    sides[1] = side;
  }
}

/** Offers the ends of a part of a piece and the extrema within it. */
function offerPiece(
  response: BeamResponse,
  piece: number,
  quantity: BeamQuantity,
  low: number,
  high: number,
  line: ReferenceLine,
): void {
  const start = response.beam.mesh.points[piece] ?? 0;
  const at = (s: number) =>
    valueInPiece(response, piece, quantity, s) - line.deflection - line.slope * (start + s);
  offer(start + low, at(low), "right");
  if (mayTurn(response, piece, quantity, high, line.slope)) {
    const degree = derivativeInPiece(response, piece, quantity, line.slope);
    const count = signChangesOf(coefficients, degree, low, high, roots);
    for (let index = 0; index < count; index++) {
      const s = roots[index] ?? 0;
      offer(start + s, at(s), "left");
    }
  }
  offer(start + high, at(high), "left");
}

/** Covers rounding in the comparison of a rotation with how much it can change. */
const MORE = 1.001;

/** False where a deflection clearly has no extreme within the piece: its rotation cannot change enough to reach the slope. */
function mayTurn(
  { beam, state }: BeamResponse,
  piece: number,
  quantity: BeamQuantity,
  high: number,
  slope: number,
): boolean {
  if (quantity !== "deflection") return true;
  const at = piece * STRIDE;
  const v = Math.abs(state[at + SHEAR] ?? 0);
  const m = Math.abs(state[at + MOMENT] ?? 0);
  const q = Math.abs(state[at + LOAD] ?? 0);
  const k = Math.abs(state[at + SLOPE] ?? 0);
  const change =
    (beam.mesh.flexibility[piece] ?? 0) * high * (m + high * (v / 2 + high * (q / 6 + (high * k) / 24)));
  return Math.abs((state[at + ROTATION] ?? 0) - slope) <= MORE * change;
}

const NO_LINE: ReferenceLine = { deflection: 0, slope: 0 };

/**
 * The least and the greatest value of a quantity on the beam or a part of it, both sides of jumps included. Extrema within a piece
 * are roots of the derivative, a polynomial of degree 4 at most; nothing is sampled.
 *
 * Units    as `valueAt`
 * Errors   DomainError 'outside-beam'
 * Checked  extremes.test.ts (dense samples of random beams)
 */
export function extremes(
  response: BeamResponse,
  quantity: BeamQuantity,
  { from = 0, to = response.beam.length }: BeamRange = {},
  line = NO_LINE,
): Extremes {
  const { points } = response.beam.mesh;
  const first = pieceAt(response.beam, from, "right");
  const last = Math.max(first, pieceAt(response.beam, to, "left"));
  begin(from);
  for (let piece = first; piece <= last; piece++) {
    const start = points[piece] ?? 0;
    const low = piece === first ? Math.max(0, from - start) : 0;
    const high = piece === last ? Math.max(low, to - start) : (points[piece + 1] ?? 0) - start;
    offerPiece(response, piece, quantity, low, high, line);
  }
  return {
    min: { x: found[MIN_X] ?? 0, side: sides[0], value: found[MIN] ?? 0 },
    max: { x: found[MAX_X] ?? 0, side: sides[1], value: found[MAX] ?? 0 },
  };
}

/**
 * The deflection of the greatest magnitude from a line; undefined where none is as much as `least`. Pieces that clearly have less are
 * not searched.
 */
export function greatestDeflection(
  response: BeamResponse,
  { from, to }: Required<BeamRange>,
  line: ReferenceLine,
  least: number,
): Omit<BeamPoint, "side"> | undefined {
  const { points } = response.beam.mesh;
  begin(from);
  const last = pieceAt(response.beam, to, "left");
  for (let piece = pieceAt(response.beam, from, "right"); piece <= last; piece++) {
    const start = points[piece] ?? 0;
    const low = Math.max(0, from - start);
    const high = Math.min(to, points[piece + 1] ?? 0) - start;
    if (mostDeflection(response, piece, low, high, line) >= least) {
      offerPiece(response, piece, "deflection", low, high, line);
    }
  }
  const min = found[MIN] ?? 0;
  const max = found[MAX] ?? 0;
  if (min > max) return undefined;
  return -min > max ? { x: found[MIN_X] ?? 0, value: min } : { x: found[MAX_X] ?? 0, value: max };
}

/** A deflection that a part of a piece does not exceed: its chord, and what its greatest curvature adds at midspan. */
function mostDeflection(
  response: BeamResponse,
  piece: number,
  low: number,
  high: number,
  { deflection, slope }: ReferenceLine,
): number {
  const { beam, state } = response;
  const start = beam.mesh.points[piece] ?? 0;
  const at = piece * STRIDE;
  const v = Math.abs(state[at + SHEAR] ?? 0);
  const m = Math.abs(state[at + MOMENT] ?? 0);
  const q = Math.abs(state[at + LOAD] ?? 0);
  const k = Math.abs(state[at + SLOPE] ?? 0);
  const moment = m + high * (v + high * (q / 2 + (high * k) / 6));
  const ends = Math.max(
    Math.abs(valueInPiece(response, piece, "deflection", low) - deflection - slope * (start + low)),
    Math.abs(valueInPiece(response, piece, "deflection", high) - deflection - slope * (start + high)),
  );
  return MORE * (ends + ((beam.mesh.flexibility[piece] ?? 0) * moment * (high - low) ** 2) / 8);
}

/** The numbers of a piece in `pieceExtremes`. */
export const PIECE_EXTREMES = 4;

/** The extremes of each piece: x and value of the least, then of the greatest. */
export function pieceExtremes(response: BeamResponse, quantity: BeamQuantity): Float64Array {
  const { points } = response.beam.mesh;
  const all = new Float64Array((points.length - 1) * PIECE_EXTREMES);
  for (let piece = 0; piece + 1 < points.length; piece++) {
    const start = points[piece] ?? 0;
    begin(start);
    offerPiece(response, piece, quantity, 0, (points[piece + 1] ?? 0) - start, NO_LINE);
    all.set(found, piece * PIECE_EXTREMES);
  }
  return all;
}

/** Puts the derivative of a quantity on a piece, times any factor, into `coefficients`; returns its degree. */
function derivativeInPiece(
  response: BeamResponse,
  piece: number,
  quantity: BeamQuantity,
  slope: number,
): number {
  switch (quantity) {
    case "shear":
      return polynomialInPiece(response, piece, "load");
    case "moment":
      return polynomialInPiece(response, piece, "shear");
    case "rotation":
      return polynomialInPiece(response, piece, "moment");
    case "deflection": {
      const degree = polynomialInPiece(response, piece, "rotation");
      coefficients[0] = (coefficients[0] ?? 0) - slope;
      return degree;
    }
  }
}

/** Puts the coefficients of a quantity on a piece, ascending, into `coefficients`; returns its degree. */
function polynomialInPiece(
  { beam, state }: BeamResponse,
  piece: number,
  quantity: "load" | "shear" | "moment" | "rotation",
): number {
  const at = piece * STRIDE;
  const v = state[at + SHEAR] ?? 0;
  const m = state[at + MOMENT] ?? 0;
  const q = state[at + LOAD] ?? 0;
  const k = state[at + SLOPE] ?? 0;
  if (quantity === "load") return set(1, q, k);
  if (quantity === "shear") return set(2, v, -q, -k / 2);
  if (quantity === "moment") return set(3, m, v, -q / 2, -k / 6);
  const f = beam.mesh.flexibility[piece] ?? 0;
  return set(4, state[at + ROTATION] ?? 0, -f * m, (-f * v) / 2, (f * q) / 6, (f * k) / 24);
}

function set(degree: number, c0: number, c1: number, c2 = 0, c3 = 0, c4 = 0): number {
  coefficients[0] = c0;
  coefficients[1] = c1;
  coefficients[2] = c2;
  coefficients[3] = c3;
  coefficients[4] = c4;
  return degree;
}

/** The extremes of the whole beam from those of its pieces: of those that differ by rounding the first. */
export function extremesOfPieces(ofPieces: Float64Array): ValueExtremes {
  let least = 0;
  let most = 0;
  for (let at = PIECE_EXTREMES; at < ofPieces.length; at += PIECE_EXTREMES) {
    if (exceeds(-(ofPieces[at + MIN] ?? 0), -(ofPieces[least + MIN] ?? 0))) least = at;
    if (exceeds(ofPieces[at + MAX] ?? 0, ofPieces[most + MAX] ?? 0)) most = at;
  }
  return {
    min: { x: ofPieces[least + MIN_X] ?? 0, value: ofPieces[least + MIN] ?? 0 },
    max: { x: ofPieces[most + MAX_X] ?? 0, value: ofPieces[most + MAX] ?? 0 },
  };
}

/** Part of a beam where the moment has one sign: 1 sagging, -1 hogging, 0 none. */
export interface MomentPart {
  readonly from: number;
  readonly to: number;
  readonly sign: 1 | 0 | -1;
}

/**
 * Where the moment is sagging and hogging, from left to right and without gaps: the compression flange changes between the parts.
 * The ends are exact roots of the moment, or couples.
 *
 * Shape    `ofPieces`: `pieceExtremes` of the moment, where they are known
 * Errors   DomainError 'outside-beam'
 */
export function momentParts(
  response: BeamResponse,
  { from = 0, to = response.beam.length }: BeamRange = {},
  ofPieces = pieceExtremes(response, "moment"),
): readonly MomentPart[] {
  const { points } = response.beam.mesh;
  const greatest = greatestOfPieces(ofPieces);
  const parts: { from: number; to: number; sign: 1 | 0 | -1 }[] = [];
  const last = pieceAt(response.beam, to, "left");
  for (let piece = pieceAt(response.beam, from, "right"); piece <= last; piece++) {
    const start = points[piece] ?? 0;
    const low = Math.max(0, from - start);
    const high = Math.min(to, points[piece + 1] ?? 0) - start;
    const count = mayCross(ofPieces, piece)
      ? signChangesOf(coefficients, polynomialInPiece(response, piece, "moment"), low, high, roots)
      : 0;
    let a = low;
    for (let index = 0; index <= count; index++) {
      const b = index < count ? (roots[index] ?? 0) : high;
      // Rounding moves a root that is at the end of a piece into it.
      const isPoint = b - a <= SAME_POINT;
      const sign = signBetween(response, piece, a, b, greatest);
      const previous = parts.at(-1);
      if (previous && (isPoint || previous.sign === sign)) previous.to = start + b;
      else if (!isPoint) parts.push({ from: previous?.to ?? from, to: start + b, sign });
      a = b;
    }
  }
  return parts;
}

/** The greatest magnitude in `pieceExtremes`. */
function greatestOfPieces(ofPieces: Float64Array): number {
  let greatest = 0;
  for (let at = 0; at < ofPieces.length; at += PIECE_EXTREMES) {
    greatest = Math.max(greatest, Math.abs(ofPieces[at + MIN] ?? 0), Math.abs(ofPieces[at + MAX] ?? 0));
  }
  return greatest;
}

/** Whether a piece has values of both signs, or touches zero. */
function mayCross(ofPieces: Float64Array, piece: number): boolean {
  const at = piece * PIECE_EXTREMES;
  return (ofPieces[at + MIN] ?? 0) <= 0 && (ofPieces[at + MAX] ?? 0) >= 0;
}

/** The sign of the moment where it does not change: of the largest of three values. */
function signBetween(
  response: BeamResponse,
  piece: number,
  a: number,
  b: number,
  greatest: number,
): 1 | 0 | -1 {
  let largest = valueInPiece(response, piece, "moment", a);
  const middle = valueInPiece(response, piece, "moment", (a + b) / 2);
  if (Math.abs(middle) > Math.abs(largest)) largest = middle;
  const end = valueInPiece(response, piece, "moment", b);
  if (Math.abs(end) > Math.abs(largest)) largest = end;
  if (withoutRounding(largest, greatest) === 0) return 0;
  return largest > 0 ? 1 : -1;
}
