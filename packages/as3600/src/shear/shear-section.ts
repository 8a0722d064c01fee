import { areaBeyond, viewAlong } from "@kingpost/concrete-section";
import { type DesignSection, type ReinforcingBar, shapeOf } from "../flexure/design-section.ts";
import { type BendingSense, compressedSide } from "../flexure/strength.ts";
import type { ShearSection } from "./shear.ts";

/** Two depths that differ by rounding, mm: a bar in the middle is not in the half in tension. */
const SAME = 1e-6;

/** What a section in bending does not have. Units mm. */
interface ShearDetails extends Pick<ShearSection, "bv" | "dg" | "fitments" | "isLightweight" | "amendment"> {
  /** Part of the yield strength that a bar develops here; all of it unless set. */
  readonly developed?: ((bar: ReinforcingBar) => number) | undefined;
}

/**
 * The section in shear of a section in bending: its bars and concrete in the half of the depth that is in tension.
 *
 * Shape    without bars there, d is the depth of the section and the area 0
 * Units    mm, mm2
 * Source   AS 3600 8.2.4.2
 * Checked  src/shear/shear.test.ts
 */
export function shearSectionOf(
  section: DesignSection,
  sense: BendingSense,
  { developed = () => 1, ...details }: ShearDetails,
): ShearSection {
  const view = viewAlong(shapeOf(section), compressedSide(sense));
  const { depth } = view;
  let all = 0;
  let first = 0;
  let ast = 0;
  section.bars.forEach((bar, index) => {
    const at = view.bars[index]?.depth ?? 0;
    if (at <= depth / 2 + SAME) return;
    all += bar.area;
    first += bar.area * at;
    ast += bar.area * Math.max(0, Math.min(1, developed(bar)));
  });
  return {
    ...details,
    concrete: section.concrete,
    depth,
    d: all > 0 ? first / all : depth,
    ast,
    fsy: section.steel.fsy,
    act: areaBeyond(view, depth / 2),
  };
}
