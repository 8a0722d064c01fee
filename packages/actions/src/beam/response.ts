import { DomainError } from "@kingpost/calc/domain-error";
import type { Mesh } from "./mesh.ts";
import { type BeamModel, positionText, SAME_POINT } from "./model.ts";
import { withoutRounding } from "./rounding.ts";

/** A beam that has been solved: what the responses to its load cases have in common. */
export interface Beam {
  readonly model: BeamModel;
  /** mm. */
  readonly length: number;
  /** Positions of the joints, mm. */
  readonly joints: readonly number[];
  readonly mesh: Mesh;
}

/**
 * How a beam responds to a load case or a combination: exact polynomials on each piece of its mesh.
 *
 * `state` has STRIDE numbers for each piece, all at its left end: V, M, rotation, deflection, then the load q and its slope dq/dx.
 * The reactions of the supports follow, force and moment in turn.
 */
export interface BeamResponse {
  readonly beam: Beam;
  readonly state: Float64Array;
}

export const STRIDE = 6;
export const [SHEAR, MOMENT, ROTATION, DEFLECTION, LOAD, SLOPE] = [0, 1, 2, 3, 4, 5] as const;

export type BeamQuantity = "shear" | "moment" | "rotation" | "deflection";

/** At a point load the shear has two values, at a couple the moment, at a hinge the rotation. */
export type Side = "left" | "right";

export interface Reaction {
  /** N, upward positive: negative is uplift. */
  readonly force: number;
  /** N mm on the beam, clockwise positive. */
  readonly moment: number;
}

/**
 * The sum of responses, each times its factor.
 *
 * Errors   RangeError for responses of different beams, or none
 */
export function combine(responses: readonly BeamResponse[], factors: ArrayLike<number>): BeamResponse {
  const [first] = responses;
  if (!first) throw new RangeError("A combination needs a response.");
  const state = new Float64Array(first.state.length);
  for (let index = 0; index < responses.length; index++) {
    const response = responses[index];
    const factor = factors[index] ?? 0;
    if (!response || factor === 0) continue;
    if (response.beam !== first.beam) throw new RangeError("The responses are of different beams.");
    addTimes(state, factor, response.state);
  }
  return withoutRoundedActions({ beam: first.beam, state });
}

/** Sets the shears, moments and reactions of a response to zero that are only the rounding of its greatest ones. Returns the response. */
export function withoutRoundedActions(response: BeamResponse): BeamResponse {
  const { beam, state } = response;
  const pieces = beam.mesh.flexibility.length;
  let force = 0;
  let moment = 0;
  for (let piece = 0; piece < pieces; piece++) {
    const at = piece * STRIDE;
    const length = (beam.mesh.points[piece + 1] ?? 0) - (beam.mesh.points[piece] ?? 0);
    const v = state[at + SHEAR] ?? 0;
    const m = state[at + MOMENT] ?? 0;
    const atEnd = valueInPiece(response, piece, "shear", length);
    force = Math.max(force, Math.abs(v), Math.abs(atEnd));
    moment = Math.max(moment, Math.abs(m), Math.abs(valueInPiece(response, piece, "moment", length)));
  }
  const first = pieces * STRIDE;
  for (let at = first; at < state.length; at += 2) {
    force = Math.max(force, Math.abs(state[at] ?? 0));
    moment = Math.max(moment, Math.abs(state[at + 1] ?? 0));
  }
  for (let at = 0; at < first; at += STRIDE) {
    state[at + SHEAR] = withoutRounding(state[at + SHEAR] ?? 0, force);
    state[at + MOMENT] = withoutRounding(state[at + MOMENT] ?? 0, moment);
  }
  for (let at = first; at < state.length; at += 2) {
    state[at] = withoutRounding(state[at] ?? 0, force);
    state[at + 1] = withoutRounding(state[at + 1] ?? 0, moment);
  }
  return response;
}

function addTimes(state: Float64Array, factor: number, other: Float64Array): void {
  for (let at = 0; at < state.length; at++) state[at] = (state[at] ?? 0) + factor * (other[at] ?? 0);
}

/** The reactions, in the order of the model's supports. */
export function reactions({ beam, state }: BeamResponse): readonly Reaction[] {
  const start = beam.mesh.flexibility.length * STRIDE;
  return beam.model.supports.map((_, support) => ({
    force: state[start + 2 * support] ?? 0,
    moment: state[start + 2 * support + 1] ?? 0,
  }));
}

/** The vertical reaction of a support, N, upward positive. */
export function reactionForce({ beam, state }: BeamResponse, support: number): number {
  return state[beam.mesh.flexibility.length * STRIDE + 2 * support] ?? 0;
}

/**
 * The value of a quantity at a position.
 *
 * Units    shear N, moment N mm, rotation rad, deflection mm
 * Errors   DomainError 'outside-beam'
 */
export function valueAt(
  response: BeamResponse,
  quantity: BeamQuantity,
  x: number,
  side: Side = "right",
): number {
  const { points } = response.beam.mesh;
  const piece = pieceAt(response.beam, x, side);
  return valueInPiece(response, piece, quantity, x - (points[piece] ?? 0));
}

/** Index of the piece at a position. A position within SAME_POINT of the end of a piece is on it. */
export function pieceAt({ length, mesh: { points } }: Beam, x: number, side: Side): number {
  if (!(x >= -SAME_POINT && x <= length + SAME_POINT)) {
    const message = `The beam has no point at ${positionText(x)}. It ends at ${positionText(length)}.`;
    throw new DomainError("outside-beam", message);
  }
  const boundary = side === "right" ? x + SAME_POINT : x - SAME_POINT;
  // The last piece that begins before (or, from the right, at) the position.
  let low = 0;
  let high = points.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((points[middle] ?? 0) <= boundary) low = middle;
    else high = middle;
  }
  return low;
}

/** Value at `s` from the left end of a piece. Called most of all: a pair in brackets would create a list each time. */
export function valueInPiece(
  { beam, state }: BeamResponse,
  piece: number,
  quantity: BeamQuantity,
  s: number,
): number {
  const at = piece * STRIDE;
  const v = state[at + SHEAR] ?? 0;
  const m = state[at + MOMENT] ?? 0;
  const q = state[at + LOAD] ?? 0;
  const k = state[at + SLOPE] ?? 0;
  if (quantity === "shear") return v - s * (q + (s * k) / 2);
  if (quantity === "moment") return m + s * (v - s * (q / 2 + (s * k) / 6));
  const flexibility = beam.mesh.flexibility[piece] ?? 0;
  const rotation = state[at + ROTATION] ?? 0;
  if (quantity === "rotation") {
    return rotation - flexibility * s * (m + s * (v / 2 - s * (q / 6 + (s * k) / 24)));
  }
  const bending = s * s * (m / 2 + s * (v / 6 - s * (q / 24 + (s * k) / 120)));
  return (state[at + DEFLECTION] ?? 0) + rotation * s - flexibility * bending;
}
