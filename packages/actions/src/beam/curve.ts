import { extremes } from "./extremes.ts";
import { type BeamQuantity, type BeamResponse, valueInPiece } from "./response.ts";

/** A quantity along a beam, to be drawn: at a jump the same x twice. */
export interface BeamCurve {
  readonly x: readonly number[];
  readonly values: readonly number[];
}

/** The least and greatest values of several responses. */
export interface BeamEnvelope {
  readonly x: readonly number[];
  readonly least: readonly number[];
  readonly greatest: readonly number[];
}

/** Between straight lines of this many to a piece, a parabola is drawn to a thousandth of its rise. */
const LINES = 16;

/**
 * A quantity at the ends of each piece, at points between them, and at its extremes. For drawings only: a check takes `extremes`.
 *
 * Units    as `valueAt`
 */
export function curveOf(response: BeamResponse, quantity: BeamQuantity, lines = LINES): BeamCurve {
  const { points } = response.beam.mesh;
  const { min, max } = extremes(response, quantity);
  const x: number[] = [];
  const values: number[] = [];
  for (let piece = 0; piece + 1 < points.length; piece++) {
    const [start, end] = [points[piece] ?? 0, points[piece + 1] ?? 0];
    const within = positionsOf(start, end, lines);
    for (const { x: extreme } of [min, max]) if (extreme > start && extreme < end) within.push(extreme);
    for (const position of within.sort((a, b) => a - b)) {
      x.push(position);
      values.push(valueInPiece(response, piece, quantity, position - start));
    }
  }
  return { x, values };
}

/**
 * The envelope of responses of one beam, at the ends of each piece and at points between them. For drawings only.
 *
 * Errors   RangeError without a response
 */
export function envelopeOf(
  responses: readonly BeamResponse[],
  quantity: BeamQuantity,
  lines = LINES,
): BeamEnvelope {
  const [first] = responses;
  if (!first) throw new RangeError("An envelope needs a response.");
  const { points } = first.beam.mesh;
  const x: number[] = [];
  const least: number[] = [];
  const greatest: number[] = [];
  for (let piece = 0; piece + 1 < points.length; piece++) {
    const [start, end] = [points[piece] ?? 0, points[piece + 1] ?? 0];
    for (const position of positionsOf(start, end, lines)) {
      let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (const response of responses) {
        const value = valueInPiece(response, piece, quantity, position - start);
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
      x.push(position);
      least.push(low);
      greatest.push(high);
    }
  }
  return { x, least, greatest };
}

function positionsOf(start: number, end: number, lines: number): number[] {
  return Array.from({ length: lines + 1 }, (_, index) =>
    index === lines ? end : start + ((end - start) * index) / lines,
  );
}
