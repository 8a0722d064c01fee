import type { NotCovered } from "@kingpost/calc";

/** Exposure classifications. Source AS 3600 4.3. U is not covered. */
export const EXPOSURES = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
export type ExposureClass = (typeof EXPOSURES)[number];

/** Covers by f'c of 20, 25, 32, 40 and 50 MPa, mm. Undefined: the strength is too low. */
type CoverRow = readonly (number | undefined)[];

const STRENGTHS = [20, 25, 32, 40, 50] as const;

/** Least strength of each class, MPa. Source AS 3600 4.4 (recalled). */
const LEAST_STRENGTH: Readonly<Record<ExposureClass, number>> = {
  A1: 20,
  A2: 25,
  B1: 32,
  B2: 40,
  C1: 50,
  C2: 50,
};

/** Table 4.10.3.2: standard formwork and compaction, mm. */
const STANDARD: Readonly<Record<ExposureClass, CoverRow>> = {
  A1: [20, 20, 20, 20, 20],
  A2: [undefined, 30, 25, 20, 20],
  B1: [undefined, undefined, 40, 30, 25],
  B2: [undefined, undefined, undefined, 45, 35],
  C1: [undefined, undefined, undefined, undefined, 50],
  C2: [undefined, undefined, undefined, undefined, 65],
};

/** Table 4.10.3.3: rigid formwork and intense compaction, mm. */
const RIGID: Readonly<Record<ExposureClass, CoverRow>> = {
  A1: [20, 20, 20, 20, 20],
  A2: [undefined, 30, 20, 20, 20],
  B1: [undefined, undefined, 30, 25, 20],
  B2: [undefined, undefined, undefined, 35, 25],
  C1: [undefined, undefined, undefined, undefined, 45],
  C2: [undefined, undefined, undefined, undefined, 60],
};

/** Table 4.10.3.2 one grade lower, where one surface is exposed (4.3.2), mm (recalled). */
const ONE_GRADE_LOWER: Readonly<Partial<Record<ExposureClass, readonly [fc: number, cover: number]>>> = {
  A2: [20, 50],
  B1: [25, 60],
  B2: [32, 65],
  C1: [40, 70],
};

/** What is added to the cover of concrete cast against the ground, mm. Source AS 3600 4.10.3.5. */
const AGAINST_GROUND = { no: 0, membrane: 10, ground: 20 } as const;

export interface CoverQuery {
  readonly exposure: ExposureClass;
  /** MPa */
  readonly fc: number;
  readonly isRigidFormwork?: boolean | undefined;
  /** Whether the strength may be one grade lower, as one surface only is exposed (4.3.2). */
  readonly isOneSurface?: boolean | undefined;
  readonly castAgainst?: keyof typeof AGAINST_GROUND | undefined;
}

/**
 * Minimum cover for corrosion protection.
 *
 * Shape    strengths between grades have the cover of the grade below
 * Units    mm
 * Source   AS 3600 4.10.3, Tables 4.10.3.2 and 4.10.3.3
 * Checked  src/materials/materials.test.ts
 */
export function minimumCover(query: CoverQuery): number | NotCovered {
  const { exposure, fc, isRigidFormwork = false, isOneSurface = false, castAgainst = "no" } = query;
  const extra = AGAINST_GROUND[castAgainst];
  const grade = STRENGTHS.filter((strength) => strength <= fc).length - 1;
  const cover = (isRigidFormwork ? RIGID : STANDARD)[exposure][grade];
  if (cover !== undefined) return cover + extra;
  const lower = isOneSurface && !isRigidFormwork ? ONE_GRADE_LOWER[exposure] : undefined;
  if (lower && fc >= lower[0]) return lower[1] + extra;
  return {
    kind: "not-covered",
    reason: `Exposure classification ${exposure} needs f'c of ${LEAST_STRENGTH[exposure]} MPa or more (AS 3600 Clause 4.4).`,
  };
}
