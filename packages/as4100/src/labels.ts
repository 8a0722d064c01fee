import type { CapacityName } from "./capacity.ts";
import type { SectionKind } from "./steel-section.ts";

export type SymbolParts = readonly [
  base: string,
  subscript: string,
  divisor?: string,
  divisorSubscript?: string,
];

/** The symbol and name of a capacity on screen. */
export interface CapacityLabel {
  /** Letters and their subscript, in turn: `φM`, `sx`; `φR`, `by`, `/b`, `bf`. Bearing at the end has the symbol of bearing elsewhere. */
  readonly symbol: SymbolParts;
  /** Name of the capacity, without the unit. */
  readonly title: string;
}

const label = (base: string, subscript: string, title: string): CapacityLabel => ({
  symbol: [base, subscript],
  title,
});

/** The label of every capacity, in terms that apply to every kind of section. */
export const CAPACITY_LABELS: Readonly<Record<CapacityName, CapacityLabel>> = {
  phiMsx: label("φM", "sx", "Section moment capacity about x"),
  phiMsxA: label("φM", "sxA", "Section moment capacity about x, load A"),
  phiMsxC: label("φM", "sxC", "Section moment capacity about x, load C"),
  phiMsy: label("φM", "sy", "Section moment capacity about y"),
  phiMsyL: label("φM", "syL", "Section moment capacity about y, web in compression"),
  phiMsyR: label("φM", "syR", "Section moment capacity about y, flange tips in compression"),
  phiMsyB: label("φM", "syB", "Section moment capacity about y, load B"),
  phiMsyD: label("φM", "syD", "Section moment capacity about y, load D"),
  phiNs: label("φN", "s", "Section capacity in compression"),
  phiNt: label("φN", "t", "Section capacity in tension"),
  phiVv: label("φV", "v", "Shear capacity along the web or depth"),
  phiVvy: label("φV", "vy", "Shear capacity along the width"),
  phiNcx: label("φN", "cx", "Member capacity in compression, buckling about x"),
  phiNcy: label("φN", "cy", "Member capacity in compression, buckling about y"),
  phiMbx: label("φM", "bx", "Member moment capacity about x"),
  phiMz: label("φM", "z", "Torsion capacity"),
  FLR: label("F", "LR", "Full lateral restraint length, uniform moment"),
  phiRbyMm: { symbol: ["φR", "by", "/b"], title: "Bearing yield per mm of bearing width" },
  phiRbbMm: { symbol: ["φR", "bb", "/b"], title: "Bearing buckling per mm of bearing width" },
  phiRby: label("φR", "by", "Bearing yield, away from the ends"),
  phiRbb: label("φR", "bb", "Bearing buckling, away from the ends"),
  phiRbyEnd: label("φR", "by", "Bearing yield, flush with the end"),
  phiRbbEnd: label("φR", "bb", "Bearing buckling, flush with the end"),
};

/** The symbol of a capacity on one line, an underscore before each subscript: `φM_sx`, `φR_by/b`. */
export function formulaSymbol(capacity: CapacityName): string {
  const [base, subscript, divisor = "", divisorSubscript] = CAPACITY_LABELS[capacity].symbol;
  return `${base}_${subscript}${divisor}${divisorSubscript === undefined ? "" : `_${divisorSubscript}`}`;
}

/** The direction of shear for each kind of section: only some have a web, and a tube has no side. */
const SHEAR_TITLES: Readonly<Record<SectionKind, string>> = {
  "rolled-i": "Shear capacity along the web",
  "welded-i": "Shear capacity along the web",
  "welded-i-as-rolled": "Shear capacity along the web",
  channel: "Shear capacity along the web",
  angle: "Shear capacity",
  "cold-formed-chs": "Shear capacity in any direction",
  "cold-formed-rhs": "Shear capacity along the depth",
  "welded-box": "Shear capacity along the depth",
};

/** The name of a capacity for one kind of section. */
export function capacityTitle(capacity: CapacityName, kind: SectionKind): string {
  // b_bf and b_b of Clause 5.13; hollow sections have only the latter.
  if (capacity === "phiRbyMm" && kind !== "cold-formed-rhs")
    return "Bearing yield per mm of width at the flange";
  if (capacity === "phiRbyMm") return "Bearing yield per mm of width at mid-depth";
  if (capacity === "phiRbbMm") return "Bearing buckling per mm of width at mid-depth";
  return capacity === "phiVv" ? SHEAR_TITLES[kind] : CAPACITY_LABELS[capacity].title;
}
