import type { Dimensions } from "@kingpost/section-geometry";
import type { ResidualStress } from "./grade.ts";
import { plateSlenderness, tubeSlenderness } from "./slenderness.ts";

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
 * Shape    clear widths: outstand (bf - tw) / 2 or bf - tw, web d - 2tf, legs b - t, hollow b - 2t and d - 2t, box b - 2tw and d - 2tf
 * Units    in mm, mm2, MPa (the lower of flange and web yield stress, for all elements), out 0 < kf <= 1
 * Source   AS 4100 6.2.2 to 6.2.4
 * Checked  packages/sections/validation/published.test.ts (every row and grade; known error 690UB125 grade 350)
 */
export function formFactor(dimensions: Dimensions, ag: number, fy: number, stress: ResidualStress): number {
  const excess = (b: number, t: number, limit: number): number => {
    const lambda = plateSlenderness(b, t, fy);
    return lambda > limit ? b * t * (1 - limit / lambda) : 0;
  };
  const outstand = (b: number, t: number): number => excess(b, t, OUTSTAND[stress]);
  const internal = (b: number, t: number): number => excess(b, t, INTERNAL[stress]);

  switch (dimensions.shape) {
    case "i-section": {
      const { d, bf, tf, tw } = dimensions;
      return 1 - (4 * outstand((bf - tw) / 2, tf) + internal(d - 2 * tf, tw)) / ag;
    }
    case "channel": {
      const { d, bf, tf, tw } = dimensions;
      return 1 - (2 * outstand(bf - tw, tf) + internal(d - 2 * tf, tw)) / ag;
    }
    case "angle": {
      const { b1, b2, t } = dimensions;
      return 1 - (outstand(b1 - t, t) + outstand(b2 - t, t)) / ag;
    }
    case "rhs": {
      const { d, b, t } = dimensions;
      return 1 - (2 * internal(d - 2 * t, t) + 2 * internal(b - 2 * t, t)) / ag;
    }
    case "box": {
      const { d, b, tf, tw } = dimensions;
      return 1 - (2 * internal(d - 2 * tf, tw) + 2 * internal(b - 2 * tw, tf)) / ag;
    }
    case "chs":
      return tubeFormFactor(dimensions.d, dimensions.t, fy);
  }
}

function tubeFormFactor(d: number, t: number, fy: number): number {
  const ratio = TUBE / tubeSlenderness(d, t, fy);
  if (ratio >= 1) return 1;
  const de = d * Math.min(Math.sqrt(ratio), (3 * ratio) ** 2);
  return (de - t) / (d - t);
}
