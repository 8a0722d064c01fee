import type { FilletWeld, SteelSection } from "@kingpost/as4100";
import type { CutEdge, JointBolts, PlateSteel } from "../joint.ts";

/** A brace that is bolted to a plate, which is welded to its support with two fillet welds. Units mm. */
export interface BracingCleat {
  readonly member: SteelSection;
  /** Correction factor of the brace for the distribution of forces, and its part that is bolted. */
  readonly kt: number;
  readonly part: PlateSteel;
  readonly plate: PlateSteel;
  /** Rows along the force, columns across it. */
  readonly bolts: JointBolts;
  /** Shear planes of each bolt. */
  readonly planes: 1 | 2;
  /** From the outer bolts along the force to the end of the plate and to the end of the brace; beside them to the edges. */
  readonly edgePlate: number;
  readonly edgeMember: number;
  readonly edgePlateAcross: number;
  readonly edgeMemberAcross: number;
  /** Width of the plate across the force, mm. */
  readonly width: number;
  /** Whether the width is limited to a spread of 30 degrees from the first bolts. */
  readonly hasSpread: boolean;
  /** Length of the plate as a strut between bolts and weld, and its effective length factor; undefined: not covered in compression. */
  readonly unsupported: number;
  readonly k: number | undefined;
  /** Between the force and the normal of the support, rad. */
  readonly angle: number;
  readonly weld: FilletWeld;
  readonly weldLength: number;
  /** From the force to the middle of the weld, along the weld. */
  readonly eccentricity: number;
  readonly cut: CutEdge;
  /** Whether another designer checks what the plate is welded to. */
  readonly isSupportElsewhere: boolean;
}
