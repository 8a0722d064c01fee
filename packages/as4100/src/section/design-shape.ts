import type { Dimensions, UnequalISectionDimensions } from "@kingpost/section-geometry";

/** The shapes that have a form factor and effective moduli to AS 4100: all but the I-section with unequal flanges. */
export type DesignShape = Exclude<Dimensions, UnequalISectionDimensions>;
