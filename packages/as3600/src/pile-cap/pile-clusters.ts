import type { PileCap } from "./cap.ts";
import { type CommonPerimeter, commonPerimeter, distanceFrom, hullOf } from "./common-perimeter.ts";
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

/** Piles of which every group is made: that many have some hundreds of groups. */
const EVERY_GROUP = 9;
/** A place nearer to an envelope is on it, mm. */
const ON = 1e-6;

/**
 * Groups of piles whose critical perimeters overlap: they punch the cap within one perimeter about all of them. Those that have the whole
 * column within it are covered by the row of the column: its perimeter is shorter than one about both, and no fewer piles are beyond it.
 *
 * Shape    every group of up to nine piles; of more, every group with all piles within its envelope: leaving one of them out takes its
 *          force away, and leaves the perimeter
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
  const neighbours = neighboursOf(places, 2 * reach + moved);
  const hasColumn = (hull: readonly PilePlace[]) =>
    corners.map(distanceFrom(hull)).every((distance) => distance <= reach);
  const groups =
    places.length <= EVERY_GROUP
      ? everyGroup(places, neighbours)
      : grownGroups(places, neighbours, hasColumn);
  // What has the column within it has it with more piles too.
  const enclosing: number[] = [];
  const found: PileCluster[] = [];
  for (const group of groups) {
    if (enclosing.some((bits) => (group & bits) === bits)) continue;
    const piles = indicesOf(group, places);
    const hull = hullOf(placesOf(group, places));
    if (hasColumn(hull)) enclosing.push(group);
    else {
      const perimeter = commonPerimeter(hull, outline, reach, moved);
      found.push({ piles, perimeter, area: areaOf(hull, pileWidth) });
    }
  }
  return found;
}

const indicesOf = (group: number, places: readonly PilePlace[]): readonly number[] =>
  places.flatMap((_, index) => (group & (1 << index) ? [index] : []));

const placesOf = (group: number, places: readonly PilePlace[]): readonly PilePlace[] =>
  places.filter((_, index) => group & (1 << index));

/** The piles nearer to each pile than `within`, as bits. */
const neighboursOf = (places: readonly PilePlace[], within: number): readonly number[] =>
  places.map((one) =>
    places.reduce(
      (bits, other, index) =>
        Math.hypot(one.x - other.x, one.y - other.y) < within ? bits | (1 << index) : bits,
      0,
    ),
  );

/** Every group of two piles or more that are all joined by neighbours, as bits. */
const everyGroup = (places: readonly PilePlace[], neighbours: readonly number[]): readonly number[] =>
  Array.from({ length: 2 ** places.length }, (_, bits) => bits).filter(
    (bits) => (bits & (bits - 1)) !== 0 && isJoined(bits, neighbours),
  );

/**
 * The groups that grow from one pile by a neighbour at a time, with all piles within their envelope, as bits: every one without the column
 * does, as each step is within it.
 */
function grownGroups(
  places: readonly PilePlace[],
  neighbours: readonly number[],
  hasColumn: (hull: readonly PilePlace[]) => boolean,
): readonly number[] {
  const tried = new Set<number>();
  const found = new Set<number>();
  let growing = places.map((_, index) => 1 << index);
  while (growing.length > 0) {
    const grown: number[] = [];
    for (const group of growing) {
      const near = indicesOf(group, places).reduce((bits, index) => bits | (neighbours[index] ?? 0), 0);
      for (const index of indicesOf(near & ~group, places)) {
        const more = group | (1 << index);
        if (tried.has(more)) continue;
        tried.add(more);
        const hull = hullOf(placesOf(more, places));
        if (hasColumn(hull)) continue;
        const distance = distanceFrom(hull);
        const whole = places.reduce((bits, place, at) => {
          const isIn = (more & (1 << at)) !== 0 || distance(place) <= ON;
          return isIn ? bits | (1 << at) : bits;
        }, 0);
        if (found.has(whole)) continue;
        found.add(whole);
        grown.push(whole);
      }
    }
    growing = grown;
  }
  return [...found];
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
