/** The moments at the ends of a length, Nmm. */
interface EndMoments {
  readonly from: number;
  readonly to: number;
}

/** The moment at a place, mm and Nmm. */
interface MomentPoint {
  readonly x: number;
  readonly m: number;
}

interface MomentDiagram {
  readonly at: (x: number) => number;
  /** Ends, places of point loads and extremes between them, ascending. */
  readonly extremes: readonly MomentPoint[];
  /** Where the moment changes its sign, ascending. */
  readonly zeros: readonly number[];
}

/** A load between the ends that bends the column about one axis, to the same side as positive end moments. Units N/mm, N, mm. */
export interface TransverseLoad {
  readonly w: number;
  readonly p: number;
  /** The height of `p` above the base. */
  readonly z: number;
}

/** First-order actions about one axis: the moments at the ends, and loads between them. */
export interface AxisActions extends EndMoments {
  readonly loads: readonly TransverseLoad[];
  /** Heights between the ends at which the column is supported in bending, ascending, mm; undefined where there are none. */
  readonly supports?: readonly number[] | undefined;
}

/** The moment at a height, of the end moments and of a simply supported column. Units mm, Nmm. */
export function momentAt({ from, to, loads }: AxisActions, length: number, z: number): number {
  // At the top without rounding: a moment of rounding at a free end would be an action.
  const ofEnds = z === length ? to : from + ((to - from) * z) / length;
  return loads.reduce((m, { w, p, z: at }) => {
    const uniform = (w * z * (length - z)) / 2;
    const point = (p * (z <= at ? (length - at) * z : at * (length - z))) / length;
    return m + uniform + point;
  }, ofEnds);
}

/** The slope of the moment at a height, above point loads there. Units mm, N. */
export function shearAt({ from, to, loads }: AxisActions, length: number, z: number): number {
  return loads.reduce(
    (v, { w, p, z: at }) => v + w * (length / 2 - z) + (p * (z < at ? length - at : -at)) / length,
    (to - from) / length,
  );
}

/** The ends, and point loads between them, ascending. */
function joints({ loads }: AxisActions, length: number): readonly number[] {
  if (loads.length === 0) return [0, length];
  const inner = loads.filter(({ p, z }) => p !== 0 && z > 0 && z < length).map(({ z }) => z);
  return [...new Set([0, ...inner, length])].toSorted((a, b) => a - b);
}

/** The greatest shear force between the ends. Units N. */
export function greatestShear(of: AxisActions, length: number): number {
  const points = joints(of, length);
  const w = of.loads.reduce((sum, one) => sum + one.w, 0);
  // Straight between point loads: greatest at the ends of a piece.
  return Math.max(
    ...points.slice(1).flatMap((to, at) => {
      const from = points[at] ?? 0;
      const above = shearAt(of, length, from);
      return [Math.abs(above), Math.abs(above - w * (to - from))];
    }),
  );
}

/** The moments at the ends, at point loads and where the moment turns between them, ascending. */
function extremesOf(of: AxisActions, length: number): readonly MomentPoint[] {
  const points = joints(of, length);
  const w = of.loads.reduce((sum, one) => sum + one.w, 0);
  const turns = points.slice(1).flatMap((to, at) => {
    const from = points[at] ?? 0;
    const turn = w === 0 ? Number.NaN : from + shearAt(of, length, from) / w;
    return turn > from && turn < to ? [turn] : [];
  });
  return [...points, ...turns].map((x) => ({ x, m: momentAt(of, length, x) })).toSorted((a, b) => a.x - b.x);
}

/** The moments of one combination about an axis, with exact extremes and zeros. */
export function momentDiagramOf(of: AxisActions, length: number): MomentDiagram {
  const at = (z: number) => momentAt(of, length, z);
  const points = joints(of, length);
  const w = of.loads.reduce((sum, one) => sum + one.w, 0);
  const zeros: number[] = [];
  for (const [n, to] of points.slice(1).entries()) {
    const from = points[n] ?? 0;
    const v = shearAt(of, length, from);
    zeros.push(...rootsOf(-w / 2, v, at(from)).flatMap((d) => (d > 0 && d < to - from ? from + d : [])));
  }
  // A moment that is zero at a point load changes its sign there where the pieces beside it do.
  for (const x of points.slice(1, -1)) if (at(x) === 0) zeros.push(x);
  return {
    at,
    extremes: extremesOf(of, length),
    zeros: zeros.filter((x) => changesSign(at, x, length)).toSorted((a, b) => a - b),
  };
}

/** Share of the length beside a zero. */
const BESIDE = 1e-6;

const changesSign = (at: (z: number) => number, x: number, length: number): boolean =>
  at(x - BESIDE * length) * at(x + BESIDE * length) < 0;

/** The roots of a d2 + b d + c. */
function rootsOf(a: number, b: number, c: number): readonly number[] {
  if (a === 0) return b === 0 ? [] : [-c / b];
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return [];
  // Without subtracting numbers that are nearly the same.
  const q = -(b + Math.sign(b || 1) * Math.sqrt(discriminant)) / 2;
  return q === 0 ? [0] : [q / a, c / q];
}

/** The greatest magnitude of the moment between two heights, and where. Units mm, Nmm. */
export function greatestBetween(of: AxisActions, length: number, from: number, to: number): MomentPoint {
  const ends = [
    { x: from, m: momentAt(of, length, from) },
    { x: to, m: momentAt(of, length, to) },
  ];
  // Straight without loads.
  const inner = of.loads.length === 0 ? [] : extremesOf(of, length).filter(({ x }) => x > from && x < to);
  return [...ends, ...inner].reduce((most, one) => (Math.abs(one.m) > Math.abs(most.m) ? one : most));
}
