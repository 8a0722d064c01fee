import { DomainError, SILENT } from "@kingpost/calc";
import type {
  AngleDimensions,
  BoxDimensions,
  ChannelDimensions,
  ChsDimensions,
  Dimensions,
  GrossProperties,
  ISectionDimensions,
  RhsDimensions,
} from "@kingpost/section-geometry";
import type { Compactness } from "./effective-modulus.ts";
import { compactnessOf, effectiveModulus, slenderHollowModulus, worst } from "./effective-modulus.ts";
import { formFactor } from "./form-factor.ts";
import type { Grade, ResidualStress } from "./grade.ts";
import { bendingElement, governingElement, plateSlenderness, tubeSlenderness } from "./slenderness.ts";
import { type Strengths, strengthsOf } from "./strength.ts";

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
  dimensions: Dimensions,
  gross: GrossProperties,
  grade: Grade,
  stress: ResidualStress = grade.residualStress,
): DesignProperties {
  const [tf, tw] = "tf" in dimensions ? [dimensions.tf, dimensions.tw] : [dimensions.t, dimensions.t];
  return designWithStrengths(dimensions, gross, strengthsOf(grade, tf, tw), stress);
}

/** `designProperties` in a steel of which only the strengths are known. */
export function designWithStrengths(
  dimensions: Dimensions,
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
  dimensions: Dimensions,
  gross: GrossProperties,
  fy: number,
  stress: ResidualStress,
): Bending {
  switch (dimensions.shape) {
    case "i-section":
      return iSectionBending(dimensions, gross, fy, stress);
    case "channel":
      return channelBending(dimensions, gross, fy, stress);
    case "angle":
      return angleBending(dimensions, gross, fy, stress);
    case "chs":
      return chsBending(dimensions, gross, fy, stress);
    case "rhs":
      return hollowBending({ ...dimensions, tf: dimensions.t, tw: dimensions.t }, gross, fy, stress);
    case "box":
      return hollowBending(dimensions, gross, fy, stress);
  }
}

/** About x: flange outstand in uniform compression and web; about y: the flange tips. */
function iSectionBending(
  s: ISectionDimensions,
  g: GrossProperties,
  fy: number,
  stress: ResidualStress,
): Bending {
  const flange = plateSlenderness((s.bf - s.tw) / 2, s.tf, fy);
  const web = plateSlenderness(s.d - 2 * s.tf, s.tw, fy);
  const x = governingElement(
    bendingElement("outstand-uniform", flange, stress),
    bendingElement("web-bending", web, stress),
  );
  const y = bendingElement("outstand-tip", flange, stress);
  const compactnessX = compactnessOf(x);
  const compactnessY = compactnessOf(y);
  return {
    compactness: worst(compactnessX, compactnessY),
    compactnessX,
    compactnessY,
    zex: effectiveModulus(g.zx, g.sx, x),
    zey: effectiveModulus(g.zy, g.sy, y),
  };
}

/** About y the modulus Z is the smaller of ZyL and ZyR in both directions. */
function channelBending(
  s: ChannelDimensions,
  g: GrossProperties,
  fy: number,
  stress: ResidualStress,
): Bending {
  const flange = plateSlenderness(s.bf - s.tw, s.tf, fy);
  const web = plateSlenderness(s.d - 2 * s.tf, s.tw, fy);
  const x = governingElement(
    bendingElement("outstand-uniform", flange, stress),
    bendingElement("web-bending", web, stress),
  );
  const left = bendingElement("internal-uniform", web, stress);
  const right = bendingElement("outstand-tip", flange, stress);
  const compactnessYL = compactnessOf(left);
  const compactnessYR = compactnessOf(right);
  const zeyL = effectiveModulus(g.zy, g.sy, left);
  const zeyR = effectiveModulus(g.zy, g.sy, right);
  return {
    compactness: "nan",
    compactnessX: compactnessOf(x),
    compactnessY: worst(compactnessYL, compactnessYR),
    compactnessYL,
    compactnessYR,
    zex: effectiveModulus(g.zx, g.sx, x),
    zey: Math.min(zeyL, zeyR),
    zeyL,
    zeyR,
  };
}

/**
 * Loads A and B compress the tip of the long leg, load C of an unequal angle the whole short leg, load D neither.
 * For an equal angle, load C equals load A.
 */
function angleBending(s: AngleDimensions, g: GrossProperties, fy: number, stress: ResidualStress): Bending {
  const long = plateSlenderness(Math.max(s.b1, s.b2) - s.t, s.t, fy);
  const short = plateSlenderness(Math.min(s.b1, s.b2) - s.t, s.t, fy);
  const tip = bendingElement("outstand-tip", long, stress);
  const c = s.b1 === s.b2 ? tip : bendingElement("outstand-uniform", short, stress);
  const zexA = effectiveModulus(g.zx, g.sx, tip);
  const zexC = effectiveModulus(g.zx, g.sx, c);
  const zeyB = effectiveModulus(g.zy, g.sy, tip);
  const zeyD = Math.min(g.sy, 1.5 * g.zy);
  const compactnessX = worst(compactnessOf(tip), compactnessOf(c));
  const compactnessY = compactnessOf(tip);
  return {
    compactness: worst(compactnessX, compactnessY),
    compactnessX,
    compactnessY,
    zex: Math.min(zexA, zexC),
    zey: Math.min(zeyB, zeyD),
    zexA,
    zexC,
    zeyB,
    zeyD,
  };
}

function chsBending(s: ChsDimensions, g: GrossProperties, fy: number, stress: ResidualStress): Bending {
  const wall = bendingElement("tube", tubeSlenderness(s.d, s.t, fy), stress);
  const letter = compactnessOf(wall);
  const ze = effectiveModulus(g.zx, g.sx, wall);
  return { compactness: letter, compactnessX: letter, compactnessY: letter, zex: ze, zey: ze };
}

type Walls = Pick<RhsDimensions | BoxDimensions, "d" | "b"> & Pick<BoxDimensions, "tf" | "tw">;

/** About x the plates tf are the flanges and the plates tw the webs; about y the other way round. */
function hollowBending(
  { d, b, tf, tw }: Walls,
  g: GrossProperties,
  fy: number,
  stress: ResidualStress,
): Bending {
  const about = (
    depth: number,
    [flangeWidth, tFlange]: readonly [clear: number, t: number],
    [webDepth, tWeb]: readonly [clear: number, t: number],
    [z, plastic, inertia]: readonly [z: number, s: number, i: number],
  ) => {
    const flange = bendingElement("internal-uniform", plateSlenderness(flangeWidth, tFlange, fy), stress);
    const web = bendingElement("web-bending", plateSlenderness(webDepth, tWeb, fy), stress);
    const element = governingElement(flange, web);
    const slender =
      element === flange
        ? slenderHollowModulus({ d: depth, clear: flangeWidth, t: tFlange }, g.ag, inertia, flange)
        : undefined;
    return { letter: compactnessOf(element), ze: effectiveModulus(z, plastic, element, slender) };
  };
  const flanges = [b - 2 * tw, tf] as const;
  const webs = [d - 2 * tf, tw] as const;
  const x = about(d, flanges, webs, [g.zx, g.sx, g.ix]);
  const y = about(b, webs, flanges, [g.zy, g.sy, g.iy]);
  return {
    compactness: worst(x.letter, y.letter),
    compactnessX: x.letter,
    compactnessY: y.letter,
    zex: x.ze,
    zey: y.ze,
  };
}
