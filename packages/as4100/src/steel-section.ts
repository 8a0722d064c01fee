/**
 * What a section is to AS 4100 beyond its numbers: which shear rule, which row of the compression tables and which
 * treatment of lateral buckling apply. The residual stresses of the manufacture are part of it.
 *
 * rolled-i             UB, UC: hot rolled
 * welded-i             WB, WC and custom I-sections of three flame-cut plates: heavily welded
 * welded-i-as-rolled   custom I-section of three plates with as-rolled edges
 * channel              PFC: hot rolled
 * angle                EA, UA: hot rolled; also a custom angle of two plates, which stands in the same rows
 * cold-formed-chs      CHS to AS/NZS 1163, not stress relieved
 * cold-formed-rhs      RHS and SHS to AS/NZS 1163, not stress relieved
 * welded-box           custom box of four plates
 */
export type SectionKind =
  | "rolled-i"
  | "welded-i"
  | "welded-i-as-rolled"
  | "channel"
  | "angle"
  | "cold-formed-chs"
  | "cold-formed-rhs"
  | "welded-box";

/** Effective moduli that a family has beyond `zex` and `zey`, mm3; the names of the section record. */
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
 * All that a design capacity needs to know of a section in a steel, from the catalogue or of a person's own making. The
 * names are those of the section record, of `GrossProperties` and of `DesignProperties`, so that a custom section is
 * `{ name, kind, ...dimensions, ...gross, ...design }`.
 *
 * Units    mm, mm2, mm3, mm4, mm6, MPa
 * Axes     x major, y minor; angles: principal
 */
export interface SteelSection extends DirectionalModuli {
  /** As a message names it: `610UB125`. */
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
  /** Published design shear capacity of the web-to-flange weld, where it governs, N. */
  readonly weldShear?: number | undefined;
}
