import type { DuctilityClass } from "../materials/index.ts";

/** Fitments of a zone. Units mm, mm2, MPa, rad. */
export interface Fitments {
  readonly diameter: number;
  readonly legs: number;
  readonly spacing: number;
  readonly fsyf: number;
  readonly ductility: DuctilityClass;
  /** Angle to the member: a right angle unless set. */
  readonly angle?: number | undefined;
  /** Area of one leg, in place of that of the diameter. */
  readonly legArea?: number | undefined;
}

export function legArea({ diameter, legArea: area }: Fitments): number {
  return area ?? (Math.PI * diameter ** 2) / 4;
}

/** Area of all legs at one place, mm2. */
export function fitmentArea(fitments: Fitments): number {
  return fitments.legs * legArea(fitments);
}
