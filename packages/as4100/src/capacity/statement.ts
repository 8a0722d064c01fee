import { EDITION } from "../clauses.ts";
import type { CapacityName } from "../labels/capacity.ts";
import type { SectionKind } from "../section/steel-section.ts";

const FULL_SECTION = "No unfilled holes: A_n = A_g.";
const UNIFORM_TENSION = "Uniform force distribution at the connection: k_t = 1 (Clause 7.3.1).";
const ONE_PART =
  "k_t is less than 1 where only one leg, the web, the stem or the flanges are connected (Clause 7.3.2).";
const UNBROKEN = "No openings in the walls.";
const UNSTIFFENED = "No stiffeners or web openings.";
const STIFFENED = "No web openings. The transverse stiffeners meet Clause 5.15.";
const SHEAR_AND_BENDING = "Shear and bending interaction (Clause 5.12) is not checked.";
const FLEXURAL =
  "The member buckles in flexure about the named axis, and the load acts through the centroid. l_e is the effective length of Clause 6.3.2.";
const CHANNEL_TORSION =
  "Flexural-torsional buckling of a channel braced about its minor axis (Clause 6.3.3, AS/NZS 4600) is not checked.";
const ONE_LEG = "Eccentric loading of an angle connected by one leg (Clause 8.4.6) is not covered.";
const AS_ROLLED =
  "The flange plates have as-rolled edges: α_b = 0.5 for k_f = 1 and flanges up to 40 mm (Table 6.3.3(A)).";
const FLAME_CUT =
  "The flange plates are flame cut: α_b = 0 for k_f = 1, as in the published tables for WB and WC (Table 6.3.3(A)).";
const TORSION =
  "Uniform torsion only. AS 4100 has no torsion clause: the capacity is based on the torsion modulus C, with shear yield and shear buckling to Clause 5.11. Torsion with shear or bending is not covered.";
const RESTRAINT =
  "Full lateral restraint length: uniform moment (β_m = −1), and both ends of the segment fully or partially restrained. A moment gradient allows a longer segment.";
const NO_STIFFENERS = "No load-bearing stiffeners.";
/** By the number of restrained flanges of an open section. */
const FLANGES_AT_BEARING = {
  1: "One flange is restrained against lateral movement and rotation at the bearing.",
  2: "Both flanges are restrained against lateral movement and rotation at the bearing.",
} as const;
const BEARING =
  "No load-bearing stiffeners. The section is restrained at top and bottom against lateral movement and rotation. At the end of a member, the bearing is flush with the end. Bearing with bending (Clause 5.13.5) is not covered.";
const SEGMENT =
  "The segment is fully or partially restrained at both ends. l_e is the effective length of Clause 5.6.3, with the factors for twist, load height and rotation.";
const SHEAR_CENTRE = "The load acts through the shear centre, so the channel does not twist.";
const PRINCIPAL =
  "The angle bends about its principal axis x or y and is restrained against lateral buckling.";
/** The part of a section that must have no holes in bending. */
const IN_BENDING: Partial<Record<SectionKind, string>> = {
  angle: "legs",
  tee: "flange and stem",
  solid: "bar",
  "cold-formed-chs": "wall",
  "cold-formed-rhs": "walls",
};
const isChannel = (kind: SectionKind) => kind === "channel" || kind === "welded-channel";
const noHolesInBending = (kind: SectionKind) =>
  `No holes in the ${IN_BENDING[kind] ?? "flanges"} (Clause 5.2.6).`;
const grossBending = (kind: SectionKind) => [noHolesInBending(kind), SHEAR_AND_BENDING];

/** The assumptions of the bending checks of a member, which is checked for shear with bending too. */
export function memberBendingAssumptions(kind: SectionKind): readonly string[] {
  return [noHolesInBending(kind), ...(isChannel(kind) ? [SHEAR_CENTRE] : [])];
}

/** The assumptions of the shear checks of a member, which is checked for shear with bending too. */
export function memberShearAssumptions(kind: SectionKind, isStiffened: boolean): readonly string[] {
  if (kind === "cold-formed-chs") return [FULL_SECTION];
  if (kind === "cold-formed-rhs") return [UNBROKEN];
  return [isStiffened ? STIFFENED : UNSTIFFENED];
}

/** The assumptions of the bearing checks of a member. */
export function memberBearingAssumptions(kind: SectionKind, restrainedFlanges: 1 | 2): readonly string[] {
  const flanges = kind === "cold-formed-rhs" ? [] : [FLANGES_AT_BEARING[restrainedFlanges]];
  return [NO_STIFFENERS, ...flanges];
}

/** Sections that are often connected by one of their plates only. */
const PARTLY_CONNECTED: ReadonlySet<SectionKind> = new Set(["angle", "channel", "welded-channel", "tee"]);

/** The assumption about the flange edges of a welded I-section, which alpha_b depends on for kf = 1 only. */
const FLANGE_EDGES: Partial<Record<SectionKind, string>> = {
  "welded-i": FLAME_CUT,
  "welded-i-as-rolled": AS_ROLLED,
};

