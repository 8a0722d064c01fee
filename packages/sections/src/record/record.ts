import type { Compactness } from "@kingpost/as4100";
import type { GrossProperties } from "@kingpost/section-geometry";

/**
 * The steel section record of the product, field for field as specified, plus the additional properties of each family.
 *
 * Units    base units throughout: mm, mm2, mm3, mm4, mm6, MPa, kg/m. Nothing here is rounded or scaled for the screen.
 * Zero     in a field that the specification fixes, 0 (or "") means "does not apply to this family"; the record's
 *          `provenance` is then "not-applicable", so that a screen shows a dash and never a zero.
 */

export const CATEGORIES = ["WB", "WC", "UB", "UC", "PFC", "EA", "UA", "CHS", "RHS", "SHS"] as const;
/** Families besides those of the specification, which follow them in every list. */
export const MORE_CATEGORIES = ["TFB", "UBP", "BT", "CT", "RB", "SB", "FL"] as const;
export const ALL_CATEGORIES = [...CATEGORIES, ...MORE_CATEGORIES] as const;
export type Category = (typeof ALL_CATEGORIES)[number];

/** Whether a family follows those of the specification. */
export function isMoreCategory(category: Category): boolean {
  return MORE_CATEGORIES.some((one) => one === category);
}

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  WB: "Welded beams",
  WC: "Welded columns",
  UB: "Universal beams",
  UC: "Universal columns",
  PFC: "Parallel flange channels",
  EA: "Equal angles",
  UA: "Unequal angles",
  CHS: "Circular hollow sections",
  RHS: "Rectangular hollow sections",
  SHS: "Square hollow sections",
  TFB: "Taper flange beams",
  UBP: "Universal bearing piles",
  BT: "Tees cut from universal beams",
  CT: "Tees cut from universal columns",
  RB: "Round bars",
  SB: "Square bars",
  FL: "Flat bars and plates",
};

export const STANDARDS = ["Aust300", "Aust350"] as const;
export type Standard = (typeof STANDARDS)[number];

export const AVAILABILITIES = ["Common", "Special", "Legacy", "Obsolete"] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export type Fabrication = "Hot Rolled" | "Welded";

/** The properties that the specification names, in its order. */
export interface SpecifiedProperties
  extends Pick<GrossProperties, "ag" | "ix" | "iy" | "zx" | "zy" | "sx" | "sy" | "rx" | "ry" | "j" | "iw"> {
  readonly fabrication: Fabrication;
  readonly availability: Availability;
  /** Yield stress of the flange (or of the one wall) in the record's own grade, MPa. */
  readonly fy: number;
  /** Yield stress of the web, MPa. */
  readonly fyw: number;
  /** Tensile strength, MPa. */
  readonly fu: number;
  /** The same three for this size in its Aust350 grade, MPa. */
  readonly fyHighStrength: number;
  readonly fywHighStrength: number;
  readonly fuHighStrength: number;
  /** Total depth (angles: long leg; CHS: outside diameter), mm. The depth to 0.1 mm for which the properties hold. */
  readonly d: number;
  /** Flange width (angles: short leg; CHS: outside diameter), mm. */
  readonly bf: number;
  /** Flange (or wall, or actual leg) thickness, mm. */
  readonly tf: number;
  /** Web (or wall, or actual leg) thickness, mm. */
  readonly tw: number;
  /** Root radius; hollow: outside corner radius, mm. */
  readonly r1: number;
  /** Clear depth between flanges d - 2 tf; RHS and SHS d - 2t; 0 for angles and CHS, mm. */
  readonly d1: number;
  /** Form factor, 0 < kf <= 1. */
  readonly kf: number;
  /** The worse of the two letters; "nan" for channels. */
  readonly compactness: Compactness;
  readonly compactnessX: Compactness;
  /** Channels: the worse of the two directions. */
  readonly compactnessY: Compactness;
  /** Effective section moduli in the record's grade, mm3; angles: the smallest over their loads; channels about y: the smaller direction. */
  readonly zex: number;
  readonly zey: number;
  /** Channels only (0 elsewhere): centroid from the back of the web (xL); centroid to shear centre (xo), mm. */
  readonly centroidXL: number;
  readonly shearCentreX0: number;
  /** Channels only (0 elsewhere): the smaller of ZeyL and ZeyR in each grade, mm3. */
  readonly zey300: number;
  readonly zey350: number;
}

