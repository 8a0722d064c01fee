/** Metric bolts of coarse pitch: diameter and thread pitch, mm. Source AS 1275. */
const BOLTS = {
  M12: { diameter: 12, pitch: 1.75 },
  M16: { diameter: 16, pitch: 2 },
  M20: { diameter: 20, pitch: 2.5 },
  M24: { diameter: 24, pitch: 3 },
  M30: { diameter: 30, pitch: 3.5 },
  M36: { diameter: 36, pitch: 4 },
} as const;

export type BoltSize = keyof typeof BOLTS;
export const BOLT_SIZES = Object.keys(BOLTS) as readonly BoltSize[];

export const BOLT_GRADES = ["4.6", "8.8"] as const;
export type BoltGrade = (typeof BOLT_GRADES)[number];
/** Property class of a bolt of a joint. */
export type BoltClass = BoltGrade | "10.9";

export function boltDimensions(size: BoltSize): { readonly diameter: number; readonly pitch: number } {
  return BOLTS[size];
}

/** Minimum tensile strength and yield stress, MPa. Source AS 1111.1 and AS/NZS 1252.1. */
export function boltStrengths(
  size: BoltSize,
  grade: BoltClass,
): { readonly fuf: number; readonly fyf: number } {
  if (grade === "4.6") return { fuf: 400, fyf: 240 };
  if (grade === "10.9") return { fuf: 1040, fyf: 940 };
  return size === "M12" ? { fuf: 800, fyf: 640 } : { fuf: 830, fyf: 660 };
}

/** Greatest diameter of a standard hole, mm: 2 mm more than the bolt to M24, 3 mm above. Source AS 4100 14.3.2. */
export function standardHole(size: BoltSize): number {
  return standardHoleOf(BOLTS[size].diameter);
}

/** The same by the diameter, mm. */
export const standardHoleOf = (diameter: number): number => diameter + (diameter <= 24 ? 2 : 3);
