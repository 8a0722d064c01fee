import { type Box, pointOnArc, type Segment, subtract, sweepOf } from "./geometry.ts";
import { momentsOf } from "./moments.ts";

/** Closed loops of lines and true arcs, the centroid at the origin. mm, y up. The second loop is a hole. */
export interface Outline {
  readonly loops: readonly (readonly Segment[])[];
  /** Extent about the centroid, mm, y up: `top` is the largest y. */
  readonly box: Box;
}

/** An outline from its loops, moved so that its centroid is the origin. */
export function aboutCentroid(drawn: readonly (readonly Segment[])[]): Outline {
  const { area, x, y } = momentsOf(drawn);
  const centroid = { x: x / area, y: y / area };
  const loops = drawn.map((loop) => loop.map((segment) => moved(segment, centroid)));
  return { loops, box: boxOf(loops) };
}

function moved(segment: Segment, origin: { x: number; y: number }): Segment {
  const ends = { from: subtract(segment.from, origin), to: subtract(segment.to, origin) };
  return segment.kind === "line"
    ? { ...segment, ...ends }
    : { ...segment, ...ends, centre: subtract(segment.centre, origin) };
}

function boxOf(loops: readonly (readonly Segment[])[]): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const segment of loops.flat()) {
    for (const p of [segment.from, segment.to, ...middleOf(segment)]) {
      xs.push(p.x);
      ys.push(p.y);
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

function middleOf(segment: Segment) {
  if (segment.kind === "line") return [];
  const { start, sweep } = sweepOf(segment);
  return [pointOnArc(segment, start + sweep / 2)];
}
