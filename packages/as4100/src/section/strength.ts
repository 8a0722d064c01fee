import { DomainError } from "@kingpost/calc/domain-error";
import { requirePositive } from "@kingpost/section-geometry";
import type { Grade } from "./grade.ts";

export interface Strengths {
  /** Yield stress of the flange, leg or wall, MPa. */
  readonly fy: number;
  /** Yield stress of the web, MPa. */
  readonly fyw: number;
  readonly fu: number;
}

/** Yield stress up to a thickness: `below` excludes it, `upTo` includes it. First match counts. */
type Step = { readonly below: number; readonly fy: number } | { readonly upTo: number; readonly fy: number };

const ROLLED_300: readonly Step[] = [
  { below: 11, fy: 320 },
  { upTo: 17, fy: 300 },
  { upTo: Number.POSITIVE_INFINITY, fy: 280 },
];
const ROLLED_350: readonly Step[] = [
  { below: 11, fy: 360 },
  { below: 40, fy: 340 },
  { upTo: Number.POSITIVE_INFINITY, fy: 330 },
];
/** Round and square bars, by diameter or side. */
const BAR_300: readonly Step[] = [
  { upTo: 50, fy: 300 },
  { below: 100, fy: 290 },
  { upTo: Number.POSITIVE_INFINITY, fy: 280 },
];
const BAR_350: readonly Step[] = [
  { upTo: 50, fy: 340 },
  { below: 100, fy: 330 },
  { upTo: Number.POSITIVE_INFINITY, fy: 320 },
];
const WELDED_300: readonly Step[] = [
  { upTo: 8, fy: 320 },
  { upTo: 12, fy: 310 },
  { upTo: 20, fy: 300 },
  { upTo: 50, fy: 280 },
];
const WELDED_400: readonly Step[] = [
  { upTo: 12, fy: 400 },
  { upTo: 20, fy: 380 },
  { upTo: 80, fy: 360 },
];

/**
 * Yield and tensile strengths of a grade for the thickness of its plates.
 *
 *   fy by the flange (leg, wall) thickness, fyw by the web thickness; fu by the grade alone
 *
 * Units    in mm, out MPa
 * Errors   DomainError 'not-finite' | 'non-positive' (thickness) | 'bad-value' (thicker than the standard covers)
 * Source   AS/NZS 3679.1, AS/NZS 3679.2, AS/NZS 1163, as adopted in AS 4100 Table 2.1
 * Checked  packages/sections/validation/published.test.ts (fy, fyw, fu of every row and grade; known error 310UC283 grade 350)
 */
export function strengthsOf(grade: Grade, tf: number, tw: number): Strengths {
  requirePositive({ tf, tw });
  return { fy: yieldStress(grade, tf), fyw: yieldStress(grade, tw), fu: tensileStrength(grade) };
}

/**
 * Strengths of a round or square bar of a hot-rolled grade.
 *
 * Units    in mm, out MPa
 * Errors   DomainError 'not-finite' | 'non-positive' (size) | 'bad-value' (a grade in which no bars are rolled)
 * Source   AS/NZS 3679.1, as adopted in AS 4100 Table 2.1 (recalled: docs/recalled-clauses.md)
 * Checked  design.test.ts
 */
export function barStrengthsOf(grade: Grade, size: number): Strengths {
  requirePositive({ size });
  if (grade.productStandard !== "AS/NZS 3679.1") {
    throw new DomainError("bad-value", `${grade.name} has no round or square bars.`);
  }
  const fy = lookUp(grade, grade.symbol === "300" ? BAR_300 : BAR_350, size);
  return { fy, fyw: fy, fu: tensileStrength(grade) };
}

function yieldStress(grade: Grade, t: number): number {
  switch (grade.symbol) {
    case "300":
      return lookUp(grade, grade.productStandard === "AS/NZS 3679.2" ? WELDED_300 : ROLLED_300, t);
    case "350":
      return lookUp(grade, ROLLED_350, t);
    case "400":
      return lookUp(grade, WELDED_400, t);
    case "C250":
      return 250;
    case "C350":
      return 350;
    case "C450":
      return 450;
  }
}

function tensileStrength(grade: Grade): number {
  switch (grade.symbol) {
    case "300":
      return grade.productStandard === "AS/NZS 3679.2" ? 430 : 440;
    case "350":
    case "400":
      return 480;
    case "C250":
      return 320;
    case "C350":
      return 430;
    case "C450":
      return 500;
  }
}

function lookUp(grade: Grade, steps: readonly Step[], t: number): number {
  for (const step of steps) {
    if ("below" in step ? t < step.below : t <= step.upTo) return step.fy;
  }
  throw new DomainError("bad-value", `${grade.name} gives no yield stress for a plate ${t} mm thick.`);
}
