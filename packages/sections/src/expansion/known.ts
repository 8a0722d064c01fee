import type { DesignShape } from "@kingpost/as4100";
import type { GrossProperties } from "@kingpost/section-geometry";
import type { Source } from "../record/record.ts";
import type { PrintedValues } from "../source/source.ts";
import type { InSteel } from "./in-steel.ts";

/** All data of a size in one standard, from which its record is made. */
export interface Known extends KnownOfSection {
  readonly dimensions: DesignShape;
  /** In the record's own steel, and in the steel of each tab. */
  readonly own: InSteel;
  readonly aust300: InSteel;
  readonly aust350: InSteel;
}

/** The data of one section in one steel, from the catalogue or custom. */
export interface KnownOfSection {
  readonly printed: PrintedValues;
  readonly gross: GrossProperties;
  readonly own: Pick<InSteel, "printed" | "computed" | "unrounded">;
  /** Where the dimensions come from. */
  readonly dimensionsFrom: Source;
}
