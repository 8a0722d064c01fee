import type { Capacity, NotCovered, Recorder } from "@kingpost/calc";
import type { BaseDesign, BoltPosition } from "../base.ts";
import { CONE, CONE_AREA, CONE_GAP, CONE_SIDE, PHI_CONE, SINGLE_CONE } from "./cone-formulas.ts";

/** Embedments of the two formulas, mm. */
export const CONE_LIMITS = { deep: 280, most: 635 } as const;

const TOO_DEEP: NotCovered = {
  kind: "not-covered",
  reason: "The DG07 cone is not covered for embedments of more than 635 mm.",
};
const THROUGH: NotCovered = {
  kind: "not-covered",
  reason: "The DG07 cone is not covered: the embedment is not less than the depth of the concrete.",
};
const NO_ANCHORS: NotCovered = { kind: "not-applicable", reason: "No bolt is in tension." };

/**
 * Design capacity of the concrete cone of cast-in bolts with heads or plates, for a group with equal tensions.
 *
 *   phiN = phi alpha sqrt(f'c) hef^beta AN / ANo, phi = 0.7      hef < 280: 10.1, 1.5; to 635: 3.90, 1.67; ANo = 9 hef^2
 *   AN = (3 hef + sx) (3 hef + sy) - x0 y0 <= n ANo, less where an edge is nearer than 1.5 hef; x0 = s - 3 (tc - hef) >= 0
 *
 * Units    mm, MPa, out N
 * Source   ASI Design Guide 7, worked example 11.1: the DG07 cone, not AS 5216
 * Checked  src/base-plate/cone/cone.test.ts
 */
export function designCone(
  {
    pedestal,
    anchors,
  }: Pick<BaseDesign, "pedestal"> & { readonly anchors: Pick<BaseDesign["anchors"], "embedment"> },
  tensioned: readonly BoltPosition[],
  record: Recorder,
): Capacity {
  const depth = anchors.embedment;
  const concrete = pedestal.depth;
  if (tensioned.length === 0) return NO_ANCHORS;
  if (depth > CONE_LIMITS.most) return TOO_DEEP;
  if (depth >= concrete) return THROUGH;
  const along = (axis: "x" | "y", side: number) => {
    const places = tensioned.map((bolt) => bolt[axis]);
    const [least, most] = [Math.min(...places), Math.max(...places)];
    const spacing = coveredSpacing(places, 3 * depth);
    return {
      side: record.formula(CONE_SIDE[axis], {
        spacing,
        depth,
        from: side / 2 + least,
        to: side / 2 - most,
      }),
      gap: record.formula(CONE_GAP[axis], { spacing, concrete, depth }),
    };
  };
  const x = along("x", pedestal.width);
  const y = along("y", pedestal.length);
  const single = record.formula(SINGLE_CONE, { depth });
  const area = record.formula(CONE_AREA, {
    x: x.side,
    y: y.side,
    gapX: x.gap,
    gapY: y.gap,
    count: tensioned.length,
    single,
  });
  return record.formula(depth < CONE_LIMITS.deep ? CONE.shallow : CONE.deep, {
    phi: PHI_CONE,
    fc: pedestal.fc,
    depth,
    area: Math.max(area, 0),
    single,
  });
}

/** The sum of the distances between lines of bolts, each no more than the cones reach. */
function coveredSpacing(places: readonly number[], most: number): number {
  const sorted = places.toSorted((a, b) => a - b);
  return sorted.reduce((sum, place, index) => sum + Math.min(place - (sorted[index - 1] ?? place), most), 0);
}
