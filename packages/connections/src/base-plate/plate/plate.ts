import { boltTensionWithPrying, isHollow, PHI, type SteelSection } from "@kingpost/as4100";
import { type Capacity, type NotCovered, type Recorder, SILENT } from "@kingpost/calc";
import type { BaseDesign, BaseForces, BoltPosition } from "../base.ts";
import { designBearingStress } from "../forces/concrete-bearing.ts";
import {
  EFFECTIVE_WIDTH,
  GOVERNING_OVERHANG,
  INNER_OVERHANG,
  OVERHANGS,
  PANEL_OVERHANG,
  THICKNESS_BETWEEN_FLANGES,
  THICKNESS_OF_BOLT,
  THICKNESS_OF_OVERHANG,
  THICKNESS_OF_SHORT_BLOCK,
} from "./plate-formulas.ts";

type PlateOfBase = Pick<
  BaseDesign,
  "section" | "plate" | "pedestal" | "anchors" | "isFromFaces" | "isBlockConfined" | "prying"
>;

const BOLTS_INSIDE: NotCovered = {
  kind: "not-covered",
  reason:
    "Bolts in tension between the flanges of a channel or inside a hollow section are not covered: move them beyond the section.",
};
const NO_BEARING: NotCovered = { kind: "not-applicable", reason: "No bearing on the concrete." };
const NO_TENSION: NotCovered = { kind: "not-applicable", reason: "No bolt is in tension." };

/** The lines of bending as shares of depth and width. Source AISC Design Guide 1, 3.1. */
function sharesOf({ kind }: SteelSection): { readonly d: number; readonly bf: number } {
  switch (kind) {
    case "cold-formed-chs":
      return { d: 0.8, bf: 0.8 };
    case "cold-formed-rhs":
    case "welded-box":
      return { d: 0.95, bf: 0.95 };
    default:
      return { d: 0.95, bf: 0.8 };
  }
}

/**
 * Equivalent overhang between the flanges, or inside a hollow section: clamped on four sides, of a tube as of the square around it (derived).
 * A channel has one outstand, of an I-section of twice its width, with lambda = 1 (derived).
 */
function panelOverhang(
  { d, bf, tf, kind }: SteelSection,
  { pressure, fb }: { readonly pressure: number; readonly fb: number },
  record: Recorder,
): number {
  if (isHollow({ kind })) {
    const [inner, other] = [bf - 2 * tf, d - 2 * tf].toSorted((p, q) => p - q);
    return record.formula(INNER_OVERHANG, { b: inner ?? 0, a: other ?? 0 });
  }
  if (kind === "channel") return record.formula(PANEL_OVERHANG.overhang, { lambda: 1, d, bf: 2 * bf });
  const x = record.formula(PANEL_OVERHANG.x, { d, bf, pressure, fb });
  const lambda = record.formula(PANEL_OVERHANG.lambda, { x });
  return record.formula(PANEL_OVERHANG.overhang, { lambda, d, bf });
}

/**
 * Required thickness of the plate on the bearing side.
 *
 *   t = l sqrt(2 fp / (phi fy)), l = max(m, n, lambda n')      block shorter than the overhang it is on: t = sqrt(4 fp Y (l - Y / 2) / (phi fy)), l = max(m, n)
 *
 * Shape    m and n from 0.95 d and 0.80 bf (RHS 0.95, CHS 0.80 both ways), or from the faces of the section
 * Units    mm, MPa
 * Source   AISC Design Guide 1, 3.1 and 3.3.2, with phi = 0.9
 * Checked  src/base-plate/plate/plate.test.ts
 */
export function requiredBearingThickness(base: PlateOfBase, forces: BaseForces, record: Recorder): Capacity {
  if (forces.kind === "tension") return NO_BEARING;
  const { section, plate, isFromFaces } = base;
  const { d, bf } = section;
  const { fy } = plate;
  const { pressure, blockLength: y, axis } = forces;
  const shares = isFromFaces ? { d: 1, bf: 1 } : sharesOf(section);
  const m = record.formula(OVERHANGS.length, { length: plate.length, share: shares.d, d });
  const n = record.formula(OVERHANGS.width, { width: plate.width, share: shares.bf, bf });
  if (y < (axis === "x" ? m : n)) {
    const overhang = record.formula(GOVERNING_OVERHANG.two, { m, n });
    return record.formula(THICKNESS_OF_SHORT_BLOCK, { overhang, y, pressure, phi: PHI, fy });
  }
  // Without confinement of the block it is already among the steps of the forces.
  const fb = designBearingStress(base, undefined, base.isBlockConfined ? record : SILENT);
  const panel = panelOverhang(section, { pressure, fb }, record);
  const overhang = record.formula(GOVERNING_OVERHANG.three, { m, n, panel });
  return record.formula(THICKNESS_OF_OVERHANG, { overhang, pressure, phi: PHI, fy });
}

/** A bolt beyond the section: how far, and how far the plate reaches on both sides of it. Units mm. */
interface Outstand {
  readonly x: number;
  readonly left: number;
  readonly right: number;
}

