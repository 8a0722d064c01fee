import { type Capacity, type NotCovered, type Recorder, SILENT } from "@kingpost/calc";
import type { PlateSteel } from "../joint.ts";
import {
  GROSS_AREA,
  NET_AFTER_DEDUCTION,
  NET_OF_HOLES,
  PHI_COMPONENT,
  PLATE_BENDING,
  PLATE_SHEAR,
  PLATE_TENSION,
  STAGGERED_DEDUCTION,
} from "./plate-formulas.ts";

/** Design capacity of a plate of depth d in shear: 0.9 x 0.5 fy d t. Units mm, out N. Source AS 4100 9.1.9. */
export function designPlateShear({ t, fy }: PlateSteel, d: number, record: Recorder): number {
  return record.formula(PLATE_SHEAR, { phi: PHI_COMPONENT, fy, d, t });
}

/** Design capacity of a plate of depth d in bending in its plane: 0.9 fy t d^2 / 4. Units mm, out Nmm. Source AS 4100 9.1.9. */
export function designPlateBending({ t, fy }: PlateSteel, d: number, record: Recorder): number {
  return record.formula(PLATE_BENDING, { phi: PHI_COMPONENT, fy, t, d });
}

/** Holes across a plate. Units mm. */
export interface HolesAcross {
  readonly count: number;
  readonly diameter: number;
}

export const NO_NET_PLATE: NotCovered = {
  kind: "not-covered",
  reason: "The holes leave no net area of the plate: make it wider.",
};

/**
 * Design capacity of a plate of width d in tension: 0.9 min(fy Ag, 0.85 kt fu An).
 *
 * Units    mm, out N
 * Source   AS 4100 9.1.9, 7.2
 * Checked  validation/joints.test.ts
 */
export function designPlateTension(
  { t, fy, fu }: PlateSteel,
  d: number,
  { count, diameter: dh }: HolesAcross,
  record: Recorder,
): Capacity {
  const ag = record.formula(GROSS_AREA, { d, t });
  const an = record.formula(NET_OF_HOLES, { ag, count, dh, t });
  if (an <= 0) return NO_NET_PLATE;
  return record.formula(PLATE_TENSION, { phi: PHI_COMPONENT, fy, ag, kt: 1, fu, an });
}

/** Holes of a line across a plate: straight across, or zigzag with steps of spacing s and gauge g. Units mm. */
export interface HoleLine extends HolesAcross {
  readonly steps: number;
  readonly s: number;
  readonly g: number;
}

/**
 * Net area after the greater of two deductions: the holes of a straight line, and of a zigzag line less s²t / (4g) for each step.
 *
 * Units    mm, mm2
 * Source   AS 4100 9.1.10
 * Checked  validation/joints.test.ts
 */
export function staggeredNetArea(
  { ag, t }: { readonly ag: number; readonly t: number },
  straight: HolesAcross,
  zigzag: HoleLine,
  record: Recorder,
): number {
  const across: HoleLine = { ...straight, steps: 0, s: 0, g: 1 };
  const amount = (line: HoleLine, to: Recorder) =>
    to.formula(STAGGERED_DEDUCTION, {
      count: line.count,
      dh: line.diameter,
      t,
      steps: line.steps,
      s: line.s,
      g: line.g,
    });
  const worst = amount(zigzag, SILENT) > amount(across, SILENT) ? zigzag : across;
  return record.formula(NET_AFTER_DEDUCTION, { ag, deduction: amount(worst, record) });
}
