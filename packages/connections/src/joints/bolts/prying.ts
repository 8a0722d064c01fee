import type { Capacity, NotCovered, Recorder } from "@kingpost/calc";
import type { PlateSteel } from "../joint.ts";
import { PHI_COMPONENT, PLATE_BENDING_ACROSS } from "../plies/plate-formulas.ts";
import { PRYING_STEPS } from "./prying-formulas.ts";

/** One bolt of a tee-stub with its width of plate. Units mm. */
export interface TeeStub {
  readonly steel: PlateSteel;
  /** From the bolt to the face of the web or weld, and to the edge of the plate. */
  readonly inner: number;
  readonly outer: number;
  /** Width of plate for one bolt, mm. */
  readonly width: number;
  readonly hole: number;
}

const NO_WIDTH: NotCovered = {
  kind: "not-covered",
  reason: "The hole leaves no plate beside the bolt for bending: increase the gauge or the pitch.",
};

interface StubGeometry {
  readonly inner: number;
  readonly delta: number;
  readonly capacity: number;
}

function geometryOf(
  { steel: { t, fy }, inner: a, width: b, hole: dh }: TeeStub,
  record: Recorder,
): StubGeometry | NotCovered {
  if (a <= dh / 2 || b <= dh) return NO_WIDTH;
  const inner = record.formula(PRYING_STEPS.inner, { a, dh });
  const delta = record.formula(PRYING_STEPS.delta, { p: b, dh });
  const capacity = record.formula(PLATE_BENDING_ACROSS, { phi: PHI_COMPONENT, fy, b, t });
  return { inner, delta, capacity };
}

/** A bolt of a tee-stub with its prying. Units N, mm. */
export interface Prying {
  /** The tension of the bolt, with prying. */
  readonly total: number;
  /** Lever arms a'f and a'e, to the web and to the edge. */
  readonly inner: number;
  readonly outer: number;
  /** Ratio of the moments at the bolt line and at the web. */
  readonly alpha: number;
}

/**
 * Tension of a bolt with prying.
 *
 *   N [1 + (a'f / a'e) alpha delta / (1 + alpha delta)]      alpha = (N a'f / phiM - 1) / delta, 0 <= alpha <= 1
 *
 * Shape    thick plates (alpha = 0) have no prying; a'e <= 1.25 a'f
 * Units    N, mm
 * Source   AS 4100 9.1.8; ASI Handbook 1; the limit of a'e is recalled
 * Checked  validation/joints.test.ts
 */
export function pryingOf(stub: TeeStub, tension: number, record: Recorder): Prying | NotCovered {
  const found = geometryOf(stub, record);
  if ("kind" in found) return found;
  const { inner, delta, capacity } = found;
  const outer = record.formula(PRYING_STEPS.outer, { a: stub.outer, dh: stub.hole, inner });
  const alpha = record.formula(PRYING_STEPS.alpha, { nt: tension, inner, capacity, delta });
  const total = record.formula(PRYING_STEPS.tension, { nt: tension, inner, outer, alpha, delta });
  return { total, inner, outer, alpha };
}

/** Tension of a bolt with prying, as `pryingOf` has it. Units N. */
export function tensionWithPrying(stub: TeeStub, tension: number, record: Recorder): Capacity {
  const found = pryingOf(stub, tension, record);
  return "kind" in found ? found : found.total;
}

/** Ratio of the plate of a tee-stub in bending, with as much prying as it can develop, as its moment and its capacity. Units Nmm. */
export function stubBending(
  stub: TeeStub,
  tension: number,
  record: Recorder,
): { readonly moment: number; readonly capacity: number } | NotCovered {
  const found = geometryOf(stub, record);
  if ("kind" in found) return found;
  const { inner, delta, capacity } = found;
  const moment = record.formula(PRYING_STEPS.moment, { nt: tension, inner, alpha: 1, delta });
  return { moment, capacity };
}
