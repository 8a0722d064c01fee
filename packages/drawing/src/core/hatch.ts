import { type Point, pointOnArc, type Segment, sweepOf } from "./geometry.ts";

export interface HatchLine {
  readonly from: Point;
  readonly to: Point;
}

/**
 * 45 degree hatch lines, rising to the right, cut to an outline.
 *
 * The lines are explicit segments rather than an SVG pattern: they print at the resolution of the printer, need no id that
 * two drawings on a page could share, and can be measured by a test. `spacing` is the perpendicular distance between lines.
 * Units mm, y up.
 */
export function hatchLines(loops: readonly (readonly Segment[])[], spacing: number): HatchLine[] {
  // On a hatch line, level = y - x is constant; s = y + x runs along it.
  const step = spacing * Math.SQRT2;
  const crossings = new Map<number, number[]>();
  for (const piece of loops.flat().flatMap(monotonePieces)) cross(piece, step, crossings);
  const lines: HatchLine[] = [];
  for (const [row, found] of crossings) {
    const level = (row + 0.5) * step;
    found.sort((a, b) => a - b);
    for (let i = 0; i + 1 < found.length; i += 2) {
      const a = found[i] ?? 0;
      const b = found[i + 1] ?? 0;
      lines.push({ from: onLevel(level, a), to: onLevel(level, b) });
    }
  }
  return lines;
}

const levelOf = (p: Point): number => p.y - p.x;
const onLevel = (level: number, s: number): Point => ({ x: (s - level) / 2, y: (s + level) / 2 });

/** A part of an edge on which the level is monotonic, and a function for the point on a given level. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly at: (level: number) => number;
}

function monotonePieces(segment: Segment): Piece[] {
  if (segment.kind === "line") return [linePiece(segment.from, segment.to)];
  const { start, sweep } = sweepOf(segment);
  // The level on an arc has its extremes where the radius points along (-1, 1) or (1, -1).
  const turns = [-5, -1, 3].map((k) => (k * Math.PI) / 4).filter((angle) => isBetween(angle, start, sweep));
  const stops = [start, ...turns.sort((a, b) => (sweep > 0 ? a - b : b - a)), start + sweep];
  const points = stops.map((angle) => pointOnArc(segment, angle));
  points[0] = segment.from;
  points[points.length - 1] = segment.to;
  const pieces: Piece[] = [];
  for (let i = 0; i + 1 < stops.length; i++) {
    const a = points[i] ?? segment.from;
    const b = points[i + 1] ?? segment.to;
    const middle = pointOnArc(segment, ((stops[i] ?? start) + (stops[i + 1] ?? start)) / 2);
    pieces.push(arcPiece(segment.centre, segment.radius, a, b, middle));
  }
  return pieces;
}

const isBetween = (angle: number, start: number, sweep: number): boolean =>
  (angle - start) * Math.sign(sweep) > 1e-9 && (start + sweep - angle) * Math.sign(sweep) > 1e-9;

function linePiece(a: Point, b: Point): Piece {
  const from = levelOf(a);
  const to = levelOf(b);
  const at = (level: number): number => {
    const k = (level - from) / (to - from);
    return a.x + a.y + k * (b.x + b.y - a.x - a.y);
  };
  return { from, to, at };
}

function arcPiece(centre: Point, radius: number, a: Point, b: Point, middle: Point): Piece {
  const c = centre.x + centre.y;
  const side = Math.sign(middle.x + middle.y - c);
  const at = (level: number): number => {
    const offset = level - levelOf(centre);
    return c + side * Math.sqrt(Math.max(0, 2 * radius * radius - offset * offset));
  };
  return { from: levelOf(a), to: levelOf(b), at };
}

/**
 * Half-open at the ends, so that a line through the joint of two edges is counted once where it crosses and twice or not at
 * all where it touches: every line enters as often as it leaves.
 */
function cross(piece: Piece, step: number, crossings: Map<number, number[]>): void {
  const first = Math.ceil(Math.min(piece.from, piece.to) / step - 0.5);
  const last = Math.ceil(Math.max(piece.from, piece.to) / step - 0.5) - 1;
  for (let row = first; row <= last; row++) {
    const s = piece.at((row + 0.5) * step);
    const found = crossings.get(row);
    if (found === undefined) crossings.set(row, [s]);
    else found.push(s);
  }
}
