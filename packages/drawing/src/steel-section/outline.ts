import { DomainError } from "@kingpost/calc/domain-error";
import type { Dimensions } from "@kingpost/section-geometry";
import type { Segment } from "../core/geometry.ts";
import { aboutCentroid, type Outline } from "../core/outline.ts";
import { angleLoops } from "./shapes/angle.ts";
import { channelLoops } from "./shapes/channel.ts";
import { boxLoops, chsLoops, rhsLoops } from "./shapes/hollow.ts";
import { iSectionLoops } from "./shapes/i-section.ts";
import { flatLoops, roundLoops } from "./shapes/solid.ts";
import { taperILoops } from "./shapes/taper-i.ts";
import { teeLoops } from "./shapes/tee.ts";
import { unequalILoops } from "./shapes/unequal-i.ts";

/**
 * The outline of a section from its dimensions.
 *
 * Shape    I upright; channel with its web at the left; angle with its heel at the bottom left and the long leg
 *          upright; hollow with its depth upright;
 *          tee with its stem down; flat on edge
 * Units    mm
 * Errors   DomainError 'not-finite' | 'non-positive' | 'fillets-overlap' | 'wall-too-thick'
 */
export function outlineOf(dimensions: Dimensions): Outline {
  checkDimensions(dimensions);
  checkRoom(dimensions);
  return aboutCentroid(loopsOf(dimensions));
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
    case "taper-i":
      return taperILoops(dimensions);
    case "unequal-i":
      return unequalILoops(dimensions);
    case "tee":
      return teeLoops(dimensions);
    case "round":
      return roundLoops(dimensions);
    case "flat":
      return flatLoops(dimensions);
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
  if (dimensions.shape === "tee") {
    if (dimensions.d <= dimensions.tf) refuse(`A flange of ${dimensions.tf} mm fills ${dimensions.d} mm`);
    if (dimensions.bf <= dimensions.tw) refuse(`A stem of ${dimensions.tw} mm fills ${dimensions.bf} mm`);
  }
  if (dimensions.shape === "unequal-i") {
    if (dimensions.d <= dimensions.tf + dimensions.tfb)
      refuse(`Flanges of ${dimensions.tf} and ${dimensions.tfb} mm fill ${dimensions.d} mm`);
    if (Math.min(dimensions.bf, dimensions.bfb) <= dimensions.tw)
      refuse(`A web of ${dimensions.tw} mm fills a flange`);
  }
  if (dimensions.shape === "i-section" || dimensions.shape === "channel" || dimensions.shape === "taper-i") {
    if (dimensions.d <= 2 * dimensions.tf)
      refuse(`Two flanges of ${dimensions.tf} mm fill ${dimensions.d} mm`);
    if (dimensions.bf <= dimensions.tw) refuse(`A web of ${dimensions.tw} mm fills ${dimensions.bf} mm`);
  }
  if (dimensions.shape === "angle" && Math.min(dimensions.b1, dimensions.b2) <= dimensions.t) {
    refuse(`A leg of ${dimensions.t} mm fills ${Math.min(dimensions.b1, dimensions.b2)} mm`);
  }
}
