import {
  type Capacity,
  type Check,
  type CheckNames,
  isCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { memberShearAssumptions } from "../capacity/statement.ts";
import { CLAUSES } from "../clauses.ts";
import { designMinorMoment } from "../member/biaxial.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { designFlangeShear } from "./flange-shear.ts";
import { designShearAlongWidth } from "./section-shear.ts";
import type { ShearBendingRatio } from "./shear-bending.ts";
import { INTERACTION_BEGINS, SHEAR_WITH_MOMENT } from "./shear-bending-formulas.ts";

/** Design shear capacity along the width of a member. Units out N. */
function designMinorShear(section: SteelSection, record: Recorder): Capacity {
  return sheared(section) === "flanges"
    ? designFlangeShear(section, record)
    : designShearAlongWidth(section, record);
}

/** What carries shear along the width. */
function sheared({ kind }: SteelSection): "flanges" | "walls" | undefined {
  switch (kind) {
    case "rolled-i":
    case "taper-i":
    case "welded-i":
    case "welded-i-as-rolled":
    case "channel":
    case "welded-channel":
      return "flanges";
    case "angle":
    case "tee":
    case "solid":
      return undefined;
    default:
      return "walls";
  }
}

/**
 * Design shear capacity along the width of a cross-section that also carries a moment about y.
 *
 *   phiVvm = phiVvy for M*y <= 0.75 phiMsy, phiVvy [2.2 - 1.6 M*y / (phiMsy)] beyond
 *
 * Shape    hollow sections
 * Units    `moment` in Nmm, out N, unrounded
 * Source   AS 4100 5.11, 5.12.3
 * Checked  src/shear/minor-shear.test.ts
 */
export function designMinorShearWithMoment(
  section: SteelSection,
  moment: number,
  record: Recorder,
): Capacity {
  const shear = designShearAlongWidth(section, record);
  if (!isCovered(shear)) return shear;
  const capacity = designMinorMoment(section, undefined, record);
  if (!isCovered(capacity)) return capacity;
  return record.formula(SHEAR_WITH_MOMENT, { shear, m: Math.abs(moment), moment: capacity });
}

/** As `shearBendingRatio`, along the width; undefined for flanges too, whose shear capacity no moment reduces. */
export function minorShearBendingRatio(section: SteelSection): ShearBendingRatio | undefined {
  if (sheared(section) !== "walls") return undefined;
  const shear = designShearAlongWidth(section, SILENT);
  const moment = designMinorMoment(section, undefined, SILENT);
  if (!isCovered(shear) || !isCovered(moment)) return undefined;
  return {
    of: (v, m) => v / SHEAR_WITH_MOMENT.evaluate({ shear, m, moment }),
    bends: [INTERACTION_BEGINS * moment, moment],
  };
}

/** The greatest shear force along the width against its capacity. Units N. */
export function minorShearCheck(section: SteelSection, shear: number, names: CheckNames): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.shearUniform,
    demand: Math.abs(shear),
    unit: "kN",
    assumptions: sheared(section) === "flanges" ? [] : memberShearAssumptions(section.kind, false),
    capacity: (record) => designMinorShear(section, record),
  });
}

/** The shear force along the width at a cross-section with its moment about y. Units N, Nmm. */
export function minorShearBendingCheck(
  section: SteelSection,
  { v, m }: { readonly v: number; readonly m: number },
  names: CheckNames,
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.shearBending,
    demand: Math.abs(v),
    unit: "kN",
    assumptions: memberShearAssumptions(section.kind, false),
    capacity: (record) => designMinorShearWithMoment(section, m, record),
  });
}
