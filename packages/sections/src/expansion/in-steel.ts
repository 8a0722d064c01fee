import { type DesignProperties, type DesignShape, designProperties, type Grade } from "@kingpost/as4100";
import { DomainError } from "@kingpost/calc/domain-error";
import type { GrossProperties } from "@kingpost/section-geometry";
import type { PropertyName } from "../record/record.ts";
import { agreesToPrintedDigits } from "../source/agreement.ts";
import type { PrintedValues } from "../source/source.ts";
import type { PrintedSize } from "./unpack.ts";

/** A size in one steel: its published values and the engine's values. */
export interface InSteel {
  readonly grade: Grade;
  readonly printed: PrintedValues;
  /**
   * Beside a published value: the engine's own, from the dimensions alone, for comparison. Where none is published: formed
   * from the published gross moduli, consistent with the neighbouring values.
   * Empty where the product standard gives no strength for so thick a plate.
   */
  readonly computed: Partial<DesignProperties>;
  /** `computed` from gross moduli that are rounded only where a published one is not the rounding of the engine's. */
  readonly unrounded: Partial<DesignProperties>;
}

/** Errors: DomainError of the engine, except for a steel that does not cover the thickness. */
export function inSteel(
  grade: Grade,
  size: PrintedSize,
  dimensions: DesignShape,
  gross: GrossProperties,
): InSteel {
  const printed = size.design[grade.symbol] ?? {};
  const own = computedIn(grade, dimensions, gross);
  const formed = computedIn(grade, dimensions, withPrintedModuli(gross, size.gross));
  const moduli = withPrintedModuli(gross, size.gross, isNotItsRounding);
  const unrounded = moduli === gross ? own : computedIn(grade, dimensions, moduli);
  const judging = Object.entries(own).filter(
    ([name]) => printed[name as keyof DesignProperties] !== undefined,
  );
  return { grade, printed, computed: { ...formed, ...Object.fromEntries(judging) }, unrounded };
}

function isNotItsRounding(name: PropertyName, printed: number, computed: number): boolean {
  return !agreesToPrintedDigits(name, printed, computed);
}

/**
 * The gross properties with the Z and S that a table prints for the size in place of the computed ones. The tables form
 * an effective modulus from these (see validation/tolerance.ts, chainSpread): a compact section's Zex then equals the
 * published Sx, and no rounding lifts Ze above S or 1.5 Z.
 *
 * Shape    `gross` itself where no modulus differs; a published modulus enters where it `stands`; zy: the smaller of a channel's or an angle's two sides, each as published or else as computed
 * Units    mm3
 * Source   AS 4100 5.2.3: Zc = min(S, 1.5 Z)
 * Checked  validation/effective-moduli.test.ts (every record)
 */
function withPrintedModuli(
  gross: GrossProperties,
  printed: PrintedValues,
  stands: (name: PropertyName, printed: number, computed: number) => boolean = () => true,
): GrossProperties {
  const modulus = (name: PropertyName & keyof GrossProperties, computed: number): number => {
    const value = printed[name];
    return typeof value === "number" && stands(name, value, computed) ? value : computed;
  };
  const sides = (["zyL", "zyR", "zy3", "zy5"] as const).flatMap((name) => {
    const computed = gross[name];
    return computed === undefined ? [] : [modulus(name, computed)];
  });
  const zx = modulus("zx", gross.zx);
  const sx = modulus("sx", gross.sx);
  const zy = sides.length > 0 ? Math.min(...sides) : modulus("zy", gross.zy);
  const sy = modulus("sy", gross.sy);
  const isUnchanged = zx === gross.zx && sx === gross.sx && zy === gross.zy && sy === gross.sy;
  return isUnchanged ? gross : { ...gross, zx, sx, zy, sy };
}

function computedIn(
  grade: Grade,
  dimensions: DesignShape,
  gross: GrossProperties,
): Partial<DesignProperties> {
  try {
    return designProperties(dimensions, gross, grade);
  } catch (error) {
    if (error instanceof DomainError && error.code === "bad-value") return {};
    throw error;
  }
}
