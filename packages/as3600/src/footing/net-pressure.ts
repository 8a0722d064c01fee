import { boxOf, boxPolygon, clip, clipToBox, type FootingPlan, type Polygon, planIntegrals } from "./plan.ts";
import type { SoilPressure } from "./pressure.ts";

/** Soil pressure less what acts down on each area: the factored weight of footing, soil and surcharge. Units N, mm, MPa. */
export interface NetPressure {
  readonly plan: FootingPlan;
  readonly soil: SoilPressure;
  readonly down: number;
}

/** Towards which edge a part of a footing is a cantilever. */
export type FootingSide = "left" | "right" | "bottom" | "top";

export const FOOTING_SIDES: readonly FootingSide[] = ["left", "right", "bottom", "top"];

/** Whether a side is at the end of the length along x. */
export const isAlongX = (side: FootingSide): boolean => side === "left" || side === "right";

/** Shear force and moment at a section across the whole plan, upwards on the part beyond it and sagging positive. Units N, Nmm. */
export interface SectionActions {
  readonly v: number;
  readonly m: number;
}

/**
 * Actions at a section, from the pressure on the part between it and the edge. `at`: its x or y.
 *
 * Shape    exact with partial contact: integrals over the polygon of contact beyond the section
 * Units    mm, out N, Nmm
 * Source   statics
 * Checked  src/footing/net-pressure.test.ts
 */
export function sectionActions(
  { plan, soil, down }: NetPressure,
  side: FootingSide,
  at: number,
): SectionActions {
  const sign = side === "left" || side === "bottom" ? -1 : 1;
  const isX = isAlongX(side);
  const length = isX ? plan.lx : plan.ly;
  const width = isX ? plan.ly : plan.lx;
  const reach = length / 2 - sign * at;
  if (reach <= 0) return { v: 0, m: 0 };
  const { a, b, c, contact } = soil;
  const part = planIntegrals(clip(contact, -sign * at, isX ? sign : 0, isX ? 0 : sign));
  const upwards = a * part.area + b * part.x + c * part.y;
  const about = isX ? a * part.x + b * part.xx + c * part.xy : a * part.y + b * part.xy + c * part.yy;
  const weight = down * width * reach;
  return {
    v: upwards - weight,
    m: sign * (about - at * upwards) - (weight * reach) / 2,
  };
}

/** Halvings of the length in which a shear force changes its sign. */
const HALVINGS = 40;
const SAMPLES = 12;

/**
 * The greatest sagging and hogging moment of a cantilever between its face and the edge. Both are positive or zero; inside the cantilever a
 * moment is greatest where the shear force vanishes.
 */
export function greatestMoments(
  net: NetPressure,
  side: FootingSide,
  face: number,
): { readonly sagging: number; readonly hogging: number } {
  const { plan, soil, down } = net;
  const { lx, ly } = plan;
  const moments = [sectionActions(net, side, face).m];
  const least = soil.a - Math.abs(soil.b) * (lx / 2) - Math.abs(soil.c) * (ly / 2);
  // With a net pressure that is upwards everywhere the moment grows to the face.
  if (least < down) {
    const sign = side === "left" || side === "bottom" ? -1 : 1;
    const edge = (sign * (isAlongX(side) ? lx : ly)) / 2;
    const shear = (share: number) => sectionActions(net, side, edge + (face - edge) * share).v;
    for (let one = 1; one <= SAMPLES; one += 1) {
      let from = (one - 1) / SAMPLES;
      let to = one / SAMPLES;
      const first = shear(from === 0 ? 1e-6 : from);
      if (first < 0 === shear(to) < 0) continue;
      for (let half = 0; half < HALVINGS; half += 1) {
        const middle = (from + to) / 2;
        if (shear(middle) < 0 === first < 0) from = middle;
        else to = middle;
      }
      moments.push(sectionActions(net, side, edge + (face - edge) * from).m);
    }
  }
  return { sagging: Math.max(0, ...moments), hogging: Math.max(0, ...moments.map((m) => -m)) };
}

/** Steps of the golden section by which a place of the greatest shear force is found, and the part that is left by each. */
const STEPS = 16;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** A shear force that is no more than this share of another is a rest of arithmetic. */
const LEVEL = 1e-9;
/** From the section, over the length to the edge: whether a shear force grows towards it. */
const BESIDE = 1 - 1e-4;

/**
 * Where between a section and the edge the shear force is greatest in each sense: nothing where it grows to the section. With partial
 * contact the weight nearer to the column takes from what the soil near the edge presses.
 *
 * Units    mm
 * Source   statics
 * Checked  src/footing/net-pressure.test.ts
 */
export function greatestShears(net: NetPressure, side: FootingSide, from: number): readonly number[] {
  const { plan, soil, down } = net;
  const { lx, ly } = plan;
  const least = soil.a - Math.abs(soil.b) * (lx / 2) - Math.abs(soil.c) * (ly / 2);
  if (least >= down) return [];
  const sign = side === "left" || side === "bottom" ? -1 : 1;
  const edge = (sign * (isAlongX(side) ? lx : ly)) / 2;
  if (sign * (edge - from) <= 0) return [];
  const placeOf = (share: number) => edge + (from - edge) * share;
  const shear = (share: number) => sectionActions(net, side, placeOf(share)).v;
  const values = Array.from({ length: SAMPLES + 1 }, (_, at) => shear(at / SAMPLES));
  const [end, beside] = [values[SAMPLES] ?? 0, shear(BESIDE)];
  const rest = LEVEL * Math.max(...values.map(Math.abs));
  return [1, -1].flatMap((sense) => {
    const best = values.reduce((most, v, at) => (sense * v > sense * (values[most] ?? 0) ? at : most), 0);
    const least = Math.max(0, sense * end) + rest;
    if (best === SAMPLES && sense * beside <= sense * end) return [];
    if (best !== SAMPLES && sense * (values[best] ?? 0) <= 0) return [];
    let [low, high] = [Math.max(0, best - 1) / SAMPLES, Math.min(SAMPLES, best + 1) / SAMPLES];
    const within = (part: number) => {
      const share = low + (high - low) * part;
      return { share, v: sense * shear(share) };
    };
    let [one, other] = [within(1 - GOLDEN), within(GOLDEN)];
    for (let step = 0; step < STEPS; step += 1) {
      if (one.v < other.v) {
        low = one.share;
        one = other;
        other = within(GOLDEN);
      } else {
        high = other.share;
        other = one;
        one = within(1 - GOLDEN);
      }
    }
    const found = one.v > other.v ? one : other;
    return found.v > least ? [placeOf(found.share)] : [];
  });
}

/** Net force upwards on a part of the plan. Units N. */
export function netForce({ plan, soil, down }: NetPressure, part: Polygon): number {
  const within = clipToBox(part, boxOf(plan));
  const { a, b, c } = soil;
  const bearing = planIntegrals(clip(within, a, b, c));
  return a * bearing.area + b * bearing.x + c * bearing.y - down * planIntegrals(within).area;
}

/** Net force upwards on the plan outside of a part, for any part. Units N. */
export function netForceOutside(net: NetPressure): (part: Polygon) => number {
  const whole = netForce(net, boxPolygon(boxOf(net.plan)));
  return (part) => whole - netForce(net, part);
}
