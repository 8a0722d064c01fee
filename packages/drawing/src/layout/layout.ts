import type { SteelSectionProperties } from "@kingpost/sections/custom-section/custom-section-record";
import type { Frame } from "../frame.ts";
import type { Point } from "../geometry.ts";

/** The inputs for placing dimensions, apart from the section's shape. */
export interface Layout {
  readonly frame: Frame;
  readonly properties: SteelSectionProperties;
  readonly detail: "full" | "overall";
  /** Whether the clear depth d1 is drawn too. */
  readonly clearDepth: boolean;
  /** The leftmost drawing unit occupied by anything but a dimension (a shear centre outside the section). */
  readonly leftmost: number;
  /** Where it is drawn. */
  readonly shearCentre: Point | undefined;
}
