import type { Recorder } from "@kingpost/calc";
import type { AnchorSteel } from "../anchor.ts";
import { DESIGN_STEEL_TENSION, STEEL_TENSION, STEEL_TENSION_FACTOR } from "./steel-tension-formulas.ts";

/**
 * Design tension capacity of the steel of one anchor: As fuk / max(1.2 fuk / fyk, 1.4).
 *
 * Shape    no factor for cut threads
 * Units    mm², MPa, out N
 * Source   EN 1992-4:2018 7.2.1.3 and Table 4.1
 * Checked  validation/published.test.ts
 */
export function designSteelTension({ area, fuk, fyk }: AnchorSteel, record: Recorder): number {
  const phi = record.formula(STEEL_TENSION_FACTOR, { fuk, fyk });
  const n = record.formula(STEEL_TENSION, { area, fuk });
  return record.formula(DESIGN_STEEL_TENSION, { phi, n });
}
