import { DomainError, type NotCovered, type Recorder } from "@kingpost/calc";
import {
  BAR_POSITION,
  BASIC_LENGTH,
  BUNDLE,
  COATING,
  COMPRESSION_BASIC,
  COMPRESSION_FACTOR,
  COMPRESSION_LENGTH,
  COMPRESSION_OF_STRESS,
  CONFINEMENT_FACTOR,
  DIAMETER_FACTOR,
  FORMULA_LENGTH,
  HEAD_LENGTH,
  HOOK_LENGTH,
  LAP_COMPRESSION,
  LAP_CONFINEMENT,
  LAP_TENSION,
  LAP_TENSION_NARROW,
  LEAST_LENGTH,
  LENGTH_OF_STRESS,
  PRESSURE_FACTOR,
  REFINED_LENGTH,
  SPLICE_FACTOR,
  TRANSVERSE_FACTOR,
  TRANSVERSE_K,
  TRANSVERSE_RATIO,
} from "./development-formulas.ts";

/** Strength that counts at most in development, MPa. Source AS 3600 13.1.2.2. */
const STRONGEST = 65;
/** Largest bar that may be lapped or headed, mm. Source AS 3600 13.2.1, 13.1.4. */
const LARGEST_LAP = 40;
/** Area of a head over that of its bar. Source AS 3600 13.1.4. */
const LEAST_HEAD = 4;
/** Gap between lapped bars that counts as none, in bar diameters. */
const CLOSE_BARS = 3;

/** Transverse bars along a development length. Units mm2. */
export interface TransverseBars {
  /** Bars of the mesh or fitments, and spliced or developed bars, at the plane of splitting. */
  readonly nf: number;
  readonly nbs: number;
  /** Area along the length, and the least of it: a quarter of the bar in beams and columns, 0 in slabs. */
  readonly atr: number;
  readonly atrMin: number;
}

/** A deformed bar that is developed. Units mm, MPa. */
export interface DevelopedBar {
  readonly db: number;
  readonly fc: number;
  readonly fsy: number;
  /** See `confiningDistance`. */
  readonly cd: number;
  /** Whether more than 300 mm of concrete is cast below the horizontal bar. */
  readonly isTopBar: boolean;
  readonly isEpoxyCoated?: boolean | undefined;
  readonly isLightweight?: boolean | undefined;
  readonly isSlipFormed?: boolean | undefined;
  /** Bars of the bundle. */
  readonly bundle?: 1 | 2 | 3 | 4 | undefined;
  /** Undefined: not counted, as where they are not between the bars and the tension face. */
  readonly transverse?: TransverseBars | undefined;
  /** Transverse pressure, MPa. */
  readonly pressure?: number | undefined;
}

/**
 * The distance c_d: the smaller of the cover and half of the clear spacing to the next bar that is developed there.
 *
 * Shape    bars with hooks or cogs: the side cover in place of the cover
 * Units    mm
 * Source   AS 3600 13.1.2.2
 */
export function confiningDistance(of: { readonly cover: number; readonly clearSpacing: number }): number {
  return Math.min(of.cover, of.clearSpacing / 2);
}

/** Development lengths in tension. Units mm, unrounded. */
export interface TensionLengths {
  /** By the formula with coating, bundle and refinements, without the least length: for laps. */
  readonly formula: number;
  readonly least: number;
  readonly basic: number;
  readonly length: number;
}

/**
 * Development length of a deformed bar in tension at yield.
 *
 *   L_sy.tb = 0.5 k1 k3 fsy db / (k2 √f'c) >= 0.058 fsy k1 db      L_sy.t = k4 k5 L_sy.tb
 *
 * Units    mm, MPa
 * Errors   DomainError 'bad-bar'
 * Source   AS 3600 13.1.2.2, 13.1.2.3
 * Checked  validation/cases/development.ts
 */
