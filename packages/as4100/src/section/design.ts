import { DomainError, SILENT } from "@kingpost/calc";
import type { GrossProperties } from "@kingpost/section-geometry";
import type { DesignShape } from "./design-shape.ts";
import {
  type Compactness,
  type EffectiveModulus,
  effectiveModulus,
  type Letter,
  worst,
} from "./effective-modulus.ts";
import type { BendingAxis } from "./effective-modulus-formulas.ts";
import { formFactor } from "./form-factor.ts";
import type { Grade, ResidualStress } from "./grade.ts";
import { barStrengthsOf, type Strengths, strengthsOf } from "./strength.ts";

/** Values that depend on shape and steel; field names as in the record, units MPa and mm3. */
export interface DesignProperties extends Strengths {
  /** Form factor, 0 < kf <= 1. */
  readonly kf: number;
  /** The worse of the two axes; "nan" for channels. */
  readonly compactness: Compactness;
  readonly compactnessX: Compactness;
  readonly compactnessY: Compactness;
  readonly zex: number;
  readonly zey: number;
  // Channels: L web in compression, R flange tips in compression
  readonly compactnessYL?: Compactness;
  readonly compactnessYR?: Compactness;
  readonly zeyL?: number;
  readonly zeyR?: number;
  // Angles: loads A and C about x, B and D about y
  readonly zexA?: number;
  readonly zexC?: number;
  readonly zeyB?: number;
  readonly zeyD?: number;
}

type Bending = Omit<DesignProperties, "fy" | "fyw" | "fu" | "kf">;

/**
 * Design values of a section in a grade: strengths, form factor, class and effective moduli about both axes.
 * Works for every shape in every grade, published or not.
 *
 * Shape    `gross` must be `grossProperties(dimensions)`; `stress` defaults to the residual stresses of the grade's product
 * Units    in mm, out MPa and mm3, unrounded
 * Errors   DomainError 'bad-value' (plate thicker than the grade covers) | 'form-factor-out-of-range'
 * Source   AS 4100 5.2 and 6.2, with ONE yield stress for all elements of a section: the lower of flange and web
 * Checked  packages/sections/validation/published.test.ts (every published design value, all families, every grade)
 */
export function designProperties(
  dimensions: DesignShape,
  gross: GrossProperties,
  grade: Grade,
  stress: ResidualStress = grade.residualStress,
): DesignProperties {
  return designWithStrengths(dimensions, gross, strengthsIn(grade, dimensions), stress);
}

/** The strengths of a grade for a shape: by the thickness of its plates, or the size of a round or square bar. */
function strengthsIn(grade: Grade, dimensions: DesignShape): Strengths {
  if (dimensions.shape === "round") return barStrengthsOf(grade, dimensions.d);
  if (dimensions.shape === "flat" && dimensions.d === dimensions.t)
    return barStrengthsOf(grade, dimensions.d);
  const [tf, tw] = "tf" in dimensions ? [dimensions.tf, dimensions.tw] : [dimensions.t, dimensions.t];
  return strengthsOf(grade, tf, tw);
}

/** `designProperties` in a steel of which only the strengths are known. */
export function designWithStrengths(
  dimensions: DesignShape,
  gross: GrossProperties,
  strengths: Strengths,
  stress: ResidualStress,
): DesignProperties {
  const fy = Math.min(strengths.fy, strengths.fyw);
  const kf = formFactor(dimensions, gross.ag, fy, stress, SILENT);
  if (!(kf > 0 && kf <= 1)) {
    throw new DomainError("form-factor-out-of-range", `The form factor ${kf} is not in 0 < kf <= 1.`);
  }
  return { ...strengths, kf, ...bending(dimensions, gross, fy, stress) };
}

function bending(
  dimensions: DesignShape,
  gross: GrossProperties,
  fy: number,
  stress: ResidualStress,
): Bending {
  const about = (axis: BendingAxis): EffectiveModulus => {
    const modulus = effectiveModulus(axis, dimensions, gross, { fy, stress }, SILENT);
    if (modulus === undefined) throw new Error(`No bending about ${axis} of this shape: ${dimensions.shape}`);
    return modulus;
  };
  switch (dimensions.shape) {
    case "channel":
      return channelBending(about("x"), about("yL"), about("yR"));
    case "tee":
      return teeBending(about("xF"), about("xS"), about("y"));
    case "angle":
      return angleBending(about("xA"), about("xC"), about("yB"), about("yD"));
    default:
      return doublySymmetricBending(about("x"), about("y"));
  }
}

const lettersOf = (...moduli: readonly EffectiveModulus[]): Letter =>
  worst(...moduli.flatMap(({ letter }) => letter ?? []));

function doublySymmetricBending(x: EffectiveModulus, y: EffectiveModulus): Bending {
  return {
    compactness: lettersOf(x, y),
    compactnessX: lettersOf(x),
    compactnessY: lettersOf(y),
    zex: x.ze,
    zey: y.ze,
  };
}

/** About x the less favourable of two directions: flange or stem in compression. */
function teeBending(flange: EffectiveModulus, stem: EffectiveModulus, y: EffectiveModulus): Bending {
  return {
    compactness: lettersOf(flange, stem, y),
    compactnessX: lettersOf(flange, stem),
    compactnessY: lettersOf(y),
    zex: Math.min(flange.ze, stem.ze),
    zey: y.ze,
  };
}

/** About y the modulus Z is the smaller of ZyL and ZyR in both directions. */
function channelBending(x: EffectiveModulus, left: EffectiveModulus, right: EffectiveModulus): Bending {
  return {
    compactness: "nan",
    compactnessX: lettersOf(x),
    compactnessY: lettersOf(left, right),
    compactnessYL: lettersOf(left),
    compactnessYR: lettersOf(right),
    zex: x.ze,
    zey: Math.min(left.ze, right.ze),
    zeyL: left.ze,
    zeyR: right.ze,
  };
}

function angleBending(
  a: EffectiveModulus,
  c: EffectiveModulus,
  b: EffectiveModulus,
  d: EffectiveModulus,
): Bending {
  return {
    compactness: lettersOf(a, c, b, d),
    compactnessX: lettersOf(a, c),
    compactnessY: lettersOf(b, d),
    zex: Math.min(a.ze, c.ze),
    zey: Math.min(b.ze, d.ze),
    zexA: a.ze,
    zexC: c.ze,
    zeyB: b.ze,
    zeyD: d.ze,
  };
}
