import type { Recorder } from "@kingpost/calc";
import { FLANGE_OVERHANG, FLANGE_WIDTH, MOMENT_SPAN } from "./minimum-formulas.ts";

/** A flange on one side of a web. Units mm. */
export interface FlangeSide {
  /** Clear distance to the next web. */
  readonly clear: number;
  /** Overhang that is there. */
  readonly overhang: number;
}

/** Effective overhangs and width of a flange. Units mm. */
export interface EffectiveFlange {
  readonly left: number;
  readonly right: number;
  readonly bef: number;
}

/** Distance between points of zero moment over the span. Source AS 3600 8.8.2. */
const ZERO_MOMENTS = { simple: 1, continuous: 0.7 } as const;

/**
 * Effective width of a flange: bw + 0.2a of a T-section, bw + 0.1a of an L-section, to half of the clear distance on each side.
 *
 * Shape    a side that is undefined has no flange
 * Units    mm
 * Source   AS 3600 8.8.2
 * Checked  src/flexure/flexure.test.ts
 */
export function effectiveFlange(
  of: {
    readonly bw: number;
    readonly span: number;
    readonly isContinuous: boolean;
    readonly left?: FlangeSide | undefined;
    readonly right?: FlangeSide | undefined;
  },
  record: Recorder,
): EffectiveFlange {
  const factor = of.isContinuous ? ZERO_MOMENTS.continuous : ZERO_MOMENTS.simple;
  const a = record.formula(MOMENT_SPAN, { factor, span: of.span });
  const overhang = (side: FlangeSide | undefined) =>
    side ? record.formula(FLANGE_OVERHANG, { a, clear: side.clear, provided: side.overhang }) : 0;
  const [left, right] = [overhang(of.left), overhang(of.right)];
  return { left, right, bef: record.formula(FLANGE_WIDTH, { bw: of.bw, left, right }) };
}
