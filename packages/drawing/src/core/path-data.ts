import type { Point, Segment } from "./geometry.ts";

/** A coordinate to a hundredth of a drawing unit: a tenth of a hairline, and short text. */
export const coordinate = (value: number): number =>
  // -0 and 0 are the same place, but only 0 survives JSON; adding 0 normalises it.
  Math.round(value * 100) / 100 + 0;

const at = (p: Point): string => `${coordinate(p.x)} ${coordinate(p.y)}`;

export const polyline = (...points: readonly Point[]): string =>
  points.map((p, index) => `${index === 0 ? "M" : "L"}${at(p)}`).join("");

export const polygon = (...points: readonly Point[]): string => `${polyline(...points)}Z`;

export function circle(centre: Point, radius: number): string {
  const left = { x: centre.x - radius, y: centre.y };
  const right = { x: centre.x + radius, y: centre.y };
  const r = coordinate(radius);
  return `M${at(left)}A${r} ${r} 0 1 1 ${at(right)}A${r} ${r} 0 1 1 ${at(left)}Z`;
}

/** Closed loops as one path (fill rule even-odd) with exact arcs. `place` maps mm (y up) to the view (y down). */
export function loopsPath(
  loops: readonly (readonly Segment[])[],
  place: (p: Point) => Point,
  scale: number,
): string {
  return loops.map((loop) => loopPath(loop, place, scale)).join("");
}

function loopPath(loop: readonly Segment[], place: (p: Point) => Point, scale: number): string {
  const start = loop[0];
  if (start === undefined) return "";
  const edges = loop.map((segment) => {
    if (segment.kind === "line") return `L${at(place(segment.to))}`;
    const r = coordinate(segment.radius * scale);
    // The view flips y, so a counter-clockwise arc runs against SVG's positive angle.
    return `A${r} ${r} 0 0 ${segment.counterClockwise ? 0 : 1} ${at(place(segment.to))}`;
  });
  return `M${at(place(start.from))}${edges.join("")}Z`;
}

/** A run of straight lines of a scene's path. Drawing units. */
export interface PathRun {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

const RUN = /M[^M]*/g;
const STEP = /[ML]\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/g;

/** The straight lines of a scene's path data, for formats without paths. Arcs are left out; dimensions and axes have none. */
export function pathRuns(d: string): PathRun[] {
  return [...d.matchAll(RUN)].map(([run]) => ({
    points: [...run.matchAll(STEP)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
    closed: run.includes("Z"),
  }));
}