/** From the nearest face of the section to a bolt; undefined between the flanges. */
export function outstandOf(
  { section, plate }: Pick<PlateOfBase, "section" | "plate">,
  { x, y }: BoltPosition,
): Outstand | undefined {
  const { d, bf, kind } = section;
  const isChs = kind === "cold-formed-chs";
  const beyondFlange = Math.abs(y) - d / 2;
  if (!isHollow(section) && beyondFlange <= 0 && Math.abs(x) <= bf / 2) return;
  // Between the flanges nothing supports the plate at their tips: from the line of bending (derived).
  const halfWidth = isHollow(section) || beyondFlange > 0 ? bf / 2 : (sharesOf(section).bf * bf) / 2;
  const radius = Math.hypot(x, y);
  const dy = isChs ? y : Math.sign(y) * Math.max(beyondFlange, 0);
  const dx = isChs ? x : Math.sign(x) * Math.max(Math.abs(x) - halfWidth, 0);
  const gap = isChs ? radius - d / 2 : Math.hypot(dx, dy);
  if (!(gap > 0)) return;
  const size = Math.hypot(dx, dy);
  // Across the line from the section to the bolt.
  const [tx, ty] = [dy / size, -dx / size];
  const reach = (sign: 1 | -1) =>
    Math.min(reachTo(plate.width / 2, x, sign * tx), reachTo(plate.length / 2, y, sign * ty));
  return { x: gap, left: reach(1), right: reach(-1) };
}

/** How far a line from `at` in a direction is from the edges at plus and minus `half`. */
function reachTo(half: number, at: number, direction: number): number {
  if (Math.abs(direction) < 1e-9) return Number.POSITIVE_INFINITY;
  return (half - Math.sign(direction) * at) / Math.abs(direction);
}

export function halfToNearest(positions: readonly BoltPosition[], bolt: BoltPosition): number {
  const others = positions.filter((other) => other !== bolt);
  return Math.min(...others.map(({ x, y }) => Math.hypot(x - bolt.x, y - bolt.y))) / 2;
}

/** Bolts between the flanges, as one pair: twice the side with the greater tension, at its greatest distance from the web. */
function pairBetween(inside: readonly { readonly position: BoltPosition; readonly tension: number }[]) {
  const side = (sign: 1 | -1) =>
    inside.reduce((sum, { position, tension }) => (position.x * sign > 0 ? sum + tension : sum), 0);
  const gauge = 2 * Math.max(...inside.map(({ position }) => Math.abs(position.x)));
  return { tension: 2 * Math.max(side(1), side(-1)), gauge };
}

/**
 * Required thickness of the plate on the side of the bolts in tension.
 *
 *   beyond the section: t = sqrt(4 T x / (phi fy beff)), beff = 2x as far as the edges and half way to the next bolt
 *   pair between the flanges: sqrt(sqrt(2) T g / (4 bf phi fy)), or where sqrt(2) bf > d sqrt(T g d / (phi fy (d^2 + 2 bf^2)))
 *
 * Shape    several pairs between the flanges as one (on the safe side); channels with bolts between the flanges are not covered
 * Units    mm, N, MPa
 * Source   AISC Design Guide 1, 3.2 to 3.4; Murray (1983), recalled
 * Checked  src/base-plate/plate/plate.test.ts
 */
export function requiredTensionThickness(base: PlateOfBase, forces: BaseForces, record: Recorder): Capacity {
  const { section, plate, anchors, prying } = base;
  const { fy } = plate;
  const bolts = anchors.positions.map((position, index) => ({
    position,
    tension: forces.boltTensions[index] ?? 0,
    outstand: outstandOf(base, position),
  }));
  const tensioned = bolts.filter(({ tension }) => tension > 0);
  const inside = tensioned.filter(({ outstand }) => outstand === undefined);
  if (inside.length > 0 && (section.kind === "channel" || isHollow(section))) return BOLTS_INSIDE;
  const cases = tensioned.flatMap(({ position, tension, outstand }) =>
    outstand === undefined
      ? []
      : [
          (to: Recorder) => {
            const half = halfToNearest(anchors.positions, position);
            const width = to.formula(EFFECTIVE_WIDTH, { ...outstand, half });
            const n = boltTensionWithPrying(tension, prying, to);
            return to.formula(THICKNESS_OF_BOLT, { n, x: outstand.x, phi: PHI, fy, width });
          },
        ],
  );
  if (inside.length > 0) {
    const { tension, gauge } = pairBetween(inside);
    const { d, bf } = section;
    cases.push((to) => {
      const n = boltTensionWithPrying(tension, prying, to);
      return Math.SQRT2 * bf <= d
        ? to.formula(THICKNESS_BETWEEN_FLANGES.deep, { n, gauge, bf, phi: PHI, fy })
        : to.formula(THICKNESS_BETWEEN_FLANGES.wide, { n, gauge, bf, d, phi: PHI, fy });
    });
  }
  const [worst] = cases.toSorted((a, b) => b(SILENT) - a(SILENT));
  return worst ? worst(record) : NO_TENSION;
}
