import { gridLines, type Outline, onNearestArc, type Point, SAME, signedDistance } from "./outline.ts";

/** Triangles of the material. `dof` numbers the unknowns; -1 for a node on the outside, where the stress function is zero. */
export interface Mesh {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly dof: readonly number[];
  readonly unknowns: number;
  /** The unknown that the edge of the opening shares, or -1. */
  readonly holeDof: number;
  /** Three nodes each. */
  readonly triangles: readonly number[];
}

/** Nodes nearer to an arc than this share of an element are moved onto it, so that no element becomes a sliver. */
const NEAR = 0.3;

/**
 * Triangles of about `size` on a grid whose lines follow every straight face. Nodes near an arc are moved onto it, and triangles that
 * an arc still crosses are cut.
 *
 * Units    mm
 */
export function meshOf(outline: Outline, size: number): Mesh {
  const xs = divide(gridLines(outline, "x"), size);
  const ys = divide(gridLines(outline, "y"), size);
  const x: number[] = [];
  const y: number[] = [];
  const distance: number[] = [];
  const add = (point: Point, at: number) => {
    x.push(point[0]);
    y.push(point[1]);
    distance.push(at);
    return x.length - 1;
  };
  for (const gy of ys) {
    for (const gx of xs) {
      const at = signedDistance(outline, [gx, gy]);
      const isNear = Math.abs(at) > SAME && Math.abs(at) < NEAR * size;
      const moved = isNear ? onNearestArc(outline, [gx, gy]) : undefined;
      const isOnArc = moved !== undefined && Math.abs(signedDistance(outline, moved)) < SAME;
      if (isOnArc) add(moved, 0);
      else add([gx, gy], Math.abs(at) <= SAME ? 0 : at);
    }
  }

  const cuts = new Map<string, number>();
  const cut = (inside: number, outside: number): number => {
    const key = `${inside} ${outside}`;
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const node = add(crossing(outline, pointAt(inside), pointAt(outside)), 0);
    cuts.set(key, node);
    return node;
  };
  const pointAt = (node: number): Point => [x[node] ?? 0, y[node] ?? 0];
  const signOf = (node: number) => Math.sign(distance[node] ?? 0);

  const triangles: number[] = [];
  const take = (corners: readonly [number, number, number]) => {
    const kept: number[] = [];
    for (let i = 0; i < 3; i++) {
      const [a = 0, b = 0] = [corners[i], corners[(i + 1) % 3]];
      if (signOf(a) <= 0) kept.push(a);
      if (signOf(a) * signOf(b) < 0) kept.push(signOf(a) < 0 ? cut(a, b) : cut(b, a));
    }
    if (kept.length < 3) return;
    const middle: Point = [mean(kept.map((node) => x[node] ?? 0)), mean(kept.map((node) => y[node] ?? 0))];
    if (kept.every((node) => signOf(node) === 0) && signedDistance(outline, middle) >= 0) return;
    for (let i = 1; i + 1 < kept.length; i++) triangles.push(kept[0] ?? 0, kept[i] ?? 0, kept[i + 1] ?? 0);
  };
  const columns = xs.length;
  for (let row = 0; row + 1 < ys.length; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const a = row * columns + column;
      const [b, c, d] = [a + 1, a + columns + 1, a + columns];
      if ((row + column) % 2 === 0) {
        take([a, b, c]);
        take([a, c, d]);
      } else {
        take([a, b, d]);
        take([b, c, d]);
      }
    }
  }
  return { x, y, triangles, ...numbered(outline, x, y, distance) };
}

function numbered(
  { hole }: Outline,
  x: readonly number[],
  y: readonly number[],
  distance: readonly number[],
): Pick<Mesh, "dof" | "unknowns" | "holeDof"> {
  const holeDof = hole ? 0 : -1;
  let unknowns = hole ? 1 : 0;
  const dof = distance.map((at, node) => {
    if (at < 0) return unknowns++;
    return at === 0 && hole?.isOnEdge([x[node] ?? 0, y[node] ?? 0]) ? holeDof : -1;
  });
  return { dof, unknowns, holeDof };
}

/** Where the boundary crosses the line between a point in the material and one outside, by bisection. */
function crossing(outline: Outline, inside: Point, outside: Point): Point {
  let [low, high] = [0, 1];
  const at = (share: number): Point => [
    inside[0] + (outside[0] - inside[0]) * share,
    inside[1] + (outside[1] - inside[1]) * share,
  ];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (signedDistance(outline, at(middle)) < 0) low = middle;
    else high = middle;
  }
  return at(low);
}

function divide(lines: readonly number[], size: number): readonly number[] {
  const points = lines.slice(0, 1);
  for (let i = 1; i < lines.length; i++) {
    const [from = 0, to = 0] = [lines[i - 1], lines[i]];
    const steps = Math.ceil((to - from) / size - SAME);
    for (let step = 1; step <= steps; step++) points.push(from + ((to - from) * step) / steps);
  }
  return points;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
