import type { FilletWeld } from "@kingpost/as4100";
import type { CutEdge, JointBolts, JointMember, PlateSteel, Support } from "../../joint.ts";

/** A flexible end plate: welded to the web of the member, and bolted to the support on both sides of the web. Units mm. */
export interface EndPlate {
  readonly member: JointMember;
  readonly support: Support;
  /** Two columns; the gauge is across the web. */
  readonly bolts: JointBolts;
  readonly plate: PlateSteel;
  readonly edgeV: number;
  /** From a bolt to the side edge of the plate. */
  readonly edgeH: number;
  /** From the top of the section to the first row of bolts. */
  readonly topToBolt: number;
  /** On both sides of the web. */
  readonly weld: FilletWeld;
  readonly cut: CutEdge;
}

/** Depth d_i and width of the plate, mm. */
export function endPlateSize({ bolts, edgeV, edgeH }: EndPlate): {
  readonly depth: number;
  readonly width: number;
} {
  return {
    depth: (bolts.rows - 1) * bolts.pitch + 2 * edgeV,
    width: (bolts.columns - 1) * bolts.gauge + 2 * edgeH,
  };
}