export function tensionDevelopment(bar: DevelopedBar, record: Recorder): TensionLengths {
  const { db, fsy, cd, isTopBar } = bar;
  if (!(db > 0 && db <= 50 && fsy > 0 && bar.fc > 0 && cd > 0)) {
    throw new DomainError("bad-bar", "A developed bar needs a diameter up to 50 mm, a cover and a strength.");
  }
  const k1 = record.rule(BAR_POSITION, isTopBar ? 1.3 : 1, isTopBar ? "top bar" : "other bar");
  const k2 = record.formula(DIAMETER_FACTOR, { db });
  const k3 = record.formula(CONFINEMENT_FACTOR, { cd, db });
  const plain = record.formula(FORMULA_LENGTH, { k1, k2, k3, fsy, db, fc: Math.min(bar.fc, STRONGEST) });
  const least = record.formula(LEAST_LENGTH, { k1, fsy, db });
  const coating = coatingFactor(bar, record);
  const bundle = bundleFactor(bar, record);
  const basic = record.formula(BASIC_LENGTH, { formula: plain, least, coating, bundle });
  const k4 = transverseFactor(bar, record);
  const k5 = record.formula(PRESSURE_FACTOR, { pressure: Math.max(bar.pressure ?? 0, 0) });
  const length = record.formula(REFINED_LENGTH, { k3, k4, k5, basic });
  return { formula: (plain * coating * bundle * length) / basic, least, basic, length };
}

function coatingFactor(bar: DevelopedBar, record: Recorder): number {
  const { isEpoxyCoated = false, isLightweight = false, isSlipFormed = false } = bar;
  const factor = (isEpoxyCoated ? 1.5 : 1) * (isLightweight ? 1.3 : 1) * (isSlipFormed ? 1.3 : 1);
  return record.rule(COATING, factor, factor === 1 ? "none of them" : "those that apply");
}

const BUNDLES = { 1: 1, 2: 1, 3: 1.2, 4: 1.33 } as const;

function bundleFactor({ bundle = 1 }: Pick<DevelopedBar, "bundle">, record: Recorder): number {
  return record.rule(BUNDLE, BUNDLES[bundle], bundle === 1 ? "single bar" : `${bundle} bars`);
}

function transverseFactor({ transverse, db }: DevelopedBar, record: Recorder): number {
  if (!transverse) return record.formula(TRANSVERSE_FACTOR, { k: 0, lambda: 0 });
  const { nf, nbs, atr, atrMin } = transverse;
  const k = record.formula(TRANSVERSE_K, { nf, nbs });
  const lambda = record.formula(TRANSVERSE_RATIO, { atr, least: atrMin, as: (Math.PI * db * db) / 4 });
  return record.formula(TRANSVERSE_FACTOR, { k, lambda });
}

/** Development length of a lower stress. Units mm, MPa. Source AS 3600 13.1.2.4. */
export function lengthOfStress(
  stress: number,
  length: number,
  { db, fsy }: Pick<DevelopedBar, "db" | "fsy">,
  record: Recorder,
): number {
  return record.formula(LENGTH_OF_STRESS, { stress, fsy, length, db });
}

/** Length with a standard hook or cog, to the outside of the bend. Units mm. Source AS 3600 13.1.2.6. */
export function hookDevelopment(length: number, record: Recorder): number {
  return record.formula(HOOK_LENGTH, { length });
}

/**
 * Development length of a headed bar.
 *
 * Shape    bars up to 40 mm with a clear cover of 2 db, a clear spacing of 4 db and a head of 4 times the area of the bar
 * Units    mm
 * Source   AS 3600 13.1.4
 */
export function headDevelopment(
  length: number,
  of: {
    readonly db: number;
    readonly headRatio: number;
    readonly clearCover: number;
    readonly clearSpacing: number;
  },
  record: Recorder,
): number | NotCovered {
  const { db, headRatio, clearCover, clearSpacing } = of;
  if (db > LARGEST_LAP || headRatio < LEAST_HEAD || clearCover < 2 * db || clearSpacing < 4 * db) {
    return {
      kind: "not-covered",
      reason:
        "A headed bar is up to 40 mm, with a head of 4 times its area, a clear cover of 2d_b and a clear spacing of 4d_b (AS 3600 Clause 13.1.4).",
    };
  }
  return record.formula(HEAD_LENGTH, { length, db, ratio: headRatio });
}

/** What confines a bar in compression. Units mm, mm2. */
export interface CompressionConfinement {
  /** Transverse bars outside the bar within the basic length. */
  readonly bars: number;
  /** Area of one over their spacing, mm2/mm. */
  readonly atrPerSpacing: number;
}

