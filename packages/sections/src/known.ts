import type { Dimensions } from "./dimensions.ts";
import type { InSteel } from "./in-steel.ts";
import type { GrossProperties } from "./properties/gross.ts";
import type { Source } from "./record.ts";
import type { PrintedValues } from "./source.ts";

/** All that is known about a size in one standard: what its record is made from. */
export interface Known extends KnownOfSection {
  readonly dimensions: Dimensions;
  /** In the record's own steel, and in the steel of each tab. */
  readonly own: InSteel;
  readonly aust300: InSteel;
  readonly aust350: InSteel;
}

/** As much of it as one section in one steel needs, whether of the catalogue or a person's own. */
export interface KnownOfSection {
  readonly printed: PrintedValues;
  readonly gross: GrossProperties;
  readonly own: Pick<InSteel, "printed" | "computed" | "unrounded">;
  /** Where the dimensions come from. */
  readonly dimensionsFrom: Source;
}
