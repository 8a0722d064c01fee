import type { CriticalPerimeter } from "../punching/index.ts";
import type { PileCap } from "./cap.ts";
import type { PilePlace } from "./layouts.ts";

/** Places nearer to each other along an axis differ by rounding, mm. */
const LEVEL = 1e-6;

const turn = (a: PilePlace, b: PilePlace, c: PilePlace): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The corners of the convex envelope of some places, anticlockwise. */
export function hullOf(at: readonly PilePlace[]): readonly PilePlace[] {
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

/** The distance from an envelope to a place; 0 within it. */
export function distanceFrom(hull: readonly PilePlace[]): (place: PilePlace) => number {
  const sides = sidesOf(hull);
  return (place) => {
    let least = Number.POSITIVE_INFINITY;
    let isInside = hull.length > 2;
    for (const { from, x, y } of sides) {
      const [dx, dy] = [place.x - from.x, place.y - from.y];
      if (x * dy - y * dx < 0) isInside = false;
      const at = Math.max(0, Math.min(1, (dx * x + dy * y) / (x * x + y * y)));
      least = Math.min(least, Math.hypot(dx - at * x, dy - at * y));
    }
    return isInside ? 0 : least;
  };
}

/** A perimeter with the area of the plan within it. Units mm, mm2. */
export interface CommonPerimeter extends CriticalPerimeter {
  readonly inside: number;
}

/** What a perimeter turns its front to: away from an edge that it is open to. */
interface Front {
  readonly x?: 1 | -1;
  readonly y?: 1 | -1;
}

const EDGES: readonly Front[] = [{ x: 1 }, { x: -1 }, { y: 1 }, { y: -1 }];
const CORNERS: readonly Front[] = [
  { x: 1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];

/**
 * The shortest perimeter at `reach` about an envelope: all round, or to one edge of the cap, or to two that meet, with straight legs from
 * where it turns away from them.
 */
export function commonPerimeter(
  hull: readonly PilePlace[],
  outline: PileCap["outline"],
  reach: number,
  moved: number,
): CommonPerimeter {
  const sides = sidesOf(hull);
  const extent = (of: "x" | "y", sign: 1 | -1) => Math.max(...hull.map((one) => sign * one[of]));
  /** The edge of the cap in a direction, from the origin. */
  const edge = (of: "x" | "y", sign: 1 | -1) =>
    of === "x" ? (sign > 0 ? outline.right : -outline.left) : sign > 0 ? outline.top : -outline.bottom;
  const toEdge = Math.min(
    ...(["x", "y"] as const).flatMap((of) =>
      ([1, -1] as const).map((sign) => edge(of, sign) - extent(of, sign)),
    ),
  );
  const fronts: readonly Front[] = [...(toEdge >= reach ? [{}] : []), ...EDGES, ...CORNERS];
  /** The sides that a front keeps. The outward normal of a side that runs anticlockwise is (y, -x). */
  const kept = ({ x, y }: Front) =>
    sides.reduce((sum, side) => {
      const isKept = (x === undefined || x * side.y > 0) && (y === undefined || y * -side.x > 0);
      return isKept ? sum + Math.hypot(side.x, side.y) : sum;
    }, 0);
  /** From the corner that is furthest in a direction to an edge, of those that are as far the furthest from the edge. */
  const leg = (furthest: "x" | "y", sign: 1 | -1, of: "x" | "y", away: 1 | -1) => {
    const most = extent(furthest, sign) - LEVEL;
    const from = Math.max(...hull.filter((one) => sign * one[furthest] > most).map((one) => away * one[of]));
    return Math.max(0, from + edge(of, away === 1 ? -1 : 1));
  };
  const legs = ({ x, y }: Front): number => {
    if (x && y) return leg("y", y, "x", x) + leg("x", x, "y", y);
    if (x) return leg("y", 1, "x", x) + leg("y", -1, "x", x);
    return y ? leg("x", 1, "y", y) + leg("x", -1, "y", y) : 0;
  };
  const lengthOf = (front: Front) => {
    const open = (front.x ? 1 : 0) + (front.y ? 1 : 0);
    return (2 * Math.PI * reach) / 2 ** open + kept(front) + legs(front);
  };
  const shortest = fronts
    .map((front) => ({ front, u: lengthOf(front) }))
    .reduce((least, one) => (one.u < least.u ? one : least));
  /** The size of the plan within the rectangle about the perimeter. */
  const size = (of: "x" | "y") => {
    const ends = ([1, -1] as const).map((sign) =>
      shortest.front[of] === (sign === 1 ? -1 : 1)
        ? edge(of, sign)
        : Math.min(edge(of, sign), extent(of, sign) + reach),
    );
    return ends.reduce((sum, end) => sum + end, 0);
  };
  return {
    u: Math.max(0, shortest.u - 2 * moved),
    ax: extent("x", 1) + extent("x", -1) + 2 * reach,
    ay: extent("y", 1) + extent("y", -1) + 2 * reach,
    place: "common",
    inside: size("x") * size("y"),
  };
}
