import { circleRing } from "@kingpost/concrete-section";
import {
  criticalPerimeter,
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

/** The perimeter around a column, all of it within the concrete. */
function aroundColumn({ area, x, y }: FootingColumn, half: number): Polygon {
  if (area.shape === "circular") return circleRing(area.diameter + 2 * half, { x, y });
  const [w, h] = [area.cx / 2 + half, area.cy / 2 + half];
  return boxPolygon({ left: x - w, right: x + w, bottom: y - h, top: y + h });
}

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
 * Every critical perimeter that is within the plan: around the loaded area, to one edge, to two edges at a corner. Perimeters that are longer
 * than the interior one have less force outside, and are left out. None where one-way shear governs: the perimeter leaves the plan on
 * opposite sides.
 *
 * Units    mm, MPa
 * Source   AS 3600 9.3.1
 * Checked  src/footing/perimeters.test.ts
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
  const outline = aroundColumn(column, half);
  /** The outline, with what is beyond the centre of the column on an open side moved to the edge. */
  const part = (open: Partial<Box>): Polygon =>
    outline.map(({ x, y }) => ({
      x: (x < column.x ? open.left : open.right) ?? x,
      y: (y < column.y ? open.bottom : open.top) ?? y,
    }));
  const found: FootingPerimeter[] = [];
  const interior: PunchingSection = { fc, area: column.area, edges: INTERIOR, dom };
  const round = criticalPerimeter(column.area, INTERIOR, dom);
  if (fits()) found.push({ name: "interior", section: interior, inside: outline });
  const add = (name: string, place: "edge" | "corner", open: Partial<EdgeDistances>, inside: Polygon) => {
    const section: PunchingSection = { fc, area: column.area, edges: { ...INTERIOR, ...open }, dom };
    const { u, place: at } = criticalPerimeter(column.area, section.edges, dom);
    if (at === place && (found[0]?.name !== "interior" || u < round.u)) found.push({ name, section, inside });
  };
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
