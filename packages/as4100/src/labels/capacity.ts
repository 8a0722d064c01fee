/** Capacities of the cross-section: no length enters. */
export const SECTION_CAPACITIES = [
  "phiMsx",
  "phiMsxA",
  "phiMsxC",
  "phiMsy",
  "phiMsyL",
  "phiMsyR",
  "phiMsyB",
  "phiMsyD",
  "phiNs",
  "phiNt",
  "phiVv",
  "phiVvy",
  "phiMz",
] as const;

/** Values for a bearing or a restraint that is not yet detailed: no length enters. */
export const DETAIL_CAPACITIES = ["FLR", "phiRbyMm", "phiRbbMm"] as const;
export type DetailCapacity = (typeof DETAIL_CAPACITIES)[number];

/** Capacities of the web in bearing: a stiff bearing length enters. */
export const BEARING_CAPACITIES = ["phiRby", "phiRbb", "phiRbyEnd", "phiRbbEnd"] as const;
export type BearingCapacity = (typeof BEARING_CAPACITIES)[number];

/**
 * phiMsx, phiMsy     bending about x and y; the smallest where the family has several directions
 * phiMsxA, phiMsxC   angles: loads A and C about x
 * phiMsyL, phiMsyR   channels: web, and flange tips in compression
 * phiMsyB, phiMsyD   angles: loads B and D about y
 * phiNs, phiNt       compression of the section, tension
 * phiVv              shear along the web (RHS: along d; bending about x)
 * phiVvy             shear along the width (RHS: along b; bending about y)
 * phiMz              torsion of hollow sections
 * FLR                longest segment with full lateral restraint, mm
 * phiRbyMm, phiRbbMm web bearing, yield and buckling, per millimetre of bbf and bb away from the ends, N/mm
 */
export type SectionCapacity = (typeof SECTION_CAPACITIES)[number];

/** Capacities of a member: an effective length enters. */
export type MemberCapacity = "phiNcx" | "phiNcy" | "phiMbx";

export type CapacityName = SectionCapacity | DetailCapacity | MemberCapacity | BearingCapacity;

/**
 * A capacity and the inputs that it depends on.
 *
 * Units    `le` in mm (compression: of flexural buckling about the named axis; bending: of lateral buckling, l_e of 5.6.3).
 *          `bs` stiff bearing length in mm; `alphaM` dimensionless, 1.0 by default
 */
export type CapacityQuery =
  | { readonly capacity: SectionCapacity | DetailCapacity }
  | { readonly capacity: BearingCapacity; readonly bs: number }
  | { readonly capacity: "phiNcx" | "phiNcy"; readonly le: number }
  | { readonly capacity: "phiMbx"; readonly le: number; readonly alphaM?: number | undefined };
