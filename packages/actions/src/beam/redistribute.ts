import { type BeamResponse, MOMENT, SHEAR, STRIDE } from "./response.ts";

/** A moment that is added at a position, N mm, sagging positive; linear between positions, none beyond the first and the last. */
export interface MomentAt {
  readonly x: number;
  readonly moment: number;
}

/**
 * A response with moments that need no load: they vary linearly between supports, with the shears and reactions that balance them.
 *
 * Shape    every position is that of a support; the first and the last moment are 0. Deflections stay those of the response
 * Units    mm, N mm
 * Source   statics
 * Checked  redistribute.test.ts
 */
export function withMomentsAtSupports(response: BeamResponse, at: readonly MomentAt[]): BeamResponse {
  const { beam } = response;
  const { points } = beam.mesh;
  const state = response.state.slice();
  const slopeAfter = (index: number): number => {
    const [from, to] = [at[index], at[index + 1]];
    return from && to ? (to.moment - from.moment) / (to.x - from.x) : 0;
  };
  const pieces = beam.mesh.flexibility.length;
  for (let piece = 0; piece < pieces; piece++) {
    const start = points[piece] ?? 0;
    const middle = (start + (points[piece + 1] ?? 0)) / 2;
    const index = at.findLastIndex(({ x }) => x <= middle);
    const from = at[index];
    if (!from || index + 1 >= at.length) continue;
    const slope = slopeAfter(index);
    const first = piece * STRIDE;
    state[first + SHEAR] = (state[first + SHEAR] ?? 0) + slope;
    state[first + MOMENT] = (state[first + MOMENT] ?? 0) + from.moment + slope * (start - from.x);
  }
  for (const [support, { joint }] of beam.model.supports.entries()) {
    const x = beam.joints[joint] ?? 0;
    const index = at.findIndex((one) => one.x === x);
    if (index < 0) continue;
    const force = pieces * STRIDE + 2 * support;
    state[force] = (state[force] ?? 0) + slopeAfter(index) - (index > 0 ? slopeAfter(index - 1) : 0);
  }
  return { beam, state };
}
