import type { PileCap } from "./cap.ts";
import { type CommonPerimeter, commonPerimeter, distanceTo, hullOf } from "./common-perimeter.ts";
import type { PilePlace } from "./layouts.ts";

/** Piles that punch together. Units mm. */
export interface PileCluster {
  /** By their index. */
  readonly piles: readonly number[];
  readonly perimeter: CommonPerimeter;
  /** The smallest rectangle about the piles along their longest side. */
  readonly area: { readonly shape: "rectangular"; readonly cx: number; readonly cy: number };
}

type Cap = Pick<PileCap, "piles" | "pileWidth" | "column" | "outline">;

/** Piles of which every group is made: that many have some hundreds of groups. Of more piles, those nearest to each pile. */
const EVERY_GROUP = 9;
const NEAREST = 6;

/** Directions in which piles are counted one after the other: eighths of a turn, so that rows and diagonals are. */
const SWEEPS = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => {
  const angle = (eighth * Math.PI) / 4;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/**
 * Groups of piles whose critical perimeters overlap: they punch the cap within one perimeter about all of them. Those that have the whole
 * column within it are covered by the row of the column: its perimeter is shorter than one about both, and no fewer piles are beyond it.
 *
 * Shape    every group of up to nine piles; of more, the groups of the six nearest to each pile, and the first of the piles in order of
 *          their distance from each and in eight directions
 * Units    mm; `moved`: how far a pile may be from its place
 * Source   AS 3600 9.3.1, with the envelope of overlapping perimeters of ACI 318 13.4.2
 * Checked  src/pile-cap/pile-clusters.test.ts, packages/design/src/pile-cap/punching-together.test.ts
 */
export function pileClusters(
  { pileWidth, column, outline }: Cap,
  places: readonly PilePlace[],
  dom: number,
  moved: number,
): readonly PileCluster[] {
  const reach = (pileWidth + dom) / 2;
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => ({ x: column.x + (x * column.cx) / 2, y: column.y + (y * column.cy) / 2 })),
  );
  // What has the column within it has it with more piles too.
  const enclosing: number[] = [];
  const found: PileCluster[] = [];
  for (const group of groupsOf(places, neighboursOf(places, 2 * reach + moved))) {
    if (enclosing.some((bits) => (group & bits) === bits)) continue;
    const piles = places.flatMap((_, index) => (group & (1 << index) ? [index] : []));
    const hull = hullOf(piles.flatMap((index) => places[index] ?? []));
    if (corners.every((corner) => distanceTo(hull, corner) <= reach)) enclosing.push(group);
    else {
      const perimeter = commonPerimeter(hull, outline, reach, moved);
      found.push({ piles, perimeter, area: areaOf(hull, pileWidth) });
    }
  }
  return found;
}

/** The piles nearer to each pile than `within`, as bits. */
const neighboursOf = (places: readonly PilePlace[], within: number): readonly number[] =>
  places.map((one) =>
    places.reduce(
      (bits, other, index) =>
        Math.hypot(one.x - other.x, one.y - other.y) < within ? bits | (1 << index) : bits,
      0,
    ),
  );

/** Groups of two piles or more that are all joined by neighbours, as bits. */
function groupsOf(places: readonly PilePlace[], neighbours: readonly number[]): readonly number[] {
  const all =
    places.length <= EVERY_GROUP ? subsetsOf(places.map((_, index) => index)) : chosenGroups(places);
  return [...new Set(all)].filter((bits) => (bits & (bits - 1)) !== 0 && isJoined(bits, neighbours));
}

/** Every group of some piles, as bits. */
const subsetsOf = (indices: readonly number[]): readonly number[] =>
  Array.from({ length: 2 ** indices.length }, (_, chosen) =>
    indices.reduce((bits, index, at) => (chosen & (1 << at) ? bits | (1 << index) : bits), 0),
  );

function chosenGroups(places: readonly PilePlace[]): readonly number[] {
  const indices = places.map((_, index) => index);
  const orderedBy = (measure: (place: PilePlace) => number) =>
    indices.toSorted((a, b) => measure(places[a] ?? ORIGIN) - measure(places[b] ?? ORIGIN));
  const byDistance = places.map(({ x, y }) => orderedBy((other) => Math.hypot(other.x - x, other.y - y)));
  const swept = SWEEPS.map(({ x, y }) => orderedBy((one) => Math.round(one.x * x + one.y * y)));
  const inOrder = [...byDistance, ...swept];
  return [
    ...byDistance.flatMap((order) => subsetsOf(order.slice(0, NEAREST))),
    ...inOrder.flatMap((order) => {
      let bits = 0;
      return order.map((index) => {
        bits |= 1 << index;
        return bits;
      });
    }),
  ];
}

const ORIGIN: PilePlace = { x: 0, y: 0 };

/** Whether the piles of a group are all joined by pairs of neighbours. */
function isJoined(group: number, neighbours: readonly number[]): boolean {
  let joined = group & -group;
  for (let before = 0; joined !== before; ) {
    before = joined;
    for (const [index, near] of neighbours.entries()) {
      if (joined & (1 << index)) joined |= near & group;
    }
  }
  return joined === group;
}

/** The rectangle about an envelope along the line between its furthest corners. */
function areaOf(hull: readonly PilePlace[], width: number): PileCluster["area"] {
  let along = ORIGIN;
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
