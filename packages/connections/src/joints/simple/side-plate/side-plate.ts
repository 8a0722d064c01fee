import type { FilletWeld } from "@kingpost/as4100";
import type { CutEdge, JointBolts, JointMember, PlateSteel, Support } from "../../joint.ts";

/** A plate that is welded to the support with two fillet welds and bolted to the web of the member. Units mm. */
export interface SidePlate {
  readonly member: JointMember;
  readonly support: Support;
  /** From the support to the end of the member. */
  readonly gap: number;
  readonly bolts: JointBolts;
  readonly plate: PlateSteel;
  /** From the outer bolts to the ends of the plate, and to its free edge beside them. */
  readonly edgeV: number;
  readonly edgeH: number;
  /** From the support to the first line of bolts. */
  readonly firstLine: number;
  /** From the top of the section to the first row of bolts. */
  readonly topToBolt: number;
  readonly weld: FilletWeld;
  readonly cut: CutEdge;
}

/** Depth d_i and width of the plate, mm. */
export function sidePlateSize({ bolts, edgeV, edgeH, firstLine }: SidePlate): {
  readonly depth: number;
  readonly width: number;
} {
  return {
    depth: (bolts.rows - 1) * bolts.pitch + 2 * edgeV,
    width: firstLine + (bolts.columns - 1) * bolts.gauge + edgeH,
  };
}

/** From the support to the centroid of the bolts, mm. */
export function sidePlateEccentricity({ bolts, firstLine }: SidePlate): number {
  return firstLine + ((bolts.columns - 1) * bolts.gauge) / 2;
}
