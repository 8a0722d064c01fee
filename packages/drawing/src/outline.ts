import { DomainError } from "@kingpost/calc/domain-error";
import type { Dimensions } from "@kingpost/section-geometry";
import { type Box, pointOnArc, type Segment, subtract, sweepOf } from "./geometry.ts";
import { momentsOf } from "./moments.ts";
import { angleLoops } from "./shapes/angle.ts";
import { channelLoops } from "./shapes/channel.ts";
import { boxLoops, chsLoops, rhsLoops } from "./shapes/hollow.ts";
import { iSectionLoops } from "./shapes/i-section.ts";

/** Closed loops of lines and true arcs, the centroid at the origin. mm, y up. The second loop is a hole. */
export interface Outline {
  readonly loops: readonly (readonly Segment[])[];
  /** Extent about the centroid, mm, y up: `top` is the largest y. */
  readonly box: Box;
}

/**
 * The outline of a section from its dimensions.
 *
 * Shape    I upright; channel with its web at the left; angle with its heel at the bottom left and the long leg
 *          upright; hollow with its depth upright
 * Units    mm
 * Errors   DomainError 'not-finite' | 'non-positive' | 'fillets-overlap' | 'wall-too-thick'
 */
export function outlineOf(dimensions: Dimensions): Outline {
  checkDimensions(dimensions);
  checkRoom(dimensions);
  const drawn = loopsOf(dimensions);
  const { area, x, y } = momentsOf(drawn);
  const centroid = { x: x / area, y: y / area };
  const loops = drawn.map((loop) => loop.map((segment) => moved(segment, centroid)));
  return { loops, box: boxOf(loops) };
}

function loopsOf(dimensions: Dimensions): Segment[][] {
  switch (dimensions.shape) {
    case "i-section":
      return iSectionLoops(dimensions);
    case "channel":
      return channelLoops(dimensions);
    case "angle":
      return angleLoops(dimensions);
    case "chs":
      return chsLoops(dimensions);
    case "rhs":
      return rhsLoops(dimensions);
    case "box":
      return boxLoops(dimensions);
  }
}

/** A radius may be zero (a sharp corner); every other dimension is a length. */
function checkDimensions(dimensions: Dimensions): void {
  for (const [name, value] of Object.entries(dimensions)) {
    if (typeof value !== "number") continue;
    if (!Number.isFinite(value)) throw new DomainError("not-finite", `${name} is not a number`);
    const radius = name === "r1" || name === "r2";
    if (value < 0 || (value === 0 && !radius))
      throw new DomainError("non-positive", `${name} is ${value} mm`);
  }
}

/** Walls that meet across the section would give a self-intersecting outline. */
function checkRoom(dimensions: Dimensions): void {
  const refuse = (what: string): never => {
    throw new DomainError("wall-too-thick", what);
  };
  if (dimensions.shape === "i-section" || dimensions.shape === "channel") {
    if (dimensions.d <= 2 * dimensions.tf)
      refuse(`Two flanges of ${dimensions.tf} mm fill ${dimensions.d} mm`);
    if (dimensions.bf <= dimensions.tw) refuse(`A web of ${dimensions.tw} mm fills ${dimensions.bf} mm`);
  }
  if (dimensions.shape === "angle" && Math.min(dimensions.b1, dimensions.b2) <= dimensions.t) {
    refuse(`A leg of ${dimensions.t} mm fills ${Math.min(dimensions.b1, dimensions.b2)} mm`);
  }
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
