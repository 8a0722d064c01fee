import { DomainError } from "@kingpost/calc/domain-error";
import type { Dimensions } from "./dimensions.ts";
import type { GrossProperties } from "./gross-properties.ts";
import { angleProperties } from "./shapes/angle.ts";
import { boxProperties } from "./shapes/box.ts";
import { channelProperties } from "./shapes/channel.ts";
import { chsProperties } from "./shapes/chs.ts";
import { iSectionProperties } from "./shapes/i-section.ts";
import { rhsProperties } from "./shapes/rhs.ts";
import { flatProperties, roundProperties } from "./shapes/solid.ts";
import { taperISectionProperties } from "./shapes/taper-i.ts";
import { teeProperties } from "./shapes/tee.ts";
import { unequalISectionProperties } from "./shapes/unequal-i.ts";

export type { GrossProperties } from "./gross-properties.ts";

/**
 * Gross properties of any of the shapes.
 *
 * Units    in mm, out mm2, mm3, mm4, mm6, kg/m, unrounded
 * Errors   DomainError 'not-finite' | 'non-positive' | 'wall-too-thick' | 'fillets-overlap' | 'radius-too-large';
 *          also 'not-finite' where dimensions are so large or small that a property overflows or underflows
 * Checked  packages/sections/validation/published.test.ts (every row of the catalogue)
 */
export function grossProperties(dimensions: Dimensions): GrossProperties {
  const gross = propertiesOf(dimensions);
  for (const name of ["ag", "ix", "iy", "zx", "zy", "sx", "sy", "rx", "ry", "j"] as const) {
    if (!Number.isFinite(gross[name]) || gross[name] <= 0) {
      throw new DomainError("not-finite", `These dimensions give no usable ${name}.`);
    }
  }
  if (!Number.isFinite(gross.iw)) throw new DomainError("not-finite", "These dimensions give no usable iw.");
  return gross;
}

function propertiesOf(dimensions: Dimensions): GrossProperties {
  switch (dimensions.shape) {
    case "i-section":
      return iSectionProperties(dimensions);
    case "channel":
      return channelProperties(dimensions);
    case "angle":
      return angleProperties(dimensions);
    case "chs":
      return chsProperties(dimensions);
    case "rhs":
      return rhsProperties(dimensions);
    case "box":
      return boxProperties(dimensions);
    case "taper-i":
      return taperISectionProperties(dimensions);
    case "unequal-i":
      return unequalISectionProperties(dimensions);
    case "tee":
      return teeProperties(dimensions);
    case "round":
      return roundProperties(dimensions);
    case "flat":
      return flatProperties(dimensions);
  }
}
