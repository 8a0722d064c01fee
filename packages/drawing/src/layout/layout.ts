import type { SteelSectionProperties } from "@kingpost/sections/custom-section/custom-section-record";
import type { Frame } from "../frame.ts";
import type { Point } from "../geometry.ts";

/** All that placing the dimensions of a section needs beside its own shape. */
export interface Layout {
  readonly frame: Frame;
  readonly properties: SteelSectionProperties;
  readonly detail: "full" | "overall";
  /** Whether the clear depth d1 is drawn too. */
  readonly clearDepth: boolean;
  /** Leftmost drawing unit that something other than a dimension occupies (a shear centre outside the section). */
  readonly leftmost: number;
  /** Where it is drawn. */
  readonly shearCentre: Point | undefined;
}
