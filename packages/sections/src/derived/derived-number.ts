import {
  EXPOSURES,
  exposedSurfaceRatio,
  sectionSlenderness,
  surfacePerMetre,
  surfacePerTonne,
} from "@kingpost/as4100";
import { fromBase, type Recorder, SILENT, type Step, StepList } from "@kingpost/calc";
import { grossProperties } from "@kingpost/section-geometry";
import { perimeter } from "@kingpost/section-geometry/perimeter";
import type { SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";
import { DERIVED_ROWS, type DerivedKey, type DerivedRow } from "../labels/derived-rows.ts";
import { dimensionsOf } from "../record/dimensions.ts";
import { steelSectionOf } from "../record/steel-section.ts";
import { governingDirection } from "./plate-slenderness.ts";

const areas = new WeakMap<SteelSectionRecord, number>();

/** The gross area of the dimensions, unrounded. Units: mm2. */
function exactArea(record: SteelSectionRecord): number {
  const known = areas.get(record) ?? grossProperties(dimensionsOf(record.category, record.properties)).ag;
  areas.set(record, known);
  return known;
}

/**
 * A number that follows from the dimensions and the steel of a record.
 *
 * Units    mm, m2/m, m2/t, or dimensionless, as its row shows it, unrounded; undefined where the shape has none
 * Checked  validation/derived.test.ts (outline of every size, published ratios, letters)
 */
export function derivedNumber(
  record: SteelSectionRecord,
  key: DerivedKey,
  recorder: Recorder = SILENT,
): number | undefined {
  const dimensions = dimensionsOf(record.category, record.properties);
  switch (key) {
    case "perimeter":
      return perimeter(dimensions, recorder);
    case "surfacePerMetre":
      return fromBase(surfacePerMetre(dimensions, recorder), "m²/m");
    case "surfacePerTonne":
      return fromBase(surfacePerTonne(dimensions, exactArea(record), recorder), "m²/t");
    case "lambdaSx":
      return slenderness(record, "x", recorder);
    case "lambdaSy":
      return slenderness(record, "y", recorder);
    default: {
      const exposure = EXPOSURES[Number(key.slice(3)) - 1];
      const ratio = exposure && exposedSurfaceRatio(exposure, dimensions, exactArea(record), recorder);
      return ratio === undefined ? undefined : fromBase(ratio, "m²/t");
    }
  }
}

function slenderness(record: SteelSectionRecord, axis: "x" | "y", recorder: Recorder): number | undefined {
  const { plates, fy, fyw } = steelSectionOf(record);
  const direction = governingDirection(record, axis)?.direction;
  if (plates === undefined || direction === undefined) return undefined;
  const steel = { fy: Math.min(fy, fyw), stress: plates.stress };
  return sectionSlenderness(direction, plates.dimensions, steel, recorder)?.governing.lambda;
}

/** The derivation of a derived number. */
export function derivedSteps(record: SteelSectionRecord, key: DerivedKey): readonly Step[] {
  const list = new StepList();
  derivedNumber(record, key, list);
  return list.steps;
}

/** The rows of one group that a section has, each with its number. */
export function derivedRowsOf(
  record: SteelSectionRecord,
  group: DerivedRow["group"],
): readonly { readonly row: DerivedRow; readonly value: number }[] {
  return DERIVED_ROWS.filter((row) => row.group === group).flatMap((row) => {
    const value = derivedNumber(record, row.key);
    return value === undefined ? [] : [{ row, value }];
  });
}
