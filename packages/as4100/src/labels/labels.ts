import { type MathText, mathText } from "@kingpost/calc";
import type { SectionKind } from "../section/steel-section.ts";
import type { CapacityName } from "./capacity.ts";

/** The symbol and name of a capacity on screen. */
export interface CapacityLabel {
  /** Bearing at the end has the symbol of bearing elsewhere. */
  readonly symbol: MathText;
  /** Name of the capacity, without the unit. */
  readonly title: string;
  /** The same below a heading that names the kind of capacity: `Moment about x`. */
  readonly short: string;
}

const label = (symbol: string, title: string, short = title): CapacityLabel => ({
  symbol: mathText(symbol),
  title,
  short,
});

const moment = (subscript: string, about: string): CapacityLabel =>
  label(`φM_${subscript}`, `Section moment capacity ${about}`, `Moment ${about}`);

const perWidth = (subscript: string, title: string): CapacityLabel => ({
  symbol: mathText(`φR_${subscript}/b`),
  title,
  short: title,
});

/** The label of every capacity, in terms that apply to every kind of section. */
export const CAPACITY_LABELS: Readonly<Record<CapacityName, CapacityLabel>> = {
  phiMsx: moment("sx", "about x"),
  phiMsxA: moment("sxA", "about x, load A"),
  phiMsxC: moment("sxC", "about x, load C"),
  phiMsy: moment("sy", "about y"),
  phiMsyL: moment("syL", "about y, web in compression"),
  phiMsyR: moment("syR", "about y, flange tips in compression"),
  phiMsyB: moment("syB", "about y, load B"),
  phiMsyD: moment("syD", "about y, load D"),
  phiNs: label("φN_s", "Section capacity in compression", "Compression"),
  phiNt: label("φN_t", "Section capacity in tension", "Tension"),
  phiVv: label("φV_v", "Shear capacity along the web or depth", "Shear along the web or depth"),
  phiVvy: label("φV_vy", "Shear capacity along the width", "Shear along the width"),
  phiNcx: label("φN_cx", "Member capacity in compression, buckling about x"),
  phiNcy: label("φN_cy", "Member capacity in compression, buckling about y"),
  phiMbx: label("φM_bx", "Member moment capacity about x"),
  phiMz: label("φM_z", "Torsion capacity"),
  FLR: label(
    "F_LR",
    "Full lateral restraint length, uniform moment",
    "Full restraint length, uniform moment",
  ),
  phiRbyMm: perWidth("by", "Bearing yield per mm of bearing width"),
  phiRbbMm: perWidth("bb", "Bearing buckling per mm of bearing width"),
  phiRby: label("φR_by", "Bearing yield, away from the ends"),
  phiRbb: label("φR_bb", "Bearing buckling, away from the ends"),
  phiRbyEnd: label("φR_by", "Bearing yield, flush with the end"),
  phiRbbEnd: label("φR_bb", "Bearing buckling, flush with the end"),
};

/** The direction of shear for each kind of section: only some have a web, and a tube has no side. */
const SHEAR_DIRECTIONS: Readonly<Record<SectionKind, string>> = {
  "rolled-i": " along the web",
  "welded-i": " along the web",
  "welded-i-as-rolled": " along the web",
  "taper-i": " along the web",
  "unequal-i": " along the web",
  tee: "",
  solid: "",
  channel: " along the web",
  "welded-channel": " along the web",
  angle: "",
  "cold-formed-chs": " in any direction",
  "cold-formed-rhs": " along the depth",
  "welded-box": " along the depth",
};

/** The name of a capacity for one kind of section. */
export function capacityTitle(
  capacity: CapacityName,
  kind: SectionKind,
  length: "title" | "short" = "title",
): string {
  // b_bf and b_b of Clause 5.13; hollow sections have only the latter.
  if (capacity === "phiRbyMm" && kind !== "cold-formed-rhs")
    return "Bearing yield per mm of width at the flange";
  if (capacity === "phiRbyMm") return "Bearing yield per mm of width at mid-depth";
  if (capacity === "phiRbbMm") return "Bearing buckling per mm of width at mid-depth";
  if (capacity !== "phiVv") return CAPACITY_LABELS[capacity][length];
  return `${length === "short" ? "Shear" : "Shear capacity"}${SHEAR_DIRECTIONS[kind]}`;
}
