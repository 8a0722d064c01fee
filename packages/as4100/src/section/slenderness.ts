import type { ResidualStress } from "./grade.ts";

/** Support and stress of a plate element: rows of AS 4100 Table 5.2. */
export type ElementKind = "outstand-uniform" | "outstand-tip" | "internal-uniform" | "web-bending" | "tube";

/** One element of a section in bending with its slenderness and its plasticity and yield limits. */
export interface Element {
  readonly kind: ElementKind;
  readonly lambda: number;
  readonly plasticity: number;
  readonly yield: number;
}

type Limits = readonly [plasticity: number, yieldLimit: number];

const WEB: Limits = [82, 115];
const TUBE: Limits = [50, 120];
const WELDED_TUBE: Limits = [42, 120];
const LIMITS: Readonly<Record<ElementKind, Readonly<Record<ResidualStress, Limits>>>> = {
  "outstand-uniform": { HR: [9, 16], LW: [8, 15], HW: [8, 14], CF: [8, 15] },
  "outstand-tip": { HR: [9, 25], LW: [8, 22], HW: [8, 22], CF: [8, 22] },
  "internal-uniform": { HR: [30, 45], LW: [30, 40], HW: [30, 35], CF: [30, 40] },
  "web-bending": { HR: WEB, LW: WEB, HW: WEB, CF: WEB },
  tube: { HR: TUBE, LW: WELDED_TUBE, HW: WELDED_TUBE, CF: TUBE },
};

/**
 * Slenderness of a flat plate element.
 *
 *   lambda_e = (b / t) sqrt(fy / 250)
 *
 * Shape    clear width b between the supporting faces; thickness t
 * Units    in mm, MPa, out dimensionless
 * Source   AS 4100 5.2.2 (bending), 6.2.3 (compression)
 */
export function plateSlenderness(b: number, t: number, fy: number): number {
  return (b / t) * Math.sqrt(fy / 250);
}

/**
 * Slenderness of a circular hollow section.
 *
 *   lambda_e = (do / t) (fy / 250)
 *
 * Units    in mm, MPa, out dimensionless
 * Source   AS 4100 5.2.2, 6.2.3
 */
export function tubeSlenderness(d: number, t: number, fy: number): number {
  return (d / t) * (fy / 250);
}

/** An element in bending with the limits of AS 4100 Table 5.2. */
export function bendingElement(kind: ElementKind, lambda: number, stress: ResidualStress): Element {
  const [plasticity, yieldLimit] = LIMITS[kind][stress];
  return { kind, lambda, plasticity, yield: yieldLimit };
}

/** The element that sets the section's slenderness: the greatest lambda_e / lambda_ey (AS 4100 5.2.2). */
export function governingElement(first: Element, ...others: readonly Element[]): Element {
  return others.reduce((worst, e) => (e.lambda / e.yield > worst.lambda / worst.yield ? e : worst), first);
}
