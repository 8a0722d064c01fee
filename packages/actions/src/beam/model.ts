import { formatNumber } from "@kingpost/calc/number-format";

/**
 * A straight beam on a line, from x = 0 at its left end.
 *
 * Units    N, mm, MPa, rad; positions in mm from the left end
 * Signs    downward load and deflection positive; sagging moment positive; V = dM/dx; couples and rotations clockwise positive
 */
export interface BeamModel {
  /** From left to right. The joints 0 to `spans.length` are their ends. */
  readonly spans: readonly Span[];
  readonly supports: readonly BeamSupport[];
  /** Internal hinges: positions, mm. */
  readonly hinges?: readonly number[];
}

export interface Span {
  /** mm, greater than zero. */
  readonly length: number;
  /** EI, N mm2, greater than zero. */
  readonly stiffness: number;
}

/** A support at the end of a span. A joint without one is a change of section. */
export interface BeamSupport {
  /** 0 is the left end of the beam. */
  readonly joint: number;
  /** A number is the stiffness of a spring, N/mm. */
  readonly vertical: Restraint;
  /** A number is the stiffness of a spring, N mm/rad. */
  readonly rotation: Restraint;
}

export type Restraint = "free" | "rigid" | number;

export type BeamLoad =
  | DistributedLoad
  /** N, downward positive. At a support it goes straight into the support. */
  | { readonly kind: "point"; readonly x: number; readonly force: number; readonly tag?: string }
  /** N mm, clockwise positive. */
  | { readonly kind: "couple"; readonly x: number; readonly moment: number }
  /** A support that moves down by `distance`, mm. Under a spring, the foot of the spring moves. */
  | { readonly kind: "settlement"; readonly joint: number; readonly distance: number };

/** A load that varies linearly from `start` at `from` to `end` at `to`: uniform, partial, triangular or trapezoidal. N/mm. */
export interface DistributedLoad {
  /** For the caller, who finds it on the parts of the load too. */
  readonly tag?: string;
  readonly kind: "distributed";
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** Limits of the engine. */
export const BEAM_LIMITS = { spans: 20, hinges: 20, loads: 200 } as const;

/** Positions of the joints, mm: one more than there are spans. */
export function jointPositions({ spans }: Pick<BeamModel, "spans">): readonly number[] {
  const positions = [0];
  let x = 0;
  for (const { length } of spans) {
    x += length;
    positions.push(x);
  }
  return positions;
}

/** Two positions closer than this are one point, mm: positions are sums of decimals. */
export const SAME_POINT = 1e-6;

export function isSamePoint(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_POINT;
}

/** A position for users: `x = 3.25 m`. */
export function positionText(x: number): string {
  return `x = ${formatNumber(x / 1000, { decimals: [0, 3] })} m`;
}