/** Development length in compression at yield. Units mm, MPa. Source AS 3600 13.1.5. */
export function compressionDevelopment(
  bar: Pick<DevelopedBar, "db" | "fc" | "fsy" | "bundle">,
  confinement: CompressionConfinement | undefined,
  record: Recorder,
): number {
  const { db, fsy } = bar;
  const basic = record.formula(COMPRESSION_BASIC, { fsy, db, fc: Math.min(bar.fc, STRONGEST) });
  const isConfined =
    confinement !== undefined &&
    confinement.bars >= 3 &&
    confinement.atrPerSpacing >= (Math.PI * db * db) / 4 / 600;
  const k6 = record.rule(COMPRESSION_FACTOR, isConfined ? 0.75 : 1, isConfined ? "confined" : "not confined");
  return record.formula(COMPRESSION_LENGTH, { k6, basic, bundle: bundleFactor(bar, record) });
}

/** Development length of a lower compressive stress. Units mm, MPa. Source AS 3600 13.1.5. */
export function compressionOfStress(stress: number, length: number, fsy: number, record: Recorder): number {
  return record.formula(COMPRESSION_OF_STRESS, { stress, fsy, length });
}

const NO_LAP: NotCovered = {
  kind: "not-covered",
  reason: "Bars above 40 mm are not lapped (AS 3600 Clause 13.2.1).",
};

/** A splice in tension. Units mm. */
export interface TensionSplice {
  /** Whether there is twice the required area, and half of the bars or less are spliced there. */
  readonly isLightlyUsed: boolean;
  /** Clear gap between the lapped bars in a web or column; undefined of a wide element. */
  readonly gap?: number | undefined;
}

/**
 * Lap length in tension: the least length of the bar is not multiplied by k7.
 *
 * Units    mm
 * Source   AS 3600 13.2.2
 * Checked  validation/cases/development.ts
 */
export function tensionLap(bar: DevelopedBar, splice: TensionSplice, record: Recorder): number | NotCovered {
  if (bar.db > LARGEST_LAP) return NO_LAP;
  const { formula: length, least } = tensionDevelopment(bar, record);
  const { isLightlyUsed, gap } = splice;
  const k7 = record.rule(
    SPLICE_FACTOR,
    isLightlyUsed ? 1 : 1.25,
    isLightlyUsed ? "lightly used" : "other splice",
  );
  if (gap === undefined) return record.formula(LAP_TENSION, { k7, length, least });
  return record.formula(LAP_TENSION_NARROW, {
    k7,
    length,
    least,
    gap: gap <= CLOSE_BARS * bar.db ? 0 : gap,
  });
}

/** Fitments over a lap in compression. Units mm2/mm. */
export type LapConfinement =
  | { readonly by: "fitments"; readonly sets: number; readonly atrPerSpacing: number }
  | {
      readonly by: "helix";
      readonly turns: number;
      readonly atrPerSpacing: number;
      /** Bars around the helix. */
      readonly bars: number;
    };

/** Lap length in compression. Units mm. Source AS 3600 13.2.4. */
export function compressionLap(
  bar: Pick<DevelopedBar, "db" | "fc" | "fsy" | "bundle">,
  confinement: LapConfinement | undefined,
  record: Recorder,
): number | NotCovered {
  if (bar.db > LARGEST_LAP) return NO_LAP;
  const length = compressionDevelopment(bar, undefined, record);
  const isConfined = confinement !== undefined && isLapConfined(confinement, bar.db);
  const factor = record.rule(LAP_CONFINEMENT, isConfined ? 0.8 : 1, isConfined ? "confined" : "not confined");
  return record.formula(LAP_COMPRESSION, { factor, length, db: bar.db });
}

function isLapConfined(confinement: LapConfinement, db: number): boolean {
  const least = lapConfinement(db, confinement.by === "helix" ? confinement.bars : undefined);
  const count = confinement.by === "helix" ? confinement.turns : confinement.sets;
  return count >= 3 && confinement.atrPerSpacing >= least;
}

/** Least area of fitments per spacing over a lap in compression; of a helix with the bars around it. Units mm, out mm2/mm. */
export function lapConfinement(db: number, barsInHelix?: number): number {
  const area = (Math.PI * db * db) / 4;
  return barsInHelix === undefined ? area / 1000 : (barsInHelix * area) / 6000;
}
