import { DomainError, isCovered, type NotCovered } from "@kingpost/calc";
import type { CapacityQuery, MemberCapacity } from "../labels/capacity.ts";
import { requireLength } from "../labels/limits.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { capacityOf } from "./capacity-of.ts";

/** A member capacity over a range of effective lengths. Units `from` and `to` in mm. */
export interface CurveQuery {
  readonly capacity: MemberCapacity;
  /** First and last length; 0 < from < to. */
  readonly from: number;
  readonly to: number;
  /** Number of points including both ends, at least 2. 97 by default. */
  readonly points?: number | undefined;
  /** phiMbx only; 1.0 by default. */
  readonly alphaM?: number | undefined;
}

/** Units `le` in mm, `capacity` in N or Nmm, unrounded. */
export interface CurvePoint {
  readonly le: number;
  readonly capacity: number;
}

const POINTS = 97;

/**
 * Points of a member capacity at equal steps of the effective length.
 *
 * Errors   DomainError as `capacityOf`; 'bad-value' (to <= from, points)
 */
export function capacityCurve(section: SteelSection, query: CurveQuery): readonly CurvePoint[] | NotCovered {
  const from = requireLength(query.from);
  const to = requireLength(query.to);
  const steps = (query.points ?? POINTS) - 1;
  if (to <= from) throw new DomainError("bad-value", "The last length must be greater than the first.");
  if (!Number.isInteger(steps) || steps < 1) {
    throw new DomainError("bad-value", "A curve needs a whole number of points, at least 2.");
  }
  const points: CurvePoint[] = [];
  for (let i = 0; i <= steps; i++) {
    const le = from + ((to - from) * i) / steps;
    const capacity = capacityOf(section, memberQuery(query, le));
    if (!isCovered(capacity)) return capacity;
    points.push({ le, capacity });
  }
  return points;
}

function memberQuery({ capacity, alphaM }: CurveQuery, le: number): CapacityQuery {
  return capacity === "phiMbx" ? { capacity, le, alphaM } : { capacity, le };
}
