import type { Point } from "@kingpost/drawing/core";

/** The parts of a line through points that are between two heights of the drawing, y down. */
export function clipLine(points: readonly Point[], top: number, bottom: number): readonly Point[][] {
  const clamp = (y: number) => Math.min(bottom, Math.max(top, y));
  const runs: Point[][] = [];
  for (const [at, b] of points.entries()) {
    const a = points[at - 1];
    if (!a || Math.max(a.y, b.y) < top || Math.min(a.y, b.y) > bottom) continue;
    const slope = b.y === a.y ? 0 : (b.x - a.x) / (b.y - a.y);
    const cut = (end: Point): Point => {
      const y = clamp(end.y);
      return y === end.y ? end : { x: a.x + slope * (y - a.y), y };
    };
    const [start, stop] = [cut(a), cut(b)];
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.x === start.x && last.y === start.y) run.push(stop);
    else runs.push([start, stop]);
  }
  return runs;
}
