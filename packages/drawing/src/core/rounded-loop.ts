import { DomainError } from "@kingpost/calc/domain-error";
import { along, distance, type Point, type Segment, subtract } from "./geometry.ts";

/** A corner of a loop and the radius it is rounded to (0: sharp), mm. */
export interface Corner extends Point {
  readonly r: number;
}

export const corner = (x: number, y: number, r = 0): Corner => ({ x, y, r });

/** Relative tolerance for lengths that are equal by construction except for rounding. */
const SLACK = 1e-9;

/**
 * A closed loop from its corners, each rounded by a tangent arc.
 *
 * Every outline in the catalogue is one: an I, a channel, an angle, a hollow (a circle is a fully rounded square). Root radii
 * turn one way and toe radii the other, depending on the corner.
 *
 * Units    mm in and out
 * Errors   DomainError 'fillets-overlap' when two arcs do not fit on the edge between their corners
 */
export function roundedLoop(corners: readonly Corner[]): Segment[] {
  const segments: Segment[] = [];
  const rounded = corners.map((at, index) => round(corners, at, index));
  for (const [index, here] of rounded.entries()) {
    const next = rounded[(index + 1) % rounded.length];
    if (next === undefined) continue;
    if (here.arc !== undefined) segments.push(here.arc);
    const length = distance(here.end, next.start);
    if (length > SLACK * (here.edge + 1)) segments.push({ kind: "line", from: here.end, to: next.start });
  }
  return closeGaps(segments);
}

function round(corners: readonly Corner[], at: Corner, index: number) {
  const before = corners[(index + corners.length - 1) % corners.length] ?? at;
  const after = corners[(index + 1) % corners.length] ?? at;
  const edge = distance(at, after);
  const incoming = unit(before, at);
  const outgoing = unit(at, after);
  const reach = reachOf(incoming, outgoing, at.r);
  const beyond = corners[(index + 2) % corners.length] ?? after;
  if (reach + reachOf(outgoing, unit(after, beyond), after.r) > edge * (1 + SLACK)) {
    throw new DomainError(
      "fillets-overlap",
      `Radii ${at.r} and ${after.r} do not fit on an edge of ${edge} mm`,
    );
  }
  if (at.r === 0) return { start: at, end: at, edge, arc: undefined };
  const turn = incoming.x * outgoing.y - incoming.y * outgoing.x > 0 ? 1 : -1;
  const start = along(at, incoming, -reach);
  const end = along(at, outgoing, reach);
  const arc: Segment = {
    kind: "arc",
    from: start,
    to: end,
    // To the left of the incoming side where the loop turns left, else to its right.
    centre: along(start, { x: -turn * incoming.y, y: turn * incoming.x }, at.r),
    radius: at.r,
    counterClockwise: turn > 0,
  };
  return { start, end, edge, arc };
}

/** From a corner to the points where an arc of radius r touches its sides: r tan(turn / 2), which is r at a right angle. */
function reachOf(incoming: Point, outgoing: Point, r: number): number {
  const turn = Math.abs(incoming.x * outgoing.y - incoming.y * outgoing.x);
  return (r * turn) / (1 + incoming.x * outgoing.x + incoming.y * outgoing.y);
}

function unit(from: Point, to: Point): Point {
  const d = subtract(to, from);
  const length = Math.hypot(d.x, d.y);
  return { x: d.x / length, y: d.y / length };
}

/** Where two arcs meet without a line between them, their joint is exactly one point. */
function closeGaps(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, index) => {
    const next = segments[(index + 1) % segments.length] ?? segment;
    return {
      ...segment,
      to: { x: next.from.x, y: next.from.y },
      from: { x: segment.from.x, y: segment.from.y },
    };
  });
}
