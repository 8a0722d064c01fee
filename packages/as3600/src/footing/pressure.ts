import type { Recorder } from "@kingpost/calc";
import {
  boxOf,
  boxPolygon,
  clip,
  type FootingPlan,
  type PlanIntegrals,
  type Polygon,
  planIntegrals,
} from "./plan.ts";
import {
  CORNER_CONTACT,
  EFFECTIVE_AREA,
  EFFECTIVE_PRESSURE,
  FULL_CONTACT,
  PARTIAL_CONTACT,
  STRIP_CONTACT,
} from "./pressure-formulas.ts";

/** A vertical force at the underside of a footing, downwards positive, and where it acts. Units N, mm. */
export interface UndersideAction {
  readonly n: number;
  readonly ex: number;
  readonly ey: number;
}

/** A plane of soil pressure a + bx + cy over the part where it is not negative. Units MPa, mm. */
export interface SoilPressure {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Where the footing bears. */
  readonly contact: Polygon;
  /** Area of contact over that of the plan. */
  readonly contactRatio: number;
  readonly greatest: number;
}

/** Pressure at a place, zero where the footing lifts. Units mm, out MPa. */
export const pressureAt = ({ a, b, c }: SoilPressure, x: number, y: number): number =>
  Math.max(0, a + b * x + c * y);

/** Half of a side, less what rounding puts inside of it: the pressure there would be without bounds. */
const halfOf = (side: number): number => (side / 2) * (1 - 1e-9);

/** Whether the resultant is under the footing, so that some pressure balances it. */
export const isBalanced = ({ lx, ly }: FootingPlan, { n, ex, ey }: UndersideAction): boolean =>
  n > 0 && Math.abs(ex) < halfOf(lx) && Math.abs(ey) < halfOf(ly);

/** A plane over the unit square, from the corner of the greatest pressure: alpha - beta U - gamma W. */
interface UnitPlane {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
}

/**
 * Soil pressure under a rigid footing: a plane, without tension.
 *
 *   q = N' / A (1 ± 6ex/Lx ± 6ey/Ly) in the kern; beyond it the plane over the polygon of contact that balances N', M'x, M'y
 *
 * Shape    rectangle with any eccentricity along both axes; undefined where the resultant is not under the footing
 * Units    N, mm, out MPa
 * Source   statics
 * Checked  src/footing/pressure.test.ts, against a fine grid; validation/cases/footing.ts
 */
export function soilPressure(
  plan: FootingPlan,
  action: UndersideAction,
  record: Recorder,
): SoilPressure | undefined {
  const { n, ex, ey } = action;
  if (!isBalanced(plan, action)) return undefined;
  const { lx, ly } = plan;
  const [s, t] = [Math.abs(ex) / lx, Math.abs(ey) / ly];
  const [plane, greatest] = planeOf(plan, action, s, t, record);
  const mean = n / (lx * ly);
  const b = (Math.sign(ex) * mean * plane.beta) / lx;
  const c = (Math.sign(ey) * mean * plane.gamma) / ly;
  const a = mean * (plane.alpha - plane.beta / 2 - plane.gamma / 2);
  const all = boxPolygon(boxOf(plan));
  const isFull = isInKern(s, t);
  const contact = isFull ? all : clip(all, a, b, c);
  const contactRatio = isFull ? 1 : planIntegrals(contact).area / (lx * ly);
  return { a, b, c, contact, contactRatio, greatest };
}

const isInKern = (s: number, t: number): boolean => 6 * s + 6 * t <= 1;

/** The plane over the unit square under a force of 1, and the greatest pressure. `s`, `t`: eccentricity over the length. */
function planeOf(
  { lx, ly }: FootingPlan,
  { n, ex, ey }: UndersideAction,
  s: number,
  t: number,
  record: Recorder,
): readonly [UnitPlane, number] {
  const mean = n / (lx * ly);
  if (isInKern(s, t)) {
    const plane = { alpha: 1 + 6 * s + 6 * t, beta: 12 * s, gamma: 12 * t };
    return [plane, record.formula(FULL_CONTACT, { n, lx, ly, ex, ey })];
  }
  const [u, w] = [0.5 - s, 0.5 - t];
  if (t === 0 || s === 0) {
    const along = 3 * Math.min(u, w);
    const alpha = 2 / along;
    const plane = { alpha, beta: t === 0 ? alpha / along : 0, gamma: s === 0 ? alpha / along : 0 };
    const [l, b, e] = t === 0 ? [lx, ly, ex] : [ly, lx, ey];
    return [plane, record.formula(STRIP_CONTACT, { n, l, b, e })];
  }
  if (4 * u <= 1 && 4 * w <= 1) {
    const alpha = 3 / (8 * u * w);
    const plane = { alpha, beta: alpha / (4 * u), gamma: alpha / (4 * w) };
    return [plane, record.formula(CORNER_CONTACT, { n, lx, ly, ex, ey })];
  }
  const plane = partialPlane(u, w);
  const because = `e_x = ${ex.toFixed(0)} mm, e_y = ${ey.toFixed(0)} mm`;
  return [plane, record.rule(PARTIAL_CONTACT, mean * plane.alpha, because)];
}