/** The assumptions of a capacity for one kind of section with a form factor `kf`. */
export function assumptionsOf(kind: SectionKind, capacity: CapacityName, kf: number): readonly string[] {
  const edges = kf < 1 ? undefined : FLANGE_EDGES[kind];
  switch (capacity) {
    case "phiNs":
      return [FULL_SECTION];
    case "phiNt":
      return [FULL_SECTION, UNIFORM_TENSION, ...(PARTLY_CONNECTED.has(kind) ? [ONE_PART] : [])];
    case "phiVv":
    case "phiVvy":
      if (kind === "cold-formed-chs") return [FULL_SECTION];
      return [kind === "cold-formed-rhs" ? UNBROKEN : UNSTIFFENED, SHEAR_AND_BENDING];
    case "phiNcx":
    case "phiNcy":
      return [
        FULL_SECTION,
        FLEXURAL,
        ...(isChannel(kind) ? [CHANNEL_TORSION] : []),
        ...(kind === "angle" ? [ONE_LEG] : []),
        ...(edges === undefined ? [] : [edges]),
      ];
    case "phiMz":
      return [TORSION];
    case "FLR":
      return [RESTRAINT];
    case "phiRbyMm":
    case "phiRbbMm":
    case "phiRby":
    case "phiRbb":
    case "phiRbyEnd":
    case "phiRbbEnd":
      return [BEARING];
    case "phiMbx":
      return [...grossBending(kind), SEGMENT, ...(isChannel(kind) ? [SHEAR_CENTRE] : [])];
    default:
      return [
        ...grossBending(kind),
        ...(kind === "angle" ? [PRINCIPAL] : []),
        ...(isChannel(kind) ? [SHEAR_CENTRE] : []),
      ];
  }
}

const FACTORS =
  "φ = 0.9 throughout (Table 3.4). E = 200\u202f000\u00a0MPa, G = 80\u202f000\u00a0MPa (Clause 1.4).";
const OF_THE_RECORD =
  "Calculated from unrounded properties where these agree with the published values. Exceptions are two known errors on the unsafe side: f_y of 310UC283 in Grade 350 (the product standard value is used) and J of the channels (the calculated value is used).";

const TWO_STRESSES = "f_y = min(f_yf, f_yw), except shear (f_yw).";

/** The statement shown with every capacity. */
export const STATEMENT = {
  edition: EDITION,
  assumptions: [
    FACTORS,
    OF_THE_RECORD,
    TWO_STRESSES,
    "Shear area: d t_w for rolled I-sections and channels; d_1 t_w for welded I-sections; both webs of rectangular hollow sections, allowing for non-uniform shear stress (Clause 5.11.3); 0.6 A_g for circular hollow sections (0.36 f_y A_g).",
  ],
  limits: [
    "Each value is the static strength of a bare steel member under one action alone. Combined actions (Section 8) are a check of their own. Bearing stiffeners, connections, fatigue, fire and brittle fracture are not covered.",
    "Lateral buckling of angles, tees and flat bars, shear of angles, tees and bars, and shear along the flanges of I-sections and channels are not covered.",
    "Compression: flexural buckling only. Torsional and flexural-torsional buckling are not covered.",
  ],
  verification: "A qualified engineer must verify every value before it is used.",
} as const;

const ONE_STRESS = "One yield stress for all actions.";

const SHEAR_AREAS: Readonly<Record<SectionKind, string | undefined>> = {
  "rolled-i": "Shear area: d × t_w.",
  "welded-i": "Shear area: d_1 × t_w, the clear depth of the web.",
  "welded-i-as-rolled": "Shear area: d_1 × t_w, the clear depth of the web.",
  "taper-i": "Shear area: d × t_w.",
  "unequal-i": undefined,
  tee: undefined,
  solid: undefined,
  channel: "Shear area: d × t_w.",
  "welded-channel": "Shear area: d_1 × t_w, the clear depth of the web.",
  angle: undefined,
  "cold-formed-chs": "Shear area: 0.6 A_g (0.36 f_y A_g).",
  "cold-formed-rhs":
    "Shear area: the two walls along the force, allowing for non-uniform shear stress (Clause 5.11.3).",
  "welded-box":
    "Shear area: the two plates along the force, allowing for non-uniform shear stress (Clause 5.11.3).",
};

/** The assumptions that apply to every capacity of one kind of section, besides the properties it is calculated from. */
export function generalAssumptions(kind: SectionKind): readonly string[] {
  const isOfOneStrip =
    kind === "angle" || kind === "solid" || kind === "cold-formed-chs" || kind === "cold-formed-rhs";
  return [FACTORS, isOfOneStrip ? ONE_STRESS : TWO_STRESSES];
}

/** The shear area of one kind of section; undefined where its shear capacity is not covered. */
export function shearArea(kind: SectionKind): string | undefined {
  return SHEAR_AREAS[kind];
}
