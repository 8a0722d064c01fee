/** How much of an imposed action acts: psi_s, psi_l, psi_c and psi_E of AS/NZS 1170.0. */
export interface CombinationFactors {
  /** psi_s. */
  readonly shortTerm: number;
  /** psi_l. */
  readonly longTerm: number;
  /** psi_c. */
  readonly combination: number;
  /** psi_E. */
  readonly earthquake: number;
}

interface Usage extends CombinationFactors {
  readonly label: string;
}

/**
 * psi_c of a concentrated action on a floor. A public transcription of Table 4.1 has 0.6; 0.4 is recalled. The larger is used
 * (docs/recalled-clauses.md).
 */
const CONCENTRATED_FLOOR_COMBINATION = 0.6;

const usage = (
  label: string,
  [shortTerm, longTerm, combination, earthquake]: readonly [number, number, number, number],
): Usage => ({ label, shortTerm, longTerm, combination, earthquake });

const FLOOR = [0.7, 0.4, 0.4, 0.3] as const;
const STORAGE = [1, 0.6, 0.6, 0.6] as const;

/** AS/NZS 1170.0 Table 4.1. Checked: validation/actions.test.ts. */
export const USAGES = {
  residential: usage("Residential and domestic floor", FLOOR),
  office: usage("Office floor", FLOOR),
  parking: usage("Parking floor", FLOOR),
  retail: usage("Retail floor", FLOOR),
  storage: usage("Storage floor", STORAGE),
  "other floor": usage("Other floor", STORAGE),
  "roof used as floor": usage("Roof used as a floor", FLOOR),
  "other roof": usage("Other roof", [0.7, 0, 0, 0]),
  "concentrated floor": usage("Concentrated action on a floor", [
    1,
    0.6,
    CONCENTRATED_FLOOR_COMBINATION,
    0.3,
  ]),
  "concentrated domestic floor": usage("Concentrated action on a domestic floor", [1, 0.4, 0.4, 0.3]),
  "concentrated roof used as floor": usage(
    "Concentrated action on a roof used as a floor",
    [1, 0.6, 0.4, 0.3],
  ),
  "concentrated other roof": usage("Concentrated action on another roof, or on a balustrade", [1, 0, 0, 0]),
  machinery: usage("Long-term installed machinery", [1, 1, 1.2, 1]),
} as const satisfies Readonly<Record<string, Usage>>;

export type UsageName = keyof typeof USAGES;

/** The greatest factor that a user may enter: that of installed machinery. */
export const GREATEST_COMBINATION_FACTOR = 1.2;
