import type { CriticalPerimeter } from "../punching/index.ts";
import type { PileCap } from "./cap.ts";
import type { PilePlace } from "./layouts.ts";

/** Piles that punch together. Units mm. */
export interface PileCluster {
  /** By their index. */
  readonly piles: readonly number[];
  readonly perimeter: CriticalPerimeter;
  /** The smallest rectangle about the piles along their longest side. */
  readonly area: { readonly shape: "rectangular"; readonly cx: number; readonly cy: number };
}

type Cap = Pick<PileCap, "piles" | "pileWidth" | "column" | "outline">;

/** Directions in which piles are counted one after the other: eighths of a turn, so that rows and diagonals are. */
const SWEEPS = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => {
  const angle = (eighth * Math.PI) / 4;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/**
 * Groups of piles whose critical perimeters overlap: they punch the cap within one perimeter about all of them. Those that have the whole
 * column within it do not, because its force acts there too.
 *
 * Shape    the groups are the piles nearest to each pile, and the first of the piles in eight directions, of any number
 * Units    mm; `moved`: how far a pile may be from its place
 * Source   AS 3600 9.3.1, with the envelope of overlapping perimeters of ACI 318 13.4.2
 * Checked  src/pile-cap/punching-together.test.ts of the design module
 */
export function pileClusters(
  { piles, pileWidth, column, outline }: Cap,
  places: readonly PilePlace[],
  dom: number,
  moved: number,
): readonly PileCluster[] {
  const reach = (pileWidth + dom) / 2;
  const gap = (one: PilePlace, other: PilePlace) => Math.hypot(one.x - other.x, one.y - other.y);
  const known = new Set<string>();
  const found: PileCluster[] = [];
  const add = (all: readonly number[]) => {
    const chosen = all.toSorted((a, b) => a - b);
    const key = chosen.join();
    if (chosen.length < 2 || known.has(key)) return;
    known.add(key);
    const at = chosen.flatMap((index) => places[index] ?? []);
    if (!isJoined(at, 2 * reach + moved)) return;
    const hull = hullOf(at);
    const corners = [-1, 1].flatMap((x) =>
      [-1, 1].map((y) => ({ x: column.x + (x * column.cx) / 2, y: column.y + (y * column.cy) / 2 })),
    );
    if (corners.every((corner) => distanceTo(hull, corner) <= reach)) return;
    found.push({
      piles: chosen,
      perimeter: commonPerimeter(hull, outline, reach, moved),
      area: areaOf(hull, pileWidth),
    });
  };
  const indices = piles.map((_, index) => index);
  const prefixes = (order: readonly number[]) => {
    for (let count = 2; count <= order.length; count += 1) add(order.slice(0, count));
  };
  const placeOf = (index: number) => places[index] ?? { x: 0, y: 0 };
  for (const first of indices) {
    prefixes(indices.toSorted((a, b) => gap(placeOf(a), placeOf(first)) - gap(placeOf(b), placeOf(first))));
    for (const second of indices) add([first, second].filter((one, at, all) => all.indexOf(one) === at));
  }
  for (const { x, y } of SWEEPS) {
    const along = (index: number) => Math.round(placeOf(index).x * x + placeOf(index).y * y);
    prefixes(indices.toSorted((a, b) => along(a) - along(b)));
  }
  return found;
}

/** Whether piles are all joined by pairs that are nearer than `within`. */
function isJoined(at: readonly PilePlace[], within: number): boolean {
  const [first, ...others] = at;
  if (!first) return false;
  const joined = [first];
  let rest = others;
  for (let next = joined.pop(); next; next = joined.pop()) {
    const { x, y } = next;
    const near = rest.filter((one) => Math.hypot(one.x - x, one.y - y) < within);
    rest = rest.filter((one) => !near.includes(one));
    joined.push(...near);
  }
  return rest.length === 0;
}

const turn = (a: PilePlace, b: PilePlace, c: PilePlace): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The corners of the convex envelope of some places, anticlockwise. */
function hullOf(at: readonly PilePlace[]): readonly PilePlace[] {
  const sorted = at.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (all: readonly PilePlace[]) => {
    const chain: PilePlace[] = [];
    for (const one of all) {
      while (chain.length > 1) {
        const [before, last] = chain.slice(-2);
        if (!before || !last || turn(before, last, one) > 0) break;
        chain.pop();
      }
      chain.push(one);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const sidesOf = (hull: readonly PilePlace[]) =>
  hull.flatMap((from, at) => {
    const to = hull[(at + 1) % hull.length];
    return to ? [{ from, x: to.x - from.x, y: to.y - from.y }] : [];
  });

/** From an envelope to a place; 0 within it. */
function distanceTo(hull: readonly PilePlace[], place: PilePlace): number {
  const sides = sidesOf(hull);
  const isInside =
    hull.length > 2 &&
    sides.every(({ from, x, y }) => turn(from, { x: from.x + x, y: from.y + y }, place) >= 0);
  if (isInside) return 0;
  return Math.min(
    ...sides.map(({ from, x, y }) => {
      const part = ((place.x - from.x) * x + (place.y - from.y) * y) / (x * x + y * y);
      const at = Math.max(0, Math.min(1, part));
      return Math.hypot(place.x - from.x - at * x, place.y - from.y - at * y);
    }),
  );
}

/**
 * The shortest perimeter at `reach` about an envelope: all round, or to one edge of the cap, or to two that meet, with straight legs from
 * where it turns away from them.
 */
function commonPerimeter(
  hull: readonly PilePlace[],
  outline: PileCap["outline"],
  reach: number,
  moved: number,
): CriticalPerimeter {
  const sides = sidesOf(hull);
  const extent = (of: "x" | "y", sign: 1 | -1) => Math.max(...hull.map((one) => sign * one[of]));
  const far = {
    left: -outline.left - extent("x", -1),
    right: outline.right - extent("x", 1),
    bottom: -outline.bottom - extent("y", -1),
    top: outline.top - extent("y", 1),
  };
  const ax = extent("x", 1) + extent("x", -1) + 2 * reach;
  const ay = extent("y", 1) + extent("y", -1) + 2 * reach;
  const round = sides.reduce((sum, { x, y }) => sum + Math.hypot(x, y), 2 * Math.PI * reach);
  const isInside = Math.min(...Object.values(far)) >= reach;
  const lengths = isInside ? [round] : [];
  // The outward normal of a side that runs anticlockwise is (y, -x).
  const kept = (signs: { readonly x?: 1 | -1; readonly y?: 1 | -1 }) =>
    sides.reduce((sum, { x, y }) => {
      const isKept =
        (signs.x === undefined || signs.x * y > 0) && (signs.y === undefined || signs.y * -x > 0);
      return isKept ? sum + Math.hypot(x, y) : sum;
    }, 0);
  /** From the corner that is furthest in a direction to an edge, of those that are as far the furthest from the edge. */
  const leg = (furthest: "x" | "y", sign: 1 | -1, edge: "x" | "y", away: 1 | -1) => {
    const most = extent(furthest, sign);
    const from = Math.max(
      ...hull.filter((one) => sign * one[furthest] > most - 1e-6).map((one) => away * one[edge]),
    );
    const limit =
      edge === "x" ? (away > 0 ? outline.left : outline.right) : away > 0 ? outline.bottom : outline.top;
    return Math.max(0, from - away * limit);
  };
  for (const sign of [1, -1] as const) {
    lengths.push(Math.PI * reach + kept({ x: sign }) + leg("y", 1, "x", sign) + leg("y", -1, "x", sign));
    lengths.push(Math.PI * reach + kept({ y: sign }) + leg("x", 1, "y", sign) + leg("x", -1, "y", sign));
    for (const up of [1, -1] as const) {
      lengths.push(
        (Math.PI * reach) / 2 + kept({ x: sign, y: up }) + leg("y", up, "x", sign) + leg("x", sign, "y", up),
      );
    }
  }
  return { u: Math.max(0, Math.min(...lengths) - 2 * moved), ax, ay, place: "common" };
}

/** The rectangle about an envelope along the line between its furthest corners. */
function areaOf(hull: readonly PilePlace[], width: number): PileCluster["area"] {
  let along = { x: 0, y: 0 };
  for (const one of hull) {
    for (const other of hull) {
      const to = { x: other.x - one.x, y: other.y - one.y };
      if (Math.hypot(to.x, to.y) > Math.hypot(along.x, along.y)) along = to;
    }
  }
  const length = Math.hypot(along.x, along.y);
  const across = hull.map(({ x, y }) => (x * along.y - y * along.x) / length);
  return {
    shape: "rectangular",
    cx: length + width,
    cy: Math.max(...across) - Math.min(...across) + width,
  };
}
