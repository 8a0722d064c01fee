import { type DesignProperties, designProperties } from "./as4100/design.ts";
import type { Grade } from "./as4100/grades.ts";
import type { Dimensions } from "./dimensions.ts";
import { DomainError } from "./errors.ts";
import type { GrossProperties } from "./properties/gross.ts";
import type { PrintedValues } from "./source.ts";
import type { PrintedSize } from "./unpack.ts";

/** A size in one steel: what its tables print and what the engine computes. */
export interface InSteel {
  readonly grade: Grade;
  readonly printed: PrintedValues;
  /** Empty where the product standard gives no strength for so thick a plate. */
  readonly computed: Partial<DesignProperties>;
}

/** Errors: DomainError of the engine, but for the steel that does not cover the thickness. */
export function inSteel(
  grade: Grade,
  size: PrintedSize,
  dimensions: Dimensions,
  gross: GrossProperties,
): InSteel {
  return {
    grade,
    printed: size.design[grade.symbol] ?? {},
    computed: computedIn(grade, dimensions, gross),
  };
}

function computedIn(grade: Grade, dimensions: Dimensions, gross: GrossProperties): Partial<DesignProperties> {
  try {
    return designProperties(dimensions, gross, grade);
  } catch (error) {
    if (error instanceof DomainError && error.code === "bad-value") return {};
    throw error;
  }
}
