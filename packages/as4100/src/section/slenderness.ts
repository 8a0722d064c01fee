import type { ResidualStress } from "./grade.ts";

/** Support and stress of a plate element: rows of AS 4100 Table 5.2. */
export type ElementKind = "outstand-uniform" | "outstand-tip" | "internal-uniform" | "web-bending" | "tube";

/** One element of a section in bending with its slenderness and its plasticity and yield limits. */
export interface Element {
  readonly kind: ElementKind;
  /** `flange outstand`. */
  readonly name: string;
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

/** An element in bending with the limits of AS 4100 Table 5.2. */
export function bendingElement(
  kind: ElementKind,
  name: string,
  lambda: number,
  stress: ResidualStress,
): Element {
  const [plasticity, yieldLimit] = LIMITS[kind][stress];
  return { kind, name, lambda, plasticity, yield: yieldLimit };
}

/** The element that sets the section's slenderness: the greatest lambda_e / lambda_ey (AS 4100 5.2.2). */
export function governingElement(first: Element, ...others: readonly Element[]): Element {
  return others.reduce((worst, e) => (e.lambda / e.yield > worst.lambda / worst.yield ? e : worst), first);
}
