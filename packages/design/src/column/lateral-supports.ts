import { type AxisActions, greatestShear, shearAt } from "./axis-actions.ts";

/** The moment of the end moments at an end or a support, mm and Nmm. */
interface SupportMoment {
  readonly z: number;
  readonly m: number;
}

/** The shear force of the end moments between two supports, mm and N. */
export interface SupportShear {
  readonly from: number;
  readonly to: number;
  readonly v: number;
}

/**
 * The moments of the end moments at the ends and at rigid supports between them.
 *
 *   M(i-1) l(i) + 2 M(i) (l(i) + l(i+1)) + M(i+1) l(i+1) = 0
 *
 * Shape    ascending, with both ends; a support that yields leaves moments between these and the straight line between the ends
 * Units    mm, Nmm
 * Source   statics: the equation of three moments of a prismatic member
 * Checked  src/column/lateral-supports.test.ts
 */
export function momentsAtSupports(
  { from, to, supports = [] }: Pick<AxisActions, "from" | "to" | "supports">,
  length: number,
): readonly SupportMoment[] {
  const base = { z: 0, m: from };
  // Each moment as `own` + `ofNext` times the moment above it, from the base up.
  const rows: { readonly z: number; readonly own: number; readonly ofNext: number }[] = [];
  let [below, last] = [{ own: from, ofNext: 0 }, 0];
  for (const [at, z] of supports.entries()) {
    const [lower, upper] = [z - last, (supports[at + 1] ?? length) - z];
    const pivot = 2 * (lower + upper) + lower * below.ofNext;
    below = { own: (-lower * below.own) / pivot, ofNext: -upper / pivot };
    rows.push({ z, ...below });
    last = z;
  }
  const found: SupportMoment[] = [{ z: length, m: to }];
  for (const { z, own, ofNext } of rows.toReversed()) {
    const next = found[0]?.m ?? to;
    found.unshift({ z, m: own + ofNext * next });
  }
  return [base, ...found];
}

/** The shear forces of the end moments between rigid supports, from the base up. Units N. */
export function shearsOfEnds(of: AxisActions, length: number): readonly SupportShear[] {
  const moments = momentsAtSupports(of, length);
  return moments.slice(1).flatMap(({ z: to, m }, at) => {
    const below = moments[at];
    return below ? [{ from: below.z, to, v: (m - below.m) / (to - below.z) }] : [];
  });
}

/** The greatest moment of the end moments at the supports of a part, at its ends included. Units Nmm. */
export function greatestAtSupports(of: AxisActions, length: number, from: number, to: number): number {
  if (of.supports === undefined) return 0;
  const within = momentsAtSupports(of, length).filter(({ z }) => z >= from && z <= to);
  return Math.max(0, ...within.map(({ m }) => Math.abs(m)));
}

/** The shear force at the base: the greater of that with rigid supports and without. Units N. */
export function shearAtBase(of: AxisActions, length: number): number {
  const straight = shearAt(of, length, 0);
  const [first] = of.supports === undefined ? [] : shearsOfEnds(of, length);
  if (!first) return straight;
  const supported = shearAt({ from: 0, to: 0, loads: of.loads }, length, 0) + first.v;
  return Math.abs(supported) > Math.abs(straight) ? supported : straight;
}

/** The greatest shear force between the ends: with rigid supports and without. Units N. */
export function greatestShearWithSupports(of: AxisActions, length: number): number {
  const straight = greatestShear(of, length);
  if (of.supports === undefined) return straight;
  const ofLoads = { from: 0, to: 0, loads: of.loads };
  const w = of.loads.reduce((sum, load) => sum + load.w, 0);
  const places = of.loads.map(({ z }) => z);
  const between = shearsOfEnds(of, length).flatMap(({ from, to, v }) => {
    const points = [from, ...places.filter((z) => z > from && z < to), to].toSorted((a, b) => a - b);
    return points.slice(1).flatMap((end, at) => {
      const start = points[at] ?? from;
      const above = shearAt(ofLoads, length, start) + v;
      return [Math.abs(above), Math.abs(above - w * (end - start))];
    });
  });
  return Math.max(straight, ...between);
}
