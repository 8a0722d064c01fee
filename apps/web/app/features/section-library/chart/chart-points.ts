import type { Catalogue, CatalogueEntry } from "@kingpost/sections";
import type { Member } from "../capacities/member/member.ts";
import { placesOf } from "../filter/found/found.ts";
import { type Quantity, quantityOf } from "../quantities/quantities.ts";

/** A section in the chart. */
export interface ChartPoint {
  readonly entry: CatalogueEntry;
  /** In the unit of the property table, as the axes are. */
  readonly x: number;
  readonly y: number;
  /** kg/m */
  readonly mass: number;
}

/** The sections that have both quantities, in the order of x, of equals in the order of y. */
export function pointsOf(
  catalogue: Catalogue,
  entries: readonly CatalogueEntry[],
  x: Quantity,
  y: Quantity,
  member: Member,
): readonly ChartPoint[] {
  const places = placesOf(catalogue);
  const [xs, ys] = [x.column(catalogue, member), y.column(catalogue, member)];
  const masses = quantityOf("mass")?.column(catalogue, member);
  const points: ChartPoint[] = [];
  for (const entry of entries) {
    const at = places.get(entry) ?? -1;
    const point = {
      entry,
      x: (xs[at] ?? Number.NaN) / 10 ** x.row.exponent,
      y: (ys[at] ?? Number.NaN) / 10 ** y.row.exponent,
      mass: masses?.[at] ?? Number.NaN,
    };
    if (!Number.isNaN(point.x) && !Number.isNaN(point.y)) points.push(point);
  }
  return points.toSorted((a, b) => a.x - b.x || a.y - b.y);
}

/**
 * The sections that are the lightest for what they have of y: none that weighs the same or less has more, and none that
 * has the same weighs less. In the order of mass.
 */
export function frontierOf(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const frontier: ChartPoint[] = [];
  for (const point of points.toSorted((a, b) => a.mass - b.mass || b.y - a.y)) {
    const last = frontier.at(-1);
    const isEqual = last !== undefined && last.mass === point.mass && last.y === point.y;
    if (last === undefined || point.y > last.y || isEqual) frontier.push(point);
  }
  return frontier;
}

/** The positions of points on the drawing, in pixels. */
export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** The index of the spot nearest to a place, none further away than the reach; -1 where there is none. */
export function nearestSpot(spots: readonly Spot[], place: Spot, reach: number): number {
  let nearest = -1;
  let least = reach * reach;
  spots.forEach(({ left, top }, at) => {
    const distance = (left - place.left) ** 2 + (top - place.top) ** 2;
    if (distance <= least) {
      least = distance;
      nearest = at;
    }
  });
  return nearest;
}
