import type { Recorder } from "@kingpost/calc";
import type { DesignShape } from "./design-shape.ts";
import {
  ANGLE_FORM,
  BOX_FORM,
  CHANNEL_FORM,
  FULLY_EFFECTIVE_TUBE,
  HOLLOW_FORM,
  I_SECTION_FORM,
  type PlateFormulas,
  SOLID_FORM_FACTOR,
  TEE_FORM,
  TUBE_EFFECTIVE_DIAMETER,
  TUBE_FORM_FACTOR,
  TUBE_SLENDERNESS,
} from "./form-factor-formulas.ts";
import type { ResidualStress } from "./grade.ts";

/** Yield limits in uniform compression, AS 4100 Table 6.2.4. */
const OUTSTAND: Readonly<Record<ResidualStress, number>> = { HR: 16, LW: 15, HW: 14, CF: 15 };
const INTERNAL: Readonly<Record<ResidualStress, number>> = { HR: 45, LW: 40, HW: 35, CF: 40 };
const TUBE = 82;

/**
 * Form factor of a section in compression.
 *
 *   kf = Ae / Ag,  Ae = Ag less the width b (1 - lambda_ey / lambda_e) of every plate with lambda_e > lambda_ey
 *   CHS: Ae from the effective outside diameter de = min(do sqrt(lambda_ey / lambda_e), do (3 lambda_ey / lambda_e)^2)
 *
 * Shape    clear widths: outstand (bf - tw) / 2 or bf - tw, web d - 2tf, stem d - tf, legs b - t, hollow b - 2t and d - 2t, box b - 2tw and d - 2tf
 * Units    in mm, mm2, MPa (the lower of flange and web yield stress, for all elements), out 0 < kf <= 1
 * Source   AS 4100 6.2.2 to 6.2.4
 * Checked  packages/sections/validation/published.test.ts (every row and grade; known error 690UB125 grade 350)
 */
export function formFactor(
  dimensions: DesignShape,
  ag: number,
  fy: number,
  stress: ResidualStress,
  record: Recorder,
): number {
  const ineffective = (formulas: PlateFormulas, b: number, t: number, limit: number): number => {
    const lambda = record.formula(formulas.slenderness, { b, t, fy });
    return lambda > limit
      ? record.formula(formulas.ineffective, { b, t, lambda, limit })
      : record.rule(formulas.effective, 0, `λ_ey = ${limit}`);
  };
  const outstand = (formulas: PlateFormulas, b: number, t: number) =>
    ineffective(formulas, b, t, OUTSTAND[stress]);
  const internal = (formulas: PlateFormulas, b: number, t: number) =>
    ineffective(formulas, b, t, INTERNAL[stress]);
  switch (dimensions.shape) {
    case "i-section":
    case "taper-i": {
      const { d, bf, tf, tw } = dimensions;
      const first = outstand(I_SECTION_FORM.first, (bf - tw) / 2, tf);
      const second = internal(I_SECTION_FORM.second, d - 2 * tf, tw);
      return record.formula(I_SECTION_FORM.formFactor, { first, second, ag });
    }
    case "channel": {
      const { d, bf, tf, tw } = dimensions;
      const first = outstand(CHANNEL_FORM.first, bf - tw, tf);
      const second = internal(CHANNEL_FORM.second, d - 2 * tf, tw);
      return record.formula(CHANNEL_FORM.formFactor, { first, second, ag });
    }
    case "angle": {
      const { b1, b2, t } = dimensions;
      const first = outstand(ANGLE_FORM.first, b1 - t, t);
      const second = outstand(ANGLE_FORM.second, b2 - t, t);
      return record.formula(ANGLE_FORM.formFactor, { first, second, ag });
    }
    case "rhs": {
      const { d, b, t } = dimensions;
      const first = internal(HOLLOW_FORM.first, d - 2 * t, t);
      const second = internal(HOLLOW_FORM.second, b - 2 * t, t);
      return record.formula(HOLLOW_FORM.formFactor, { first, second, ag });
    }
    case "box": {
      const { d, b, tf, tw } = dimensions;
      const first = internal(BOX_FORM.first, d - 2 * tf, tw);
      const second = internal(BOX_FORM.second, b - 2 * tw, tf);
      return record.formula(BOX_FORM.formFactor, { first, second, ag });
    }
    case "tee": {
      const { d, bf, tf, tw } = dimensions;
      const first = outstand(TEE_FORM.first, (bf - tw) / 2, tf);
      const second = outstand(TEE_FORM.second, d - tf, tw);
      return record.formula(TEE_FORM.formFactor, { first, second, ag });
    }
    case "round":
    case "flat":
      return record.rule(SOLID_FORM_FACTOR, 1, "solid");
    case "chs":
      return tubeFormFactor(dimensions.d, dimensions.t, fy, record);
  }
}

function tubeFormFactor(d: number, t: number, fy: number, record: Recorder): number {
  const lambda = record.formula(TUBE_SLENDERNESS, { b: d, t, fy });
  if (lambda <= TUBE) return record.rule(FULLY_EFFECTIVE_TUBE, 1, `λ_ey = ${TUBE}`);
  const de = record.formula(TUBE_EFFECTIVE_DIAMETER, { d, limit: TUBE, lambda });
  return record.formula(TUBE_FORM_FACTOR, { de, t, d });
}
