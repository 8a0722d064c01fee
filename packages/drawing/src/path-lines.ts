import type { Point } from "./geometry.ts";

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
