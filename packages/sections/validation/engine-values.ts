import { type DesignShape, designProperties, type GradeSymbol } from "@kingpost/as4100";
import { type GrossProperties, grossProperties } from "@kingpost/section-geometry";
import { gradeOfColumn } from "../src/record/family-grade.ts";
import type { Category, PropertyName } from "../src/record/record.ts";

export type EngineValues = Readonly<Partial<Record<PropertyName, number | string>>>;

/** The engine's values of a shape, by property: gross (grade null) or in a grade. */
export function engineValues(
  category: Category,
  dimensions: DesignShape,
  grade: GradeSymbol | null,
): EngineValues {
  const gross = grossProperties(dimensions);
  if (grade !== null) return { ...designProperties(dimensions, gross, gradeOfColumn(category, grade)) };
  const { centroid, shearCentre, ...rest } = gross;
  return { ...rest, ...depths(dimensions) };
}

function depths(dimensions: DesignShape): EngineValues {
  if (!("tf" in dimensions)) return {};
  return { dPrinted: dimensions.d, d1: dimensions.d - 2 * dimensions.tf };
}

/** The Z and S that an effective modulus is formed from. */
export function moduliBehind(
  property: PropertyName,
  gross: GrossProperties,
): readonly [z: number, s: number] | null {
  switch (property) {
    case "zex":
    case "zexA":
    case "zexC":
      return [gross.zx, gross.sx];
    case "zey":
    case "zeyL":
    case "zeyR":
    case "zeyB":
    case "zeyD":
      return [gross.zy, gross.sy];
    default:
      return null;
  }
}

/** Half of the last digit in which the imported UB and UC have their dimensions published, mm. */
const HALF_STEPS = { d: 0.5, bf: 0.5, tf: 0.05, tw: 0.05, r1: 0.05 } as const;

/**
 * The difference in a property due to rounding of the published dimensions: the sum over the dimensions of
 * what half their last digit moves. Only for the imported sizes (760UB, 690UB, 310UC198 to 283): they are rolled to
 * other mills' drawings, and the table gives d and bf to 1 mm, tf, tw and r1 to 0.1 mm. The sizes of the local range
 * are rolled to the dimensions in the table (d to 0.1 mm) and have no such tolerance.
 */
export function dimensionSpread(
  category: Category,
  dimensions: DesignShape,
  grade: GradeSymbol | null,
  property: PropertyName,
): number {
  if (dimensions.shape !== "i-section") return 0;
  const base = engineValues(category, dimensions, grade)[property];
  if (typeof base !== "number") return 0;
  let spread = 0;
  for (const [name, step] of Object.entries(HALF_STEPS)) {
    const moved = { ...dimensions, [name]: dimensions[name as keyof typeof HALF_STEPS] + step };
    const value = engineValues(category, moved, grade)[property];
    if (typeof value === "number") spread += Math.abs(value - base);
  }
  return spread;
}
