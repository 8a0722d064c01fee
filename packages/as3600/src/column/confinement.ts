import { bracketedRoot } from "@kingpost/concrete-section";

/** Effective confining pressure over f'c in a special region. Source AS 3600 10.7.3. */
const CONFINING_PRESSURE = 0.01;
/** Axial force over phi Nuo, and over f'c Ag with a moment over phi Mu, from which a region is special. */
const SPECIAL = { force: 0.75, partialForce: 0.3, moment: 0.6 } as const;
/** Spacing over the smaller dimension, and at most, mm. Source AS 3600 10.7.3. */
const SPACING = { special: [0.6, 300], other: [0.8, 300] } as const;

export type ConfinementRegion = "special" | "other";

/** The confined core within the centrelines of the fitments. Units mm, mm2, MPa. */
export type ConfinedCore =
  | {
      readonly shape: "rectangular";
      readonly bc: number;
      readonly dc: number;
      /** Area of the legs that cross the core, the smaller of both directions. */
      readonly legs: number;
      /** Core dimension across those legs. */
      readonly ds: number;
      readonly fsyf: number;
      /** Gaps between restrained bars and their width. */
      readonly gaps: number;
      readonly gap: number;
    }
  | {
      readonly shape: "circular";
      readonly ds: number;
      /** Area of one bar of the fitments. */
      readonly legs: number;
      readonly fsyf: number;
    };

/**
 * Effective confining pressure of fitments at a spacing.
 *
 * Units    mm, MPa
 * Source   AS 3600 10.7.3.3
 * Checked  validation/cases/column.ts
 */
export function confiningPressure(core: ConfinedCore, spacing: number): number {
  if (core.shape === "circular") {
    const ke = Math.max(0, 1 - spacing / (2 * core.ds)) ** 2;
    return (ke * 2 * core.legs * core.fsyf) / (core.ds * spacing);
  }
  const { bc, dc, gaps, gap, legs, ds, fsyf } = core;
  const ke =
    Math.max(0, 1 - (gaps * gap * gap) / (6 * bc * dc)) *
    Math.max(0, 1 - spacing / (2 * bc)) *
    Math.max(0, 1 - spacing / (2 * dc));
  return (ke * legs * fsyf) / (ds * spacing);
}

/** Greatest spacing that gives the confining pressure of a special region. Units mm, MPa. */
export function calculatedSpacing(core: ConfinedCore, fc: number): number {
  const least = CONFINING_PRESSURE * fc;
  return bracketedRoot((s) => least - confiningPressure(core, s), 1, 1e4, 1e-12) ?? 0;
}

/** Greatest spacing that is deemed to confine a core. `restrained`: bars restrained laterally. Source AS 3600 10.7.3.4. */
export function deemedSpacing(
  core: {
    readonly shape: "rectangular" | "circular";
    readonly bar: number;
    readonly fsyf: number;
    readonly core: number;
  },
  restrained: number,
  fc: number,
): number {
  const factor = core.shape === "rectangular" ? 15 * restrained : 100;
  return (factor * core.bar * core.fsyf) / (fc * core.core);
}

/** Greatest spacing of the fitments of a region. Units mm, MPa. Source AS 3600 10.7.3. */
export function confinementSpacing(
  core: ConfinedCore,
  fc: number,
  dc: number,
  region: ConfinementRegion,
): number {
  const [part, most] = SPACING[region];
  const limit = Math.min(part * dc, most);
  return region === "special" ? Math.min(limit, calculatedSpacing(core, fc)) : limit;
}

/** Whether the actions of a section need a special region. Units N, Nmm. Source AS 3600 10.7.3.1. */
export function isSpecialRegion(of: {
  readonly n: number;
  readonly m: number;
  readonly phiNuo: number;
  readonly phiMu: number;
  readonly fc: number;
  readonly ag: number;
}): boolean {
  return (
    of.n >= SPECIAL.force * of.phiNuo ||
    (of.n >= SPECIAL.partialForce * of.fc * of.ag && of.m >= SPECIAL.moment * of.phiMu)
  );
}

/**
 * Length of the special region from an end of a column with a linear moment.
 *
 * Shape    not less than 1.2D, not more than the length
 * Units    mm, Nmm
 * Source   AS 3600 10.7.3.1
 * Checked  validation/cases/column.ts
 */
export function specialRegionLength(of: {
  readonly length: number;
  readonly end: number;
  readonly other: number;
  readonly phiMu: number;
  readonly depth: number;
}): number {
  const { length, end, other, phiMu, depth } = of;
  const change = end - other;
  const linear = change === 0 ? length : (length * (end - SPECIAL.moment * phiMu)) / change;
  return Math.min(length, Math.max(1.2 * depth, linear));
}

/** Special regions of a column, from its top and from its base. Units mm. */
export interface SpecialRegions {
  readonly top: number;
  readonly base: number;
  /** Whether they are the whole column. */
  readonly isWhole: boolean;
}

export const NO_SPECIAL_REGIONS: SpecialRegions = { top: 0, base: 0, isWhole: false };

/**
 * The special regions of a column about one axis under one combination.
 *
 * Shape    the whole column under a high axial force, and where the design moment is not that of an end: magnified along the column,
 *          or that of the least eccentricity
 * Units    N, Nmm, mm; end moments with the signs of a moment diagram
 * Source   AS 3600 10.7.3.1
 * Checked  src/column/column.test.ts
 */
export function specialRegions(of: {
  readonly n: number;
  readonly phiNuo: number;
  readonly phiMu: number;
  readonly fc: number;
  readonly ag: number;
  readonly top: number;
  readonly base: number;
  /** Design moment: magnified, at least that of the least eccentricity. */
  readonly m: number;
  readonly length: number;
  readonly depth: number;
}): SpecialRegions {
  const { n, phiNuo, phiMu, fc, ag, top, base, m, length, depth } = of;
  const isSpecial = (moment: number) => isSpecialRegion({ n, m: moment, phiNuo, phiMu, fc, ag });
  if (!isSpecial(m)) return NO_SPECIAL_REGIONS;
  const isAlong = m > Math.max(Math.abs(top), Math.abs(base));
  if (isAlong || isSpecial(0)) return { top: length, base: length, isWhole: true };
  const from = (end: number, other: number) =>
    isSpecial(Math.abs(end))
      ? specialRegionLength({ length, end: Math.abs(end), other: other * Math.sign(end), phiMu, depth })
      : 0;
  return joinedRegions([{ top: from(top, base), base: from(base, top), isWhole: false }], length);
}

/** Special regions that cover several; the whole of a length that they meet in. Units mm. */
export function joinedRegions(all: readonly SpecialRegions[], length: number): SpecialRegions {
  const [top, base] = [Math.max(0, ...all.map((one) => one.top)), Math.max(0, ...all.map((one) => one.base))];
  const isWhole = all.some((one) => one.isWhole) || top + base >= length;
  return isWhole ? { top: length, base: length, isWhole } : { top, base, isWhole };
}
