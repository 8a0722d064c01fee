/** Plates to AS/NZS 3678 and flat bars to AS/NZS 3679.1. */
export const PLATE_GRADES = ["250", "300", "350", "300 flat"] as const;
export type PlateGrade = (typeof PLATE_GRADES)[number];

/** Yield stress up to a thickness; `below` excludes it. Units mm, MPa. */
interface Steps {
  readonly fu: number;
  readonly fy: readonly { readonly upTo: number; readonly below?: true; readonly fy: number }[];
}

const STEELS: Readonly<Record<PlateGrade, Steps>> = {
  "250": {
    fu: 410,
    fy: [
      { upTo: 8, fy: 280 },
      { upTo: 12, fy: 260 },
      { upTo: 50, fy: 250 },
      { upTo: 80, fy: 240 },
      { upTo: 150, fy: 230 },
    ],
  },
  "300": {
    fu: 430,
    fy: [
      { upTo: 8, fy: 320 },
      { upTo: 12, fy: 310 },
      { upTo: 20, fy: 300 },
      { upTo: 50, fy: 280 },
      { upTo: 80, fy: 270 },
      { upTo: 150, fy: 260 },
    ],
  },
  "350": {
    fu: 450,
    fy: [
      { upTo: 12, fy: 360 },
      { upTo: 20, fy: 350 },
      { upTo: 80, fy: 340 },
      { upTo: 150, fy: 330 },
    ],
  },
  "300 flat": {
    fu: 440,
    fy: [
      { upTo: 11, below: true, fy: 320 },
      { upTo: 17, fy: 300 },
      { upTo: 50, fy: 280 },
    ],
  },
};

/**
 * Yield stress and tensile strength of a plate by its grade and thickness; undefined of a thickness that the grade does not have.
 *
 * Units    mm, MPa
 * Source   AS/NZS 3678, AS/NZS 3679.1, as adopted in AS 4100 Table 2.1
 * Checked  src/plate/plate-strength.test.ts
 */
export function plateStrength(
  grade: PlateGrade,
  t: number,
): { readonly fy: number; readonly fu: number } | undefined {
  if (!(t > 0)) return undefined;
  const { fu, fy } = STEELS[grade];
  const step = fy.find(({ upTo, below }) => (below ? t < upTo : t <= upTo));
  return step && { fy: step.fy, fu };
}