/** Properties of the families in addition to the specification's record. A field is present exactly where its family has it. */
export interface FamilyProperties {
  /** Nominal mass as published (every family), kg/m. */
  readonly mass: number;
  /** Published depth where it is rounded (UB, UC: 612 for 611.6), mm. */
  readonly dPrinted?: number;
  // Channels
  readonly zyL?: number;
  readonly zyR?: number;
  /** Web in compression. */
  readonly zeyL?: number;
  /** Flange tips in compression. */
  readonly zeyR?: number;
  readonly compactnessYL?: Compactness;
  readonly compactnessYR?: Compactness;
  // Angles: x, y principal; n, p parallel to the legs (n: parallel to the short leg b2, p: parallel to the long leg b1)
  readonly b1?: number;
  readonly b2?: number;
  /** Toe radius, mm. */
  readonly r2?: number;
  readonly in?: number;
  readonly ip?: number;
  readonly inp?: number;
  readonly nL?: number;
  readonly pB?: number;
  readonly pT?: number;
  readonly x5?: number;
  readonly y5?: number;
  readonly tanAlpha?: number;
  /** Minor-axis moduli at the toe (3) and at the heel (5), mm3. */
  readonly zy3?: number;
  readonly zy5?: number;
  /** Effective moduli per load direction A, C (about x) and B, D (about y), mm3. */
  readonly zexA?: number;
  readonly zexC?: number;
  readonly zeyB?: number;
  readonly zeyD?: number;
  // Unequal flanges: width and thickness of the bottom flange, mm
  readonly bfb?: number;
  readonly tfb?: number;
  // Tees and unequal flanges: elastic moduli at the top and the bottom face, centroid from the top face
  readonly zxTop?: number;
  readonly zxBottom?: number;
  readonly yTop?: number;
  // Hollow sections
  /** Wall thickness, mm. */
  readonly t?: number;
  /** Torsion modulus C, mm3. */
  readonly c?: number;
}

export type SectionProperties = SpecifiedProperties & FamilyProperties;
export type PropertyName = keyof SectionProperties;

/**
 * Where a value comes from.
 *
 * published       a table gives this value for this size (and in this grade, where the grade matters)
 * computed        from the dimensions, by this package's engine; also chosen from values of which one is computed
 * standard        a strength that no table gives for this size and grade: from the thickness rule of the product standard
 * derived         chosen or formed from published values: the smaller of two, the worse of two letters, a repeated load
 * judged          interpreted from the tables: availability and fabrication
 * given           entered by the user for a custom section: a dimension or a strength
 * default         the fall-back strength, where neither a table nor a standard gives one
 * not-applicable  the family has no such property
 */
export type Source =
  | "published"
  | "computed"
  | "standard"
  | "derived"
  | "judged"
  | "given"
  | "default"
  | "not-applicable";

/** A published value that differs from the engine's beyond rounding: the record keeps the published value, both are shown. */
export interface Discrepancy {
  readonly property: PropertyName;
  readonly published: number | string;
  readonly computed: number | string;
  /** The source of the second value: the engine, or the product standard for a strength. */
  readonly computedFrom: Source;
  readonly note: string;
  /** Which of the two the design capacities use: the published one, except for a known error on the unsafe side. */
  readonly usedInCapacities: "published" | "computed";
}

/** Values in the record's base units, unrounded. */
export type CapacityInputs = Readonly<Partial<Record<PropertyName, number>>>;

/** A note on a value without a disagreement: of the record, or the compression member section constant, which the capacities choose. */
export interface PropertyNote {
  readonly property: PropertyName | "alphaB";
  readonly note: string;
}

export interface SectionRecord {
  /** `700WB115` and `700WB115_350`; every other family `610UB125_300` and `610UB125_350`. */
  readonly id: string;
  /** The trade name of the size, `610UB125`; the same in both standards. */
  readonly name: string;
  readonly category: Category;
  readonly standard: Standard;
  readonly properties: SectionProperties;
  /** The real steel of this record, for example `AS/NZS 3679.1 Grade 300`. */
  readonly grade: string;
  /** Source of every field of `properties`. */
  readonly provenance: Readonly<Partial<Record<PropertyName, Source>>>;
  readonly discrepancies: readonly Discrepancy[];
  /**
   * What the design capacities use in place of a value of `properties`; a property that is absent here is used unchanged.
   *
   *   the engine's unrounded value, where the published value is its rounding
   *   the engine's value, where the published one is a known error that is not used
   */
  readonly capacityInputs: CapacityInputs;
  /** Notes on values. */
  readonly notes: readonly PropertyNote[];
  /** The grades in which a published table lists the size, as named in the tables: `350`, `C350`. Often not the grade of the record. */
  readonly listedGrades: readonly string[];
  /** Whether a table lists the size in the grade of this record. */
  readonly isListed: boolean;
  /** The reason for `availability`. */
  readonly availabilityBasis: string;
}
