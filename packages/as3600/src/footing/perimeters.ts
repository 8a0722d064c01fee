import { circleRing, type Point } from "@kingpost/concrete-section";
import {
  type CriticalPerimeter,
  criticalPerimeters,
  type EdgeDistances,
  INTERIOR,
  type LoadedArea,
  type PunchingSection,
} from "../punching/index.ts";
import { type Box, boxOf, boxPolygon, type FootingPlan, type Polygon } from "./plan.ts";

/** A loaded area on a footing: its centre from that of the plan. Units mm. */
export interface FootingColumn {
  readonly area: LoadedArea;
  readonly x: number;
  readonly y: number;
}

/** Side of the square of the same area. Units mm. */
export const equalSquare = (diameter: number): number => (Math.sqrt(Math.PI) / 2) * diameter;

/** The loaded area as a rectangle: a circle by the square of the same area. */
export function loadedBox({ area, x, y }: FootingColumn): Box {
  const [cx, cy] =
    area.shape === "circular" ? [equalSquare(area.diameter), equalSquare(area.diameter)] : [area.cx, area.cy];
  return { left: x - cx / 2, right: x + cx / 2, bottom: y - cy / 2, top: y + cy / 2 };
}

/** The part inside a perimeter, which is open at the edges of the plan that are named. Convex, in the order of the angle about the column. */
function insidePerimeter({ area, x, y }: FootingColumn, half: number, open: Partial<Box>): Polygon {
  const isRound = area.shape === "circular";
  const [w, h] = isRound
    ? [area.diameter / 2 + half, area.diameter / 2 + half]
    : [area.cx / 2 + half, area.cy / 2 + half];
  const around = isRound
    ? circleRing(2 * w, { x, y })
    : boxPolygon({ left: x - w, right: x + w, bottom: y - h, top: y + h });
  const [endX, endY] = [open.left ?? open.right, open.bottom ?? open.top];
  const [signX, signY] = [open.left === undefined ? 1 : -1, open.bottom === undefined ? 1 : -1];
  // What is on the open side of the column is replaced by straight legs to the edge.
  const kept = around.filter(
    (p) =>
      (endX === undefined || (p.x - x) * signX <= LEVEL) &&
      (endY === undefined || (p.y - y) * signY <= LEVEL),
  );
  const legs: Point[] = [];
  if (endX !== undefined && endY !== undefined) {
    legs.push({ x: endX, y: y - signY * h }, { x: endX, y: endY }, { x: x - signX * w, y: endY });
  } else if (endX !== undefined) legs.push({ x: endX, y: y - h }, { x: endX, y: y + h });
  else if (endY !== undefined) legs.push({ x: x - w, y: endY }, { x: x + w, y: endY });
  const angle = (p: Point) => Math.atan2(p.y - y, p.x - x);
  return [...kept, ...legs].toSorted((one, other) => angle(one) - angle(other));
}

/** A point that is level with the column, mm. */
const LEVEL = 1e-6;

/** Distances of the faces of a column to the edges of the plan. */
function edgesOf(plan: FootingPlan, { area, x, y }: FootingColumn): EdgeDistances {
  const [cx, cy] = area.shape === "circular" ? [area.diameter, area.diameter] : [area.cx, area.cy];
  return {
    left: plan.lx / 2 + x - cx / 2,
    right: plan.lx / 2 - x - cx / 2,
    bottom: plan.ly / 2 + y - cy / 2,
    top: plan.ly / 2 - y - cy / 2,
  };
}

/** A critical perimeter with the part of the plan inside it. */
export interface FootingPerimeter {
  /** `interior`, `edge left`, `corner left bottom`. */
  readonly name: string;
  readonly section: PunchingSection;
  readonly inside: Polygon;
}

/**
 * Every critical perimeter that is within the plan: around the loaded area, to one edge, to two edges at a corner. One that is longer than the
 * interior one can have more force outside: where the footing lifts, its weight and the soil on it press up to the edge without pressure
 * from below. None where one-way shear governs: the perimeter leaves the plan on opposite sides.
 *
 * Units    mm, MPa
 * Source   AS 3600 9.3.1
 * Checked  src/footing/perimeters.test.ts, src/footing/net-pressure.test.ts
 */
export function footingPerimeters(
  plan: FootingPlan,
  column: FootingColumn,
  { fc, dom }: { readonly fc: number; readonly dom: number },
): readonly FootingPerimeter[] {
  const half = dom / 2;
  const edges = edgesOf(plan, column);
  const fits = (...open: readonly (keyof EdgeDistances)[]) =>
    (Object.keys(edges) as (keyof EdgeDistances)[]).every(
      (edge) => open.includes(edge) || edges[edge] >= half,
    );
  const part = (open: Partial<Box>) => insidePerimeter(column, half, open);
  const found: FootingPerimeter[] = [];
  const add = (
    name: string,
    place: CriticalPerimeter["place"],
    open: Partial<EdgeDistances>,
    inside: Polygon,
  ) => {
    const edges = { ...INTERIOR, ...open };
    const perimeter = criticalPerimeters(column.area, edges, dom).find((one) => one.place === place);
    if (perimeter) found.push({ name, section: { fc, area: column.area, edges, dom, perimeter }, inside });
  };
  if (fits()) add("interior", "interior", {}, part({}));
  for (const edge of ["left", "right", "bottom", "top"] as const) {
    const open = { [edge]: edges[edge] };
    if (fits(edge)) add(`edge ${edge}`, "edge", open, part({ [edge]: boxOf(plan)[edge] }));
  }
  for (const x of ["left", "right"] as const) {
    for (const y of ["bottom", "top"] as const) {
      if (!fits(x, y)) continue;
      const plane = boxOf(plan);
      add(
        `corner ${x} ${y}`,
        "corner",
        { [x]: edges[x], [y]: edges[y] },
        part({ [x]: plane[x], [y]: plane[y] }),
      );
    }
  }
  return found;
}
