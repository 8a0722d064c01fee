import type { Point } from "./gross-properties.ts";

/** A straight side, or a circular arc from angle `from` to angle `to` (radians, falling = clockwise). */
export type Segment =
  | { readonly kind: "line"; readonly from: Point; readonly to: Point }
  | {
      readonly kind: "arc";
      readonly centre: Point;
      readonly r: number;
      readonly from: number;
      readonly to: number;
    };

/**
 * A closed outline walked with the material on its left, from corners that may be rounded.
 * A corner with radius r is replaced by the arc tangent to its two sides.
 *
 * Shape    corners in order, anticlockwise; re-entrant corners take root fillets, salient ones toe radii
 */
export function outline(corners: readonly (Point & { readonly r?: number })[]): Segment[] {
  const n = corners.length;
  const ends = corners.map((corner, i) => {
    const r = corner.r ?? 0;
    const before = unit(corners[(i + n - 1) % n] ?? corner, corner);
    const after = unit(corner, corners[(i + 1) % n] ?? corner);
    const turn = before.x * after.y - before.y * after.x;
    const along = before.x * after.x + before.y * after.y;
    // From the corner to the points of tangency: r tan(turn / 2), which is r at a right angle.
    const reach = (r * Math.abs(turn)) / (1 + along);
    const start = { x: corner.x - before.x * reach, y: corner.y - before.y * reach };
    const end = { x: corner.x + after.x * reach, y: corner.y + after.y * reach };
    return { r, before, angle: Math.atan2(turn, along), start, end };
  });
  return ends.flatMap(({ r, before, angle, start, end }, i): Segment[] => {
    const next = ends[(i + 1) % n];
    const side: Segment[] = next ? [{ kind: "line", from: end, to: next.start }] : [];
    if (r === 0) return side;
    const turn = Math.sign(angle);
    // The centre lies r to the left of the incoming side where the outline turns left, else r to its right.
    const centre = { x: start.x - turn * before.y * r, y: start.y + turn * before.x * r };
    const from = Math.atan2(start.y - centre.y, start.x - centre.x);
    return [{ kind: "arc", centre, r, from, to: from + angle }, ...side];
  });
}

function unit(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** The same outline in axes turned by `angle` about `origin`: coordinates along the turned x and y. */
export function turned(segments: readonly Segment[], origin: Point, angle: number): Segment[] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const move = ({ x, y }: Point): Point => {
    const dx = x - origin.x;
    const dy = y - origin.y;
    return { x: dx * c + dy * s, y: dy * c - dx * s };
  };
  return segments.map((g) =>
    g.kind === "line"
      ? { kind: "line", from: move(g.from), to: move(g.to) }
      : { ...g, centre: move(g.centre), from: g.from - angle, to: g.to - angle },
  );
}

/** Extreme y of an outline, arcs included: [lowest, highest]. */
export function extent(segments: readonly Segment[]): readonly [number, number] {
  const ys = segments.flatMap((g) => {
    if (g.kind === "line") return [g.from.y, g.to.y];
    const low = Math.min(g.from, g.to);
    const high = Math.max(g.from, g.to);
    // Where the tangent is horizontal: pi/2 (top) and -pi/2 (bottom), if the arc reaches them.
    return [Math.PI / 2, -Math.PI / 2].flatMap((at) => {
      const seen = at + 2 * Math.PI * Math.ceil((low - at) / (2 * Math.PI));
      return seen <= high ? [g.centre.y + g.r * Math.sin(at)] : [];
    });
  });
  return [Math.min(...ys), Math.max(...ys)];
}
