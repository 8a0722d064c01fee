import type { Dimensions } from "./dimensions.ts";
import type { InSteel } from "./in-steel.ts";
import type { GrossProperties } from "./properties/gross.ts";
import type { PrintedValues } from "./source.ts";

/** All that is known about a size in one standard: what its record is made from. */
export interface Known {
  readonly dimensions: Dimensions;
  readonly printed: PrintedValues;
  readonly gross: GrossProperties;
  /** In the record's own steel, and in the steel of each tab. */
  readonly own: InSteel;
  readonly aust300: InSteel;
  readonly aust350: InSteel;
}