const UNIT_SQUARE = boxPolygon({ left: 0, right: 1, bottom: 0, top: 1 });
const MOST_STEPS = 100;
/** Changes of the plane, over its greatest value: from which on steps are not halved, and which is none. */
const NEAR = 1e-4;
const SETTLED = 1e-13;
/** A step is halved to no less. */
const LEAST_SHARE = 1e-9;

/**
 * The plane without tension that a force of 1 at (u, w) from the corner balances. It makes the convex function
 * ½∫q² - q(u, w) least: Newton's steps, each halved until the function falls.
 */
function partialPlane(u: number, w: number): UnitPlane {
  const [s, t] = [0.5 - u, 0.5 - w];
  let plane: UnitPlane = { alpha: 1 + 6 * s + 6 * t, beta: 12 * s, gamma: 12 * t };
  let at = contactOf(plane);
  let value = energy(plane, at, u, w);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const target = balanced(at, u, w);
    const change = distance(plane, target);
    // Here the function is flat to its last digit, and the steps are exact.
    if (change <= NEAR * plane.alpha) {
      plane = target;
      if (change <= SETTLED * plane.alpha) return plane;
      at = contactOf(plane);
      value = energy(plane, at, u, w);
      continue;
    }
    let share = 1;
    let next = target;
    let nextAt = contactOf(next);
    while (!(energy(next, nextAt, u, w) < value) && share > LEAST_SHARE) {
      share /= 2;
      next = between(plane, target, share);
      nextAt = contactOf(next);
    }
    plane = next;
    at = nextAt;
    value = energy(plane, at, u, w);
  }
  return plane;
}

const distance = (one: UnitPlane, other: UnitPlane): number =>
  Math.max(
    Math.abs(one.alpha - other.alpha),
    Math.abs(one.beta - other.beta),
    Math.abs(one.gamma - other.gamma),
  );

const contactOf = ({ alpha, beta, gamma }: UnitPlane): PlanIntegrals =>
  planIntegrals(clip(UNIT_SQUARE, alpha, -beta, -gamma));

const between = (one: UnitPlane, other: UnitPlane, share: number): UnitPlane => ({
  alpha: one.alpha + share * (other.alpha - one.alpha),
  beta: one.beta + share * (other.beta - one.beta),
  gamma: one.gamma + share * (other.gamma - one.gamma),
});

function energy({ alpha, beta, gamma }: UnitPlane, of: PlanIntegrals, u: number, w: number): number {
  const square =
    alpha * alpha * of.area +
    beta * beta * of.xx +
    gamma * gamma * of.yy -
    2 * alpha * beta * of.x -
    2 * alpha * gamma * of.y +
    2 * beta * gamma * of.xy;
  return square / 2 - (alpha - beta * u - gamma * w);
}

/** The plane that balances the force over a region of contact, as if it did not change. */
function balanced({ area, x, y, xx, yy, xy }: PlanIntegrals, u: number, w: number): UnitPlane {
  // area·α - x·β - y·γ = 1; x·α - xx·β - xy·γ = u; y·α - xy·β - yy·γ = w
  const determinant = area * (xx * yy - xy * xy) - x * (x * yy - xy * y) + y * (x * xy - xx * y);
  const alpha = xx * yy - xy * xy - x * (u * yy - xy * w) + y * (u * xy - xx * w);
  const beta = area * (u * yy - xy * w) - (x * yy - xy * y) + y * (x * w - u * y);
  const gamma = area * (xx * w - u * xy) - x * (x * w - u * y) + (x * xy - xx * y);
  return { alpha: alpha / determinant, beta: -beta / determinant, gamma: -gamma / determinant };
}

/**
 * Mean pressure over the area whose centroid is the resultant (Meyerhof).
 *
 * Units    N, mm, out MPa
 * Checked  validation/cases/footing.ts
 */
export function effectivePressure(
  { lx, ly }: FootingPlan,
  { n, ex, ey }: UndersideAction,
  record: Recorder,
): number {
  const area = record.formula(EFFECTIVE_AREA, { lx, ly, ex, ey });
  return record.formula(EFFECTIVE_PRESSURE, { n, area });
}
