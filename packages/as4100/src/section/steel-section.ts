import type { DesignShape } from "./design-shape.ts";
import type { ResidualStress } from "./grade.ts";

/**
 * The kind of a section in AS 4100: it selects the shear rule, the row of the compression tables and the treatment of lateral
 * buckling. It includes the residual stresses from manufacture.
 *
 * rolled-i             UB, UC, UBP: hot rolled
 * taper-i              TFB: hot rolled
 * unequal-i            custom I-section of three plates with unequal flanges: tension only
 * tee                  BT, CT: flame-cut from a UB or UC
 * solid                round, square and flat bars: hot rolled
 * welded-i             WB, WC and custom I-sections of three flame-cut plates: heavily welded
 * welded-i-as-rolled   custom I-section of three plates with as-rolled edges
 * channel              PFC: hot rolled
 * welded-channel       custom channel of three plates
 * angle                EA, UA: hot rolled; also a custom angle of two plates, which uses the same rows
 * cold-formed-chs      CHS to AS/NZS 1163, not stress relieved
 * cold-formed-rhs      RHS and SHS to AS/NZS 1163, not stress relieved
 * welded-box           custom box of four plates
 */
export type SectionKind =
  | "rolled-i"
  | "taper-i"
  | "unequal-i"
  | "tee"
  | "solid"
  | "welded-i"
  | "welded-i-as-rolled"
  | "channel"
  | "welded-channel"
  | "angle"
  | "cold-formed-chs"
  | "cold-formed-rhs"
  | "welded-box";

/** Effective moduli of a family in addition to `zex` and `zey`, mm3; the names of the section record. */
export interface DirectionalModuli {
  /** Channels about y: web in compression. */
  readonly zeyL?: number | undefined;
  /** Channels about y: flange tips in compression. */
  readonly zeyR?: number | undefined;
  // Angles: loads A and C about x, B and D about y
  readonly zexA?: number | undefined;
  readonly zexC?: number | undefined;
  readonly zeyB?: number | undefined;
  readonly zeyD?: number | undefined;
}

/**
 * The inputs of a design capacity: a section in a steel, from the catalogue or a custom section. The
 * names are those of the section record, of `GrossProperties` and of `DesignProperties`, so that a custom section is
 * `{ name, kind, ...dimensions, ...gross, ...design }`.
 *
 * Units    mm, mm2, mm3, mm4, mm6, MPa
 * Axes     x major, y minor; angles: principal
 */
export interface SteelSection extends DirectionalModuli {
  /** Name in messages: `610UB125`. */
  readonly name: string;
  readonly kind: SectionKind;
  /** Depth; CHS: outside diameter. Angles: not used. */
  readonly d: number;
  /** Width; CHS: outside diameter. Angles: not used. */
  readonly bf: number;
  /** Flange thickness, or wall or leg thickness. */
  readonly tf: number;
  /** Thickness of a web, or wall or leg thickness. */
  readonly tw: number;
  readonly ag: number;
  readonly ix: number;
  readonly iy: number;
  readonly rx: number;
  readonly ry: number;
  readonly j: number;
  /** Warping constant; 0 where it does not apply. */
  readonly iw: number;
  /** Channels: from the centroid to the shear centre. */
  readonly shearCentreX0?: number | undefined;
  /** Yield stress of the flange (wall, leg) and of the web. */
  readonly fy: number;
  readonly fyw: number;
  readonly fu: number;
  /** Form factor, 0 < kf <= 1. */
  readonly kf: number;
  /** Effective moduli; the smallest where there are several. */
  readonly zex: number;
  readonly zey: number;
  /** Torsion modulus C of a hollow section, mm3. */
  readonly c?: number | undefined;
  /** Outside corner radius of a rectangular hollow section, mm. */
  readonly rext?: number | undefined;
  /** The plates of the section, from which a derivation works out the form factor; without them it begins at kf. */
  readonly plates?: { readonly dimensions: DesignShape; readonly stress: ResidualStress } | undefined;
  /** Published design shear capacity of the web-to-flange weld, where it governs, N. */
  readonly weldShear?: number | undefined;
}

/** Radius of the fillet between web and flange, mm; 0 of a section without one. */
export function rootRadiusOf({ plates }: Pick<SteelSection, "plates">): number {
  const dimensions = plates?.dimensions;
  return dimensions && "r1" in dimensions ? dimensions.r1 : 0;
}
