import type { Capacity, Recorder } from "@kingpost/calc";
import { PHI } from "../constants.ts";
import { notCovered } from "../not-covered.ts";
import type { SteelSection } from "../section/steel-section.ts";
import {
  DESIGN_FLANGE_SHEAR,
  FLANGE_AREA,
  FLANGE_COEFFICIENT,
  FLANGE_SHEAR,
  FLANGE_SLENDERNESS,
  FLANGE_YIELD,
  PANEL_OF_CHANNEL,
  PANEL_OF_I,
} from "./flange-shear-formulas.ts";
import { STIFFENED_LIMIT } from "./web-shear.ts";

/**
 * Design shear capacity along the flanges of an I-section or channel.
 *
 *   phiVvy = 0.9 x 0.5 x alpha_v x 0.6 fy 2 bf tf
 *
 * Shape    the web carries nothing; shear buckling as of a web of twice the outstand, the ratio of the limits of 5.10.1 for plates with one
 *          free edge and with none. Not covered where the outstand is more slender than these limits allow
 * Units    mm, MPa, out N, unrounded
 * Source   derived: AS 4100 5.11 has webs only; see `FLANGE_SHARE`
 * Checked  src/shear/minor-shear.test.ts
 */
export function designFlangeShear(section: SteelSection, record: Recorder): Capacity {
  const { kind, bf, tf, tw, fy } = section;
  const panel = kind === "channel" ? PANEL_OF_CHANNEL : PANEL_OF_I;
  const dp = record.formula(panel, { bf, tw });
  const lambda = record.formula(FLANGE_SLENDERNESS, { dp, t: tf, fy });
  if (lambda > STIFFENED_LIMIT) return notCovered("thinFlange");
  const alphaV = record.formula(FLANGE_COEFFICIENT, { lambda });
  const af = record.formula(FLANGE_AREA, { bf, tf });
  const vw = record.formula(FLANGE_YIELD, { fy, af });
  const nominal = record.formula(FLANGE_SHEAR, { alphaV, vw });
  return record.formula(DESIGN_FLANGE_SHEAR, { phi: PHI, nominal });
}
