import type { SteelSection } from "@kingpost/as4100";
import type { CutEdge, JointBolts, JointMember, Support } from "../../joint.ts";

/** A pair of angles that are bolted to the web of the member and to the support. Units mm. */
export interface AngleCleat {
  readonly member: JointMember;
  readonly support: Support;
  /** From the support to the end of the member. */
  readonly gap: number;
  readonly angle: SteelSection;
  /** One column through the web, and one in each leg on the support. */
  readonly bolts: JointBolts;
  /** From the heel to the bolts in the leg on the web, and in the leg on the support. */
  readonly webLine: number;
  readonly supportLine: number;
  /** Length of a leg. */
  readonly leg: number;
  readonly edgeV: number;
  /** From the top of the section to the first row of bolts. */
  readonly topToBolt: number;
  readonly cut: CutEdge;
  /** Whether the bolts in the support also carry the moment of the eccentricity. */
  readonly includesEccentricity: boolean;
}

/** Depth d_i of the angles, mm. */
export function angleCleatDepth({ bolts, edgeV }: AngleCleat): number {
  return (bolts.rows - 1) * bolts.pitch + 2 * edgeV;
}
