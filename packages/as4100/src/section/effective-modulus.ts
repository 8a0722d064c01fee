import type { Element } from "./slenderness.ts";

/** C compact, N non-compact, S slender; "nan" stands for the single letter of a channel; "" not applicable. */
export type Compactness = Letter | "nan" | "";
export type Letter = "C" | "N" | "S";

/**
 * Compact, non-compact or slender.
 *
 *   C: lambda_s <= lambda_sp      N: lambda_sp < lambda_s <= lambda_sy      S: lambda_s > lambda_sy
 *
 * Source   AS 4100 5.2.3, 5.2.4, 5.2.5
 * Checked  packages/sections/validation/published.test.ts (the letter of every row, axis, direction and grade)
 */
export function compactnessOf(element: Element): Letter {
  if (element.lambda <= element.plasticity) return "C";
  return element.lambda <= element.yield ? "N" : "S";
}

/** The worse of several letters. */
export function worst(...letters: readonly Letter[]): Letter {
  if (letters.includes("S")) return "S";
  return letters.includes("N") ? "N" : "C";
}

/**
 * Effective section modulus Ze.
 *
 *   compact      Ze = Zc = min(S, 1.5 Z)
 *   non-compact  Ze = Z + (Zc - Z) (lambda_sy - lambda_s) / (lambda_sy - lambda_sp)
 *   slender      plate under uniform compression, or web in bending: Ze = Z lambda_sy / lambda_s
 *                outstand with its greatest compression at the tip:  Ze = Z (lambda_sy / lambda_s)^2
 *                circular hollow section: Ze = Z min(sqrt(lambda_sy / lambda_s), (2 lambda_sy / lambda_s)^2)
 *
 * Shape    `slenderZe`, where given, is used for a slender section instead: the modulus of an effective cross-section
 * Units    in mm3, out mm3, unrounded
 * Source   AS 4100 5.2.3 to 5.2.5
 * Checked  packages/sections/validation/published.test.ts (Zex, Zey of every row and grade)
 */
export function effectiveModulus(z: number, s: number, element: Element, slenderZe?: number): number {
  const zc = Math.min(s, 1.5 * z);
  switch (compactnessOf(element)) {
    case "C":
      return zc;
    case "N":
      return z + ((zc - z) * (element.yield - element.lambda)) / (element.yield - element.plasticity);
    case "S":
      return slenderZe ?? z * slenderRatio(element);
  }
}

function slenderRatio(element: Element): number {
  const ratio = element.yield / element.lambda;
  switch (element.kind) {
    case "outstand-uniform":
    case "internal-uniform":
    case "web-bending":
      return ratio;
    case "outstand-tip":
      return ratio * ratio;
    case "tube":
      return Math.min(Math.sqrt(ratio), (2 * ratio) ** 2);
  }
}

/**
 * Elastic modulus of a rectangular hollow section or a box whose compression flange is slender: the excess width leaves the
 * middle of that flange, and the neutral axis moves away from it.
 *
 *   w = bc (1 - lambda_ey / lambda_e)           the width taken out
 *   e = w t (d - t) / (2 A'),  A' = A - w t     the shift of the neutral axis
 *   Ze = (I - w t [t^2 / 12 + (d - t)^2 / 4] - A' e^2) / (d / 2 + e)
 *
 * Shape    depth d in the plane of bending, clear width bc and thickness t of the slender flange; `element` the flange
 * Units    in mm, mm2, mm4, out mm3, unrounded
 * Source   AS 4100 5.2.5 (effective cross-section). Z lambda_sy / lambda_s, also allowed, is up to 28 % low
 * Checked  packages/sections/validation/published.test.ts (every slender RHS and SHS, C350 and C450)
 */
export function slenderHollowModulus(
  flange: { readonly d: number; readonly clear: number; readonly t: number },
  area: number,
  inertia: number,
  element: Element,
): number {
  const { d, clear, t } = flange;
  const out = clear * (1 - element.yield / element.lambda) * t;
  const left = area - out;
  const shift = (out * (d - t)) / (2 * left);
  const effective = inertia - out * ((t * t) / 12 + (d - t) ** 2 / 4) - left * shift * shift;
  return effective / (d / 2 + shift);
}
